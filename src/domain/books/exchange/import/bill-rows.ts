import { negative, type Paise } from '#domain/money.ts';
import type { OpeningBill } from '#domain/books/masters/opening-bill.ts';
import { groupOfParty, type PartyKind } from '#domain/books/masters/party.ts';
import { type Cells, onSide } from './cells.ts';
import type { ColumnField } from './columns.ts';

export type BillColumn = (typeof BILL_COLUMNS)[number]['name'];

/** An open bill of a row of a file: which party's, and on which side; debit positive. */
export type BillOfRow = Readonly<{ party: string; bill: OpeningBill; signed: Paise }>;

/** Reads an open bill. `party` is the one under the name of the row, if there is one. */
export function billOfRow(
  cells: Cells<BillColumn>,
  party: Readonly<{ id: string; kind: PartyKind }> | undefined,
): BillOfRow | undefined {
  const [number, date, dueDate] = [cells.code('number'), cells.day('date'), cells.day('dueDate')];
  const open = openOf(cells, party?.kind ?? 'Customer');
  if (!party) cells.say(`There is no party “${cells.text('party')}”. Bring in the parties first.`);
  if (number === '' && cells.text('number') === '') cells.say('Enter the number of the bill.');
  if (date === '' && cells.problems.length === 0) cells.say('Enter the date of the bill.');
  if (dueDate !== '' && date !== '' && dueDate < date) cells.say('The due date is before the date of the bill.');
  if ((open === null || open === 0) && cells.problems.length === 0) cells.say('Nothing is open on this bill.');
  if (cells.problems.length > 0 || !party || date === '' || open === null) return undefined;
  const amount = open < 0 ? negative(open) : open;
  return { party: party.id, bill: { number, date, dueDate, amount }, signed: open };
}

/** Reads what is still open, else the whole amount; a customer's is a debit unless the row says another side. */
function openOf(cells: Cells<BillColumn>, kind: PartyKind): Paise | null {
  const name = cells.text('open') === '' ? 'amount' : 'open';
  const amount = cells.balance(name);
  if (amount === null || /[dc]r\b|debit|credit/i.test(cells.text(name))) return amount;
  return onSide(amount, cells.text('side'), groupOfParty(kind) === 'Sundry Creditors' ? 'Cr' : 'Dr');
}

/** Headings of Tally, Vyapar, Zoho Books, Frappe Books and Busy among them. */
export const BILL_COLUMNS = [
  {
    name: 'party',
    label: 'Party',
    called: [
      'party name',
      'party’s name',
      'party s name',
      'customer name',
      'vendor name',
      'supplier name',
      'customer',
      'supplier',
      'name',
      'ledger name',
    ],
  },
  {
    name: 'number',
    label: 'Number',
    called: [
      'bill no',
      'bill number',
      'invoice no',
      'invoice number',
      'ref no',
      'ref number',
      'reference no',
      'voucher no',
      'bill ref',
    ],
  },
  { name: 'date', label: 'Date', called: ['bill date', 'invoice date', 'ref date', 'voucher date'] },
  { name: 'dueDate', label: 'Due Date', called: ['due on', 'due', 'payment due date'] },
  {
    name: 'open',
    label: 'Open Amount',
    called: [
      'pending amount',
      'balance due',
      'balance',
      'pending',
      'outstanding',
      'outstanding amount',
      'due amount',
      'unpaid amount',
    ],
  },
  {
    name: 'amount',
    label: 'Amount',
    called: ['opening amount', 'total', 'total amount', 'invoice amount', 'bill amount', 'grand total'],
  },
  { name: 'side', label: 'Side', called: ['dr/cr', 'd/c', 'type'] },
] as const satisfies readonly ColumnField<string>[];

import { createDrawer, everyDrawer, updateDrawer } from '#data/books/counter/drawers.ts';
import { openShift } from '#data/books/counter/shifts.ts';
import { booksStore } from '#data/books/store.ts';
import { noteOn } from '#data/books/vouchers/notes.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { type Drawer, drawerInput } from '#domain/books/counter/drawer.ts';
import type { Shift } from '#domain/books/counter/shifts/shift.ts';
import { blankInvoice, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import type { CreditNoteInput, DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Named, ShiftPart } from '#domain/books/voucher-head.ts';
import { blankMoney, type PaymentMode, type Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aLine, OURS, WALK_IN_PARTY } from './documents.ts';

/** Drawers whose cash is counted, and sales during their shifts, in rupees. */

const WALK_IN: DocumentParty = { ...WALK_IN_PARTY, id: 'PTY-000001' };

export function rupees(amount: number): Paise {
  return asPaise(Math.round(amount * 100));
}

export async function ledgerNamed(name: string): Promise<Named> {
  const found = (await booksStore.records('ledgers').toArray()).find((ledger) => ledger.name === name);
  if (!found) throw new Error(`There is no ledger ${name}.`);
  return { id: found.id, name };
}

/** Turns the shifts of the first drawer on. */
export async function drawerWithShifts(): Promise<Drawer> {
  const [first] = await everyDrawer();
  if (!first) throw new Error('There is no drawer.');
  await updateDrawer(first.id, first.rev, { ...drawerInput(first), shifts: true });
  const [drawer] = await everyDrawer();
  return drawer as Drawer;
}

/** A second drawer with a ledger of its own. */
export function anotherDrawer(name: string, cash: Named): Promise<Drawer> {
  return createDrawer({ name, cash, upi: null, card: null, shifts: true });
}

/** Opens a shift with so much put in, from Cash, and so much counted. */
export async function shiftWith(putIn: number, counted: number): Promise<Shift> {
  return openShift({ putIn: rupees(putIn), from: await ledgerNamed('Cash'), counted: rupees(counted), reason: '' });
}

/** Sells goods for so many rupees during a shift, 5 % in them, and receives so much of it by these modes. */
export async function sellIn(
  shift: Shift,
  day: IsoDate,
  item: Item,
  price: number,
  tenders: Partial<Record<PaymentMode, number>>,
  overrides: Readonly<{ units?: number; discount?: number; customer?: DocumentParty }> = {},
): Promise<Voucher> {
  const { units = 1, customer = WALK_IN } = overrides;
  const mark = { shift: { id: shift.id, as: 'Sale' as const } };
  const discount = overrides.discount === undefined ? null : { amount: rupees(overrides.discount) };
  const invoice = await createVoucher(
    {
      ...withParty(blankInvoice(day, OURS), customer, null),
      ratesIncludeGst: true,
      lines: [aLine(units, price / units, 5, { item: lineItem(item), discount })],
      ...mark,
    },
    'Issued',
  );
  const bank = await ledgerNamed('Bank');
  for (const [mode, amount] of Object.entries(tenders) as [PaymentMode, number][]) {
    await createVoucher(
      {
        ...blankMoney('Receipt', day, mode === 'Cash' ? shift.cash : bank),
        against: { id: customer.id, name: customer.name },
        amount: rupees(amount),
        mode,
        allocations: [{ document: invoice.id, amount: rupees(amount) }],
        ...mark,
      },
      'Issued',
    );
  }
  return invoice;
}

/** Takes units of the first line of a bill back during a shift, and gives the money back from its drawer. */
export async function takeBackIn(shift: Shift, day: IsoDate, bill: Voucher, units: number): Promise<Voucher> {
  const note = await noteOn(bill.id, day);
  const lines = note.lines.slice(0, 1).map((line) => ({ ...line, quantity: asQuantity(units) }));
  const mark = { shift: { id: shift.id, as: 'Sale' as const } };
  const made = await createVoucher({ ...note, lines, reason: 'Sales return', ...mark } as CreditNoteInput, 'Issued');
  if (made.kind !== 'Credit Note') throw new Error('A bill is taken back by a credit note.');
  await moneyIn(shift, 'Payment', day, made.sums.total / 100, { ...WALK_IN, ...made.party }, 'Sale');
  return made;
}

/** Money out of or into the drawer of a shift, against a party or ledger. */
function moneyIn(
  shift: Shift,
  kind: 'Receipt' | 'Payment',
  day: IsoDate,
  amount: number,
  against: Named,
  as: ShiftPart,
): Promise<Voucher> {
  return createVoucher(
    {
      ...blankMoney(kind, day, shift.cash),
      against: { id: against.id, name: against.name },
      amount: rupees(amount),
      allocations: [],
      shift: { id: shift.id, as },
    },
    'Issued',
  );
}

import { createItem } from '#data/books/masters/items.ts';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { cancelVoucher, createVoucher } from '#data/books/vouchers/vouchers.ts';
import {
  blankInvoice,
  blankPurchase,
  documentParty,
  lineItem,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import { blankCreditNote, blankDebitNote } from '#domain/books/documents/blank-note.ts';
import { duesOfParty } from '#domain/books/payments/due.ts';
import type { InvoiceInput, PurchaseInput } from '#domain/books/documents/document.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aBought, aLine, OURS } from './documents.ts';
import { draft, enter, move, pay, receive } from './posted.ts';

const rupees = (amount: number) => asPaise(amount * 100);

/**
 * A small trader's first year and the start of the second, with what is easily lost on the way to another program: open
 * bills from before, a bill paid in two parts, money on account, an advance, notes on what was paid already, a service beside
 * goods, a ledger on a bill, discounts and TDS, a cancelled voucher and a draft, a name with signs that XML escapes.
 */
export async function tradeForTwoYears(): Promise<void> {
  const old = { number: 'OLD/1', date: '2026-03-10', dueDate: '2026-04-09', amount: rupees(700) } as const;
  const asha = await createParty({
    ...blankParty('Customer'),
    name: 'Asha & Sons <Pune>',
    registration: 'Regular',
    gstin: '27AAAPA1234A1ZT',
    balance: rupees(700),
    bills: [old],
  });
  const mill = await createParty({
    ...blankParty('Supplier'),
    name: 'The "Mill"',
    state: '27',
    registration: 'Regular',
    gstin: '27AAAPF1111F1ZM',
    balance: rupees(250),
    side: 'Cr',
  });
  const item = { ...BLANK_ITEM, hsn: '34011190', percent: 18 };
  const soap = lineItem(
    await createItem({ ...item, name: 'Soap', openingQuantity: asQuantity(2.5), openingRate: asRate(100_0000) }),
  );
  const visit = lineItem(await createItem({ ...item, name: 'Visit', kind: 'Service', unit: 'NA', hsn: '998719' }));
  const hire = await createLedger({ ...BLANK_LEDGER, name: 'Hire', group: 'Direct Expenses' });
  await createLedger({ ...BLANK_LEDGER, name: 'Van', group: 'Fixed Assets', balance: rupees(5000), side: 'Dr' });
  const invoice = (date: IsoDate, overrides: Partial<InvoiceInput>) =>
    issue({ ...withParty(blankInvoice(date, OURS), documentParty(asha), null), ...overrides });
  const purchase = (date: IsoDate, overrides: Partial<PurchaseInput>) =>
    issue({ ...withParty(blankPurchase(date, OURS), documentParty(mill), null), billDate: date, ...overrides });

  const [bill] = duesOfParty(asha);
  await receive('2026-04-05', asha.name, 300, { allocations: [{ document: bill?.id ?? '', amount: rupees(200) }] });
  const first = await invoice('2026-04-10', {
    dueDate: '2026-05-10',
    lines: [aLine(10, 125.5, 18, { item: soap }), aLine(1, 500, 18, { item: visit, unit: 'NA', hsn: '998719' })],
    billDiscount: { percent: 5 },
  });
  await receive('2026-05-01', asha.name, 1000, {
    tds: rupees(10),
    discount: rupees(5),
    allocations: [{ document: first.id, amount: rupees(1015) }],
  });
  const paid = await invoice('2026-06-01', { lines: [aLine(1, 100, 18, { item: soap })] });
  await receive('2026-06-02', asha.name, 118, { allocations: [{ document: paid.id, amount: rupees(118) }] });
  // The note comes after the money, so all of it is on account.
  await issue(creditNote(paid, '2026-06-03'));
  const bought = await purchase('2026-07-01', {
    billNumber: 'B/9',
    lines: [
      aBought(20, 60, 5, { item: soap }),
      aBought(1, 300, 18, { item: null, ledger: { id: hire.id, name: hire.name }, unit: 'NA' }),
    ],
  });
  await pay('2026-07-15', mill.name, 400, { allocations: [{ document: bought.id, amount: rupees(400) }] });
  await issue(debitNote(bought, '2026-08-01'));
  await move('2026-08-02', 'Cash', 'Bank', 150);
  await enter('2026-09-30', { Rent: 90, 'The "Mill"': -90 });
  await enter('2027-03-31', { Hire: 60, Van: -60 });
  const slip = await receive('2026-10-01', asha.name, 7);
  await cancelVoucher(slip.id, slip.rev);
  await draft('Journal', '2026-10-02');
  // The second year.
  await invoice('2027-04-20', { lines: [aLine(2, 125.5, 18, { item: soap })] });
  await receive('2027-05-05', asha.name, 100, { allocations: [{ document: first.id, amount: rupees(100) }] });
  await enter('2027-06-01', { Rent: 45, Cash: -45 });
}

function issue(input: Parameters<typeof createVoucher>[0]): Promise<Voucher> {
  return createVoucher(input, 'Issued');
}

/** All of it comes back. */
function creditNote(of: Voucher, date: IsoDate) {
  if (of.kind !== 'Invoice') throw new Error('A credit note is on an invoice.');
  return { ...blankCreditNote(of, lineBalances(of.lines, []), date), reason: 'Sales return' as const };
}

/** Half of the first line goes back. */
function debitNote(of: Voucher, date: IsoDate) {
  if (of.kind !== 'Purchase') throw new Error('A debit note is on a purchase.');
  const note = blankDebitNote(of, lineBalances(of.lines, []), date);
  const [line] = note.lines;
  return { ...note, reason: 'Purchase return' as const, lines: line ? [{ ...line, quantity: asQuantity(10) }] : [] };
}

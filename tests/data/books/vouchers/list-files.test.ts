import { afterEach, beforeEach, expect, it } from 'vitest';
import { createItem } from '#data/books/masters/items.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import {
  ADJUSTMENT_LIST,
  INVOICE_LIST,
  listOfKind,
  PAYMENT_LIST,
  PURCHASE_LIST,
} from '#data/books/vouchers/voucher-lists.ts';
import type { Rows } from '#data/books/tables.ts';
import type { StoreList, View } from '#data/lists/sorting.ts';
import { listAsCsv, selectedAsCsv } from '#data/files/list-as-csv.ts';
import {
  blankInvoice,
  blankPurchase,
  documentParty,
  lineItem,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import { blankCreditNote } from '#domain/books/documents/blank-note.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { aBought, aLine, OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { receive } from '../../../support/posted.ts';

const VIEW = { sort: 'date', direction: 'up', filter: '', find: '' } as const;
let sold: Voucher<InvoiceInput>;

/** Usha owes 118 and paid 18 of it; a note takes Ravi's invoice back, and he pays 30 for nothing. Usha is owed 50 since May. */
beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  const soap = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 }));
  const usha = documentParty(await createParty({ ...blankParty('Both'), name: 'Usha' }));
  const ravi = documentParty(await createParty({ ...blankParty('Both'), name: 'Ravi' }));
  const sell = async (day: '2026-05-01' | '2026-05-02', party: typeof usha, units: number) =>
    (await createVoucher(
      { ...withParty(blankInvoice(day, OURS), party, null), lines: [aLine(units, 100, 18, { item: soap })] },
      'Issued',
    )) as Voucher<InvoiceInput>;
  sold = await sell('2026-05-01', usha, 1);
  await receive('2026-05-05', 'Usha', 18);
  const other = await sell('2026-05-02', ravi, 1);
  const note = blankCreditNote(other, lineBalances(other.lines, []), '2026-05-03');
  await createVoucher({ ...note, reason: 'Sales return' }, 'Issued');
  await receive('2026-05-06', 'Ravi', 30);
  const bought = {
    ...withParty(blankPurchase('2026-05-04', OURS), usha, null),
    billNumber: 'A/1',
    billDate: '2026-05-04',
    dueDate: '2026-05-10',
    lines: [aBought(1, 50, 18, { item: soap })],
  } as const;
  await createVoucher(bought, 'Issued');
});
afterEach(emptyShelf);

it('the file of the invoices has the balance and the status of each, as the screen does; a note has neither, and takes away from what was sold', async () => {
  const head = 'Number,Date,Kind,Party or Ledger,Amount,Balance,Status,Narration';
  const first = 'INV/26-27/0001,2026-05-01,Invoice,Usha,118.00,100.00,Part paid,';
  const second = 'INV/26-27/0002,2026-05-02,Invoice,Ravi,118.00,0.00,Paid,';
  expect(await linesOf(INVOICE_LIST)).toEqual([
    head,
    first,
    second,
    'CN/26-27/0001,2026-05-03,Credit Note,Ravi,-118.00,,Issued,',
  ]);
  expect(await linesOf(listOfKind('Invoice'))).toEqual([head, first, second]);
  const { parts } = await selectedAsCsv(INVOICE_LIST, VIEW, [sold.id]);
  expect(await textOf(parts)).toEqual([head, first]);
  expect(await linesOf(INVOICE_LIST, { ...VIEW, filter: 'Paid' })).toEqual([head, second]);
});

it('that of the purchases too', async () => {
  expect((await linesOf(PURCHASE_LIST)).slice(1)).toEqual([
    'PUR/26-27/0001,2026-05-04,Purchase,Usha,50.00,50.00,Overdue,',
  ]);
});

it('the file of the payments has what of each is on account, and others have no such column', async () => {
  expect(await linesOf(PAYMENT_LIST)).toEqual([
    'Number,Date,Kind,Party or Ledger,Amount,On Account,Status,Narration',
    'RCT/26-27/0001,2026-05-05,Receipt,Usha,18.00,0.00,Issued,',
    'RCT/26-27/0002,2026-05-06,Receipt,Ravi,30.00,30.00,Issued,',
  ]);
  expect(await linesOf(ADJUSTMENT_LIST)).toEqual(['Number,Date,Kind,Party or Ledger,Amount,Status,Narration']);
});

async function linesOf(list: StoreList<Rows, 'vouchers'>, view: View = VIEW) {
  return textOf((await listAsCsv(list, view, undefined, {})).parts);
}

async function textOf(parts: readonly BlobPart[]) {
  return (await new Blob([...parts]).text()).replace('\ufeff', '').trimEnd().split('\r\n');
}

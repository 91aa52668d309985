import { afterEach, beforeEach, expect, it } from 'vitest';
import { gstr1 } from '#data/books/returns/gstr1.ts';
import { createItem } from '#data/books/masters/items.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { cancelVoucher, createVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, documentParty, lineItem } from '#domain/books/documents/blank-document.ts';
import { blankCreditNote } from '#domain/books/documents/blank-note.ts';
import type { InvoiceInput, LineItem } from '#domain/books/documents/document.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { aLine, OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { receive } from '../../../support/posted.ts';
import { written } from '../../../support/report-lines.ts';

let asha: Party;
let ravi: Party;
let soap: LineItem;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  asha = await createParty({
    ...blankParty('Customer'),
    name: 'Asha',
    registration: 'Regular',
    gstin: '27AAAPA1234A1ZT',
  });
  ravi = await createParty({ ...blankParty('Customer'), name: 'Ravi', state: '29' });
  soap = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 }));
});
afterEach(emptyShelf);

it('is of the documents of its month alone, from its first to its last day, and of no drafts', async () => {
  await sell(asha, '2026-03-31', 1, 'Draft');
  await sell(asha, '2026-04-01', 100);
  await sell(asha, '2026-04-30', 200);
  await sell(asha, '2026-04-15', 50, 'Draft');
  await sell(asha, '2026-05-01', 400);
  await receive('2026-04-15', 'Asha', 10);
  const { report, file } = await gstr1('2026-04');
  expect(written(report).slice(0, 3)).toEqual([
    ['B2B', 2, 300, 0, 27, 27, 0],
    ['B2CL', 0, 0, 0, 0, 0, 0],
    ['B2CS', 0, 0, 0, 0, 0, 0],
  ]);
  expect(JSON.parse(file)).toMatchObject({ gstin: '27AAPFU0939F1ZV', fp: '042026' });
});

it('knows of a note in May that its invoice in April was a large one', async () => {
  const invoice = await sell(ravi, '2026-04-05', 1_00_000);
  await createVoucher(
    { ...blankCreditNote(invoice, lineBalances(invoice.lines, []), '2026-05-02'), reason: 'Sales return' },
    'Issued',
  );
  expect(JSON.parse((await gstr1('2026-05')).file)).toMatchObject({
    cdnur: [{ typ: 'B2CL', pos: '29', val: 118_000 }],
  });
});

it('counts a cancelled document, and reports nothing else of it', async () => {
  const { id, rev } = await sell(asha, '2026-04-05', 100);
  await cancelVoucher(id, rev);
  const { file } = await gstr1('2026-04');
  expect(Object.keys(JSON.parse(file) as object)).toEqual(['gstin', 'fp', 'version', 'hash', 'doc_issue']);
});

it('says how many problems there are, and shows the first hundred', async () => {
  const line = aLine(1, 1, 28, { item: soap, hsn: '34011190' });
  await createVoucher(
    invoiceTo(
      asha,
      '2026-04-05',
      Array.from({ length: 101 }, () => line),
    ),
    'Issued',
  );
  const { problems, blocking, advisory } = await gstr1('2026-04');
  expect([problems.length, blocking, advisory]).toEqual([100, 0, 101]);
});

function sell(to: Party, date: IsoDate, rupees: number, state: 'Issued' | 'Draft' = 'Issued') {
  const lines = [aLine(1, rupees, 18, { item: soap, hsn: '34011190' })];
  return createVoucher(invoiceTo(to, date, lines), state) as Promise<Voucher<InvoiceInput>>;
}

function invoiceTo(to: Party, date: IsoDate, lines: InvoiceInput['lines']): InvoiceInput {
  return { ...blankInvoice(date, OURS), party: documentParty(to), place: to.state, lines };
}

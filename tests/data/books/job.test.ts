import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringIn } from '#data/books/bulk.ts';
import { type BooksJob, type BooksJobs, readInBooksJob, runBooksJob } from '#data/books/job.ts';
import { createItem } from '#data/books/masters/items.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { readGstSummary } from '#data/books/returns/read-gst-summary.ts';
import { readGstr1 } from '#data/books/returns/read-gstr1.ts';
import { keepGstr2b } from '#data/books/returns/keep-gstr2b.ts';
import { readGstr3b } from '#data/books/returns/read-gstr3b.ts';
import { readPurchaseMatch } from '#data/books/returns/read-purchase-match.ts';
import { watch } from '#data/store/live.ts';
import { booksStore } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, blankPurchase, documentParty, lineItem } from '#domain/books/documents/blank-document.ts';
import { BLANK_ITEM, itemFrom } from '#domain/books/masters/item.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { aBought, aLine, OURS } from '../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../support/fresh-books.ts';
import { gstr2bText, inFile, ofSupplier, OUR_GSTIN } from '../../support/gstr2b.ts';

const APRIL = '2026-04';

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: OUR_GSTIN });
  const asha = { ...blankParty('Both'), name: 'Asha', registration: 'Regular', gstin: '27AAAPA1234A1ZT' } as const;
  const party = documentParty(await createParty(asha));
  const item = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 }));
  const lines = [aLine(1, 1000, 18, { item, hsn: '34011190' })];
  await createVoucher({ ...blankInvoice('2026-04-05', OURS), party, place: '27', lines }, 'Issued');
  const bill = { party, billNumber: 'A/1', billDate: '2026-04-05', lines: [aBought(1, 400, 18, { item })] } as const;
  await createVoucher({ ...blankPurchase('2026-04-06', OURS), ...bill }, 'Issued');
});
afterEach(emptyShelf);

it('GSTR-1 is the same from a worker and from the page', () =>
  isTheSame('gstr1', { month: APRIL, today: '2026-05-02' }, readGstr1));

it('GSTR-3B is the same from a worker and from the page', () => isTheSame('gstr3b', { month: APRIL }, readGstr3b));

it('GST Summary is the same from a worker and from the page', () =>
  isTheSame('gstSummary', { from: '2026-04-01', to: '2027-03-31' }, readGstSummary));

it('Purchase Match is the same from a worker and from the page', () =>
  isTheSame('purchaseMatch', { month: APRIL }, readPurchaseMatch));

it('a GSTR-2B is the same from a worker and from the page', () => {
  const files = [new Blob([gstr2bText({ b2b: [ofSupplier({ inv: [inFile('A/1')] })] })])];
  return isTheSame('gstr2b', { files, gstin: OUR_GSTIN }, (_db, order) => keepGstr2b(order));
});

it('what a worker refuses is refused as on the page', async () => {
  const order = { files: [new Blob(['no statement'])], gstin: OUR_GSTIN };
  const refused = (many: number) =>
    runBooksJob('gstr2b', order, (_db, given) => keepGstr2b(given), { many }).catch((error: unknown) => error);
  const onPage = await refused(0);
  expect(onPage).toMatchObject({ name: 'Refusal', title: 'Not opened' });
  expect(await refused(Infinity)).toEqual(onPage);
});

it('what a worker reads for a screen is read again after a change', async () => {
  const order = { month: APRIL, today: '2026-05-02' } as const;
  const changes: number[] = [];
  const ends = watch(
    () => readInBooksJob('gstr1', order, readGstr1, { many: Infinity }),
    (read) => changes.push(read.changes),
  );
  await vi.waitUntil(() => changes.length === 1, { timeout: 15_000 });
  await createItem({ ...BLANK_ITEM, name: 'Brush', percent: 5 });
  await vi.waitUntil(() => changes.length === 2, { timeout: 15_000 });
  expect(changes[1]).toBe((changes[0] ?? 0) + 1);
  ends();
});

it('an order of many rows reaches a worker whole, and in its order', async () => {
  const names = Array.from({ length: 701 }, (_, at) => `Item ${at}`);
  const actions = names.map((name) => ({
    of: 'items' as const,
    record: itemFrom({ ...BLANK_ITEM, name, percent: 5 }),
  }));
  const { created } = await bringIn(actions, 'items.csv');
  const rows = await booksStore.records('items').bulkGet(created.map(({ id }) => id));
  expect(rows.map((row) => row?.name)).toEqual(names);
});

/** Where there are workers, the page does nothing of it for many records; and all of it for few. */
async function isTheSame<Name extends keyof BooksJobs>(
  job: Name,
  order: BooksJobs[Name]['order'],
  read: BooksJob<Name>,
) {
  const work = vi.fn<BooksJob<Name>>(read);
  const inWorker = await runBooksJob(job, order, work, { many: Infinity });
  expect(work).toHaveBeenCalledTimes(typeof Worker === 'undefined' ? 1 : 0);
  work.mockClear();
  expect(await runBooksJob(job, order, work, { many: 0 })).toEqual(inWorker);
  expect(work).toHaveBeenCalledTimes(1);
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { verifyEdits } from '#data/books/audit/edits.ts';
import { flowsBetween } from '#data/books/ledger/period-sums.ts';
import { locks } from '#data/books/audit/locks.ts';
import { purchaseMatch } from '#data/books/returns/purchase-match.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { openBooks } from '#data/books/store.ts';
import { netOf } from '#domain/books/debit-credit.ts';
import { standingOf } from '../../../support/bank-statements.ts';
import type { CopyPieces } from '../../../support/books-copies.ts';
import { readable, savedFile } from '../../../support/books-copies.ts';
import { emptyShelf } from '../../../support/fresh-books.ts';
import { namedMaster } from '../../../support/posted.ts';
import first from './version-1.copy?raw';
import second from './version-10.copy?raw';
import encrypted from './version-1-encrypted.copy?raw';

beforeEach(() => {
  vi.stubGlobal('Worker', undefined);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await emptyShelf();
});

/** Copies in each version of the format, as users may still have them. Never regenerate them: every later version must read them. */
it.each([
  ['the first version of the format', first, first, '', 55],
  ['the first version, encrypted', encrypted, first, 'तराज़ू é', 55],
  ['the second version, which was numbered 10', second, second, '', 80],
])('a copy in %s can be restored', async (_, text, plain, password, entries) => {
  const copy = await readable(new Blob([text]), password);
  expect(copy.notes).toMatchObject({ name: 'Asha Stores', last: { seq: entries } });
  await openBooks((await restoreAsNew(copy)).key);
  expect(await checkBooks()).toEqual([]);
  expect(await verifyEdits()).toEqual({ entries: entries + 1 });
  const again = JSON.parse(await (await savedFile()).text()) as CopyPieces;
  const then = JSON.parse(plain) as CopyPieces;
  const { edits, ...records } = again.records;
  const { edits: thatEdits = [], ...thatRecords } = then.records;
  // toMatchObject, because fields added since then are in the copy, too.
  expect(records).toMatchObject(thatRecords);
  expect(edits?.slice(0, thatEdits.length)).toEqual(thatEdits);
});

/*
 * Soap at 250 and 5 %: 20 bought, 12 sold at 400, 1 came back, 2 went back, 3 moved to the shop, 1 written off: 6 in April;
 * half a piece sold in May. Output CGST: 120 − 10, of an advance of 1,180 in April 90, of rent of 1,000 under reverse charge
 * 90; in May 45 of the advance go back, and 45 and 5 are of invoices.
 */
it('documents, stock, bank statements and GSTR-2B of a kept copy are what they were', async () => {
  await openBooks((await restoreAsNew(await readable(new Blob([second])))).key);
  expect([await stockOn('2026-04-30'), await stockOn('2026-05-31')]).toEqual([1500_00, 1375_00]);
  const { id } = await namedMaster('Output CGST');
  const owed = async (day: '2026-04-30' | '2026-05-31') => {
    const flow = (await flowsBetween('', day)).get(id);
    return flow && netOf(flow);
  };
  expect([await owed('2026-04-30'), await owed('2026-05-31')]).toEqual([-290_00, -295_00]);
  expect([await standingOf('ASHA'), await standingOf('SMS'), await standingOf('ATM')]).toEqual([
    'Done',
    'Set aside',
    'To do',
  ]);
  expect((await locks()).filed).toEqual([{ form: 'GSTR-1', month: '2026-04' }]);
  const { pairs } = await purchaseMatch('2026-04');
  expect(pairs.find(({ row }) => row?.number === 'A/1')).toMatchObject({ bucket: 'Rejected' });
});

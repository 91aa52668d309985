import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { verifyEdits } from '#data/books/audit/edits.ts';
import { createBooksFromTally } from '#data/books/exchange/books-from-tally.ts';
import { listBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import type { MoveInOrder } from '#data/books/exchange/move-in.ts';
import { Refusal } from '#data/store/refusal.ts';
import { businessFrom } from '#domain/books/masters/business.ts';
import { aBooksBusiness, emptyShelf } from '../support/fresh-books.ts';
import { ledger, tallyFile, voucher } from '../support/tally-files.ts';
import { callsTried } from './calls-tried.ts';
import { endFault, injectFault, KINDS, whenCloseFired } from './storage-faults.ts';

let order: MoveInOrder;

beforeAll(() => {
  const file = tallyFile(
    ledger('Cash', 'Cash-in-Hand', 50_00),
    ledger('Asha', 'Sundry Debtors', -50_00),
    voucher('Receipt', '1', '20260410', [
      ['Cash', 20_00],
      ['Asha', -20_00],
    ]),
  );
  order = { files: [new Blob([file])], fileNames: ['tally.xml'], business: businessFrom(aBooksBusiness()) };
});

beforeEach(() => {
  // Dexie logs failures to the console; here they are expected.
  for (const way of ['trace', 'warn'] as const) vi.spyOn(console, way).mockReturnValue();
  // The faults are put into the page.
  vi.stubGlobal('Worker', undefined);
});

afterEach(endFault);

afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await emptyShelf();
});

// A set that another context deletes the moment it is there is not half there, it is gone.
const tried = KINDS.filter((kind) => kind !== 'another context deletes the database');

it.each(tried)('when %s, what Tally exported is moved in whole or not at all', async (kind) => {
  await emptyShelf();
  const counting = injectFault(0, kind);
  await createBooksFromTally(order);
  const { calls } = counting.end();
  expect(calls).toBeGreaterThan(100);
  await emptyShelf();
  const some = [1, Math.ceil(calls / 3), Math.ceil(calls / 2), calls - 6];
  for (const at of callsTried(calls, some, kind)) {
    const fault = injectFault(at, kind);
    const answer = await createBooksFromTally(order).catch((error: unknown) => error);
    fault.end();
    await whenCloseFired();
    const listed = (await listBooks()).map(({ key }) => key);
    if (answer instanceof Error) {
      expect(answer, `call ${at}`).toBeInstanceOf(Refusal);
      expect(listed, `call ${at}`).toEqual([]);
    } else {
      expect(listed, `call ${at}`).toEqual(['asha-stores']);
      await openBooks('asha-stores');
      expect([await verifyEdits(), await checkBooks()], `call ${at}`).toEqual([{ entries: 42 }, []]);
    }
    await emptyShelf();
  }
});

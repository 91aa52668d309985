import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { CheckedCopy } from '#data/books/copies/read-copy.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { listBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { Refusal } from '#data/store/refusal.ts';
import { busyBooks, readable, savedFile, wholeOf } from '../support/books-copies.ts';
import { emptyShelf } from '../support/fresh-books.ts';
import { callsTried } from './calls-tried.ts';
import { endFault, injectFault, KINDS } from './storage-faults.ts';

let copy: CheckedCopy;
let original: readonly string[];
let calls = 0;

beforeAll(async () => {
  vi.stubGlobal('Worker', undefined);
  original = await wholeOf(await busyBooks());
  copy = await readable(await savedFile());
  const counting = injectFault(0, KINDS[0]);
  await restoreAsNew(copy);
  ({ calls } = counting.end());
});

beforeEach(() => {
  // Dexie logs failures to the console; here they are expected.
  for (const way of ['trace', 'warn'] as const) vi.spyOn(console, way).mockReturnValue();
});

afterEach(endFault);

afterAll(async () => {
  vi.unstubAllGlobals();
  await emptyShelf();
});

// A set that another context deletes the moment it is there is not half there, it is gone.
const tried = KINDS.filter((kind) => kind !== 'another context deletes the database');

it.each(tried)('when %s, a set is restored whole or not at all, and the others are as they were', async (kind) => {
  expect(calls).toBeGreaterThan(20);
  const some = [1, 2, 3, 4, 5, 6, 7].map((part) => Math.ceil((calls * part) / 7));
  for (const at of callsTried(calls, some, kind)) {
    const before = await keysOnShelf();
    const fault = injectFault(at, kind);
    const result = await restoreAsNew(copy).then(
      ({ key }) => key,
      (error: unknown) => error,
    );
    expect(fault.end(), `call ${at}`).toMatchObject({ wasHit: true });
    const added = (await keysOnShelf()).filter((key) => !before.includes(key));
    if (typeof result === 'string') {
      expect(added, `call ${at}`).toEqual([result]);
      await openBooks(result);
      expect(await wholeOf(booksStore.database()), `call ${at}`).toEqual(original);
    } else {
      expect(result).toBeInstanceOf(Refusal);
      expect((result as Refusal).title).toBe('Not restored');
      expect(added, `call ${at}: ${String(result)}`).toEqual([]);
    }
    await openBooks('asha-stores');
    expect(await wholeOf(booksStore.database())).toEqual(original);
  }
});

async function keysOnShelf(): Promise<readonly string[]> {
  return (await listBooks()).map(({ key }) => key);
}

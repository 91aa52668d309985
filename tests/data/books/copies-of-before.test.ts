import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/check-books.ts';
import { verifyEdits } from '#data/books/edits.ts';
import { restoreAsNew } from '#data/books/restore.ts';
import { openBooks } from '#data/books/store.ts';
import type { CopyPieces } from '../../support/books-copies.ts';
import { readable, savedFile } from '../../support/books-copies.ts';
import { emptyShelf } from '../../support/fresh-books.ts';
import plain from './copies/version-1.copy?raw';
import encrypted from './copies/version-1-encrypted.copy?raw';

beforeEach(() => {
  vi.stubGlobal('Worker', undefined);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await emptyShelf();
});

/** Copies in each version of the format, as users may still have them. Never regenerate them: every later version must read them. */
it.each([
  ['plain', plain, ''],
  ['encrypted', encrypted, 'तराज़ू é'],
])('a copy in the first version of the format can be restored: %s', async (_, text, password) => {
  const copy = await readable(new Blob([text]), password);
  expect(copy.notes).toMatchObject({ name: 'Asha Stores', last: { seq: 55 } });
  await openBooks((await restoreAsNew(copy)).key);
  expect(await checkBooks()).toEqual([]);
  expect(await verifyEdits()).toEqual({ entries: 56 });
  const again = JSON.parse(await (await savedFile()).text()) as CopyPieces;
  const then = JSON.parse(plain) as CopyPieces;
  const { edits, ...records } = again.records;
  const { edits: thatEdits = [], ...thatRecords } = then.records;
  // toMatchObject, because fields added since then are in the copy, too.
  expect(records).toMatchObject(thatRecords);
  expect(edits?.slice(0, thatEdits.length)).toEqual(thatEdits);
});

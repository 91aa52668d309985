import { afterEach, describe, expect, it, vi } from 'vitest';
import { createParty } from '#data/books/masters/parties.ts';
import { noteCopySaved, safety } from '#data/books/copies/safety.ts';
import { lastOpened, notedBusinesses, noteBusiness, noteOpened } from '#data/books/last-opened.ts';
import { deleteBooks, listBooks, startBooks } from '#data/books/copies/books-on-device.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { booksStore, closeBooks, openBooks } from '#data/books/store.ts';
import { sweepSamples } from '#data/sample/store.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { readable, savedFile } from '../../../support/books-copies.ts';
import { locks } from '../../../support/locks.ts';
import { aBooksBusiness, emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { freshMirror } from '../../../support/fresh-mirror.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await emptyShelf();
});

describe('the shelf', () => {
  it('lists each set with its name, GSTIN, last change and last copy, by name', async () => {
    await startBooks(aBooksBusiness({ name: 'Usha' }));
    await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
    await createParty({ ...blankParty('Customer'), name: 'Ravi' });
    const last = await booksStore.records('edits').orderBy('keys.serial').last();
    await noteCopySaved('2026-11-25T07:33:45.123Z');
    expect(await listBooks()).toEqual([
      {
        key: 'asha-stores',
        name: 'Asha Stores',
        gstin: '27AAPFU0939F1ZV',
        vouchers: 0,
        lastChange: last?.at,
        lastCopy: '2026-11-25T07:33:45.123Z',
      },
      { key: 'usha', name: 'Usha', gstin: '', vouchers: 0, lastChange: expect.stringMatching(/Z$/), lastCopy: '' },
    ]);
  });

  it('names at each set the others that are the same books: they go on with the same numbers', async () => {
    await freshBooks();
    await restoreAsNew(await readable(await savedFile()));
    await startBooks(aBooksBusiness({ name: 'Usha' }));
    expect((await listBooks()).map((set) => ('twins' in set ? [set.key, set.twins] : [set.key]))).toEqual([
      ['asha-stores', ['asha-stores-2']],
      ['asha-stores-2', ['asha-stores']],
      ['usha'],
    ]);
  });

  it('names a set that cannot be read, with a sentence that says what to do', async () => {
    const strange = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('books-of-strange', 1);
      request.addEventListener('success', () => resolve(request.result));
    });
    strange.close();
    expect(await listBooks()).toEqual([
      { key: 'strange', name: '', problem: expect.stringMatching(/restore them from a copy\.$/) },
    ]);
    await expect(deleteBooks('strange', '')).rejects.toMatchObject({ title: 'Not deleted' });
    expect(await listBooks()).toHaveLength(1);
  });

  it('looks into sets of an older or newer version without moving them', async () => {
    const key = await startBooks(aBooksBusiness());
    const newer = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(`books-of-${key}`, 990);
      request.addEventListener('success', () => resolve(request.result));
    });
    newer.close();
    expect(await listBooks()).toMatchObject([{ key, name: 'Asha Stores' }]);
    expect((await indexedDB.databases()).find(({ name }) => name === `books-of-${key}`)?.version).toBe(990);
  });
});

describe('a set of books is deleted', () => {
  it.each(['', 'Asha', 'asha stores', 'Asha Stores Ltd', 'asha-stores'])('not for “%s”', async (typed) => {
    await freshBooks();
    await expect(deleteBooks('asha-stores', typed)).rejects.toMatchObject({
      title: 'Not deleted',
      fields: { name: 'Type the name as it stands here, “Asha Stores”, to delete the books.' },
    });
    expect(await booksStore.records('business').count()).toBe(1);
  });

  it('by its name and it alone, even while it is open here', async () => {
    await startBooks(aBooksBusiness({ name: 'Usha' }));
    await freshBooks();
    noteOpened('asha-stores');
    noteBusiness('asha-stores', 'Asha Stores');
    await deleteBooks('asha-stores', ' Asha  Stores ');
    expect((await listBooks()).map(({ key }) => key)).toEqual(['usha']);
    expect([lastOpened(), notedBusinesses(), booksStore.databaseName]).toEqual(['', [], undefined]);
    await expect(openBooks('asha-stores')).rejects.toMatchObject({ reason: 'missing' });
  });

  it('not while another tab has it open, which is said', async () => {
    const key = await startBooks(aBooksBusiness());
    const other = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(`books-of-${key}`);
      request.addEventListener('success', () => resolve(request.result));
    });
    // Where there are locks, that tab holds one and nothing is asked of the browser; here the wish itself waits.
    await expect(deleteBooks(key, 'Asha Stores')).rejects.toMatchObject({
      message: expect.stringMatching(/another tab/),
    });
    other.close();
  });

  it('never by the sample: its sweep and its fresh starts leave books alone', async () => {
    await freshBooks();
    closeBooks();
    await freshMirror();
    await sweepSamples(locks);
    expect((await listBooks()).map(({ name }) => name)).toEqual(['Asha Stores']);
    expect(await openBooks('asha-stores')).toBe('database');
  });
});

describe('the line of safety', () => {
  it('counts the changes since the last copy, and says when the oldest of them was made', async () => {
    await freshBooks();
    expect(await safety()).toMatchObject({ lastCopy: '', changesSinceCopy: 1, oldestUnsaved: expect.any(String) });
    await noteCopySaved('2026-11-25T07:33:45.123Z');
    const copied = { lastCopy: '2026-11-25T07:33:45.123Z', changesSinceCopy: 0, oldestUnsaved: '' };
    expect(await safety()).toEqual(copied);
    await createParty({ ...blankParty('Customer'), name: 'Ravi' });
    await createParty({ ...blankParty('Customer'), name: 'Meera' });
    const first = await booksStore.records('edits').get('E-000045');
    expect(await safety()).toEqual({ ...copied, changesSinceCopy: 2, oldestUnsaved: first?.at });
  });

  it('does not count what was changed while the copy was written as copied', async () => {
    await freshBooks();
    const mark = { changes: 1, edits: 44 };
    await createParty({ ...blankParty('Customer'), name: 'Ravi' });
    await noteCopySaved('2026-11-25T07:33:45.123Z', mark);
    const input = await booksStore.records('edits').get('E-000045');
    expect(await safety()).toMatchObject({ changesSinceCopy: 1, oldestUnsaved: input?.at });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { noteHandedOver, saveCopy, saveCopyOf } from '#data/books/copies/copies.ts';
import { verifyEdits } from '#data/books/audit/edits.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { readCopy } from '#data/books/copies/read-copy.ts';
import { restoreAsNew, restoreOver } from '#data/books/copies/restore.ts';
import { confirmCopy, forgetUnseenCopy, isCopyUnseen, safety } from '#data/books/copies/safety.ts';
import { listBooks, startBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore, closeBooks, openBooks } from '#data/books/store.ts';
import { localDay } from '#domain/calendar.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { busyBooks, type CopyPieces, readable, savedFile, sealedCopy, wholeOf } from '../../../support/books-copies.ts';
import { aBooksBusiness, emptyShelf } from '../../../support/fresh-books.ts';
import { lastCopyAsLeft } from '../../../support/last-copy.ts';
import { receive } from '../../../support/posted.ts';

beforeEach(() => {
  // A worker would open the books of the page in a browser; here it is what the file holds that is tested.
  vi.stubGlobal('Worker', undefined);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await emptyShelf();
});

describe('books restored as new', () => {
  it.each(['', 'तराज़ू é'])(
    'are equal to the paisa, log and numbering included, with the password “%s”',
    async (password) => {
      const before = await wholeOf(await busyBooks());
      const copy = await readable(await savedFile(password), password);
      const { key } = await restoreAsNew(copy);
      expect(key).toBe('asha-stores-2');
      await openBooks(key);
      expect(await wholeOf(booksStore.database())).toEqual(before);
      expect(await checkBooks()).toEqual([]);
      expect(await verifyEdits()).toEqual({ entries: copy.counts.edits + 1 });
    },
  );

  it('say in their log which copy they are of, and give the next numbers that the original would have given', async () => {
    await busyBooks();
    const copy = await readable(await savedFile());
    await openBooks((await restoreAsNew(copy)).key);
    const last = await booksStore.records('edits').orderBy('keys.serial').last();
    const after = { copyOf: copy.checked.created, entries: copy.counts.edits };
    expect(last).toMatchObject({ deed: 'restore', kind: 'Books', name: 'Asha Stores', before: null, after });
    expect((await createParty({ ...blankParty('Customer'), name: 'Ravi' })).id).toBe('PTY-000004');
  });

  it('know that the copy is a copy of them', async () => {
    await busyBooks();
    const copy = await readable(await savedFile());
    await openBooks((await restoreAsNew(copy)).key);
    expect(await safety()).toMatchObject({ lastCopy: copy.checked.created, changesSinceCopy: 1 });
  });

  it('can be copied and restored again', async () => {
    const before = await wholeOf(await busyBooks());
    await openBooks((await restoreAsNew(await readable(await savedFile()))).key);
    await openBooks((await restoreAsNew(await readable(await savedFile()))).key);
    expect(await wholeOf(booksStore.database())).toEqual(before);
    expect(await verifyEdits()).toMatchObject({ entries: expect.any(Number) });
  });

  it('are two sets when two are restored at once', async () => {
    const before = await wholeOf(await busyBooks());
    const copy = await readable(await savedFile());
    closeBooks();
    const both = await Promise.all([restoreAsNew(copy), restoreAsNew(copy)]);
    const keys = both.map(({ key }) => key);
    expect(keys.toSorted()).toEqual(['asha-stores-2', 'asha-stores-3']);
    for (const key of keys) {
      await openBooks(key);
      expect(await wholeOf(booksStore.database())).toEqual(before);
    }
  });

  it('are checked: what the copy counts and its records do not is mended, told, and in the log', async () => {
    await busyBooks();
    const pieces = JSON.parse(await (await savedFile()).text()) as CopyPieces;
    pieces.kept['once counted'] = 7;
    const { key, repairs } = await restoreAsNew(await readable(new Blob([await sealedCopy(pieces)])));
    expect(repairs).toEqual([{ what: 'once counted', stored: '7', rebuilt: '0' }]);
    await openBooks(key);
    const last = await booksStore.records('edits').orderBy('keys.serial').last();
    expect(last).toMatchObject({ deed: 'mend', before: { 'once counted': '7' }, after: { 'once counted': '0' } });
    expect(await checkBooks()).toEqual([]);
    expect(await verifyEdits()).toMatchObject({ entries: expect.any(Number) });
  });

  it('say of a closed year that its figures are others now, and say so in the log', async () => {
    const db = await busyBooks();
    const closed = [{ year: '2025-26', figures: 'others', entry: 1, entryHash: '' }];
    await db.records('locks').update('LCK-1', { closed });
    const { key, repairs } = await restoreAsNew(await readable(await savedFile()));
    expect(repairs.map(({ what }) => what)).toEqual(['The closed year 2025-26']);
    await openBooks(key);
    const [restored, repaired] = (await booksStore.records('edits').orderBy('keys.serial').toArray()).slice(-2);
    expect([restored?.deed, repaired?.deed]).toEqual(['restore', 'mend']);
    expect(await verifyEdits()).toMatchObject({ entries: expect.any(Number) });
  });

  it('are not there if the device stores something else than the copy holds', async () => {
    await busyBooks();
    const copy = await readable(await savedFile());
    const add = IDBObjectStore.prototype.add;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, row: object, key) {
      return add.call(this, 'gstin' in row && this.name === 'parties' ? { ...row, gstin: 'x' } : row, key);
    });
    await expect(restoreAsNew(copy)).rejects.toMatchObject({
      title: 'Not restored',
      message: expect.stringContaining('stored something else'),
    });
    expect((await listBooks()).map(({ key }) => key)).toEqual(['asha-stores']);
  });

  it('are not there if it is cancelled on the way', async () => {
    await busyBooks();
    const copy = await readable(await savedFile());
    const cancelling = new AbortController();
    const onProgress = () => cancelling.abort();
    await expect(restoreAsNew(copy, { signal: cancelling.signal, onProgress })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect((await listBooks()).map(({ key }) => key)).toEqual(['asha-stores']);
  });
});

describe('the same books restored in place', () => {
  it('are as they were, and their log says how much came after the copy', async () => {
    const db = await busyBooks();
    const before = await wholeOf(db);
    const copy = await readable(await savedFile());
    await createParty({ ...blankParty('Customer'), name: 'After the copy' });
    await restoreOver('asha-stores', copy, ' Asha  Stores ');
    expect(await wholeOf(db)).toEqual(before);
    expect(await checkBooks()).toEqual([]);
    expect(await verifyEdits()).toEqual({ entries: copy.counts.edits + 1 });
    const last = await booksStore.records('edits').orderBy('keys.serial').last();
    expect(last).toMatchObject({ before: { entries: copy.counts.edits + 1 }, after: { entries: copy.counts.edits } });
  });

  it('never give a number again that was given after the copy, and say which these are', async () => {
    await busyBooks();
    const given = async () => (await receive('2026-11-25', 'Sales', 5)).number;
    const copy = await readable(await savedFile());
    const printed = [await given(), await given()];
    const { numbers } = await restoreOver('asha-stores', copy, 'Asha Stores');
    expect(numbers).toEqual([printed.join(' to ')]);
    expect(printed).not.toContain(await given());
    expect(await checkBooks()).toEqual([]);
  });

  it('are untouched unless the name of the business is typed', async () => {
    const db = await busyBooks();
    const copy = await readable(await savedFile());
    const before = await wholeOf(db);
    await expect(restoreOver('asha-stores', copy, 'asha stores')).rejects.toMatchObject({
      title: 'Not restored',
      fields: { name: 'Type the name as it stands here, “Asha Stores”, to replace the books.' },
    });
    expect(await wholeOf(db)).toEqual(before);
  });

  it('are untouched by a copy of other books, even of the same name', async () => {
    await busyBooks();
    const copy = await readable(await savedFile());
    await emptyShelf();
    const db = await busyBooks();
    const before = await wholeOf(db);
    await expect(restoreOver('asha-stores', copy, 'Asha Stores')).rejects.toMatchObject({
      title: 'Not restored',
      message: expect.stringMatching(/^This is a copy of other books, “Asha Stores”\. Restore it under Books/),
    });
    expect(await wholeOf(db)).toEqual(before);
  });

  it('are untouched if it is cancelled before the end', async () => {
    const db = await busyBooks();
    const copy = await readable(await savedFile());
    const before = await wholeOf(db);
    const cancelling = new AbortController();
    const onProgress = (done: number, total: number) => {
      if (done === total) cancelling.abort();
    };
    const watching = { signal: cancelling.signal, onProgress };
    await restoreOver('asha-stores', copy, 'Asha Stores', watching).catch(() => undefined);
    expect(cancelling.signal.aborted).toBe(true);
    const cancelled = new AbortController();
    const early = { signal: cancelled.signal, onProgress: () => cancelled.abort() };
    await createParty({ ...blankParty('Customer'), name: 'After' });
    const after = await wholeOf(db);
    await expect(restoreOver('asha-stores', copy, 'Asha Stores', early)).rejects.toMatchObject({ name: 'AbortError' });
    expect(await wholeOf(db)).toEqual(after);
    expect(after).not.toEqual(before);
  });
});

describe('a copy', () => {
  it('has a name that says of what and when, and says what it holds', async () => {
    await busyBooks();
    const { fileName, parts, count } = await saveCopy();
    expect(fileName).toBe(`asha-stores-${localDay(new Date())}.tarazu-books.json`);
    const copy = await readable(new Blob([...parts]));
    expect(copy.count).toBe(count);
    const last = await booksStore.records('edits').orderBy('keys.serial').last();
    expect(copy.notes).toMatchObject({ name: 'Asha Stores', gstin: '', last: { seq: last?.seq, at: last?.at } });
  });

  it('can be saved of books that are closed, and is noted there once it was handed over', async () => {
    await busyBooks();
    closeBooks();
    const copy = await saveCopyOf('asha-stores');
    expect((await listBooks())[0]).toMatchObject({ lastCopy: '' });
    await noteHandedOver('asha-stores', copy);
    expect((await listBooks())[0]).toMatchObject({ lastCopy: copy.created });
    await openBooks('asha-stores');
    expect(await safety()).toEqual({ lastCopy: copy.created, changesSinceCopy: 0, oldestUnsaved: '' });
  });

  it.each(['open', 'closed'])(
    'of %s books that the browser was given, but never saved, is none: the copy before it is the last one again',
    async (standing) => {
      await busyBooks();
      const handOver = async () => {
        const copy = await saveCopyOf('asha-stores');
        if (standing === 'closed') closeBooks();
        await noteHandedOver('asha-stores', copy, () => undefined);
        await openBooks('asha-stores');
        return copy;
      };
      const first = await handOver();
      expect(await isCopyUnseen()).toBe(true);
      await confirmCopy();
      await createParty({ ...blankParty('Customer'), name: 'Ravi' });
      await handOver();
      // Nobody has seen the second: the first still stands before the third.
      await handOver();
      expect(await safety()).toMatchObject({ changesSinceCopy: 0 });
      await forgetUnseenCopy();
      expect(await safety()).toMatchObject({ lastCopy: first.created, changesSinceCopy: 1 });
      expect(await isCopyUnseen()).toBe(false);
      await forgetUnseenCopy();
      expect(await safety()).toMatchObject({ lastCopy: first.created });
    },
  );

  it('that was read back in a folder needs nobody to see it', async () => {
    await busyBooks();
    await noteHandedOver('asha-stores', await saveCopy(), () => undefined);
    await noteHandedOver('asha-stores', await saveCopy());
    expect(await isCopyUnseen()).toBe(false);
  });

  it.each(['open', 'closed'])(
    'of %s books is noted by whoever is asked next, when it is handed over',
    async (standing) => {
      await busyBooks();
      const name = booksStore.database().name;
      if (standing === 'closed') closeBooks();
      const copy = await saveCopyOf('asha-stores');
      const lastCopy = await lastCopyAsLeft(name);
      let left: Promise<unknown> | undefined;
      await noteHandedOver('asha-stores', copy, () => void (left = lastCopy()));
      expect(await left).toBe(Date.parse(copy.created));
    },
  );

  it.each(['open', 'closed'])('of %s books that is refused at the last moment is not noted', async (standing) => {
    const db = await busyBooks();
    const before = await wholeOf(db);
    if (standing === 'closed') closeBooks();
    const copy = await saveCopyOf('asha-stores');
    const refuse = () => {
      throw new Error('The browser took no file.');
    };
    await expect(noteHandedOver('asha-stores', copy, refuse)).rejects.toThrow();
    expect((await listBooks())[0]).toMatchObject({ lastCopy: '' });
    await openBooks('asha-stores');
    expect(await wholeOf(booksStore.database())).toEqual(before);
  });

  it('holds no change that was made while it was written, and does not count it as saved', async () => {
    const db = await busyBooks();
    const before = await wholeOf(db);
    const writing = saveCopy();
    await createParty({ ...blankParty('Customer'), name: 'Meanwhile' });
    const copy = await writing;
    await noteHandedOver('asha-stores', copy);
    const { counts } = await readable(new Blob([...copy.parts]));
    const isIn = counts.parties === 3;
    expect(await safety()).toMatchObject({ changesSinceCopy: isIn ? 0 : 1 });
    if (!isIn) {
      await openBooks((await restoreAsNew(await readable(new Blob([...copy.parts])))).key);
      expect(await wholeOf(booksStore.database())).toEqual(before);
    }
  });

  it('with a password asks for it, and tells a wrong one', async () => {
    await busyBooks();
    const file = await savedFile('s3cret');
    expect(await readCopy(file)).toEqual({ kind: 'locked', isWrongPassword: false });
    expect(await readCopy(file, { password: 'secret' })).toEqual({ kind: 'locked', isWrongPassword: true });
    expect(await file.text()).not.toContain('Asha Stores');
  });

  it('of more records than are read at a time is whole', async () => {
    const db = await busyBooks();
    const parties = Array.from({ length: 2600 }, (_, at) => at + 10);
    const [row] = await db.records('parties').toArray();
    await db.records('parties').bulkPut(
      parties.map((serial) => {
        const id = `PTY-${String(serial).padStart(6, '0')}`;
        const keys = { ...row?.keys, serial, unique: id };
        return { ...row, id, name: id, keys } as never;
      }),
    );
    await db.totals.update('last parties', { count: 2609 });
    const copy = await readable(await savedFile());
    const { key } = await restoreAsNew(copy);
    await openBooks(key);
    expect(await booksStore.records('parties').count()).toBe(copy.counts.parties);
    expect(await checkBooks()).toEqual([]);
  });
});

it('books that were never opened here are started and restored under names of their own', async () => {
  await startBooks(aBooksBusiness({ name: 'Usha' }));
  await busyBooks();
  const file = await savedFile();
  await emptyShelf();
  expect((await restoreAsNew(await readable(file))).key).toBe('asha-stores');
});

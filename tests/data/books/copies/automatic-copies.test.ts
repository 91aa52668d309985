import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyIfDue } from '#data/books/copies/automatic-copies.ts';
import {
  allowFolder,
  chooseFolder,
  copyFolder,
  leaveFolder,
  lostFolder,
  onFolderChange,
} from '#data/books/copies/copy-folder.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { safety } from '#data/books/copies/safety.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { readable, wholeOf } from '../../../support/books-copies.ts';
import { FakeFolder } from '../../../support/fake-folder.ts';
import { type BooksDatabase, emptyShelf, freshBooks } from '../../../support/fresh-books.ts';

// The fake has functions, which no database can keep; the browser's own folders it can.
const notes = vi.hoisted(() => new Map<string, unknown>());
const broken = vi.hoisted(() => ({ isSo: false }));
vi.mock('#data/store/folder-notes.ts', () => ({
  readFolderNote: async (key: string) => {
    if (broken.isSo) throw new DOMException('Internal error', 'UnknownError');
    return notes.get(key);
  },
  writeFolderNote: async (key: string, note: object) => void notes.set(key, note),
  forgetFolderNote: async (key: string) => void notes.delete(key),
}));

let folder: FakeFolder;
let db: BooksDatabase;
let own: string;

beforeEach(async () => {
  vi.stubGlobal('Worker', undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12) });
  folder = new FakeFolder();
  vi.stubGlobal('showDirectoryPicker', async () => folder);
  db = await freshBooks();
  own = (await db.records('edits').get('E-000001'))?.hash.slice(0, 8) ?? '';
  expect(await chooseFolder()).toBe(true);
});

it('picks a folder first, and asks for leave to write by itself, which browsers then keep', async () => {
  const asked: unknown[] = [];
  const another = new FakeFolder();
  another.permission = 'prompt';
  vi.stubGlobal('showDirectoryPicker', async (how: unknown) => {
    asked.push(how);
    return another;
  });
  expect(await chooseFolder()).toBe(true);
  expect(asked).toEqual([{ id: 'copies' }]);
  expect(another.permission).toBe('granted');
  another.requestPermission = async () => 'denied' as const;
  expect(await chooseFolder()).toBe(false);
  expect((await copyFolder())?.problem).toBe('not allowed');
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  notes.clear();
  broken.isSo = false;
  await emptyShelf();
});

const named = (day: string) => `asha-stores-${day}-${own}.tarazu-books.json`;
const onDay = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00`));
const change = (name: string) => createParty({ ...blankParty('Customer'), name });

describe('automatic copies', () => {
  it('are saved in the folder, are equal to the books, and are noted', async () => {
    await copyIfDue();
    expect([...folder.files.keys()]).toEqual([named('2026-11-25')]);
    expect(await safety()).toMatchObject({ changesSinceCopy: 0 });
    const before = await wholeOf(db);
    const file = folder.files.get(named('2026-11-25')) ?? new Blob();
    await openBooks((await restoreAsNew(await readable(file))).key);
    expect(await wholeOf(booksStore.database())).toEqual(before);
  });

  it('are saved after changes, and at most once a day', async () => {
    await copyIfDue();
    await change('Ravi');
    await copyIfDue();
    expect(await safety()).toMatchObject({ changesSinceCopy: 1 });
    onDay('2026-11-26');
    await copyIfDue();
    onDay('2026-11-27');
    await copyIfDue();
    expect([...folder.files.keys()]).toEqual([named('2026-11-25'), named('2026-11-26')]);
  });

  it('let go of what rotation lets go, and of nothing else in the folder', async () => {
    const strange = [
      'notes.txt',
      'asha-stores-2020-01-01.tarazu-books.json',
      'other-2020-01-01-12345678.tarazu-books.json',
    ];
    for (const name of [...strange, named('2024-01-01'), named('2026-11-19')]) folder.files.set(name, new Blob(['x']));
    await copyIfDue();
    expect([...folder.files.keys()]).toEqual([...strange, named('2026-11-19'), named('2026-11-25')]);
  });

  it('that cannot be read back whole go again, older ones stay, and it is said', async () => {
    folder.files.set(named('2024-01-01'), new Blob(['x']));
    folder.spoils = true;
    await copyIfDue();
    expect([...folder.files.keys()]).toEqual([named('2024-01-01')]);
    expect(await copyFolder()).toMatchObject({ problem: 'damaged', lastCopy: '' });
    expect(await safety()).toMatchObject({ lastCopy: '' });
    folder.spoils = false;
    await copyIfDue();
    expect(await copyFolder()).toMatchObject({ problem: '' });
  });

  it.each([
    ['the folder is gone', { isGone: true }, 'gone'],
    ['the device is full', { isFull: true }, 'full'],
    ['the permission is lost', { permission: 'prompt' }, 'not allowed'],
  ] as const)('where %s are not saved, which is noted, and older ones stay', async (_, spoilt, problem) => {
    folder.files.set(named('2024-01-01'), new Blob(['x']));
    Object.assign(folder, spoilt);
    await copyIfDue();
    expect(await copyFolder()).toMatchObject({ problem, lastCopy: '' });
    expect([...folder.files.keys()]).toEqual([named('2024-01-01')]);
    expect(await safety()).toMatchObject({ lastCopy: '' });
  });

  it('go on once the folder is allowed again', async () => {
    folder.permission = 'prompt';
    await copyIfDue();
    const note = await copyFolder();
    expect(note && (await allowFolder(note))).toBe(true);
    await copyIfDue();
    expect(await copyFolder()).toMatchObject({ problem: '', lastCopy: expect.stringMatching(/^2026-11-25/) });
  });

  it('are off where the browser cannot read the folder, and whoever shows it looks again', async () => {
    expect(await lostFolder()).toBeUndefined();
    const look = vi.fn();
    const stop = onFolderChange(look);
    broken.isSo = true;
    await copyIfDue();
    expect([look.mock.calls.length, folder.files.size, await lostFolder()]).toEqual([1, 0, 'unreadable']);
    broken.isSo = false;
    await copyIfDue();
    expect([folder.files.size, await lostFolder()]).toEqual([1, undefined]);
    stop();
  });

  it('end when they are no longer wanted, and what was saved stays', async () => {
    await copyIfDue();
    await leaveFolder();
    await change('Ravi');
    onDay('2026-11-26');
    await copyIfDue();
    expect([...folder.files.keys()]).toEqual([named('2026-11-25')]);
  });

  it('of books that were deleted are never continued by others of the same name', async () => {
    await copyIfDue();
    await emptyShelf();
    onDay('2026-11-26');
    await freshBooks();
    expect(await copyFolder()).toBeUndefined();
    await copyIfDue();
    expect([...folder.files.keys()]).toEqual([named('2026-11-25')]);
  });
});

import type { UpgradeTables, Version } from '#data/store/database.ts';
import type { Keeping } from '#data/store/connection.ts';
import { openKept } from '#data/store/open-kept.ts';
import { createStore, type Store } from '#data/store/store.ts';
import type { ChangeLog } from '#data/store/change-hooks.ts';
import { describe, type RowsOf, schemasOf } from '#data/store/table.ts';

/** A small store that is kept, for tests: notes, and a log of what was done. */
type Note = Readonly<{ id: string; text: string; size?: number }>;
type Entry = Readonly<{ id: string; deed: string }>;

const file = async () => ({ shape: undefined });
const TABLES = {
  notes: describe<Note>({ name: 'Notes', indexes: 'id,keys.serial', file }),
  log: describe<Entry>({ name: 'Log', indexes: 'id,keys.serial', file }),
};
type NoteRows = RowsOf<typeof TABLES>;
export type Notebook = Store<NoteRows>;

export const FIRST: Version = { version: 1, schemas: schemasOf<NoteRows>(TABLES) };

/** A version of it, and how notes move on to it. */
export type Edition = Version & Readonly<{ upgrade?: (moving: UpgradeTables) => Promise<void> }>;

/** The second version counts the letters of each note, and lists notes by that. */
export function second(interrupt: (moved: number) => void = () => {}): Edition {
  return {
    version: 2,
    schemas: { notes: 'id,keys.serial,size' },
    upgrade: async (moving) => {
      let moved = 0;
      await moving
        .table('notes')
        .toCollection()
        .modify((row: { text: string; size?: number }) => {
          row.size = row.text.length;
          interrupt(++moved);
        });
    },
  };
}

export function notebook(versions: readonly Edition[] = [FIRST]): Notebook {
  const upgrades = versions.flatMap(({ version, upgrade }) => (upgrade ? [[version, upgrade] as const] : []));
  return createStore<NoteRows>('notebook', TABLES, OPENING_WORDS, {
    versions,
    words: KEEPING_WORDS,
    hookTables: ['log'],
    hooks: { changeLog: CHANGE_LOG, upgrades: Object.fromEntries(upgrades) },
  });
}

/** Opens it as a page does, and hears why it takes long. */
export async function opened(store: Notebook, name: string, heard: string[] = []): Promise<Notebook> {
  await store.use(openKept(store, name, (why) => heard.push(why)));
  return store;
}

const CHANGE_LOG: ChangeLog<NoteRows> = {
  table: 'log',
  begin: async (transaction, { action, whole }) => {
    let last = await transaction.lastSerial('log');
    return (changes) => {
      const notes = whole ? [`${action} ${JSON.stringify(whole)}`] : changes.map((change) => `${change.after?.id}`);
      return notes.map((note) => ({ id: `L-${++last}`, deed: note }));
    };
  },
};
const OPENING_WORDS = { closed: 'Closed. Reload.', slow: 'Slow. Wait.', unreadable: 'Unreadable. Reload.' };
const KEEPING_WORDS: Keeping<NoteRows>['words'] = {
  missing: 'Missing. Restore.',
  newer: 'Newer. Reload.',
  refused: 'Refused. Allow.',
  unmoved: 'Unmoved. Try again.',
  exists: 'Exists. Choose another.',
  outdated: 'Outdated. Reload.',
};

import { now } from '#data/clock.ts';
import type { LogNote } from '#data/store/changes.ts';
import type { Database } from '#data/store/database.ts';
import { Refusal } from '#data/store/refusal.ts';
import {
  LOGGED_FROM,
  NO_TRIES,
  triesAt,
  waitLeft,
  withWrongTry,
  type WrongTries,
} from '#domain/books/staff/wrong-tries.ts';
import { act, transact } from '#data/books/act.ts';
import type { PasscodeRow } from '#data/books/rows.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';

type TriesRow = WrongTries & Readonly<{ person: string }>;

/** Where tries are counted and logged: in the open books, or in a set that is opened for it. */
export type TriesPlace = Readonly<{
  db: Database<Rows>;
  write: <Result>(run: (db: Database<Rows>) => Promise<Result>) => Promise<Result>;
  log: (note: LogNote) => Promise<void>;
}>;

/** A passcode that was wrong, or comes too soon after a wrong one. `wait` is in ms. */
export class WrongPasscode extends Refusal {
  readonly wait: number;

  constructor(sentence: string, wait: number) {
    super('Not signed in', sentence, { fields: { passcode: sentence } });
    this.wait = wait;
  }
}

/**
 * Tries a passcode, or the recovery code, of the row that is kept under `id`; `name` is whose it is. A try counts as wrong until it
 * is found right, so that a page that ends in the middle gains none. Throws WrongPasscode.
 */
export async function tryPasscode(
  { id, name }: Readonly<{ id: string; name: string }>,
  isRight: (row: PasscodeRow) => Promise<boolean>,
  { db: books, write, log }: TriesPlace = theOpenBooks(),
): Promise<PasscodeRow> {
  const row = await books.records('passcodes').get(id);
  if (!row) throw new Refusal('Not signed in', `${name} has no passcode. An Owner sets one.`);
  const tries = await write(async (db) => {
    const [before, at] = [await triesOf(db, id), now()];
    const wait = waitLeft(before, at);
    const after = wait > 0 ? triesAt(before, at) : withWrongTry(before, at);
    await triesIn(db).put({ ...after, person: id });
    return { ...after, wait };
  });
  if (tries.wait > 0) throw new WrongPasscode(waitInWords(tries.wait), tries.wait);
  if (await isRight(row)) {
    await write((db) => Promise.resolve(triesIn(db).delete(id)));
    return row;
  }
  if (tries.count >= LOGGED_FROM)
    await log({ action: 'refuse', kind: 'Person', record: id, name, after: { tries: tries.count } });
  const wait = waitLeft(tries, now());
  throw new WrongPasscode(wait > 0 ? `Wrong. ${waitInWords(wait)}` : 'Wrong. Try again.', wait);
}

/** Returns how long to wait before the next try, in ms, as it stands now. */
export async function waitOf(id: string, db = booksStore.database()): Promise<number> {
  return waitLeft(await triesOf(db, id), now());
}

async function triesOf(db: Database<Rows>, id: string): Promise<WrongTries> {
  return (await triesIn(db).get(id)) ?? NO_TRIES;
}

function triesIn(db: Database<Rows>) {
  return db.table<TriesRow, string>('tries');
}

function waitInWords(ms: number): string {
  return `Wait ${Math.ceil(ms / 1000)} seconds, then try again.`;
}

function theOpenBooks(): TriesPlace {
  return {
    db: booksStore.database(),
    write: (run) => transact('anyone', ['tries'], run),
    log: (note) => act('anyone', [], async (transaction) => transaction.note(note)),
  };
}

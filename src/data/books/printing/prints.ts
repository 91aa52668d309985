import { moment } from '#data/clock.ts';
import type { Database } from '#data/store/database.ts';
import { transact } from '#data/books/act.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';

/**
 * What is printed: a document, the Z of a shift or its X, which may be printed any time and is never a copy. `isCopy` says that it
 * was printed otherwise before.
 */
export type PrintOf = Readonly<{ kind: 'Voucher' | 'Z' | 'X'; id: string; title: string; isCopy?: boolean }>;

/**
 * A print that a printer is given directly, one for each document. It is `sending` while a tab has it in hand, `printed` once the
 * last byte was taken, `failed` for a reason in words, and `unsure` where it was under way as its tab ended.
 */
export type Print = Readonly<{
  id: string;
  of: PrintOf;
  state: 'sending' | 'failed' | 'unsure' | 'printed';
  why: string;
  /** Whether bytes were sent. */
  hasBegun: boolean;
  /** Whether the drawer opens with it, as cash was taken or given. */
  opensDrawer: boolean;
  /** When it was asked for, in UTC. */
  since: string;
  /** How often it was printed before: more than never, and the next one is a copy. */
  times: number;
}>;

/** The prints that are not printed, in the order in which they were asked for. For a live read. */
export async function waitingPrints(): Promise<readonly Print[]> {
  const waiting = await printsIn(booksStore.database()).where('state').anyOf('sending', 'failed', 'unsure').toArray();
  return waiting.toSorted((one, other) => (one.since < other.since ? -1 : 1));
}

/**
 * Asks for a print, and resolves with it to be sent; undefined while it is sent already, however often it is asked for. Only a
 * person's press asks: nothing is printed twice by itself.
 */
export function askForPrint(of: PrintOf, opensDrawer = false): Promise<Print | undefined> {
  return changePrints(async (db) => {
    const id = idOf(of);
    const before = await printsIn(db).get(id);
    if (before?.state === 'sending') return undefined;
    const times = before?.times ?? 0;
    // What failed before anything was sent has not opened the drawer either.
    const opens = opensDrawer || (before?.opensDrawer ?? false);
    const asked: Print = {
      id,
      of,
      state: 'sending',
      why: '',
      hasBegun: false,
      opensDrawer: opens,
      since: moment(),
      times,
    };
    await printsIn(db).put(asked);
    return asked;
  });
}

/** Notes that bytes are about to be sent: from now on it may be printed, and the drawer open. */
export function noteBegun(id: string): Promise<void> {
  return changePrint(id, (print) => ({ ...print, hasBegun: true, opensDrawer: false }));
}

/** Notes that the last byte was taken. */
export function notePrinted(id: string): Promise<void> {
  return changePrint(id, (print) => {
    if (print.of.kind === 'X') return undefined;
    return { ...print, state: 'printed', why: '', opensDrawer: false, times: print.times + 1 };
  });
}

/** Notes why it was not printed, in words for the user. */
export function noteFailed(id: string, why: string): Promise<void> {
  return changePrint(id, (print) => ({ ...print, state: 'failed', why }));
}

/** Takes a print off those that wait: nobody needs it any more, or it was printed after all. */
export function dropPrint(id: string, isPrinted = false): Promise<void> {
  return changePrint(id, (print) => {
    const times = print.times + (isPrinted && print.of.kind !== 'X' ? 1 : 0);
    return times > 0 ? { ...print, state: 'printed', why: '', opensDrawer: false, times } : undefined;
  });
}

/**
 * Takes up what a tab left as it ended: what had not begun has failed, of the rest nobody knows. Called while no tab prints.
 */
export function takeUpLeftPrints(): Promise<void> {
  return changePrints(async (db) => {
    for (const left of await printsIn(db).where('state').equals('sending').toArray())
      await printsIn(db).put(
        left.hasBegun
          ? { ...left, state: 'unsure' }
          : { ...left, state: 'failed', why: 'The page was left before it.' },
      );
  });
}

function changePrint(id: string, change: (print: Print) => Print | undefined): Promise<void> {
  return changePrints(async (db) => {
    const before = await printsIn(db).get(id);
    if (!before) return;
    const after = change(before);
    await (after ? printsIn(db).put(after) : printsIn(db).delete(id));
  });
}

/** One writing transaction over the prints, which are no records of the books: the count of changes stays. */
function changePrints<Result>(run: (db: Database<Rows>) => Promise<Result>): Promise<Result> {
  return transact('anyone', ['prints'], run, 'Not saved');
}

function printsIn(db: Database<Rows>) {
  return db.table<Print, string>('prints');
}

function idOf({ kind, id }: PrintOf): string {
  return `${kind} ${id}`;
}

import type { DexieOptions } from 'dexie';
import type { Database } from './database.ts';
import { engineFor, type InstalledVersion } from './engine.ts';
import { keepKept } from './kept-connection.ts';
import { shareName } from './name-lock.ts';
import { isFull, Refusal } from './refusal.ts';
import type { Connection, Keeping } from './connection.ts';
import type { Store } from './store.ts';
import { WriteTransaction } from './write-transaction.ts';
import type { AnyRows } from './table.ts';

/** Called while a database is being opened, with why that takes long. It is opened all the same, as soon as it can be. */
export type OnDelay = (why: 'slow' | 'blocked') => void;

/** Why a kept database was not opened. Nothing was changed, nothing deleted, and no empty one stands in its place. */
export class NotOpened extends Refusal {
  readonly reason: Reason;

  constructor(reason: Reason, sentence: string, options?: ErrorOptions) {
    super('Not opened', sentence, options);
    this.reason = reason;
  }
}

type Reason = keyof Keeping<AnyRows>['words'] | 'full';

/**
 * Opens a database that is kept, and moves it to this version if it is older. Waits for other tabs that hold the older
 * version, and for a slow browser, and says so. Throws NotOpened if it is missing, of a newer version, or refused.
 */
export async function openKept<Rows extends AnyRows>(
  store: Store<Rows>,
  name: string,
  onDelay: OnDelay,
): Promise<Connection<Rows>> {
  const found: InstalledVersion = { version: undefined };
  // Written into the change log in the transaction that moves it.
  const noteMove = async (moving: Database<Rows>) => {
    const before = { version: (found.version ?? 0) / DEXIE_STEPS };
    const about = { action: 'migrate', whole: { before, after: { version: moving.verno } } };
    await WriteTransaction.do(store, moving, async () => undefined, about);
  };
  const db = makeDatabase(store, name, found, (installed) => installed > 0, noteMove);
  await opening(store, db, found, onDelay);
  const letGo = await shareName(db.name);
  return { db, storage: 'database', ...keepKept(db, found, letGo) };
}

/** The database of this name, closed, with an engine that opens it at this version and as `may` says. */
export function makeDatabase<Rows extends AnyRows>(
  store: Store<Rows>,
  name: string,
  found: InstalledVersion,
  may: (installed: number) => boolean,
  afterUpgrade?: (db: Database<Rows>) => Promise<void>,
): Database<Rows> {
  const engine = engineFor(newestOf(store), found, may);
  // What is said to be saved is on the disk, not in the cache of the operating system.
  const options: DexieOptions = { chromeTransactionDurability: 'strict' };
  const own = engine ? { ...options, indexedDB: engine, IDBKeyRange: globalThis.IDBKeyRange } : options;
  return store.make(name, own, afterUpgrade);
}

function newestOf<Rows extends AnyRows>({ versions }: Store<Rows>): number {
  return Math.max(...versions.map(({ version }) => version)) * DEXIE_STEPS;
}

/** Opens it, and turns what goes wrong into words. */
export async function opening<Rows extends AnyRows>(
  store: Store<Rows>,
  db: Database<Rows>,
  found: InstalledVersion,
  onDelay: OnDelay,
): Promise<void> {
  const timer = setTimeout(() => onDelay('slow'), PATIENCE_MS);
  const onBlocked = () => {
    onDelay('blocked');
    return false;
  };
  db.on('blocked', onBlocked);
  try {
    await db.open();
  } catch (error) {
    db.close();
    throw asNotOpened(store, found, error);
  } finally {
    clearTimeout(timer);
    db.on('blocked').unsubscribe(onBlocked);
  }
}

function asNotOpened<Rows extends AnyRows>(
  { kept }: Store<Rows>,
  { version }: InstalledVersion,
  error: unknown,
): Refusal {
  if (error instanceof Refusal) return error;
  const cause = { cause: error };
  if (isFull(error)) {
    const full =
      'The device has no room left to open the books, and nothing was changed. Free some space, then reload.';
    return new NotOpened('full', full, cause);
  }
  const reason = reasonOf(version, error);
  return new NotOpened(reason, kept?.words[reason] ?? '', cause);
}

function reasonOf(version: number | undefined, error: unknown): keyof Keeping<AnyRows>['words'] {
  if (version === 0) return 'missing';
  if (version !== undefined) return 'unmoved';
  return error instanceof Error && error.name === 'VersionError' ? 'newer' : 'refused';
}

/** Until a slow opening is reported. It goes on. */
const PATIENCE_MS = 10_000;
/** Dexie's version 1 is the browser's version 10. */
const DEXIE_STEPS = 10;

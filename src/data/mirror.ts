import { Dexie, type DexieOptions } from 'dexie';
import { Database } from './database.ts';
import { type Business, fill } from './fill.ts';
import { Refusal } from './refusal.ts';

/** Where this page's records are stored: in IndexedDB, or, if the browser refuses that, in the page's memory. */
export type Storage = 'database' | 'memory';

/**
 * Creates and fills a new database for this page. Nothing is shared between pages, and nothing survives a reload: each
 * start uses a new name under a Web Lock, which the browser releases when the page ends, however it ends.
 * `sweepMirrors` deletes the databases whose lock is free. (With one shared name, a second page would wipe the records
 * of the first.)
 */
export function openMirror(
  business: Business,
  locks: LockManager | null | undefined = globalThis.navigator?.locks,
): Promise<Storage> {
  opening = openAndKeep(business, locks ?? undefined);
  return opening;
}

async function openAndKeep(business: Business, locks: LockManager | undefined): Promise<Storage> {
  const [storage, db] = await openFresh(business, locks);
  const isReplaced = current !== undefined;
  current = db;
  currentStorage = storage;
  isLost = false;
  keepOpen(db);
  if (isReplaced) for (const listener of replacedListeners) listener();
  for (const listener of listeners) listener();
  return storage;
}

/** The open database. Only data/ reads from it. */
export function database(): Database {
  if (!current) throw new Refusal('Not opened', 'The records could not be opened. Reload the page.');
  return current;
}

/** The database once it is open. Whoever acts in the first moment of a page waits here instead of being refused. */
export async function openedDatabase(): Promise<Database> {
  await opening?.catch(() => undefined);
  return database();
}

/** Where the open database is stored. */
export function mirrorStorage(): Storage {
  return currentStorage;
}

/**
 * The name under which a worker can open the database. Undefined if the database is in memory or lost, or if a delete
 * request is waiting for it: a new connection would queue behind that request for as long as this page lives.
 */
export function mirrorForWorkers(): string | undefined {
  return currentStorage === 'database' && !isDeleteWaiting && !isLost ? current?.name : undefined;
}

/** The name of the open database; undefined while there is none. */
export function mirrorName(): string | undefined {
  return current?.name;
}

/** Calls back when the mirror opens. Returns a function that stops it. */
export function onMirrorOpen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when a new mirror replaces another, as in tests: other state kept in the page is then reset, too. */
export function onMirrorReplaced(listener: () => void): void {
  replacedListeners.add(listener);
}

/**
 * True once the browser has removed the records for good: nothing can be read or written until the page is reloaded.
 */
export function isMirrorLost(): boolean {
  return isLost;
}

/** Calls back when the mirror is lost. Returns a function that stops it. */
export function onMirrorLost(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}

/** Deletes the databases of closed pages. A database in use is kept, because its page holds the lock of its name. */
export async function sweepMirrors(locks: LockManager | null | undefined = globalThis.navigator?.locks): Promise<void> {
  if (!locks || !current) return;
  try {
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith(PREFIX) || name === current.name) continue;
      await locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await Database.delete(name);
      });
    }
  } catch {
    // A browser that refuses storage also refuses the list of databases. The rest is swept at another start.
  }
}

async function openFresh(business: Business, locks: LockManager | undefined): Promise<[Storage, Database]> {
  try {
    if (!locks) throw new Error('Without locks nobody could tell a living page’s database from a dead one’s');
    const db = new Database(`${PREFIX}${crypto.randomUUID()}`);
    await unlessStuck(db, openHeld(db, locks));
    // Without a time limit: filling a large business may take longer than the limit for opening, without being stuck.
    await deleteIfFails(db, fill(db, business));
    return ['database', db];
  } catch {
    const db = new Database(`${PREFIX}memory-${++memories}`, await memory());
    await db.open();
    await deleteIfFails(db, fill(db, business));
    return ['memory', db];
  }
}

async function openHeld(db: Database, locks: LockManager): Promise<void> {
  await hold(db.name, locks);
  isDeleteWaiting = false;
  db.on('versionchange', () => {
    // Keeps the connection, so that the delete request waits until the page is closed; by default Dexie would close it.
    isDeleteWaiting = true;
    return false;
  });
  await deleteIfFails(db, db.open());
}

/** Deletes a half-created database if creating it fails, without waiting for the deletion. */
async function deleteIfFails(db: Database, creation: PromiseLike<unknown>): Promise<void> {
  try {
    await creation;
  } catch (error) {
    void db.delete().catch(() => undefined);
    throw error;
  }
}

/**
 * Fails if the browser does not open the database in time. If it opens later after all, it is deleted, as it is unused.
 */
function unlessStuck(db: Database, opening: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(new Error('The browser keeps the database waiting'));
      void opening.then(() => db.delete()).catch(() => undefined);
      return false;
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    db.on('blocked', giveUp);
    opening
      .finally(() => {
        clearTimeout(timer);
        db.on('blocked').unsubscribe(giveUp);
      })
      .then(resolve, reject);
  });
}

/**
 * Keeps the connection of an open page. The browser may close it, as when it clears its data or its storage fails. The
 * database is then reopened if it still exists; otherwise the page is told that it is lost. An empty one is never
 * created in its place.
 */
function keepOpen(db: Database): void {
  db.openExistingOnly();
  db.on('ready', () => db.backendDB().addEventListener('close', () => void openAgain(db)), true);
  // Dexie also closes it while the page is in the back/forward cache, and reruns all queries when the page is back.
  // This listener captures the event, so that the database is open before that.
  const reopen = (event: PageTransitionEvent) => {
    if (event.persisted && db === current && !db.isOpen()) void openAgain(db);
  };
  globalThis.addEventListener?.('pageshow', reopen, { capture: true });
}

async function openAgain(db: Database): Promise<void> {
  try {
    // Dexie closes the database on the same event, before or after this call.
    await Promise.resolve();
    await unlessStuck(db, Promise.resolve(db.open()));
  } catch {
    db.close();
    if (db !== current) return;
    isLost = true;
    for (const listener of lossListeners) listener();
  }
}

/** Requests the lock and holds it until the page ends. Resolves once the lock is held. */
function hold(name: string, locks: LockManager): Promise<void> {
  return new Promise((held, refused) => {
    locks
      .request(name, () => {
        held();
        return new Promise(() => {});
      })
      .catch(refused);
  });
}

/** The same database API in memory, loaded only if needed. */
async function memory(): Promise<DexieOptions> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  const indexedDB = new IDBFactory();
  try {
    void globalThis.indexedDB;
  } catch {
    // Dexie reads the browser's own `indexedDB` whenever it opens a database, and some browsers throw on that.
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: indexedDB });
  }
  // Without any engine on the page, live queries would never run.
  Dexie.dependencies.indexedDB ??= indexedDB;
  return { indexedDB, IDBKeyRange };
}

let opening: Promise<Storage> | undefined;
let current: Database | undefined;
let currentStorage: Storage = 'memory';
let isLost = false;
/** Whether a request to delete the open database is waiting. */
let isDeleteWaiting = false;
let memories = 0;
const listeners = new Set<() => void>();
const replacedListeners = new Set<() => void>();
const lossListeners = new Set<() => void>();
/** The time limit for opening, which usually takes a tenth of a second. */
const PATIENCE_MS = 10_000;
const PREFIX = 'tarazu-';

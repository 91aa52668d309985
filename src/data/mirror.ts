import { Dexie, type DexieOptions } from 'dexie';
import { Database } from './database.ts';
import { type Business, fill } from './fill.ts';
import { Refusal } from './refusal.ts';

/** Where this page's records lie: in a database of the browser, or, where it gives none, in the page's memory. */
export type Storage = 'database' | 'memory';

/**
 * Opens this page's own database, fresh, and fills it. Nothing is shared between pages and nothing outlives a reload:
 * each boot takes a new name under a Web Lock, which ends with the page, however it ends; `sweepMirrors` deletes what has no
 * holder any more. (One shared name would let a second page's wipe swap the records under the first.)
 */
export async function openMirror(
  business: Business,
  locks: LockManager | null | undefined = globalThis.navigator?.locks,
): Promise<Storage> {
  const [storage, db] = await openFresh(business, locks ?? undefined);
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
  if (!current) throw new Refusal('Not ready', 'The records are still being opened. Try again in a moment.');
  return current;
}

/** Where the open database lies. */
export function mirrorStorage(): Storage {
  return currentStorage;
}

/**
 * The name under which a worker can open the database too. Nothing where it lies in the page's memory or is lost, and
 * where somebody waits to delete it: who opens it then would wait behind them, for as long as this page lives.
 */
export function mirrorForWorkers(): string | undefined {
  return currentStorage === 'database' && !isWanted && !isLost ? current?.name : undefined;
}

/** The name of the open database, or nothing while there is none. */
export function mirrorName(): string | undefined {
  return current?.name;
}

/** Calls back when the mirror opens. Returns how to stop. */
export function onMirrorOpen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when a mirror takes the place of another, as in tests: what the page kept beside the records goes with them. */
export function onMirrorReplaced(listener: () => void): void {
  replacedListeners.add(listener);
}

/** True once the browser has taken the records away for good: nothing can be read or written until the page is reloaded. */
export function isMirrorLost(): boolean {
  return isLost;
}

/** Calls back when the mirror is lost. Returns how to stop. */
export function onMirrorLost(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}

/** Deletes the databases of pages that are gone. A living page holds the lock of its name, so it is left alone. */
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
    // A browser that refuses storage refuses its list, too. What is left lying is swept another time.
  }
}

async function openFresh(business: Business, locks: LockManager | undefined): Promise<[Storage, Database]> {
  try {
    if (!locks) throw new Error('Without locks nobody could tell a living page’s database from a dead one’s');
    const db = new Database(`${PREFIX}${crypto.randomUUID()}`);
    await unlessStuck(db, openHeld(db, locks));
    // However long that takes: a large business is more than an opening has patience for, and it is not stuck.
    await orGone(db, fill(db, business));
    return ['database', db];
  } catch {
    const db = new Database(`${PREFIX}memory-${++memories}`, await memory());
    await db.open();
    await orGone(db, fill(db, business));
    return ['memory', db];
  }
}

async function openHeld(db: Database, locks: LockManager): Promise<void> {
  await hold(db.name, locks);
  isWanted = false;
  db.on('versionchange', () => {
    // Who wants to delete it waits until the page has gone; the library would let go of it.
    isWanted = true;
    return false;
  });
  await orGone(db, db.open());
}

/** What is half made is of no use to anyone. Nobody waits for it to be gone. */
async function orGone(db: Database, making: PromiseLike<unknown>): Promise<void> {
  try {
    await making;
  } catch (error) {
    void db.delete().catch(() => undefined);
    throw error;
  }
}

/** Fails where the browser keeps the opening waiting. What it opens after all is deleted: nobody waits for it any more. */
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
 * Keeps the records of a living page. A browser can take the connection away, as when it clears its data or its storage
 * fails: the database is then opened once more, if it still is there, and else the page is told that it is lost. An empty
 * one is never made in its place.
 */
function keepOpen(db: Database): void {
  db.neverAnew();
  db.on('ready', () => db.backendDB().addEventListener('close', () => void openAgain(db)), true);
  // The library closes it, too, while the browser puts the page aside; it asks for everything anew when the page is back,
  // so this comes before.
  const reopen = (event: PageTransitionEvent) => {
    if (event.persisted && db === current && !db.isOpen()) void openAgain(db);
  };
  globalThis.addEventListener?.('pageshow', reopen, { capture: true });
}

async function openAgain(db: Database): Promise<void> {
  try {
    // The library closes the database on the same event, before or after this is called.
    await Promise.resolve();
    await unlessStuck(db, Promise.resolve(db.open()));
  } catch {
    db.close();
    if (db !== current) return;
    isLost = true;
    for (const listener of lossListeners) listener();
  }
}

/** Holds the lock until the page ends. Resolves once it is held. */
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

/** The same database engine without a disk, loaded only by those who need it. */
async function memory(): Promise<DexieOptions> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  const indexedDB = new IDBFactory();
  try {
    void globalThis.indexedDB;
  } catch {
    // The library looks at the browser's own in whatever it opens, and some browsers refuse the look.
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: indexedDB });
  }
  // Live queries ask nothing in a page that knows no engine at all.
  Dexie.dependencies.indexedDB ??= indexedDB;
  return { indexedDB, IDBKeyRange };
}

let current: Database | undefined;
let currentStorage: Storage = 'memory';
let isLost = false;
/** Whether somebody has asked to delete the open database. */
let isWanted = false;
let memories = 0;
const listeners = new Set<() => void>();
const replacedListeners = new Set<() => void>();
const lossListeners = new Set<() => void>();
/** How long an opening may take that usually takes a tenth of a second. */
const PATIENCE_MS = 10_000;
const PREFIX = 'tarazu-';

import { Dexie, type DexieOptions } from 'dexie';
import type { Database } from './database.ts';
import { fill, type Contents } from './fill.ts';
import type { Connection, StoreStanding } from './connection.ts';
import type { Store } from './store.ts';
import type { AnyRows } from './table.ts';

/** The browser's locks; absent in some browsers and in pages without a secure origin. */
export type BrowserLocks = Pick<LockManager, 'request' | 'query'>;

/**
 * Creates and fills a new database for this page. Nothing is shared between pages, and nothing survives a reload: each
 * start uses a new name under a Web Lock, which the browser releases when the page ends, however it ends. `sweepFresh`
 * deletes the databases whose lock is free. (With one shared name, a second page would wipe the records of the first.)
 */
export async function openFresh<Rows extends AnyRows>(
  store: Store<Rows>,
  prefix: string,
  contents: Contents<Rows>,
  locks: BrowserLocks | undefined,
): Promise<Connection<Rows>> {
  try {
    if (!locks) throw new Error('Without locks nobody could tell a living page’s database from a dead one’s');
    const db = store.make(`${prefix}${crypto.randomUUID()}`);
    let isDeleteWaiting = false;
    db.on('versionchange', () => {
      // Keeps the connection, so that the delete request waits until the page is closed; by default Dexie would close it.
      isDeleteWaiting = true;
      return false;
    });
    await unlessStuck(db, openHeld(db, locks));
    // Without a time limit: filling a large business may take longer than the limit for opening, without being stuck.
    await deleteIfFails(db, fill(db, store, contents));
    // A new connection would queue behind a delete request for as long as this page lives.
    return connectionTo(db, 'database', () => !isDeleteWaiting);
  } catch {
    const db = store.make(`${prefix}memory-${++memories}`, await memory());
    await db.open();
    await deleteIfFails(db, fill(db, store, contents));
    return connectionTo(db, 'memory', () => false);
  }
}

/**
 * Deletes the databases of closed pages: those named by this prefix and a page's own random id, and none else. A
 * database in use is kept, because its page holds the lock of its name.
 */
export async function sweepFresh<Rows extends AnyRows>(
  store: Store<Rows>,
  prefix: string,
  locks: BrowserLocks | undefined,
): Promise<void> {
  if (!locks || store.databaseName === undefined) return;
  try {
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith(prefix) || !OF_A_PAGE.test(name.slice(prefix.length)) || name === store.databaseName)
        continue;
      await locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await Dexie.delete(name);
      });
    }
  } catch {
    // A browser that refuses storage also refuses the list of databases. The rest is swept at another start.
  }
}

async function openHeld(db: Dexie, locks: BrowserLocks): Promise<void> {
  await holdLock(db.name, locks);
  await deleteIfFails(db, db.open());
}

/** Deletes a half-created database if creating it fails, without waiting for the deletion. */
async function deleteIfFails(db: Dexie, creation: PromiseLike<unknown>): Promise<void> {
  try {
    await creation;
  } catch (error) {
    void db.delete().catch(() => undefined);
    throw error;
  }
}

/**
 * Fails if the browser does not create the database in time. If it does later after all, it is deleted, as it is empty
 * and unused.
 */
function unlessStuck(db: Dexie, opening: Promise<unknown>): Promise<unknown> {
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

function connectionTo<Rows extends AnyRows>(
  db: Database<Rows>,
  storage: 'database' | 'memory',
  isShareable: () => boolean,
): Connection<Rows> {
  return { db, storage, isShareable, keepOpen: (report) => keepOpen(db, report), close: () => db.close() };
}

/**
 * Keeps the connection of an open page. The browser may close it, as when it clears its data or its storage fails. The
 * database is then opened again if it still exists, however long that takes: it holds what nobody has saved elsewhere.
 * If it is gone, it is reported as lost. An empty one is never created in its place.
 */
function keepOpen<Rows extends AnyRows>(db: Database<Rows>, report: (standing: StoreStanding) => void): void {
  db.openExistingOnly();
  db.on('ready', () => db.backendDB().addEventListener('close', () => void reopenFresh(db, report)), true);
  // Dexie also closes it while the page is in the back/forward cache, and reruns all queries when the page is back.
  // This listener captures the event, so that the database is open before that.
  const reopen = (event: PageTransitionEvent) => {
    if (event.persisted && !db.isOpen()) void reopenFresh(db, report);
  };
  globalThis.addEventListener?.('pageshow', reopen, { capture: true });
}

async function reopenFresh(db: Dexie, report: (standing: StoreStanding) => void): Promise<void> {
  const timer = setTimeout(() => report('slow'), PATIENCE_MS);
  try {
    // Dexie closes the database on the same event, before or after this call.
    await Promise.resolve();
    await db.open();
    report('open');
  } catch {
    db.close();
    report('lost');
  } finally {
    clearTimeout(timer);
  }
}

/** Requests the lock and holds it until the page ends. Resolves once the lock is held. */
function holdLock(name: string, locks: BrowserLocks): Promise<void> {
  return new Promise((held, refused) => {
    locks
      .request(name, () => {
        held();
        return new Promise(() => {});
      })
      .catch(refused);
  });
}

/** Loads the database API in memory, only if needed. */
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

let memories = 0;
/** The time limit for creating, which usually takes a tenth of a second; and until slow reopening is reported. */
const PATIENCE_MS = 10_000;
/** The random part of a name: `crypto.randomUUID()`. */
const OF_A_PAGE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

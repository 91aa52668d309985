import { Dexie, type DexieOptions } from 'dexie';
import { Database } from './database.ts';
import { type Business, fill } from './fill.ts';

/** Where this page's records lie: in a database of the browser, or, where it gives none, in the page's memory. */
export type Storage = 'database' | 'memory';

/**
 * Opens this page's own database, fresh, and fills it. Nothing is shared between pages and nothing outlives a reload:
 * each boot takes a new name under a Web Lock, which ends with the page, however it ends; `sweep` deletes what has no
 * holder any more. (One shared name would let a second page's wipe swap the records under the first.)
 */
export async function openMirror(
  business: Business,
  locks: LockManager | null | undefined = globalThis.navigator?.locks,
): Promise<Storage> {
  const [storage, db] = await openFresh(business, locks ?? undefined);
  current = db;
  currentStorage = storage;
  for (const listener of listeners) listener();
  return storage;
}

/** The open database. Only data/ reads from it. */
export function database(): Database {
  if (!current) throw new Error('The mirror is not open yet');
  return current;
}

/** Where the open database lies. */
export function mirrorStorage(): Storage {
  return currentStorage;
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
    const name = `${PREFIX}${crypto.randomUUID()}`;
    await hold(name, locks);
    return ['database', await openAndFill(new Database(name), business)];
  } catch {
    const name = `${PREFIX}memory-${++memories}`;
    return ['memory', await openAndFill(new Database(name, await memory()), business)];
  }
}

async function openAndFill(db: Database, business: Business): Promise<Database> {
  try {
    await db.open();
    await fill(db, business);
    return db;
  } catch (error) {
    // What is half written is of no use to anyone. Nobody waits for it to be gone.
    void db.delete().catch(() => undefined);
    throw error;
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
  // Live queries ask nothing in a page that knows no engine at all.
  Dexie.dependencies.indexedDB ??= indexedDB;
  return { indexedDB, IDBKeyRange };
}

let current: Database | undefined;
let currentStorage: Storage = 'memory';
let memories = 0;
const listeners = new Set<() => void>();
const PREFIX = 'tarazu-';

import type { About } from './changes.ts';
import type { Database } from './database.ts';
import type { InstalledVersion } from './engine.ts';
import { WriteTransaction } from './write-transaction.ts';
import { makeDatabase, NotOpened, opening } from './open-kept.ts';
import { databasesNamed } from './peek.ts';
import { asRefusal } from './refusal.ts';
import type { Store } from './store.ts';
import type { AnyRows } from './table.ts';

/**
 * Creates a database that is kept, and fills it: both in the one transaction that brings it into being, so that there is
 * the whole of it or nothing. Throws NotOpened if there is one of that name, which is not touched. It is closed again.
 */
export function createKept<Rows extends AnyRows>(
  store: Store<Rows>,
  name: string,
  begin: (transaction: WriteTransaction<Rows>) => Promise<void>,
  about?: About,
): Promise<void> {
  return createFilledDatabase(store, name, (db) => WriteTransaction.do(store, db, begin, about));
}

/** As `createKept`, where `fill` writes what the database begins with; `failed` is the title where that fails. */
export async function createFilledDatabase<Rows extends AnyRows>(
  store: Store<Rows>,
  name: string,
  fill: (db: Database<Rows>) => Promise<void>,
  failed: 'Not saved' | 'Not restored' = 'Not saved',
): Promise<void> {
  const found: InstalledVersion = { version: undefined };
  const db = makeDatabase(store, name, found, (installed) => installed === 0);
  // Nothing can look at it yet. Told of each key of thousands of records at once, every live query would stop the page.
  db.unuse({ stack: 'dbcore', name: 'Observability' });
  let problem: unknown;
  // Dexie waits for what an async function does in a transaction of its own, which here is a part of the creating one.
  db.on('populate', () =>
    db.transaction('rw', [...store.everyTable], async () => {
      try {
        await fill(db);
      } catch (error) {
        problem = error;
        throw error;
      }
    }),
  );
  try {
    await opening(store, db, found, () => undefined);
    if (found.version !== 0) throw thereIsOne(store);
    await settle(db);
  } catch (error) {
    // The connection was taken away just after all was written: it is there, and saying otherwise would make it twice.
    if (found.version === 0 && (await databasesNamed(name)).includes(name)) return;
    throw problem === undefined
      ? asNotCreated(store, found, error, failed)
      : asRefusal(problem, failed, store.words.closed);
  } finally {
    db.close();
  }
}

/** The transaction that creates a database has no durability of its own to ask for; one that follows it has. */
async function settle<Rows extends AnyRows>(db: Database<Rows>): Promise<void> {
  await db.transaction('rw', 'totals', async () => {
    const [first] = await db.totals.limit(1).toArray();
    if (first) await db.totals.put(first);
  });
}

function asNotCreated<Rows extends AnyRows>(
  store: Store<Rows>,
  { version }: InstalledVersion,
  error: unknown,
  failed: string,
): unknown {
  if (!(error instanceof NotOpened) || error.reason === 'full') return error;
  if (version === 0) return asRefusal(error.cause, failed, store.words.closed);
  // Of an older version, which was not moved, or of a newer one.
  return error.reason === 'unmoved' || error.reason === 'newer' ? thereIsOne(store, error) : error;
}

function thereIsOne<Rows extends AnyRows>({ kept }: Store<Rows>, cause?: unknown): NotOpened {
  return new NotOpened('exists', kept?.words.exists ?? '', { cause });
}

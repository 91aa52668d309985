import type { About } from './changes.ts';
import type { Database } from './database.ts';
import { WriteTransaction } from './write-transaction.ts';
import { asRefusal } from './refusal.ts';
import type { Store } from './store.ts';
import type { AnyRows, TableName } from './table.ts';

/**
 * The only way to write. An action is one transaction over the given tables: the records, their kept totals, the count of
 * changes and, where the store has one, the change log are written together or not at all. Resolves after the transaction
 * has committed. Otherwise it throws a Refusal with a sentence for the user, and nothing was changed; if storage failed,
 * `failed` is its title. It never retries.
 */
export function actOn<Rows extends AnyRows, Result>(
  store: Store<Rows>,
  tables: readonly TableName<Rows>[],
  action: (transaction: WriteTransaction<Rows>) => Promise<Result>,
  failed: Failed = 'Not saved',
  about?: About,
): Promise<Result> {
  const run = (db: Database<Rows>) => WriteTransaction.do(store, db, action, about);
  return transactOn(store, store.tablesWithin(tables), run, failed);
}

/** One writing transaction over these tables and the totals, which fails as `actOn` does. For what is no action. */
export async function transactOn<Rows extends AnyRows, Result>(
  store: Store<Rows>,
  tables: readonly string[],
  run: (db: Database<Rows>) => Promise<Result>,
  failed: Failed = 'Not saved',
): Promise<Result> {
  let writing: IDBTransaction | undefined;
  try {
    return await store.work((db, begin) =>
      db.transaction('rw', [...new Set([...tables, 'totals'])], async ({ idbtrans }) => {
        begin();
        writing = idbtrans;
        return run(db);
      }),
    );
  } catch (error) {
    // If storage itself aborted the transaction, only its own error says why; the next request just finds it inactive.
    throw asRefusal(writing?.error ?? error, failed, store.closedInWords);
  }
}

type Failed = 'Not saved' | 'Not deleted' | 'Not imported' | 'Not restored';

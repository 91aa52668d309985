import type { JobOptions } from '#data/files/progress.ts';
import { see } from '#data/books/staff/access.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { wholeStatement } from './ledger-statement.ts';
import { booksStore } from '#data/books/store.ts';

/**
 * The statement of each ledger and then of each party in a period, by name, one after the other, because all of them at once
 * may be long. Those without a balance and without a line are left out.
 */
export async function* everyLedgerStatement(days: Days, { signal, onProgress }: JobOptions = {}) {
  see('files', 'reports');
  const inOrder = (table: 'ledgers' | 'parties') =>
    booksStore.records(table).orderBy('[keys.name+keys.serial]').toArray();
  const accounts: readonly Readonly<{ id: string; name: string }>[] = [
    ...(await inOrder('ledgers')),
    ...(await inOrder('parties')),
  ];
  for (const [at, { id, name }] of accounts.entries()) {
    signal?.throwIfAborted();
    const statement = await wholeStatement(id, days);
    onProgress?.(at + 1, accounts.length);
    if (statement.lines.length > 0 || statement.opening !== 0) yield { name, statement };
  }
}

import type { JobOptions } from '#data/files/progress.ts';
import { asRefusal } from '#data/store/refusal.ts';
import type { BankStatementLine } from '#domain/books/banking/statement-line.ts';
import type { PlannedAction } from '#domain/books/exchange/import/sheet-plan.ts';
import type { StatementImport } from './banking/take-in-statement.ts';
import type { Discrepancy } from './discrepancy.ts';
import type { Imported } from './exchange/import-rows.ts';
import { runBooksJob } from './job.ts';
import { STORAGE_MESSAGES } from './storage-messages.ts';

/** Brings the rows of a file into the books, as `importRows`, in a worker. */
export function bringIn(
  actions: readonly PlannedAction[],
  fileName: string,
  options: JobOptions = {},
): Promise<Imported> {
  return refusing('Not imported', options, () =>
    runBooksJob(
      'importRows',
      { actions, fileName },
      async (_db, order, onProgress) =>
        (await import('./exchange/import-rows.ts')).importRows(order.actions, order.fileName, onProgress),
      { ...options, isWriting: true, many: actions.length },
    ),
  );
}

/** Takes back what an import brought, as `undoImport`, in a worker. */
export function takeBack(imported: Imported, fileName: string, options: JobOptions = {}): Promise<void> {
  return refusing('Not saved', options, () =>
    runBooksJob(
      'undoImport',
      { ...imported, fileName },
      async (_db, order, onProgress) =>
        (await import('./exchange/undo-import.ts')).undoImport(order, order.fileName, onProgress),
      { ...options, isWriting: true, many: imported.created.length + imported.changed.length },
    ),
  );
}

/** Takes a statement in, as `takeInStatement`, in a worker. */
export function bringInStatement(
  account: string,
  lines: readonly BankStatementLine[],
  fileName: string,
  options: JobOptions = {},
): Promise<StatementImport> {
  return refusing('Not saved', options, () =>
    runBooksJob(
      'statement',
      { account, lines, fileName },
      async (_db, order, onProgress) => {
        const { takeInStatement } = await import('./banking/take-in-statement.ts');
        return takeInStatement(order.account, order.lines, order.fileName, onProgress);
      },
      { ...options, isWriting: true, many: lines.length },
    ),
  );
}

/** Rebuilds all that is stored besides the records and returns what differs, as `checkBooks`, in a worker. */
export function checkInWorker(options: JobOptions): Promise<readonly Discrepancy[]> {
  return runBooksJob(
    'check',
    {},
    async (_db, _order, onProgress) => (await import('./audit/check-books.ts')).checkBooks(onProgress),
    options,
  );
}

/** Puts right what differs, as `repairBooks`, in a worker. */
export function repairInWorker(options: JobOptions = {}): Promise<readonly Discrepancy[]> {
  return refusing('Not saved', options, () =>
    runBooksJob(
      'repair',
      {},
      async (_db, _order, onProgress) => (await import('./audit/check-books.ts')).repairBooks(onProgress),
      { ...options, isWriting: true },
    ),
  );
}

/** Makes a Refusal also of a failure before the work begins, as where the worker cannot open the books; no cancellation is one. */
async function refusing<T>(failed: string, { signal }: JobOptions, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    throw asRefusal(error, failed, STORAGE_MESSAGES.closed);
  }
}

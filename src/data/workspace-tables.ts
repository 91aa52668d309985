import type { CopyKind } from './files/backup/format.ts';
import type { BooksJobs } from './books/books-jobs.ts';
import type { Database, Version } from './store/database.ts';
import { type AnyRows, schemasOf, type Tables } from './store/table.ts';

/** The stores by name. Only this file of the data room knows every workspace: a worker is told a name. */
const STORES = {
  sample: async () => {
    const { TABLES } = await import('./sample/tables.ts');
    return { tables: TABLES, versions: [{ version: 1, schemas: schemasOf(TABLES as unknown as Tables<AnyRows>) }] };
  },
  books: async () => {
    const [{ TABLES }, { VERSIONS }] = await Promise.all([import('./books/tables.ts'), import('./books/versions.ts')]);
    return { tables: TABLES, versions: VERSIONS };
  },
} as const satisfies Record<string, () => Promise<{ tables: unknown; versions: readonly Version[] }>>;

export type StoreName = keyof typeof STORES;

export type { BooksJobs } from './books/books-jobs.ts';

/** What a worker does for books alone. */
export async function booksJobs(): Promise<{
  [Name in keyof BooksJobs]: (
    db: Database<AnyRows>,
    order: BooksJobs[Name]['input'],
  ) => Promise<BooksJobs[Name]['result']>;
}> {
  return (await import('./books/books-jobs.ts')).BOOKS_JOBS;
}

/** What the copies of the store of this name are. */
export async function copyKindOf(store: StoreName): Promise<CopyKind> {
  return store === 'sample'
    ? (await import('./sample/copy-kind.ts')).COPY_KIND
    : (await import('./books/copy-kind.ts')).COPY_KIND;
}

/** What the store of this name keeps, and in which versions. */
export async function tablesOf(
  store: StoreName,
): Promise<Readonly<{ tables: Tables<AnyRows>; versions: readonly Version[] }>> {
  // The rows of any store, once they are only read and written as they are.
  return (await STORES[store]()) as unknown as Readonly<{ tables: Tables<AnyRows>; versions: readonly Version[] }>;
}

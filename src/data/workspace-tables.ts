import type { CopyKind } from './files/backup/format.ts';
import type { Version } from './store/database.ts';
import { type AnyRows, schemasOf, type TableDescriptions } from './store/table.ts';

/** The stores by name. Only this file of the data room knows every workspace: a worker is handed a name. */
const STORES = {
  sample: async () => {
    const { TABLES } = await import('./sample/tables.ts');
    return {
      tables: TABLES,
      versions: [{ version: 1, schemas: schemasOf(TABLES as unknown as TableDescriptions<AnyRows>) }],
    };
  },
  books: async () => {
    const [{ TABLES }, { VERSIONS }] = await Promise.all([
      import('./books/tables.ts'),
      import('./books/schema-versions.ts'),
    ]);
    return { tables: TABLES, versions: VERSIONS };
  },
} as const satisfies Record<string, () => Promise<{ tables: unknown; versions: readonly Version[] }>>;

export type StoreName = keyof typeof STORES;

/** Loads the kind of the copies of the store of this name. */
export async function copyKindOf(store: StoreName): Promise<CopyKind> {
  return store === 'sample'
    ? (await import('./sample/copy-kind.ts')).COPY_KIND
    : (await import('./books/copies/copy-kind.ts')).COPY_KIND;
}

/** Loads the tables of the store of this name, and its versions. */
export async function tablesOf(
  store: StoreName,
): Promise<Readonly<{ tables: TableDescriptions<AnyRows>; versions: readonly Version[] }>> {
  // The rows of any store, once they are only read and written as they are.
  return (await STORES[store]()) as unknown as Readonly<{
    tables: TableDescriptions<AnyRows>;
    versions: readonly Version[];
  }>;
}

import type { Database } from '#data/store/database.ts';
import type { AnyRows } from '#data/store/table.ts';

/**
 * A filter of a list that neither a field of its rows nor an index tells, because it follows from other tables or from the
 * day. The list is then `only` about a part of its table, and the view's filter is what is asked for here.
 */
export type RowFilters = Readonly<{
  /** The other tables that it reads. */
  reads: readonly string[];
  by: (tables: TableSource, filter: string) => PromiseLike<RowFilter>;
}>;

/**
 * Which rows are meant: of few their ids; of many what they are known by as they are met along the order, which must read
 * nothing but these tables.
 */
export type RowFilter =
  | Readonly<{ ids: ReadonlySet<string> }>
  | Readonly<{ keeps: (ids: readonly string[]) => PromiseLike<ReadonlySet<string>> }>;

/** A database, or a transaction of it. */
export type TableSource = Pick<Database<AnyRows>, 'table'>;

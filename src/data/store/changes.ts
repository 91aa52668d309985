import type { AnyRows, TableName } from './table.ts';

/** What an action did to one record: without `before` it was created, without `after` deleted. */
export type Change<Rows extends AnyRows> = Readonly<{
  table: TableName<Rows>;
  before: Rows[TableName<Rows>] | undefined;
  after: Rows[TableName<Rows>] | undefined;
}>;

/**
 * What an action is about, for the journal of a store. Without it each change says for itself whether it created, changed
 * or deleted. `whole` is one entry for an action that is more than its single records, such as restoring a copy: they are
 * then neither noted one by one nor guarded.
 */
export type About = Readonly<{
  deed?: string;
  reason?: string | undefined;
  whole?: Readonly<{ before: object | null; after: object | null }>;
}>;

import type { AnyRows, TableName } from './table.ts';

/** A change of one record by an action: without `before` it was created, without `after` deleted. */
export type RecordChange<Rows extends AnyRows> = Readonly<{
  table: TableName<Rows>;
  before: Rows[TableName<Rows>] | undefined;
  after: Rows[TableName<Rows>] | undefined;
}>;

/**
 * Describes an action for the change log of a store. Without it each change says for itself whether it created, changed
 * or deleted. `whole` is one line of the log for an action that is more than its single records, such as restoring a copy:
 * they are then neither noted one by one nor guarded.
 */
export type About = Readonly<{
  action?: string;
  reason?: string | undefined;
  whole?: Readonly<{ before: object | null; after: object | null }>;
  /** Whether what follows from the records is rebuilt afterwards, in the same transaction: by an action that fills a new store. */
  isRebuilt?: boolean;
}>;

/**
 * Something that was done and changed no record, such as opening a drawer of money: a line of the change log all the same. `kind`,
 * `record` and `name` say what it was done to, `after` with which values.
 */
export type LogNote = Readonly<{
  action: string;
  kind: string;
  record: string;
  name: string;
  after: object;
  reason?: string;
}>;

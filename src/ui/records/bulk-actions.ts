import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';

/**
 * The actions for several selected records, and their words. (Methods, not function properties: their parameters are
 * bivariant, so a list of invoices is also a list of records.)
 */
export type BulkActions<Row> = Readonly<{
  /** "invoice", "invoices". */
  nouns: readonly [one: string, many: string];
  /** The id of a record, or its name where the table shows no id. */
  displayName(row: Row): string;
  /**
   * The formatted sum; a list without amounts has none. Throws a RangeError where the sum is not exact to the paisa.
   */
  sum?(rows: readonly Row[]): string;
  /** Deletes all of them or none; missing for records that cannot be deleted by themselves. */
  remove?: ((ids: readonly string[]) => Promise<void>) | undefined;
  /** Throws why one of them has to stay, so that nobody is asked about it in vain. */
  refuseRemoving?: ((ids: readonly string[]) => Promise<void>) | undefined;
  /** Anything else that the user should know before deleting `rows`. */
  deleteNote?(rows: readonly Row[]): ReactNode;
  /** Another page for all of them: "Labels". */
  further?: Readonly<{ name: string; icon: IconNode; go(ids: readonly string[]): void }>;
  /** The name of their file, without its ending; missing where they are not saved as one. */
  fileName?: () => string;
}>;

/** The current state of the selected records. A new source for each view of the list. */
export type SelectedSource<Row> = Readonly<{
  /** Calls `onChange` whenever one of them changes or is deleted. Returns how to stop. */
  watch(ids: readonly string[], onChange: (records: readonly Row[]) => void): () => void;
  asCsv: (ids: readonly string[]) => Promise<SelectedFile>;
  asCells: (ids: readonly string[]) => Promise<SelectedFile>;
}>;

type SelectedFile = { parts: readonly BlobPart[]; rows: string };

export type BulkActionsFrom<Row> = BulkActions<Row> & { readonly source: SelectedSource<Row> };

import { type ReactNode, useSyncExternalStore } from 'react';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import type { Selection } from './selection.ts';
import type { RowActions, RowOpens } from './use-row-keys.ts';

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
  remove?: (ids: readonly string[]) => Promise<void>;
  /** Anything else that the user should know before deleting `rows`. */
  deleteNote?(rows: readonly Row[]): ReactNode;
  /** The name of their file, without its ending. */
  fileName: () => string;
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

/** Announces the number of selected rows and their sum, and shows the bar with their actions while there are any. */
export function Selected<Row extends { readonly id: string }>({
  selection,
  bulkActions,
  actions,
}: {
  selection: Selection<Row>;
  bulkActions: BulkActionsFrom<Row>;
  actions: RowActions<Row> | RowOpens<Row> | undefined;
}) {
  const selected = useSyncExternalStore(selection.subscribe, selection.selected);
  const rows = [...selected.values()];
  const count = rows.length === 0 ? '' : `${rows.length} selected`;
  const sum = rows.length === 0 ? undefined : sumOf(bulkActions, rows);

  /** A single record is deleted like from its row: that confirmation says what is deleted with it. */
  function askToDelete() {
    const [row] = rows;
    if (row && rows.length === 1 && actions?.delete) actions.delete(row);
    else selection.ask(true);
  }

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {[count, sum].filter(Boolean).join(', ')}
      </p>
      {rows.length > 0 && (
        <SelectionBar
          selection={selection}
          bulkActions={bulkActions}
          count={count}
          sum={sum}
          onDelete={askToDelete}
          onClose={() => selection.clear()}
        />
      )}
    </>
  );
}

/** Each amount is exact; their sum may be too large to be. */
function sumOf<Row>(bulkActions: BulkActions<Row>, rows: readonly Row[]): string | undefined {
  try {
    return bulkActions.sum?.(rows);
  } catch (error) {
    if (error instanceof RangeError) return 'too much to be summed';
    throw error;
  }
}

const SelectionBar = lazyDialog(async () => (await import('#ui/selection/selection-bar.tsx')).SelectionBar);

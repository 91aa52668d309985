import { type ReactNode, useSyncExternalStore } from 'react';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import type { Selection } from './selection.ts';
import type { RowDeeds, RowOpens } from './use-row-keys.ts';

/**
 * The actions for several selected records, and their words. (Methods, not function properties: their parameters are
 * bivariant, so a list of invoices is also a list of records.)
 */
export type Several<Row> = Readonly<{
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
  /** What else the user should know before deleting. */
  deleteNote?(rows: readonly Row[]): ReactNode;
  /** The name of their file, without its ending. */
  fileName: () => string;
}>;

/** The current state of the selected records. A new source for each view of the list. */
export type SelectedSource<Row> = Readonly<{
  /** Calls `tell` whenever one of them changes or is deleted. Returns how to stop. */
  watch(ids: readonly string[], tell: (records: readonly Row[]) => void): () => void;
  asCsv: (ids: readonly string[]) => Promise<SelectedFile>;
  asCells: (ids: readonly string[]) => Promise<SelectedFile>;
}>;

type SelectedFile = { parts: readonly BlobPart[]; rows: string };

export type SeveralFrom<Row> = Several<Row> & { readonly source: SelectedSource<Row> };

/** Announces the number of selected rows and their sum, and shows the bar with their actions while there are any. */
export function Selected<Row extends { readonly id: string }>({
  selection,
  several,
  deeds,
}: {
  selection: Selection<Row>;
  several: SeveralFrom<Row>;
  deeds: RowDeeds<Row> | RowOpens<Row> | undefined;
}) {
  const selected = useSyncExternalStore(selection.subscribe, selection.selected);
  const rows = [...selected.values()];
  const count = rows.length === 0 ? '' : `${rows.length} selected`;
  const sum = rows.length === 0 ? undefined : sumOf(several, rows);

  /** A single record is deleted like from its row: that confirmation says what is deleted with it. */
  function askToDelete() {
    const [row] = rows;
    if (row && rows.length === 1 && deeds?.delete) deeds.delete(row);
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
          several={several}
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
function sumOf<Row>(several: Several<Row>, rows: readonly Row[]): string | undefined {
  try {
    return several.sum?.(rows);
  } catch (error) {
    if (error instanceof RangeError) return 'too much to be summed';
    throw error;
  }
}

const SelectionBar = lazyDialog(async () => (await import('#ui/selection/selection-bar.tsx')).SelectionBar);

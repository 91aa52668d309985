import { type ReactNode, useSyncExternalStore } from 'react';
import { lazyDialog } from '#ui/lazy-dialog.tsx';
import type { Selection } from './selection.ts';
import type { RowDeeds } from './use-row-keys.ts';

/**
 * What can be done with several records of a list at once, and in which words. (Methods, so that a list of invoices is
 * one of records, too.)
 */
export type Several<Row> = Readonly<{
  /** "invoice", "invoices". */
  nouns: readonly [one: string, many: string];
  /** What a person calls one of them: its id, or its name. */
  called(row: Row): string;
  /** Their sum, as it is to be read; a list without amounts has none. Refuses what cannot be counted (RangeError). */
  sum?(rows: readonly Row[]): string;
  /** Deletes all of them or none; what is never deleted by itself has no such verb. */
  remove?: (ids: readonly string[]) => Promise<void>;
  /** What else is to be known before they go. */
  beside?(rows: readonly Row[]): ReactNode;
  fileName: () => string;
}>;

/** Where the selected records come from, as they are now. A new one for each way of looking at the list. */
export type SelectedSource<Row> = Readonly<{
  /** Tells of them whenever one has changed or gone, until what it returns is called. */
  watch(ids: readonly string[], tell: (records: readonly Row[]) => void): () => void;
  asCsv: (ids: readonly string[]) => Promise<{ parts: readonly BlobPart[]; rows: string }>;
}>;

export type SeveralFrom<Row> = Several<Row> & { readonly source: SelectedSource<Row> };

/** How many are selected and their sum, said whenever that changes; and, while there are any, the bar with their deeds. */
export function Selected<Row extends { readonly id: string }>({
  selection,
  several,
  deeds,
}: {
  selection: Selection<Row>;
  several: SeveralFrom<Row>;
  deeds: RowDeeds<Row> | undefined;
}) {
  const selected = useSyncExternalStore(selection.subscribe, selection.selected);
  const rows = [...selected.values()];
  const count = rows.length === 0 ? '' : `${rows.length} selected`;
  const sum = rows.length === 0 ? undefined : summed(several, rows);

  /** Of a single one in the words of its row, which say what goes with it. */
  function askToDelete() {
    const [row] = rows;
    if (row && rows.length === 1 && deeds) deeds.delete(row);
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

/** Each of them can be counted; together they may come to more than can. */
function summed<Row>(several: Several<Row>, rows: readonly Row[]): string | undefined {
  try {
    return several.sum?.(rows);
  } catch (error) {
    if (error instanceof RangeError) return 'too much to be summed';
    throw error;
  }
}

const SelectionBar = lazyDialog(async () => (await import('./selection-bar.tsx')).SelectionBar);

import { useSyncExternalStore } from 'react';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import type { BulkActions, BulkActionsFrom } from './bulk-actions.ts';
import type { Selection } from './selection.ts';
import type { RowActions, RowOpens } from './use-row-keys.ts';

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
    else selection.askToDelete();
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

const SelectionBar = lazyDialog(async () => (await import('./selection-bar.tsx')).SelectionBar);

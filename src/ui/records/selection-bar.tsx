import { Download, FileSpreadsheet, Trash2, X } from 'lucide';
import { Fragment, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Confirmation } from '#ui/overlays/dialog.tsx';
import { focusRow, focusStart } from '#ui/navigation/focus.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { type ListFormat, saveList } from './save-list.ts';
import type { BulkActions, BulkActionsFrom } from './bulk-actions.ts';
import type { Selection } from './selection.ts';
import { successMessage } from './use-record-editor.ts';

type Row = { readonly id: string };

/** The actions for the selected rows, sticky at the bottom while any part of the list is visible. */
export function SelectionBar({
  selection,
  bulkActions,
  count,
  sum,
  onDelete,
  onClose,
}: {
  selection: Selection<Row>;
  bulkActions: BulkActionsFrom<Row>;
  /** "3 selected", and their sum. */
  count: string;
  sum: string | undefined;
  /** Asks for confirmation. */
  onDelete: () => void;
  /** Clears the selection. */
  onClose: () => void;
}) {
  const { source } = bulkActions;
  const rows = [...selection.selected().values()];
  const ids = rows.map((row) => row.id);
  const isAsking = useSyncExternalStore(selection.subscribe, selection.isAsking);
  const bar = useFocusLeftToRows();
  useToastsAbove();
  const watchedIds = ids.join(' ');

  useEffect(() => {
    const watched = watchedIds.split(' ');
    return source.watch(watched, (records) => selection.refresh(watched, records));
  }, [selection, source, watchedIds]);

  function save(format: ListFormat) {
    const selected = { asCsv: () => source.asCsv(ids), asCells: () => source.asCells(ids) };
    if (bulkActions.fileName) void saveList(bulkActions.fileName(), format, selected);
  }

  return (
    <div ref={bar} role="group" data-unprinted aria-label={`Selected ${bulkActions.nouns[1]}`} className={BAR}>
      <p className="me-auto ps-1">
        <span className="font-medium">{count}</span>
        {sum !== undefined && <span className="ms-2 whitespace-nowrap text-ink-2">{sum}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {bulkActions.remove && (
          <Button className={BUTTON} onClick={onDelete}>
            <Icon of={Trash2} size={16} />
            Delete
          </Button>
        )}
        {bulkActions.further && (
          <Button className={BUTTON} onClick={() => bulkActions.further?.go(ids)}>
            <Icon of={bulkActions.further.icon} size={16} />
            {bulkActions.further.name}
          </Button>
        )}
        {bulkActions.fileName && (
          <>
            <Button className={BUTTON} onClick={() => save('CSV')}>
              <Icon of={Download} size={16} />
              CSV
            </Button>
            <Button className={BUTTON} onClick={() => save('XLSX')}>
              <Icon of={FileSpreadsheet} size={16} />
              XLSX
            </Button>
          </>
        )}
        <Button className={BUTTON} onClick={onClose}>
          <Icon of={X} size={16} />
          Clear
        </Button>
      </div>
      {isAsking && bulkActions.remove && (
        <DeleteQuestion rows={rows} bulkActions={bulkActions} remove={bulkActions.remove} selection={selection} />
      )}
    </div>
  );
}

function DeleteQuestion({
  rows,
  bulkActions,
  remove,
  selection,
}: {
  rows: readonly Row[];
  bulkActions: BulkActions<Row>;
  remove: NonNullable<BulkActions<Row>['remove']>;
  selection: Selection<Row>;
}) {
  const isBusy = useRef(false);
  const [one, many] = bulkActions.nouns;
  const what = rows.length === 1 ? one : `${rows.length} ${many}`;

  async function deleteAll() {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await remove(rows.map((row) => row.id));
      selection.clear();
      // One record is reported like one that is deleted from its row.
      if (rows.length === 1)
        toastSuccess(...successMessage(`${one.charAt(0).toUpperCase()}${one.slice(1)}`, 'deleted'));
      else toastSuccess('Success', `${what} deleted`);
    } catch (error) {
      selection.ask(false);
      sayFailure(error);
    }
  }

  return (
    <Confirmation
      title={`Delete ${what}`}
      verb="Delete"
      opener={selection}
      // A running deletion cannot be stopped; closing the dialog would look as if it was.
      onRefuse={() => !isBusy.current && selection.ask(false)}
      onConfirm={() => void deleteAll()}
    >
      <p>
        Are you sure you want to delete {rows.length === 1 ? 'this' : 'these'} {what}? This action cannot be undone.
      </p>
      <p className="text-ink">
        {rows.slice(0, NAMED).map((row, at) => (
          <Fragment key={row.id}>
            {at > 0 && ', '}
            <Quoted>{bulkActions.displayName(row)}</Quoted>
          </Fragment>
        ))}
        {rows.length > NAMED && ` and ${rows.length - NAMED} more`}
      </p>
      {bulkActions.deleteNote?.(rows)}
    </Confirmation>
  );
}

/**
 * Toasts stand above the bar while it is there (toasts.css). The style sheet reads an attribute: with `body:has(…)` the browser
 * would check the whole page after every change.
 */
function useToastsAbove() {
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-selecting', true);
    return () => void document.body.toggleAttribute('data-selecting', false);
  }, []);
}

/** When the bar unmounts while it or its dialog has the focus, a row of the list takes the focus. */
function useFocusLeftToRows() {
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const node = bar.current;
    const list = node?.closest('section');
    return () => {
      const focused = document.activeElement;
      if (!focused || !(node?.contains(focused) === true || focused.closest('[role="alertdialog"]'))) return;
      // After the dialog has tried to return the focus to buttons that are gone.
      setTimeout(() => {
        if (list?.isConnected === true && !list.contains(document.activeElement) && !focusRow(list)) focusStart();
      });
    };
  }, []);

  return bar;
}

const BAR =
  'sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t bg-sheet px-3 py-2 shadow-float animate-appear';
const BUTTON = 'max-sm:[&>svg]:hidden max-[22rem]:px-2';
const NAMED = 5;

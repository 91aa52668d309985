import { useLiveResult } from '#data/books/live.ts';
import type { Edit } from '#data/books/rows.ts';
import { takeBack } from '#data/books/bulk.ts';
import { importOf } from '#data/books/exchange/undo-import.ts';
import { formatNumber, formatText } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';

/** Of an entry that an import wrote: how much came with it, and the way back while nothing uses it. Nothing for others. */
export function UndoImport({ edit, onUndone }: { edit: Edit; onUndone: () => void }) {
  const { value: brought } = useLiveResult(['import of', edit.id], () => importOf(edit));
  if (!brought) return null;
  const { fileName, count, imported, isWhole } = brought;

  async function undo() {
    try {
      await takeBack(imported, fileName);
      toastSuccess('Import undone', 'The books are as they were before it.');
      onUndone();
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-control border p-3 text-table">
      <p className="min-w-[min(14rem,100%)] flex-1">
        {count === 1 ? 'The one record' : `One of ${formatNumber(count)} records`} that came from{' '}
        <Quoted>{formatText(fileName)}</Quoted>.{' '}
        {isWhole
          ? 'They can be taken back together while nothing uses them.'
          : 'Something of it was changed or deleted since, so the import stays.'}
      </p>
      {isWhole && <Button onClick={() => void undo()}>Undo Import</Button>}
    </div>
  );
}

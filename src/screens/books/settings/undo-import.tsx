import { useLiveResult } from '#data/books/live.ts';
import type { Edit } from '#data/books/rows.ts';
import { importOf } from '#data/books/exchange/undo-import.ts';
import { formatNumber, formatText } from '#domain/format.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { UNDOING, useUndoImport } from '#screens/books/parts/use-undo-import.ts';
import { Problem } from '#screens/parts/problem.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Percentage } from '#ui/feedback/progress.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';

/** Of an entry that an import wrote: how much came with it, and the way back while nothing uses it. Nothing for others. */
export function UndoImport({ edit, onUndone }: { edit: Edit; onUndone: () => void }) {
  const { progress, problem, undo, cancel } = useUndoImport();
  const mayUndo = useMayDo('files', 'masters');
  const { value: brought } = useLiveResult(['import of', edit.id], () => importOf(edit));
  if (!brought) return null;
  const { fileName, count, isWhole } = brought;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-control border p-3 text-table">
      <p className="min-w-[min(14rem,100%)] flex-1">
        {count === 1 ? 'The one record' : `One of ${formatNumber(count)} records`} that came from{' '}
        <Quoted>{formatText(fileName)}</Quoted>.{' '}
        {isWhole
          ? 'They can be taken back together while nothing uses them.'
          : 'Something of it was changed or deleted since, so the import stays.'}
      </p>
      {/* React keeps one button, and with it the focus. */}
      {mayUndo && isWhole && (
        <Button onClick={() => (progress ? cancel() : undo(brought, onUndone))}>
          {progress ? 'Cancel' : 'Undo Import'}
        </Button>
      )}
      {progress && (
        <div className="w-full max-w-80">
          <Percentage label={UNDOING} progress={progress} />
        </div>
      )}
      {problem !== undefined && <Problem>{problem}</Problem>}
    </div>
  );
}

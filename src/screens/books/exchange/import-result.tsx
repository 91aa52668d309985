import { CSV_START, csvLine } from '#domain/csv.ts';
import { UNDOING, useUndoImport } from '#screens/books/parts/use-undo-import.ts';
import { Problem } from '#screens/parts/problem.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Percentage } from '#ui/feedback/progress.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { saveWithToast } from '#ui/feedback/save-with-toast.ts';
import { rowsInWords, type SpreadsheetStep, type useSpreadsheet } from './use-spreadsheet.ts';

/** The count of imported rows, the rows left out, which may be corrected, and the way back. */
export function ImportResult({
  step,
  actions,
}: {
  step: Extract<SpreadsheetStep, { name: 'imported' }>;
  actions: ReturnType<typeof useSpreadsheet>;
}) {
  const { fileName, count, left } = step;
  const { progress, problem, undo, cancel } = useUndoImport();

  return (
    <>
      <p role="status" className="font-medium text-good">
        {rowsInWords(count)} of {fileName} went in
      </p>
      {left.length > 0 && (
        <p>
          {rowsInWords(left.length)} did not. Save them as a file with what is wrong in each, correct them there, and
          import that file.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {left.length > 0 && (
          <Button look="primary" onClick={() => saveRemaining(step)}>
            Save the other {rowsInWords(left.length)}
          </Button>
        )}
        {!progress && <Button onClick={actions.again}>Import another file</Button>}
        {/* React keeps one button, and with it the focus. */}
        <Button onClick={() => (progress ? cancel() : undo(step, actions.again))}>
          {progress ? 'Cancel' : 'Undo Import'}
        </Button>
      </div>
      {progress && (
        <div className="max-w-80">
          <Percentage label={UNDOING} progress={progress} />
        </div>
      )}
      {problem !== undefined && <Problem>{problem}</Problem>}
      <p className="text-ink-2 text-table">
        The import can be undone as a whole until something uses what it brought: here, or later from any of its entries
        in Settings › Edit Log.
      </p>
    </>
  );
}

/** The rows that stayed out under their own headings, so that the file can be corrected and read again. */
function saveRemaining({ fileName, left, head }: Extract<SpreadsheetStep, { name: 'imported' }>): void {
  const name = `${fileName.replace(/\.[^.]*$/, '')}-to-correct.csv`;
  void saveWithToast('CSV', name, async () => {
    const width = Math.max(head.length, ...left.map(({ row }) => row.cells.length));
    const wide = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
    const lines = left.map(({ row, problems }) => csvLine([...wide(row.cells), problems.join(' ')]));
    saveFile(name, [CSV_START, csvLine([...wide(head), 'What is wrong']), ...lines], 'text/csv;charset=utf-8');
    return name;
  });
}

import { CSV_START, csvLine } from '#domain/csv.ts';
import { Button } from '#ui/controls/button.tsx';
import { sayFailure } from '#ui/feedback/say-done.ts';
import { saveFile } from '#ui/feedback/save-file.ts';
import { saySaved } from '#ui/feedback/say-saved.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { inRows } from './sheet-preview.tsx';
import type { SpreadsheetStep, useSpreadsheet } from './use-spreadsheet.ts';

/** What went in, what did not and may be corrected, and the way back. */
export function SheetImported({
  step,
  way,
}: {
  step: Extract<SpreadsheetStep, { name: 'imported' }>;
  way: ReturnType<typeof useSpreadsheet>;
}) {
  const { fileName, count, left } = step;

  async function undo() {
    try {
      await way.undo(step);
      toastSuccess('Import undone', 'The books are as they were before it.');
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <>
      <p role="status" className="font-medium text-good">
        {inRows(count)} of {fileName} went in
      </p>
      {left.length > 0 && (
        <p>
          {inRows(left.length)} did not. Save them as a file with what is wrong in each, correct them there, and import
          that file.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {left.length > 0 && (
          <Button look="primary" onClick={() => saveLeft(step)}>
            Save the other {inRows(left.length)}
          </Button>
        )}
        <Button onClick={way.again}>Import another file</Button>
        <Button onClick={() => void undo()}>Undo Import</Button>
      </div>
      <p className="text-ink-2 text-table">
        The import can be undone as a whole until something uses what it brought: here, or later from any of its entries
        in Settings › Edit Log.
      </p>
    </>
  );
}

/** The rows that stayed out under their own headings, so that the file can be corrected and read again. */
function saveLeft({ fileName, left, head }: Extract<SpreadsheetStep, { name: 'imported' }>): void {
  const name = `${fileName.replace(/\.[^.]*$/, '')}-to-correct.csv`;
  void saySaved('CSV', name, async () => {
    const width = Math.max(head.length, ...left.map(({ row }) => row.cells.length));
    const wide = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
    const lines = left.map(({ row, problems }) => csvLine([...wide(row.cells), problems.join(' ')]));
    saveFile(name, [CSV_START, csvLine([...wide(head), 'What is wrong']), ...lines], 'text/csv;charset=utf-8');
    return name;
  });
}

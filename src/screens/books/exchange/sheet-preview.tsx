import { memo } from 'react';
import { COLUMNS, type PlannedRow } from '#domain/books/exchange/import/sheet-plan.ts';
import { formatNumber } from '#domain/format.ts';
import { Problem } from '#screens/parts/problem.tsx';
import { Percentage } from '#ui/feedback/progress.tsx';
import { Button } from '#ui/controls/button.tsx';
import { type OpenSheet, rowsInWords, type SpreadsheetStep, type useSpreadsheet } from './use-spreadsheet.ts';

/** Each row as it would go in, or why it stays out. Those with something wrong come first, then those with something to be known. */
export function SheetPreview({
  step: { open, rows, progress, problem },
  actions,
}: {
  step: Extract<SpreadsheetStep, { name: 'planned' }>;
  actions: ReturnType<typeof useSpreadsheet>;
}) {
  const good = rows.filter(({ action }) => action !== undefined).length;
  const wrong = rows.length - good;
  return (
    <section aria-label="Preview" className="rounded-sheet border bg-sheet">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <p role="status" className="font-medium">
          {rowsInWords(good)} can go in
          {wrong > 0 && <span className="text-bad">, {rowsInWords(wrong)} cannot</span>}
        </p>
        {good > 0 && (
          // React keeps one button, and with it the focus.
          <Button
            look={progress ? 'plain' : 'primary'}
            onClick={() => (progress ? actions.cancel() : actions.bringIn(open, rows))}
          >
            {progress ? 'Cancel' : `Import ${rowsInWords(good)}`}
          </Button>
        )}
      </div>
      {progress && (
        <div className="max-w-80 px-4 pb-4">
          <Percentage label={`Bringing in ${open.fileName}`} progress={progress} />
        </div>
      )}
      {problem !== undefined && (
        <div className="px-4 pb-4">
          <Problem>{problem}</Problem>
        </div>
      )}
      <Rows open={open} rows={rows} />
    </section>
  );
}

/** Drawn once while they are brought in: hundreds of rows. */
const Rows = memo(function Rows({ open, rows }: Readonly<{ open: OpenSheet; rows: readonly PlannedRow[] }>) {
  const good = rows
    .filter(({ action }) => action !== undefined)
    .toSorted((one, other) => (other.notes?.length ?? 0) - (one.notes?.length ?? 0));
  const wrong = rows.filter(({ action }) => action === undefined);
  const shown = [...wrong.slice(0, MOST), ...good.slice(0, MOST)];
  const columns = COLUMNS[open.kind].filter(({ name }) => open.matching[name] !== undefined);
  const cellOf = (row: PlannedRow, name: string) => row.row.cells[open.matching[name] ?? -1] ?? '';
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it, too. */}
      <div className="fades-sideways overflow-x-auto border-t" role="region" aria-label="All rows" tabIndex={0}>
        <table aria-label="Rows" className="w-full border-collapse text-table">
          <thead>
            <tr className="text-caption text-ink-2">
              {['Line', 'What is wrong', ...columns.map(({ label }) => label)].map((title) => (
                <th key={title} scope="col" className="h-9 whitespace-nowrap px-3 text-start font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.row.line} className="border-t align-baseline">
                <th scope="row" className="px-3 py-2 text-start font-normal text-ink-3 tabular-nums">
                  {row.row.line}
                </th>
                <td className="min-w-64 px-3 py-2">
                  <span className="text-bad">{row.problems.join(' ')}</span> {row.notes?.join(' ')}
                </td>
                {columns.map(({ name }) => (
                  <td key={name} className="max-w-80 truncate px-3 py-2">
                    {cellOf(row, name)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown.length && (
        <p className="border-t px-4 py-3 text-ink-2 text-table">
          and {formatNumber(rows.length - shown.length)} more, {formatNumber(rows.length)} in all
        </p>
      )}
    </>
  );
});

/** Of either sort; nobody looks through more. */
const MOST = 100;

import { isWhole, STATEMENT_COLUMNS } from '#domain/books/banking/statement-columns.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import type { OpenStatement, useStatementFile } from './use-statement-file.ts';

/** Which column is which: found by the headings. Shown at once where they were not recognised, and else on demand. */
export function StatementColumns({
  open,
  actions,
}: {
  open: OpenStatement;
  actions: ReturnType<typeof useStatementFile>;
}) {
  const isRecognised = isWhole(open.head.matching);
  const columns = columnsOf(open);
  const { sheets, sheet } = open;
  return (
    <>
      {sheets.length > 1 && (
        <PickField
          label="Sheet"
          help="One sheet is read at a time. Take in each that has lines."
          value={String(sheets.indexOf(sheet))}
          options={sheets.map((_, at) => String(at))}
          showOption={(at) => sheets[Number(at)]?.name}
          onChange={(at) => actions.chooseSheet(open, sheets[Number(at)] ?? sheet)}
        />
      )}
      <details open={!isRecognised || undefined}>
        <summary className="min-h-6 cursor-pointer font-medium touch:min-h-control">Columns</summary>
        {!isRecognised && (
          <p className="mt-1 text-bad text-table">
            The headings were not recognised. Choose the date, and the amount or both withdrawal and deposit.
          </p>
        )}
        <div className="mt-3 grid gap-x-4 gap-y-3 @min-[26rem]:grid-cols-2">
          {STATEMENT_COLUMNS.filter(({ name }) => name !== 'valueDate').map(({ name, label }) => (
            <PickField
              key={name}
              label={label}
              value={String(open.head.matching[name] ?? -1)}
              options={['-1', ...columns.keys()]}
              showOption={(at) => columns.get(at) ?? <span className="text-ink-3">Not in the file</span>}
              onChange={(at) => actions.match(open, name, at === '-1' ? undefined : Number(at))}
            />
          ))}
        </div>
      </details>
    </>
  );
}

/** The columns by their place: what their heading says, or else their number. */
function columnsOf({ sheet, head }: OpenStatement): ReadonlyMap<string, string> {
  const width = Math.max(head.titles.length, ...sheet.rows.slice(0, NEAR).map(({ cells }) => cells.length));
  return new Map(
    Array.from({ length: width }, (_, at) => [String(at), (head.titles[at] ?? '') || `Column ${at + 1}`] as const),
  );
}

const NEAR = 50;

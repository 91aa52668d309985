import { matchColumns } from '#domain/books/exchange/import/columns.ts';
import { COLUMNS, SHEET_KINDS } from '#domain/books/exchange/import/sheet-plan.ts';
import { PARTY_KINDS } from '#domain/books/masters/party.ts';
import { WindowsLetters } from '#screens/books/parts/windows-letters.tsx';
import { TextButton } from '#ui/controls/text-button.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import type { OpenSheet, useSpreadsheet } from './use-spreadsheet.ts';

/** The kind of record that the rows are, and the field of each column: found by the headings, the user may correct it. */
export function SheetMatching({ open, actions }: { open: OpenSheet; actions: ReturnType<typeof useSpreadsheet> }) {
  const { fileName, sheets, sheet, kind, head, matching, usual } = open;
  const columns = columnsOf(open);
  const read = new Set(Object.values(matching));
  const others = [...columns].flatMap(([at, title]) => (read.has(Number(at)) ? [] : [title]));
  const place = (name: string) => String(matching[name] ?? -1);
  const named = matchColumns(COLUMNS[kind], open.titles);
  const fields = COLUMNS[kind].filter(({ name, isFurther }) => isFurther !== true || named[name] !== undefined);
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-medium">{fileName}</span>{' '}
        <TextButton onClick={actions.again}>Choose another file</TextButton>
      </p>
      <WindowsLetters sheet={sheet} />
      <div className="grid gap-4 @min-[26rem]:grid-cols-2">
        {sheets.length > 1 && (
          <PickField
            label="Sheet"
            value={String(sheets.indexOf(sheet))}
            options={sheets.map((_, at) => String(at))}
            showOption={(at) => sheets[Number(at)]?.name}
            onChange={(at) => actions.chooseSheet(open, sheets[Number(at)] ?? sheet)}
          />
        )}
        <PickField
          label="Rows Are"
          value={kind}
          options={SHEET_KINDS}
          onChange={(chosen) => actions.chooseKind(open, chosen)}
        />
        {kind === 'Parties' && (
          <PickField
            label="Others Are"
            help="Parties whose row does not say what they are."
            value={usual}
            options={PARTY_KINDS}
            onChange={(chosen) => actions.chooseUsual(open, chosen)}
          />
        )}
      </div>
      <fieldset className="min-w-0">
        <legend className="font-medium">Columns</legend>
        <p className="mb-3 text-ink-2 text-table">
          The headings are in line {sheet.rows[head]?.line ?? 1}. Choose another column where one was not recognised.
          {others.length > 0 && ` Not read: ${others.join(', ')}.`}
        </p>
        <div className="grid gap-x-4 gap-y-3 @min-[26rem]:grid-cols-2">
          {fields.map(({ name, label }) => (
            <PickField
              key={name}
              label={label}
              value={place(name)}
              options={['-1', ...columns.keys()]}
              showOption={(at) => columns.get(at) ?? <span className="text-ink-3">Not in the file</span>}
              onChange={(at) => actions.match(open, name, at === '-1' ? undefined : Number(at))}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The columns by their place: what their heading says, or else their letter. */
function columnsOf({ sheet, titles }: OpenSheet): ReadonlyMap<string, string> {
  const width = Math.max(titles.length, ...sheet.rows.slice(0, NEAR).map(({ cells }) => cells.length));
  return new Map(
    Array.from({ length: width }, (_, at) => [String(at), (titles[at] ?? '') || `Column ${letterOf(at)}`] as const),
  );
}

function letterOf(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26);
}

const NEAR = 50;

import { useRef, useState } from 'react';
import { bringIn, takeBack } from '#data/books/bulk.ts';
import { type Imported, mastersByName } from '#data/books/exchange/import-rows.ts';
import { today } from '#data/clock.ts';
import type { TextSheet } from '#data/files/sheets/sheet.ts';
import { sheetsOfFile } from '#data/files/sheets-of-file.ts';
import {
  guessSheet,
  sheetHead,
  type PlannedRow,
  type SheetHead,
  type SheetKind,
  sheetPlan,
} from '#domain/books/exchange/import/sheet-plan.ts';
import type { ColumnMatching } from '#domain/books/exchange/import/columns.ts';
import type { PartyKind } from '#domain/books/masters/party.ts';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';

/** A file that was chosen: its sheets, what its rows are taken for, and what each of them would do. */
export type OpenSheet = SheetHead &
  Readonly<{ fileName: string; sheets: readonly TextSheet[]; sheet: TextSheet; kind: SheetKind; usual: PartyKind }>;

export type SpreadsheetStep =
  | Readonly<{ name: 'choose'; problem?: string }>
  | Readonly<{ name: 'reading' }>
  | Readonly<{
      name: 'planned';
      open: OpenSheet;
      rows: readonly PlannedRow[];
      progress?: readonly [done: number, total: number];
      problem?: string;
    }>
  | Readonly<{
      name: 'imported';
      fileName: string;
      count: number;
      imported: Imported;
      left: readonly PlannedRow[];
      head: readonly string[];
    }>;

/** The steps of a spreadsheet into the books: read, matched, planned row by row, brought in, and taken back. */
export function useSpreadsheet() {
  const [step, setStep] = useState<SpreadsheetStep>({ name: 'choose' });
  // What was asked for last counts: a slow plan of an earlier choice must not replace it.
  const asked = useRef(0);

  async function attempt(work: (isCurrent: () => boolean) => Promise<void>) {
    const own = ++asked.current;
    const isCurrent = () => asked.current === own;
    try {
      await work(isCurrent);
    } catch (error) {
      if (isCurrent()) setStep({ name: 'choose', problem: whyNot(error) });
    }
  }

  function plan(open: OpenSheet) {
    return attempt(async (isCurrent) => {
      const rows = await plannedRows(open, isCurrent);
      if (rows) setStep({ name: 'planned', open, rows });
    });
  }

  function read(file: File) {
    setStep({ name: 'reading' });
    return attempt(async (isCurrent) => {
      const sheets = await sheetsOfFile(file);
      const [sheet] = sheets.toSorted((one, other) => other.rows.length - one.rows.length);
      if (isCurrent() && sheet) await plan(withKind({ fileName: file.name, sheets, sheet }));
    });
  }

  async function importAll(open: OpenSheet, rows: readonly PlannedRow[]) {
    const actions = rows.flatMap(({ action }) => action ?? []);
    const say = (...progress: readonly [done: number, total: number]) =>
      setStep({ name: 'planned', open, rows, progress });
    say(0, actions.length);
    try {
      const imported = await bringIn(actions, open.fileName, { onProgress: say });
      const left = rows.filter(({ action }) => action === undefined);
      setStep({ name: 'imported', fileName: open.fileName, count: actions.length, imported, left, head: open.titles });
    } catch (error) {
      setStep({ name: 'planned', open, rows, problem: whyNot(error) });
    }
  }

  return {
    step,
    read: (file: File) => void read(file),
    again: () => setStep({ name: 'choose' }),
    chooseSheet: (open: OpenSheet, sheet: TextSheet) => void plan(withKind({ ...open, sheet })),
    chooseKind: (open: OpenSheet, kind: SheetKind) => void plan({ ...open, kind, ...sheetHead(open.sheet.rows, kind) }),
    match: (open: OpenSheet, field: string, column: number | undefined) =>
      void plan({ ...open, matching: withColumnMatched(open.matching, field, column) }),
    chooseUsual: (open: OpenSheet, usual: PartyKind) => void plan({ ...open, usual }),
    bringIn: (open: OpenSheet, rows: readonly PlannedRow[]) => void importAll(open, rows),
    async undo({ imported, fileName }: Pick<Extract<SpreadsheetStep, { name: 'imported' }>, 'imported' | 'fileName'>) {
      await takeBack(imported, fileName);
      setStep({ name: 'choose' });
    },
  };
}

/** Plans every row, some hundred at a time, so that the page stays responsive. Undefined once it is not wanted any more. */
async function plannedRows(open: OpenSheet, isWanted: () => boolean): Promise<readonly PlannedRow[] | undefined> {
  const { plan, whole } = sheetPlan({ ...open, today: today() }, await mastersByName());
  const rows = open.sheet.rows.slice(open.head + 1);
  const planned: PlannedRow[] = [];
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    planned.push(...rows.slice(from, from + AT_A_TIME).flatMap((row) => plan(row) ?? []));
    await new Promise((resolve) => setTimeout(resolve));
    if (!isWanted()) return undefined;
  }
  return whole(planned);
}

function withKind(file: Pick<OpenSheet, 'fileName' | 'sheets' | 'sheet'>): OpenSheet {
  const { kind } = guessSheet(file.sheet.rows);
  const head = sheetHead(file.sheet.rows, kind);
  return { ...file, kind, ...head, usual: /vendor|supplier/i.test(head.titles.join(' ')) ? 'Supplier' : 'Customer' };
}

/** A column is of one field: whichever had it before has none now. */
function withColumnMatched(
  matching: ColumnMatching<string>,
  field: string,
  column: number | undefined,
): ColumnMatching<string> {
  const others = Object.entries(matching).filter(([name, at]) => name !== field && at !== column);
  return Object.fromEntries(column === undefined ? others : [...others, [field, column]]);
}

const AT_A_TIME = 200;

import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { bringIn as bringInRows } from '#data/books/bulk.ts';
import { type Imported, mastersByName } from '#data/books/exchange/import-rows.ts';
import { currentBooksKey } from '#data/books/store.ts';
import { today } from '#data/clock.ts';
import type { JobOptions } from '#data/files/progress.ts';
import type { TextSheet } from '#data/files/sheets/sheet.ts';
import { sheetsOfFile } from '#data/files/sheets-of-file.ts';
import {
  guessSheet,
  sheetHead,
  type PlannedAction,
  type PlannedRow,
  type SheetHead,
  type SheetKind,
  sheetPlan,
} from '#domain/books/exchange/import/sheet-plan.ts';
import type { ColumnMatching } from '#domain/books/exchange/import/columns.ts';
import type { PartyKind } from '#domain/books/masters/party.ts';
import { formatNumber } from '#domain/format.ts';
import { type LastingState, useLastingWork } from '#screens/parts/use-lasting-work.ts';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';

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

/** The rows that are brought in, those with nothing wrong, and all that the file has. */
type Asked = Readonly<{ open: OpenSheet; rows: readonly PlannedRow[] }>;

/**
 * The steps of a spreadsheet into the books: read, matched, planned row by row, and brought in. The last goes on where the screen is
 * left.
 */
export function useSpreadsheet() {
  const { history } = useRouter();
  const key = currentBooksKey() ?? '';
  const bringing = useLastingWork<Asked, Imported>(`import ${key}`);
  const [ownStep, setOwnStep] = useState<SpreadsheetStep>({ name: 'choose' });
  // What was asked for last counts: a slow plan of an earlier choice must not replace it.
  const asked = useRef(0);

  function setStep(next: SpreadsheetStep) {
    bringing.forget();
    setOwnStep(next);
  }

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

  function bringIn(open: OpenSheet, rows: readonly PlannedRow[]) {
    const actions = actionsOf(rows);
    const words = {
      label: `Bringing in ${open.fileName}`,
      cancelled: ['Cancelled', 'Nothing of the file went in.'],
      way: { label: 'See', act: () => history.push(`/books/${key}/import-export`) },
    } as const;
    const task = (options: JobOptions) => bringInRows(actions, open.fileName, options);
    void bringing.run({ open, rows }, task, words, (_, isShown) => {
      if (!isShown) toastSuccess('Imported', `${rowsInWords(actions.length)} of ${open.fileName} went in`, words.way);
    });
  }

  return {
    step: stepOf(bringing.state) ?? ownStep,
    read: (file: File) => void read(file),
    again: () => setStep({ name: 'choose' }),
    chooseSheet: (open: OpenSheet, sheet: TextSheet) => void plan(withKind({ ...open, sheet })),
    chooseKind: (open: OpenSheet, kind: SheetKind) => void plan({ ...open, kind, ...sheetHead(open.sheet.rows, kind) }),
    match: (open: OpenSheet, field: string, column: number | undefined) =>
      void plan({ ...open, matching: withColumnMatched(open.matching, field, column) }),
    chooseUsual: (open: OpenSheet, usual: PartyKind) => void plan({ ...open, usual }),
    bringIn,
    cancel: bringing.cancel,
  };
}

/** Returns the step at which an import stands, if there is one. */
function stepOf(state: LastingState<Asked, Imported>): SpreadsheetStep | undefined {
  if (state.name === 'idle') return undefined;
  const { open, rows } = state.asked;
  if (state.name === 'done')
    return {
      name: 'imported',
      fileName: open.fileName,
      count: actionsOf(rows).length,
      imported: state.result,
      left: rows.filter(({ action }) => action === undefined),
      head: open.titles,
    };
  const planned = { name: 'planned', open, rows } as const;
  if (state.name === 'running') return { ...planned, progress: state.progress };
  return { ...planned, ...(state.problem !== undefined && { problem: state.problem }) };
}

function actionsOf(rows: readonly PlannedRow[]): readonly PlannedAction[] {
  return rows.flatMap(({ action }) => action ?? []);
}

export function rowsInWords(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;
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

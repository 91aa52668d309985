import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { countKnownLines } from '#data/books/banking/bank-accounts.ts';
import { takeStatementBack } from '#data/books/banking/bank-lines.ts';
import type { StatementImport } from '#data/books/banking/take-in-statement.ts';
import { bringInStatement } from '#data/books/bulk.ts';
import { currentBooksKey } from '#data/books/store.ts';
import type { JobOptions } from '#data/files/progress.ts';
import type { TextSheet } from '#data/files/sheets/sheet.ts';
import { sheetsOfFile } from '#data/files/sheets-of-file.ts';
import { readStatement, type BankStatement } from '#domain/books/banking/read-statement.ts';
import {
  isWhole,
  type StatementColumn,
  type StatementHead,
  statementHead,
} from '#domain/books/banking/statement-columns.ts';
import { formatNumber } from '#domain/format.ts';
import { type LastingState, useLastingWork } from '#screens/parts/use-lasting-work.ts';
import { sayDone, whyNot } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';

/** A statement that was opened: its sheets, which column is which, and its lines once that is known. */
export type OpenStatement = Readonly<{
  fileName: string;
  sheets: readonly TextSheet[];
  sheet: TextSheet;
  head: StatementHead;
  statement: BankStatement | undefined;
  /** How many of its lines the account has already. */
  known: number;
}>;

export type StatementStep =
  | Readonly<{ name: 'choose'; problem?: string }>
  | Readonly<{ name: 'reading' }>
  | Readonly<{ name: 'read'; open: OpenStatement; progress?: readonly [done: number, total: number]; problem?: string }>
  | Readonly<{ name: 'taken'; fileName: string; taken: StatementImport }>;

/**
 * The steps of a statement into the books: opened, read by its columns, taken in, and taken back. Taking in goes on where the screen
 * is left.
 */
export function useStatementFile(account: string) {
  const { history } = useRouter();
  const key = currentBooksKey() ?? '';
  const taking = useLastingWork<OpenStatement, StatementImport>(`statement ${key} ${account}`);
  const [ownStep, setOwnStep] = useState<StatementStep>({ name: 'choose' });
  // What was asked for last counts: a slow answer to an earlier choice must not replace it.
  const asked = useRef(0);

  function setStep(next: StatementStep) {
    taking.forget();
    setOwnStep(next);
  }

  async function attempt(work: () => Promise<StatementStep>) {
    const own = ++asked.current;
    try {
      const next = await work();
      if (asked.current === own) setStep(next);
    } catch (error) {
      if (asked.current === own) setStep({ name: 'choose', problem: whyNot(error) });
    }
  }

  async function withHead(file: Pick<OpenStatement, 'fileName' | 'sheets' | 'sheet'>, head: StatementHead) {
    const read = isWhole(head.matching) ? readStatement(file.sheet.rows, head) : undefined;
    const statement = read && { ...read, notes: [...file.sheet.notes, ...read.notes] };
    const known = statement ? await countKnownLines(account, statement.lines) : 0;
    return { name: 'read', open: { ...file, head, statement, known } } as const;
  }

  function takeIn(open: OpenStatement) {
    const { fileName, statement } = open;
    const words = {
      label: `Taking in ${fileName}`,
      cancelled: ['Cancelled', 'Nothing of the statement came in.'],
      way: { label: 'See', act: () => history.push(`/books/${key}/banking`) },
    } as const;
    const task = (options: JobOptions) => bringInStatement(account, statement?.lines ?? [], fileName, options);
    void taking.run(open, task, words, (taken, isShown) => {
      if (!isShown) toastSuccess('Statement', takenInWords(fileName, taken), words.way);
    });
  }

  return {
    step: stepOf(taking.state) ?? ownStep,
    read(file: File) {
      setStep({ name: 'reading' });
      void attempt(async () => {
        const sheets = await sheetsOfFile(file);
        const [first] = sheets.toSorted((one, other) => other.rows.length - one.rows.length);
        const sheet = sheets.find(({ rows }) => isWhole(statementHead(rows).matching)) ?? first;
        if (!sheet) return { name: 'choose', problem: 'No table stands in this file. Choose another one.' };
        return withHead({ fileName: file.name, sheets, sheet }, statementHead(sheet.rows));
      });
    },
    match(open: OpenStatement, name: StatementColumn, column: number | undefined) {
      const others = Object.entries(open.head.matching).filter(([field, at]) => field !== name && at !== column);
      const matching = Object.fromEntries(column === undefined ? others : [...others, [name, column]]);
      void attempt(() => withHead(open, { ...open.head, matching }));
    },
    chooseSheet(open: OpenStatement, sheet: TextSheet) {
      void attempt(() => withHead({ ...open, sheet }, statementHead(sheet.rows)));
    },
    again: () => setStep({ name: 'choose' }),
    takeIn,
    cancel: taking.cancel,
    async takeBack({ fileName, taken }: Extract<StatementStep, { name: 'taken' }>) {
      const work = takeStatementBack(taken.ids, fileName).then(() => setStep({ name: 'choose' }));
      await sayDone(work, ['Success', 'The statement was taken back']);
    },
  };
}

/** Returns the step at which taking in stands, if a statement is. */
function stepOf(state: LastingState<OpenStatement, StatementImport>): StatementStep | undefined {
  if (state.name === 'idle') return undefined;
  if (state.name === 'done') return { name: 'taken', fileName: state.asked.fileName, taken: state.result };
  if (state.name === 'running') return { name: 'read', open: state.asked, progress: state.progress };
  return { name: 'read', open: state.asked, ...(state.problem !== undefined && { problem: state.problem }) };
}

export function takenInWords(fileName: string, { ids, known }: StatementImport): string {
  const others = known > 0 ? `; ${linesInWords(known)} ${known === 1 ? 'was' : 'were'} known already` : '';
  return `${linesInWords(ids.length)} of ${fileName} came in${others}.`;
}

export function linesInWords(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'line' : 'lines'}`;
}

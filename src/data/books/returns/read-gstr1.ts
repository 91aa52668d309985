import type { Database } from '#data/store/database.ts';
import { filingId, type FilingState, type FiledStatement, filedStatement } from '#domain/books/returns/filing.ts';
import { gstr1File } from '#domain/books/returns/gstr1-file.ts';
import { gstr1Report } from '#domain/books/returns/gstr1-report.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { isBlocking, type ReturnProblem } from '#domain/books/returns/return-problem.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { RETURN_TABLES, type Gstr1OfMonth, gstr1OfMonth } from './gstr1-of-month.ts';
import type { Rows } from '#data/books/tables.ts';

/** `today` stands in the file. */
export type Gstr1Order = Readonly<{ month: Month; today: IsoDate }>;

/** GSTR-1 of a month as a screen shows it and a file has it. */
export type Gstr1Read = Readonly<{
  /** The changes that the books had when it was read. */
  changes: number;
  state: FilingState;
  /** The day on which it was marked as filed; '' if it was not. */
  filedOn: IsoDate | '';
  report: Report;
  /** The first of them, those that block before the others. */
  problems: readonly ReturnProblem[];
  blocking: number;
  advisory: number;
  /** The months filed before and opened again, whose changes it has. */
  reopened: readonly Month[];
  /** As it was filed, where it was. */
  file: string;
  /** The statements that are stored of it and of those months once it is filed, as JSON. */
  statements: readonly Readonly<{ month: Month; statement: string }>[];
}>;

/** Reads the return as the books are at one moment. */
export function readGstr1(db: Database<Rows>, { month, today }: Gstr1Order): Promise<Gstr1Read> {
  return db.transaction('r', [...RETURN_TABLES], async () => {
    const read = await gstr1OfMonth(db, month);
    return asRead(read, today, await statementsOf(db, read));
  });
}

function asRead(
  { changes, state, filing, gstr1 }: Gstr1OfMonth,
  today: IsoDate,
  statements: Gstr1Read['statements'],
): Gstr1Read {
  const blocking = gstr1.problems.filter(isBlocking).length;
  return {
    changes,
    state,
    filedOn: filing?.on ?? '',
    report: gstr1Report(gstr1),
    problems: gstr1.problems.slice(0, MOST_SHOWN),
    blocking,
    advisory: gstr1.problems.length - blocking,
    reopened: statements.slice(1).map(({ month }) => month),
    file: filing ? filing.file.join('') : gstr1File(gstr1, today),
    statements,
  };
}

/** A month that was filed keeps what its own GSTR-3B takes. */
async function statementsOf(
  db: Database<Rows>,
  { gstr1: { supplies, statements } }: Gstr1OfMonth,
): Promise<Gstr1Read['statements']> {
  const [own, ...earlier] = statements;
  const filed = await db.records('filings').bulkGet(earlier.map(({ month }) => filingId('GSTR-1', month)));
  return [
    ...(own ? [asStatement(own.month, { sections: own.sections, supplies })] : []),
    ...earlier.flatMap(({ month, sections }, at) => {
      const before = filed[at];
      return before ? [asStatement(month, { ...filedStatement(before), sections })] : [];
    }),
  ];
}

function asStatement(month: Month, statement: FiledStatement) {
  return { month, statement: JSON.stringify(statement) };
}

/** More than anybody puts right before looking again. */
const MOST_SHOWN = 100;

import type { Database } from '#data/store/database.ts';
import { CHANGES, readTotals } from '#data/store/sums.ts';
import { gstr1File } from '#domain/books/returns/gstr1-file.ts';
import { gstr1Report } from '#domain/books/returns/gstr1-report.ts';
import { type Gstr1, gstr1Of } from '#domain/books/returns/gstr1.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { isBlocking, type ReturnProblem } from '#domain/books/returns/return-problem.ts';
import type { Report } from '#domain/books/report.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { BUSINESS_ID } from './ids.ts';
import { originalsOf, salesOfMonth } from './sales-of-month.ts';
import type { Rows } from './tables.ts';

/** `today` stands in the file. */
export type Gstr1Order = Readonly<{ month: Month; today: IsoDate }>;

/** GSTR-1 of a month as a screen shows it and a file has it. */
export type Gstr1Read = Readonly<{
  /** The changes that the books had when it was read. */
  changes: number;
  report: Report;
  /** The first of them, those that block before the others. */
  problems: readonly ReturnProblem[];
  blocking: number;
  advisory: number;
  file: string;
}>;

/** Reads the return as the books are at one moment. */
export function readGstr1(db: Database<Rows>, { month, today }: Gstr1Order): Promise<Gstr1Read> {
  return db.transaction('r', ['vouchers', 'business', 'totals'], async () => {
    const business = await db.records('business').get(BUSINESS_ID);
    if (!business) throw new Error('These books have no business. Restore them from a copy.');
    const [kept] = await readTotals(db, [CHANGES]);
    const sales = await salesOfMonth(db, month);
    const originals = await originalsOf(db, sales);
    return shown(gstr1Of({ month, business, sales, originals, reopened: [] }), kept?.count ?? 0, today);
  });
}

function shown(gstr1: Gstr1, changes: number, today: IsoDate): Gstr1Read {
  const { problems } = gstr1;
  const blocking = problems.filter(isBlocking).length;
  return {
    changes,
    report: gstr1Report(gstr1),
    problems: problems.slice(0, MOST_SHOWN),
    blocking,
    advisory: problems.length - blocking,
    file: gstr1File(gstr1, today),
  };
}

/** More than anybody puts right before looking again. */
const MOST_SHOWN = 100;

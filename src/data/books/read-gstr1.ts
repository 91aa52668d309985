import type { Database } from '#data/store/database.ts';
import { CHANGES, readTotals } from '#data/store/sums.ts';
import { NO_LOCKS } from '#domain/books/lock.ts';
import {
  type Filing,
  filingId,
  type FilingState,
  isFiled,
  sectionsIn,
  stateOfFiling,
} from '#domain/books/returns/filing.ts';
import { gstr1File } from '#domain/books/returns/gstr1-file.ts';
import { gstr1Report } from '#domain/books/returns/gstr1-report.ts';
import { type Gstr1, gstr1Of } from '#domain/books/returns/gstr1.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { isBlocking, type ReturnProblem } from '#domain/books/returns/return-problem.ts';
import type { Report } from '#domain/books/report.ts';
import type { SalesOfMonth } from '#domain/books/returns/sales-of-month.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { BUSINESS_ID, LOCKS_ID } from './ids.ts';
import { originalsOf, salesOfMonth } from './sales-of-month.ts';
import type { Rows } from './tables.ts';

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
  /** What the portal has once it is filed, as JSON. */
  statements: readonly Readonly<{ month: Month; said: string }>[];
}>;

/** Reads the return as the books are at one moment. */
export function readGstr1(db: Database<Rows>, { month, today }: Gstr1Order): Promise<Gstr1Read> {
  return db.transaction('r', ['vouchers', 'business', 'locks', 'filings', 'totals'], async () => {
    const business = await db.records('business').get(BUSINESS_ID);
    if (!business) throw new Error('These books have no business. Restore them from a copy.');
    const [kept] = await readTotals(db, [CHANGES]);
    const { filed } = (await db.records('locks').get(LOCKS_ID)) ?? NO_LOCKS;
    const filing = await db.records('filings').get(filingId('GSTR-1', month));
    const state = stateOfFiling('GSTR-1', month, { filed }, filing);
    const sales = await salesOfMonth(db, month);
    // What has changed in months filed before is a part of the next return, not of those that are filed.
    const reopened = state === 'Not filed' ? await reopenedBefore(db, month, filed) : [];
    const originals = await originalsOf(db, [...sales, ...reopened.flatMap((one) => one.sales)]);
    const gstr1 = gstr1Of({ month, business, sales, originals, reopened });
    return { changes: kept?.count ?? 0, state, filedOn: filing?.on ?? '', ...shown(gstr1, today, filing) };
  });
}

/** Which months are filed is known by their ids: what was filed is large, and is read of the few that are open alone. */
async function reopenedBefore(
  db: Database<Rows>,
  month: Month,
  filed: Parameters<typeof isFiled>[1],
): Promise<SalesOfMonth['reopened']> {
  const [first, last] = [filingId('GSTR-1', '0000-01'), filingId('GSTR-1', month)];
  const ids = await db.records('filings').where('id').between(first, last).primaryKeys();
  const locked = new Set(filed.map((one) => filingId(one.form, one.month as Month)));
  const open = await db.records('filings').bulkGet(ids.filter((id) => !locked.has(id)));
  const reopened: {
    month: Month;
    was: ReturnType<typeof sectionsIn>;
    sales: Awaited<ReturnType<typeof salesOfMonth>>;
  }[] = [];
  for (const filing of open) {
    if (!filing) continue;
    reopened.push({ month: filing.month, was: sectionsIn(filing), sales: await salesOfMonth(db, filing.month) });
  }
  return reopened;
}

function shown(gstr1: Gstr1, today: IsoDate, filing: Filing | undefined) {
  const { problems, statements } = gstr1;
  const blocking = problems.filter(isBlocking).length;
  return {
    report: gstr1Report(gstr1),
    problems: problems.slice(0, MOST_SHOWN),
    blocking,
    advisory: problems.length - blocking,
    reopened: statements.slice(1).map(({ month }) => month),
    file: filing ? filing.file.join('') : gstr1File(gstr1, today),
    statements: statements.map(({ month, sections }) => ({ month, said: JSON.stringify(sections) })),
  };
}

/** More than anybody puts right before looking again. */
const MOST_SHOWN = 100;

import type { Database } from '#data/store/database.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import { filedCredit, filingId, filingPrefix } from '#domain/books/returns/filing.ts';
import { bookedBill } from '#domain/books/returns/gstr2b/booked-bill.ts';
import { creditMonths } from '#domain/books/returns/gstr2b/credit-months.ts';
import { creditProblems } from '#domain/books/returns/gstr2b/credit-problems.ts';
import { gstr2bId } from '#domain/books/returns/gstr2b/gstr2b.ts';
import { claimedTax, type Purchase } from '#domain/books/returns/input-credit.ts';
import { daysOfMonth, type Month } from '#domain/books/returns/return-month.ts';
import type { ReturnProblem } from '#domain/books/returns/return-problem.ts';
import { NO_HEADS, sumOfTax } from '#domain/books/returns/tax-heads.ts';
import { purchasesBetween } from '#data/books/vouchers/purchases-between.ts';
import type { Rows } from '#data/books/tables.ts';
import { firstDayOfBills } from './read-purchase-match.ts';

/** The purchases whose tax counts in a month, and what of the input ledgers at its end counts in a later one. */
type CreditOfMonth = Readonly<{
  counted: readonly Purchase[];
  waiting: TaxHeads;
  problems: readonly ReturnProblem[];
}>;

/** `entered` are the purchases of the month by their dates: they count as they are where no GSTR-2B was opened. */
export async function creditOfMonth(
  db: Database<Rows>,
  month: Month,
  entered: readonly Purchase[],
): Promise<CreditOfMonth> {
  const statements = await db.records('gstr2bs').orderBy('id').toArray();
  const [first] = statements;
  if (!first) return { counted: entered, waiting: NO_HEADS, problems: [] };
  const { from, to } = daysOfMonth(month);
  const since = firstDayOfBills(first);
  const all = await purchasesBetween(db, since < from ? since : from);
  const bills = all.flatMap((purchase) => {
    const bill = bookedBill(purchase);
    return bill ? [{ purchase, bill }] : [];
  });
  const filings = await db.records('filings').where('id').startsWith(filingPrefix('GSTR-3B')).toArray();
  const filed = await firstAndLastEdits(
    db,
    filings.map(({ id }) => id),
  );
  const opened = await firstAndLastEdits(
    db,
    statements.map(({ id }) => id),
  );
  const months = creditMonths({
    statements,
    bills: bills.map(({ bill }) => bill),
    decisions: new Map((await db.records('matches').toArray()).map((one) => [one.id, one])),
    wasFiled: (one) => filed.has(filingId('GSTR-3B', one)),
    // Both orders are those of the log. A filing is never changed, so that its last entry is that of filing it.
    wasFiledBefore: (one, statement) => {
      const at = filed.get(filingId('GSTR-3B', one));
      const then = opened.get(gstr2bId(statement));
      return at !== undefined && (then === undefined || at.last < then.first);
    },
    filedWith: new Map(
      filings.flatMap((filing) => {
        const counted = filedCredit(filing);
        return counted ? [[filing.month, counted] as const] : [];
      }),
    ),
  });
  const isCounted = ({ id, date }: Purchase) => {
    const at = months.get(id);
    return at ? at.month === month : date >= from && date <= to;
  };
  const waiting = bills.flatMap(({ purchase, bill }) => {
    const at = months.get(bill.id);
    const isLater = at !== undefined && (at.month === null || at.month > month);
    return isLater && purchase.date <= to ? [{ purchase, bill, at }] : [];
  });
  return {
    counted: all.filter(isCounted),
    waiting: sumOfTax([NO_HEADS, ...waiting.map(({ purchase }) => claimedTax(purchase))]),
    problems: creditProblems(waiting),
  };
}

/** The numbers of the first and last entries of the log about each of these records, by their ids. */
async function firstAndLastEdits(db: Database<Rows>, ids: readonly string[]) {
  const edits = db.records('edits');
  const numbers = ids.map(async (id) => {
    const keys = await edits.where('[record+keys.serial]').between([id, 0], [id, Infinity]).keys();
    // Each key is that of the record and the number of an entry; Dexie's types know no keys of two parts.
    const serials = (keys as unknown as readonly (readonly [string, number])[]).map(([, serial]) => serial);
    return [id, { first: serials[0] ?? 0, last: serials.at(-1) ?? 0 }] as const;
  });
  return new Map(await Promise.all(numbers));
}

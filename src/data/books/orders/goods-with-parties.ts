import { maySee, see } from '#data/books/staff/access.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { leftOfLine } from '#domain/books/fulfilment/left-of-line.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import { goodsWithParties } from '#domain/books/reports/goods-with-parties.ts';
import { NO_VALUATION, type Valuation } from '#domain/books/stock/stock-month.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, fraction, type Paise, ZERO } from '#domain/money.ts';
import { worthsOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { openLines } from './lines-of-orders.ts';

/**
 * The goods of challans that parties have, the oldest challans first, at most so many lines, and whether there are more. They cost
 * what goods of their item with their party cost on the average; only one who may see cost is told.
 */
export async function goodsWithPartiesOn(
  day: IsoDate,
  most = Number.POSITIVE_INFINITY,
): Promise<Readonly<{ report: Report; hasMore: boolean }>> {
  see('reports');
  const lines = await openLines(booksStore.database(), 'Delivery Challan')
    .limit(most + 1)
    .toArray();
  const hasMore = lines.length > most;
  const hasCost = maySee('cost');
  const worths = hasCost ? await worthsOn(day) : new Map<string, Valuation>();
  const goods = lines.slice(0, most).map((line) => ({ line, ...(hasCost && { cost: costOf(line, worths) }) }));
  return { report: goodsWithParties(day, goods, { isWhole: !hasMore, hasCost }), hasMore };
}

/** What a party has of an item may be less than its challans say: a job worker used some up. */
function costOf(line: OrderLineSums, worths: ReadonlyMap<string, Valuation>): Paise {
  const [there, value] = worths.get(`${line.item.id}/${line.party?.id ?? ''}`) ?? NO_VALUATION;
  const left = Math.min(leftOfLine(line).goods, there);
  return left <= 0 ? ZERO : fraction(asPaise(value), left, there);
}

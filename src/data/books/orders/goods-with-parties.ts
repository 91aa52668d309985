import { maySee, see } from '#data/books/staff/access.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { leftOfLine } from '#domain/books/fulfilment/left-of-line.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import { goodsWithParties, type GoodsWithParty } from '#domain/books/reports/goods-with-parties.ts';
import { NO_VALUATION, type Valuation } from '#domain/books/stock/stock-month.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, fraction, type Paise, ZERO } from '#domain/money.ts';
import { worthsOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { type LinePlace, type LinesRead, openLines, readLines } from './lines-of-orders.ts';

/**
 * Returns the goods of challans that parties have: the oldest challans first, at most so many lines after a place. They cost what goods
 * of their item with their party cost on the average; only one who may see cost is told.
 */
export async function goodsOfParties(
  day: IsoDate,
  after: LinePlace | undefined,
  most: number,
): Promise<LinesRead<GoodsWithParty>> {
  see('reports');
  const { rows, next } = await readLines(openLines(booksStore.database(), 'Delivery Challan', after), most);
  if (!maySee('cost')) return { rows, next };
  const worths = await worthsOn(day);
  return { rows: rows.map((line) => ({ ...line, cost: costOf(line, worths) })), next };
}

/** The whole report of the goods that parties have on a day, for a file. */
export async function wholeGoodsWithParties(day: IsoDate): Promise<Report> {
  see('files');
  const { rows } = await goodsOfParties(day, undefined, Number.POSITIVE_INFINITY);
  return goodsWithParties(day, rows, maySee('cost'));
}

/** Values a line by the goods that the party still has: fewer than its challans say where a job worker used some up. */
function costOf(line: OrderLineSums, worths: ReadonlyMap<string, Valuation>): Paise {
  const [there, value] = worths.get(`${line.item.id}/${line.party?.id ?? ''}`) ?? NO_VALUATION;
  const left = Math.min(leftOfLine(line).goods, there);
  return left <= 0 ? ZERO : fraction(asPaise(value), left, there);
}

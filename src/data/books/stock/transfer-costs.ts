import { NO_VALUATION, valuationsOfMoves } from '#domain/books/stock/stock-month.ts';
import { sourceOf } from '#domain/books/stock/stock-move.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, negative, type Paise } from '#domain/money.ts';
import { business } from '#data/books/business.ts';
import { movesOfVoucher } from '#data/books/projections/project-stock.ts';
import { beginningOf, movesBetween } from './moves-of-item.ts';
import { booksStore } from '#data/books/store.ts';
import { issuedCostsBefore } from './valuation-batches.ts';
import { valueUpTo } from './valuation.ts';

/** Returns the cost of the goods of each line of the transfers of some days, by the line as `sourceOf` names it. */
export async function costsOfTransfers(from: IsoDate, to: IsoDate): Promise<ReadonlyMap<string, Paise>> {
  const transfers = await booksStore
    .records('vouchers')
    .where('[kind+date+keys.serial]')
    .between(['Stock Transfer', from], ['Stock Transfer', `${to}\uffff`])
    .toArray();
  const items = new Set(transfers.flatMap((voucher) => movesOfVoucher(voucher).map(({ item }) => item)));
  const costs = new Map<string, Paise>();
  if (items.size === 0) return costs;
  const { stockValuation } = await business();
  for (const item of items) {
    await valueUpTo(to, item);
    const { month, ends } = await beginningOf(item, from);
    const moves = await movesBetween(item, month, `${to}\uffff`);
    const steps = valuationsOfMoves(
      stockValuation,
      ends,
      moves,
      await issuedCostsBefore(booksStore.database(), item, month, moves),
    );
    moves.forEach((move, at) => {
      const [, value] = steps[at]?.get(move.godown) ?? NO_VALUATION;
      if (move.does !== 'transfer' || move.date < from) return;
      costs.set(sourceOf(move), negative(asPaise(value)));
    });
  }
  return costs;
}

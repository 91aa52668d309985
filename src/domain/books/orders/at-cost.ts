import { asPaise, fraction } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import type { DocumentLine } from '#domain/books/documents/document.ts';
import { withPack } from '#domain/books/documents/document-lines.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { asRate, type Rate, withGst } from '#domain/books/rate.ts';
import { asBoughtTrade } from './as-trade.ts';
import { isAtCost } from './challan-purpose.ts';
import type { PricedOrderInput } from './order.ts';

/**
 * Returns a challan at cost after it is known what one of an item costs: in the lines whose rate nobody typed yet, which began with
 * the price at which it is bought, or without one.
 */
export function withCost<Order extends PricedOrderInput>(order: Order, item: Item, cost: Rate): Order {
  if (!isAtCost(order)) return order;
  const terms = asBoughtTrade(order);
  const lines = order.lines.map((line) => {
    const isOf = line.item?.id === item.id && !line.from && line.at === undefined;
    return isOf && line.rate === rateAtFirst(line, item, terms)
      ? { ...line, rate: costOfLine(line, cost, order) }
      : line;
  });
  return { ...order, lines };
}

function rateAtFirst(line: DocumentLine, item: Item, terms: ReturnType<typeof asBoughtTrade>): Rate | null {
  const pack = item.packs?.find(({ unit, contains }) => unit === line.unit && contains === line.contains);
  return withPack(line, item, terms, pack).rate;
}

function costOfLine(line: DocumentLine, cost: Rate, { ratesIncludeGst }: PricedOrderInput): Rate {
  const counted = asRate(fraction(asPaise(cost), countOfLine({ ...line, quantity: asQuantity(1) }), 1000));
  return ratesIncludeGst ? withGst(counted, line.percent ?? 0) : counted;
}

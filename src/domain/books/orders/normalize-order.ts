import { gstinInCapitals } from '#domain/gstin.ts';
import { normalizeDelivery, normalizeLines } from '#domain/books/documents/normalize-lines.ts';
import { trimmedTexts } from '#domain/books/voucher-head.ts';
import type { GoodsBackInput, OrderLine, PricedOrderInput } from './order.ts';

/** Returns an order as it is stored: without blank lines and spaces around texts, each line with its key. */
export function normalizeOrder<Order extends PricedOrderInput>(order: Order): Order;
export function normalizeOrder(order: PricedOrderInput): PricedOrderInput {
  const party = order.party && { ...order.party, gstin: gstinInCapitals(order.party.gstin) };
  const lines = withKeys(normalizeLines(order.lines));
  const texts = { ...trimmedTexts(order), reference: order.reference.trim(), party, lines };
  if (order.kind !== 'Delivery Challan') return { ...order, ...texts };
  const { delivery, toGodown, ...challan } = order;
  const to = normalizeDelivery(delivery);
  const isOwn = order.purpose === 'To Own Godown';
  return {
    ...challan,
    ...texts,
    ...(isOwn ? { party: null, place: '', toGodown } : { toGodown: null }),
    ...(to && !isOwn && { delivery: to }),
  };
}

/** Returns goods that came back as they are stored: without lines of nothing. */
export function normalizeGoodsBack(input: GoodsBackInput): GoodsBackInput {
  return { ...input, ...trimmedTexts(input), lines: input.lines.filter(({ quantity }) => (quantity ?? 0) !== 0) };
}

function withKeys(lines: readonly OrderLine[]): readonly OrderLine[] {
  let last = Math.max(0, ...lines.map(({ key = 0 }) => key));
  return lines.map((line) => (line.key === undefined ? { ...line, key: ++last } : line));
}

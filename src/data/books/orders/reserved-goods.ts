import { goodsRowOf } from '#domain/books/fulfilment/expected-parts.ts';
import { leftOfLine } from '#domain/books/fulfilment/left-of-line.ts';
import { type ReservedGoods, warningOfReserved } from '#domain/books/fulfilment/reserved-goods.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import type { ChallanInput } from '#domain/books/orders/order.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { quantityLeaving } from '#domain/books/stock/missing-goods.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import { changeNow } from '#data/books/stock/missing-goods.ts';
import { awaitedIn, orderLinesIn } from '#data/books/projections/order-lines.ts';
import { inStockOf, onHandIn } from '#data/books/projections/stock-rows.ts';
import { isPartyId } from '#data/books/ids.ts';
import { booksStore } from '#data/books/store.ts';

/**
 * Returns warnings at the lines of an invoice or challan that take goods which sales orders of others reserve. What the document
 * itself delivers of an order is not counted against it. `id` is that of the one that is changed.
 */
export async function reservedGoodsTaken(
  input: InvoiceInput | ChallanInput,
  id: string | undefined,
): Promise<VoucherProblems> {
  const db = booksStore.database();
  const { was, is } = await changeNow(input, id);
  const items = [...new Set(is.map(({ item }) => item))];
  if (items.length === 0) return {};
  const [onHand, awaited] = await Promise.all([onHandIn(db).bulkGet(items), awaitedIn(db).bulkGet(items)]);
  const own = await ownReserved(input);
  const warnings = items.flatMap((item, at) => {
    const row = onHand[at];
    const last = is.findLast((move) => move.item === item);
    const line = last && input.lines[last.line];
    const goods: ReservedGoods = {
      unit: line?.item?.unit ?? line?.unit ?? '',
      leaving: leavingOurs(is, item) - leavingOurs(was, item),
      inStock: row ? inStockOf(row) : 0,
      reserved: awaited[at]?.reserved ?? 0,
      ownReserved: own.get(item) ?? 0,
    };
    const warning = warningOfReserved(goods);
    return warning && last ? [[`lines.${last.line}.quantity`, warning] as const] : [];
  });
  return Object.fromEntries(warnings);
}

/** Returns how much of an item leaves our godowns, in thousandths. */
function leavingOurs(moves: readonly Move[], item: string): number {
  const places = new Set(moves.flatMap(({ godown, to }) => [godown, ...(to === undefined ? [] : [to])]));
  return [...places]
    .filter((place) => !isPartyId(place))
    .reduce((sum, place) => sum + quantityLeaving(moves, item, place), 0);
}

/** Returns how much of each item the order lines that a document delivers still have reserved, in thousandths. */
async function ownReserved({ lines }: InvoiceInput | ChallanInput): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(lines.flatMap((line) => goodsRowOf(line) ?? []))];
  const rows = await orderLinesIn(booksStore.database()).bulkGet(ids);
  const own = new Map<string, number>();
  for (const row of rows) {
    if (row?.kind !== 'Sales Order') continue;
    own.set(row.item.id, (own.get(row.item.id) ?? 0) + leftOfLine(row).goods);
  }
  return own;
}

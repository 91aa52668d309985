import type { IsoDate } from '#domain/calendar.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { blankDebitNote } from '#domain/books/documents/blank-note.ts';
import { BLANK_DOCUMENT_LINE } from '#domain/books/documents/blank-document.ts';
import type { DocumentLine } from '#domain/books/documents/document.ts';
import { withItem } from '#domain/books/documents/document-lines.ts';
import { restOf, withRest, isNoteOn } from '#domain/books/documents/note-rest.ts';
import { rowOfLine } from '#domain/books/line-source.ts';
import { asTrade } from '#domain/books/orders/as-trade.ts';
import {
  allLeft,
  becomes,
  billDiscountFrom,
  inUnits,
  type Into,
  linesFrom,
  type TakenQuantity,
  withOrder,
} from '#domain/books/fulfilment/conversion.ts';
import { leftOfLine } from '#domain/books/fulfilment/left-of-line.ts';
import {
  type GoodsBackInput,
  isPricedOrder,
  type PricedOrderInput,
  type PurchaseOrderInput,
} from '#domain/books/orders/order.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import type { Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { availabilityOf } from '#data/books/stock/availability.ts';
import { linesOfOrder } from './order-progress.ts';
import { seeKind } from '#data/books/staff/sight.ts';
import { booksStore } from '#data/books/store.ts';

/**
 * Fills the form `blank` from an order or challan, by its id: with all that is left of it. Returns undefined where the id names no
 * order, or nothing is left of it for that kind.
 */
export async function draftFromOrder(
  id: string,
  blank: VoucherInput,
  today: IsoDate,
): Promise<VoucherInput | undefined> {
  const order = await booksStore.records('vouchers').get(id);
  if (order?.state !== 'Issued' || !isPricedOrder(order)) return undefined;
  seeKind(order.kind);
  if (!becomes(order).some((kind) => kind === blank.kind)) return undefined;
  const rows = await linesOfOrder(id);
  if (blank.kind === 'Goods Back') return goodsBackOf(order, rows, blank);
  if (blank.kind === 'Debit Note') return debitNoteOf(order, rows, today);
  if (blank.kind === 'Purchase Order') return purchaseOrderOf(order, rows, blank);
  if (!isInto(blank)) return undefined;
  const input = await filledFrom(order, allLeft(order, rows, blank.kind), rows, blank, today);
  return input.lines.length === 0 ? undefined : input;
}

type Filled = Extract<VoucherInput, Readonly<{ kind: Into }>>;

function isInto(blank: VoucherInput): blank is Filled {
  return ['Sales Order', 'Delivery Challan', 'Invoice', 'Purchase'].includes(blank.kind);
}

async function filledFrom(
  order: Voucher<PricedOrderInput>,
  takings: readonly TakenQuantity[],
  rows: readonly OrderLineSums[],
  blank: Filled,
  today: IsoDate,
): Promise<Filled> {
  const lines = linesFrom(order, takings, today, await itemsOf(order));
  return withOrder(blank, order, lines, billDiscountFrom(order, rows, takings));
}

async function itemsOf({ lines }: PricedOrderInput) {
  const ids = lines.flatMap(({ item }) => (item ? [item.id] : []));
  const items = new Map((await booksStore.records('items').bulkGet(ids)).map((item) => [item?.id ?? '', item]));
  return (id: string) => items.get(id);
}

/** The lines of an order to choose from for a document, of all the open orders of its party. */
export type OpenLine = Readonly<{ order: Voucher<PricedOrderInput>; taking: TakenQuantity }>;

/** Returns the lines of orders and challans of a party that may go on a document of a kind, the oldest first. */
export async function openLinesOf(party: string, into: Into): Promise<readonly OpenLine[]> {
  seeKind(into);
  const kinds = SOURCES[into];
  const db = booksStore.database();
  const rows = (
    await Promise.all(
      kinds.map((kind) =>
        db
          .table<OrderLineSums, string>('orderLines')
          .where('[open+of+date+id]')
          .between([kind, party, ''], [kind, party, '\uffff'])
          .toArray(),
      ),
    )
  ).flat();
  const ids = [...new Set(rows.map(({ document }) => document))];
  const orders = (await booksStore.records('vouchers').bulkGet(ids)).filter((row) => row !== undefined);
  const lines = orders.flatMap((order) => {
    if (!isPricedOrder(order) || !becomes(order).includes(into)) return [];
    const own = rows.filter(({ document }) => document === order.id);
    return allLeft(order, own, into).map((taking) => ({ order, taking }));
  });
  // What a challan delivered of an order is in what is left to bill of that order: offered twice, it would be too much.
  const offered = new Set(lines.map(({ taking }) => taking.row.id));
  return lines.filter(({ taking: { line } }) => !line.from || !offered.has(rowOfLine(line.from)));
}

/** Returns the lines that were chosen, as they stand on a document of a day. */
export async function linesOfChosen(chosen: readonly OpenLine[], day: IsoDate): Promise<readonly DocumentLine[]> {
  const lines = await Promise.all(
    chosen.map(async ({ order, taking }) => linesFrom(order, [taking], day, await itemsOf(order))),
  );
  return lines.flat();
}

const SOURCES: Readonly<Record<Into, readonly PricedOrderInput['kind'][]>> = {
  'Sales Order': ['Quotation'],
  'Delivery Challan': ['Sales Order', 'Quotation'],
  Invoice: ['Sales Order', 'Delivery Challan', 'Quotation'],
  Purchase: ['Purchase Order'],
};

function goodsBackOf(
  challan: Voucher<PricedOrderInput>,
  rows: readonly OrderLineSums[],
  blank: GoodsBackInput,
): GoodsBackInput | undefined {
  if (challan.kind !== 'Delivery Challan' || !challan.party) return undefined;
  const { id, number, date, party } = challan;
  const lines = allLeft(challan, rows, 'Invoice').map(({ line, quantity }) => {
    const { item, unit, contains, quantity: back } = inUnits(line, Math.round(quantity * 1000));
    const from = { kind: challan.kind, id, number, line: line.key ?? 0 };
    return { item, quantity: back, unit, ...(contains !== undefined && { contains }), from };
  });
  if (lines.length === 0) return undefined;
  const day = blank.date < date ? date : blank.date;
  return { ...blank, date: day, challan: { id, number, date }, party: { id: party.id, name: party.name }, lines };
}

/** A debit note on the purchase of a return challan, of what of it nobody noted yet. */
async function debitNoteOf(
  challan: Voucher<PricedOrderInput>,
  rows: readonly OrderLineSums[],
  today: IsoDate,
): Promise<VoucherInput | undefined> {
  const against = challan.kind === 'Delivery Challan' ? challan.against : undefined;
  const purchase = against && (await booksStore.records('vouchers').get(against.id));
  if (purchase?.state !== 'Issued' || purchase.kind !== 'Purchase') return undefined;
  const settlers = await booksStore.records('vouchers').where('keys.settles').equals(purchase.id).toArray();
  const rest = restOf(purchase, settlers.filter(isNoteOn(purchase.id)));
  const note = blankDebitNote(purchase, rest.lines, today);
  const left = new Map(allLeft(challan, rows, 'Invoice').map(({ line, quantity }) => [line.at, quantity]));
  const lines = note.lines.flatMap((line) => {
    const sent = left.get(line.at);
    const own = line.quantity ?? asQuantity(0);
    return sent === undefined ? [] : [{ ...line, quantity: sent < own ? sent : own }];
  });
  if (lines.length === 0) return undefined;
  return withRest({ ...note, reason: 'Purchase return', lines }, rest);
}

/** An order of the goods that an order lacks: what is left to deliver of it, as far as nothing is there and on order. */
async function purchaseOrderOf(
  order: Voucher<PricedOrderInput>,
  rows: readonly OrderLineSums[],
  blank: PurchaseOrderInput,
): Promise<PurchaseOrderInput | undefined> {
  const itemOf = await itemsOf(order);
  const ids = [...new Set(rows.map(({ item }) => item.id))];
  const there = await availabilityOf(ids);
  const lacking = new Map(ids.map((id) => [id, lackOf(there[id])]));
  const lines: DocumentLine[] = [];
  for (const row of rows) {
    const lack = lacking.get(row.item.id) ?? 0;
    const wanted = Math.min(leftOfLine(row).goods, lack);
    const item = itemOf(row.item.id);
    if (wanted <= 0 || !item) continue;
    lacking.set(row.item.id, lack - wanted);
    const quantity: Quantity = asQuantity(wanted / 1000);
    lines.push({ ...withItem(BLANK_DOCUMENT_LINE, item, asTrade(blank)), quantity });
  }
  return lines.length === 0 ? undefined : { ...blank, lines };
}

function lackOf(there: Awaited<ReturnType<typeof availabilityOf>>[string] | undefined): number {
  if (!there) return 0;
  return Math.max(0, Math.round((there.reserved - there.inStock - there.onOrder) * 1000));
}

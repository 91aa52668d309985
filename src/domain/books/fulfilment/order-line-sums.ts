import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import { isDocument } from '#domain/books/documents/document.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import { takesGoodsBack } from '#domain/books/documents/note-balance.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { SummedOrder } from '#domain/books/orders/as-trade.ts';
import type { Purpose } from '#domain/books/orders/challan-purpose.ts';
import { countOfParts, orderLineOf, rowOfLine, type SourceKind, type Sourced } from '#domain/books/line-source.ts';
import { dueOf, isPricedOrder, type PricedOrderInput } from '#domain/books/orders/order.ts';

/** A line that others are made of, as its own document has it. Counts are in thousandths of the item's unit. */
export type OrderedLine = Readonly<{
  id: string;
  document: string;
  line: number;
  kind: SourceKind;
  number: string;
  date: IsoDate;
  due: MaybeDate;
  party: Named | null;
  purpose?: Purpose;
  item: Named;
  unit: UnitCode;
  isService: boolean;
  ordered: number;
  /** The taxable value of the whole line. */
  value: Paise;
  closed?: true;
}>;

/**
 * Counts of what was made of a line, over all documents. `taken`: of a quotation what was ordered or sold on it, of a purchase order what
 * was received. `delivered` and `billed`: of a sales order. `back` and `billed`: of a challan.
 */
export type LineTaken = Readonly<Record<(typeof TAKINGS)[number], number>>;

export const TAKINGS = ['taken', 'delivered', 'billed', 'back'] as const;
export const NOTHING_TAKEN: LineTaken = { taken: 0, delivered: 0, billed: 0, back: 0 };

/** The kept sums of a line. */
export type OrderLineSums = OrderedLine & LineTaken;

/** Returns the lines of an order that others can be made of: none of a draft or a cancelled one, or of goods that go to a godown of ours. */
export function orderedLinesOf(voucher: Voucher | undefined): readonly OrderedLine[] {
  if (voucher?.state !== 'Issued' || !isPricedOrder(voucher)) return [];
  const order: Voucher<PricedOrderInput> & SummedOrder = voucher;
  if (order.kind === 'Delivery Challan' && order.purpose === 'To Own Godown') return [];
  const { id, kind, number, date, party } = order;
  return order.lines.flatMap((line, at): readonly OrderedLine[] => {
    const { item, key } = line;
    if (!item || key === undefined) return [];
    return [
      {
        id: rowOfLine({ id, line: key }),
        document: id,
        line: key,
        kind,
        number,
        date,
        due: dueOf(order),
        party: party && { id: party.id, name: party.name },
        ...(order.kind === 'Delivery Challan' && { purpose: order.purpose }),
        item: { id: item.id, name: item.name },
        unit: item.unit ?? line.unit,
        isService: item.kind === 'Service',
        ordered: countOfLine(line),
        value: order.sums.lines[at]?.taxable ?? (0 as Paise),
        ...(line.closed !== undefined && { closed: true as const }),
      },
    ];
  });
}

/** Returns what a voucher takes of the lines of others, by their rows: nothing of a draft or a cancelled one. */
export function takingsOf(voucher: Voucher | undefined): ReadonlyMap<string, LineTaken> {
  const takings = new Map<string, LineTaken>();
  if (voucher?.state !== 'Issued') return takings;
  const add = (row: string, how: keyof LineTaken, count: number) => {
    const before = takings.get(row) ?? NOTHING_TAKEN;
    if (count !== 0) takings.set(row, { ...before, [how]: before[how] + count });
  };
  if (isDocument(voucher) && voucher.kind !== 'Credit Note') {
    for (const line of voucher.lines) addLine(line, countOfLine(line), voucher.kind, add);
  } else if (voucher.kind === 'Credit Note') {
    if (voucher.toBeReplaced !== true || !takesGoodsBack(voucher)) return takings;
    for (const line of voucher.lines) {
      if (!line.order) continue;
      add(rowOfLine(line.order), 'billed', -countOfLine(line));
      if (line.item?.kind === 'Goods') add(rowOfLine(line.order), 'delivered', -countOfLine(line));
    }
  } else if (voucher.kind === 'Goods Back') {
    for (const line of voucher.lines) {
      add(rowOfLine(line.from), 'back', countOfLine(line));
      if (voucher.toBeReplaced && line.order) add(rowOfLine(line.order), 'delivered', -countOfLine(line));
    }
  } else if (isPricedOrder(voucher)) {
    // Only what is supplied delivers an order.
    const delivers = voucher.kind === 'Delivery Challan' && voucher.purpose === 'Supply';
    for (const line of voucher.lines) {
      if (!line.from || (line.from.kind === 'Sales Order' && !delivers)) continue;
      const how = line.from.kind === 'Sales Order' ? 'delivered' : 'taken';
      add(rowOfLine(line.from), how, countOfLine(line));
    }
  }
  return takings;
}

type Add = (row: string, how: keyof LineTaken, count: number) => void;

function addLine(
  line: Sourced & Parameters<typeof countOfLine>[0],
  count: number,
  kind: 'Invoice' | 'Purchase' | 'Debit Note',
  add: Add,
): void {
  const { from, challans = [] } = line;
  for (const part of challans) add(rowOfLine(part), 'billed', countOfParts([part]));
  if (kind === 'Debit Note') return;
  const order = orderLineOf(line);
  if (order) {
    add(rowOfLine(order), 'billed', count);
    if (line.item?.kind === 'Goods') add(rowOfLine(order), 'delivered', count - countOfParts(challans));
  } else if (from && from.kind !== 'Delivery Challan') add(rowOfLine(from), 'taken', count);
}

/** Returns the sum of what two have taken. */
export function plusTaken(one: LineTaken, other: LineTaken): LineTaken {
  return {
    taken: one.taken + other.taken,
    delivered: one.delivered + other.delivered,
    billed: one.billed + other.billed,
    back: one.back + other.back,
  };
}

/** Returns what takes as much less as it took more. */
export function minusTaken({ taken, delivered, billed, back }: LineTaken): LineTaken {
  return { taken: -taken, delivered: -delivered, billed: -billed, back: -back };
}

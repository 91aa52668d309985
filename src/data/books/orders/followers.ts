import { today } from '#data/clock.ts';
import { permissionTo } from '#data/books/staff/access.ts';
import { blankPurchaseOrder } from '#domain/books/orders/blank-order.ts';
import { becomes, leftFor } from '#domain/books/fulfilment/conversion.ts';
import { isLineOpen } from '#domain/books/fulfilment/left-of-line.ts';
import type { PricedOrderInput } from '#domain/books/orders/order.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import type { Right } from '#domain/books/staff/right.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { draftFromOrder } from './draft-from-order.ts';
import { linesOfOrder } from './order-progress.ts';

type Follower = ReturnType<typeof becomes>[number];

/** The kinds that the person at this page can make of what is left of an order; whether a line is open, and whether one is closed. */
export type Followed = Readonly<{ kinds: readonly Follower[]; isOpen: boolean; isClosed: boolean }>;

export async function followersOf(order: Voucher<PricedOrderInput>): Promise<Followed> {
  const rows = await linesOfOrder(order.id);
  const kinds: Follower[] = [];
  for (const kind of becomes(order)) {
    if (permissionTo(RIGHTS[kind]) !== 'not' && (await isLeft(order, rows, kind))) kinds.push(kind);
  }
  return {
    kinds,
    isOpen: rows.some(isLineOpen),
    isClosed: order.lines.some(({ closed }) => closed !== undefined),
  };
}

async function isLeft(
  order: Voucher<PricedOrderInput>,
  rows: readonly OrderLineSums[],
  kind: Follower,
): Promise<boolean> {
  // What an order lacks, and not what is left of it, is ordered.
  if (kind === 'Purchase Order') {
    const blank = blankPurchaseOrder(today(), order.own);
    return (
      rows.some((row) => leftFor(row, 'Delivery Challan') > 0) &&
      (await draftFromOrder(order.id, blank, today())) !== undefined
    );
  }
  const into = kind === 'Goods Back' || kind === 'Debit Note' ? 'Invoice' : kind;
  return rows.some((row) => leftFor(row, into) > 0);
}

const RIGHTS: Readonly<Record<Follower, Right>> = {
  'Sales Order': 'sell',
  'Delivery Challan': 'sell',
  Invoice: 'sell',
  'Goods Back': 'sell',
  'Debit Note': 'stock',
  Purchase: 'stock',
  'Purchase Order': 'stock',
};

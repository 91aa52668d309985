import { ZERO } from '#domain/money.ts';
import { type SummedOrder, withOrderSums } from '#domain/books/orders/as-trade.ts';
import {
  blankChallan,
  blankGoodsBack,
  blankPurchaseOrder,
  blankQuotation,
  blankSalesOrder,
} from '#domain/books/orders/blank-order.ts';
import { PURPOSE_ROWS } from '#domain/books/orders/challan-purpose.ts';
import { normalizeGoodsBack, normalizeOrder } from '#domain/books/orders/normalize-order.ts';
import type { ChallanInput, OrderInput, PricedOrderInput } from '#domain/books/orders/order.ts';
import {
  problemsInGoodsBack,
  problemsInGoodsBackMasters,
  problemsInOrder,
  problemsInOrderMasters,
} from '#domain/books/orders/order-problems.ts';
import { goodsBackDocument, orderDocument } from '#domain/books/paper/order-document.ts';
import { movesOfChallan, movesOfGoodsBack } from '#domain/books/stock/order-moves.ts';
import { distinctNames } from '#domain/books/voucher-head.ts';
import type { InputOf } from '#domain/books/vouchers/voucher.ts';
import { never, none, of, ownSeries } from './kind-parts.ts';
import type { KindRow } from './voucher-kind.ts';

const ORDER = {
  problems: problemsInOrder,
  masterProblems: problemsInOrderMasters,
  ledgers: ({ party }: PricedOrderInput) => distinctNames([party]),
  items: ({ lines }: PricedOrderInput) => distinctNames(lines.map(({ item }) => item)),
  godowns: none,
  counts: none,
  listedBy: ({ party }: PricedOrderInput) => distinctNames([party]),
  particulars: ({ party }: PricedOrderInput) => party?.name ?? '',
  movedFor: ({ party }: PricedOrderInput) => party?.name ?? '',
  series: ownSeries,
  normalize: normalizeOrder,
  sums: withOrderSums,
  onceKey: never,
  amount: ({ sums }: SummedOrder) => sums.total,
  postings: none,
  moves: none,
  paper: orderDocument,
};

/** The kinds of order, a row each: they post nothing, and of them only challans and goods back move goods. */
export const ORDER_KINDS: Readonly<{ [Kind in OrderInput['kind']]: KindRow<InputOf[Kind]> }> = {
  Quotation: { ...ORDER, right: of('sell'), list: 'Quotations', blank: blankQuotation },
  'Sales Order': { ...ORDER, right: of('sell'), list: 'Sales Orders', blank: blankSalesOrder },
  'Delivery Challan': {
    ...ORDER,
    // What goes at cost is not for those who only sell.
    right: ({ purpose }) => (PURPOSE_ROWS[purpose].rate === 'selling price' ? 'sell' : 'stock'),
    list: 'Delivery Challans',
    blank: blankChallan,
    godowns: ({ godown, toGodown }) => distinctNames([godown, toGodown]),
    listedBy: ({ party, toGodown }) => distinctNames([party, toGodown]),
    particulars: placeOfChallan,
    movedFor: placeOfChallan,
    series: ({ purpose }) => PURPOSE_ROWS[purpose].series,
    moves: movesOfChallan,
  },
  'Goods Back': {
    right: of('sell'),
    list: 'Delivery Challans',
    blank: blankGoodsBack,
    problems: problemsInGoodsBack,
    masterProblems: problemsInGoodsBackMasters,
    ledgers: ({ party }) => distinctNames([party]),
    items: ({ lines }) => distinctNames(lines.map(({ item }) => item)),
    listedBy: ({ party }) => distinctNames([party]),
    particulars: ({ party }) => party?.name ?? '',
    godowns: ({ toGodown }) => distinctNames([toGodown]),
    counts: none,
    movedFor: ({ party }) => party?.name ?? '',
    normalize: normalizeGoodsBack,
    amount: () => ZERO,
    postings: none,
    moves: movesOfGoodsBack,
    series: ownSeries,
    sums: (input) => input,
    onceKey: never,
    paper: goodsBackDocument,
  },
  'Purchase Order': { ...ORDER, right: of('stock'), list: 'Purchase Orders', blank: blankPurchaseOrder },
};

function placeOfChallan({ party, toGodown }: ChallanInput): string {
  return party?.name ?? toGodown?.name ?? '';
}

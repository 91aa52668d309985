import { draftFromOrder } from '#data/books/orders/draft-from-order.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { blankInvoice, blankPurchase, lineItem } from '#domain/books/documents/blank-document.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import {
  blankChallan,
  blankGoodsBack,
  blankPurchaseOrder,
  blankQuotation,
  blankSalesOrder,
} from '#domain/books/orders/blank-order.ts';
import type { ChallanInput, PricedOrderInput } from '#domain/books/orders/order.ts';
import type { VoucherState } from '#domain/books/voucher-head.ts';
import type { Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aLine, OURS } from './documents.ts';

/** Orders in the open books, in units and rupees, at 5 % within Maharashtra, and what is made of them. */

/** So many units at so many rupees. */
type Line = readonly [item: Item, units: number, rupees: number];
type Ordered = Exclude<PricedOrderInput, ChallanInput>['kind'];

const BLANKS = { Quotation: blankQuotation, 'Sales Order': blankSalesOrder, 'Purchase Order': blankPurchaseOrder };

/** Orders, or offers; `due` is the day by which. */
export function order(
  kind: Ordered,
  day: IsoDate,
  party: DocumentParty,
  lines: readonly Line[],
  { due, state = 'Issued' }: Readonly<{ due?: IsoDate; state?: Exclude<VoucherState, 'Cancelled'> }> = {},
): Promise<Voucher> {
  const by = { validUntil: due ?? '', deliverBy: due ?? '', expectedBy: due ?? '' };
  const blank = BLANKS[kind](day, OURS);
  const own = Object.fromEntries(Object.entries(by).filter(([field]) => field in blank));
  return createVoucher({ ...blank, ...own, party, place: '27', lines: lines.map(lineOf) }, state);
}

/** Sends goods with a challan. */
export function send(
  day: IsoDate,
  party: DocumentParty | null,
  lines: readonly Line[],
  overrides: Partial<ChallanInput> = {},
): Promise<Voucher> {
  const place = party ? '27' : '';
  const input = { ...blankChallan(day, OURS), party, place, lines: lines.map(lineOf), ...overrides };
  return createVoucher(input, 'Issued');
}

/** Makes of an order, or a challan, all that is left of it, or so many units of its first line. */
export async function makeOf(
  source: Voucher,
  kind: 'Sales Order' | 'Delivery Challan' | 'Invoice' | 'Purchase' | 'Goods Back',
  day: IsoDate,
  units?: number,
): Promise<Voucher> {
  const blank = { ...MADE[kind](day), ...(kind === 'Purchase' && { billNumber: source.number, billDate: day }) };
  const input = await draftFromOrder(source.id, blank, day);
  if (!input || !('lines' in input)) throw new Error(`Nothing is left of ${source.number}.`);
  const [first] = input.lines;
  const lines = units === undefined ? input.lines : [{ ...first, quantity: asQuantity(units) }];
  return createVoucher({ ...input, lines } as VoucherInput, 'Issued');
}

const MADE = {
  'Sales Order': (day: IsoDate) => blankSalesOrder(day, OURS),
  'Delivery Challan': (day: IsoDate) => blankChallan(day, OURS),
  Invoice: (day: IsoDate) => blankInvoice(day, OURS),
  Purchase: (day: IsoDate) => blankPurchase(day, OURS),
  'Goods Back': blankGoodsBack,
};

function lineOf([item, units, rupees]: Line) {
  return aLine(units, rupees, 5, { item: lineItem(item), hsn: item.hsn });
}

import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import type { Quantity } from '#domain/quantity.ts';
import type { Batched } from '#domain/books/batch.ts';
import type { Discount } from '#domain/books/discount.ts';
import type { DocumentLine, DocumentParty, LineItem, OwnTerms } from '#domain/books/documents/document.ts';
import type { DeliveryAddress } from '#domain/books/documents/invoice-parts.ts';
import type { Against } from '#domain/books/documents/note-parts.ts';
import type { SupplyType } from '#domain/books/documents/supply.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import type { Named, VoucherHead } from '#domain/books/voucher-head.ts';
import type { Purpose } from './challan-purpose.ts';
import type { LineSource, SourceKind } from '#domain/books/line-source.ts';

/** The documents that come before invoices and purchases, and go with goods. They post nothing, and the Day Book has none of them. */
export type OrderInput = PricedOrderInput | GoodsBackInput;

/** Those whose lines have rates: each is priced as the invoice or purchase that it becomes (`asTrade`). */
export type PricedOrderInput = QuotationInput | SalesOrderInput | ChallanInput | PurchaseOrderInput;

type PricedHead = VoucherHead &
  Readonly<{
    party: DocumentParty | null;
    /** The code of the place of supply; blank until the party is chosen. */
    place: string;
    ratesIncludeGst: boolean;
    own: OwnTerms;
    supplyType: SupplyType;
    reference: string;
    lines: readonly OrderLine[];
    billDiscount: Discount | null;
  }>;

export type QuotationInput = PricedHead & Readonly<{ kind: 'Quotation'; validUntil: MaybeDate }>;

export type SalesOrderInput = PricedHead & Readonly<{ kind: 'Sales Order'; deliverBy: MaybeDate }>;

export type PurchaseOrderInput = PricedHead & Readonly<{ kind: 'Purchase Order'; expectedBy: MaybeDate }>;

/** Goods that go without an invoice (CGST Rules, rule 55): to a party, or to a godown of ours. */
export type ChallanInput = PricedHead &
  Readonly<{
    kind: 'Delivery Challan';
    purpose: Purpose;
    /** Without one the goods leave the first. */
    godown?: Named;
    /** Of goods that go to a godown of ours, which has no party. */
    toGodown: Named | null;
    dueBack: MaybeDate;
    /** The purchase that goods go back of; of no other purpose. */
    against?: Against | null;
    delivery?: DeliveryAddress | undefined;
  }>;

/** Goods of a challan that came back. The party and the place are the challan's. */
export type GoodsBackInput = VoucherHead &
  Readonly<{
    kind: 'Goods Back';
    challan: Against | null;
    party: Named | null;
    /** Without one they come to the first. */
    toGodown: Named | null;
    /** Whether what came back of an order is to be delivered again. */
    toBeReplaced: boolean;
    lines: readonly GoodsBackLine[];
  }>;

/** `key` names a line within its document, whatever is added or removed around it; a line that was never saved has none. */
export type OrderLine = DocumentLine &
  Readonly<{
    key?: number;
    /** Why nothing more of it is delivered; not there while it is open. */
    closed?: string;
    /** The place of the line of the purchase that it takes back from, from 0. */
    at?: number;
  }>;

export type GoodsBackLine = Readonly<{
  item: LineItem | null;
  quantity: Quantity | null;
  unit: UnitCode;
  contains?: Quantity;
  from: LineSource;
  order?: LineSource;
}> &
  Batched;

/** Whether it is of a kind that stands before the books, and not in them. */
export function isOrder<Of extends Readonly<{ kind: string }>>(
  one: Of,
): one is Extract<Of, Readonly<{ kind: OrderInput['kind'] }>> {
  return isPricedOrder(one) || one.kind === 'Goods Back';
}

/** Whether it is an order with rates: the source of other documents. */
export function isPricedOrder<Of extends Readonly<{ kind: string }>>(
  one: Of,
): one is Extract<Of, Readonly<{ kind: PricedOrderInput['kind'] }>> {
  return (SOURCE_KINDS as readonly string[]).includes(one.kind);
}

/** Whether nothing of it is covered by a lock: it moves no goods. */
export function isMerePromise({ kind }: Readonly<{ kind: string }>): boolean {
  return kind === 'Quotation' || kind === 'Sales Order' || kind === 'Purchase Order';
}

/** Whether it is a quotation that is not valid any more. */
export function isExpired(order: PricedOrderInput, day: IsoDate): boolean {
  return order.kind === 'Quotation' && order.validUntil !== '' && order.validUntil < day;
}

/** The day by which it is to be done, by the field of its kind: valid until, deliver by, due back, expected by. */
export function dueOf(order: PricedOrderInput): MaybeDate {
  if (order.kind === 'Quotation') return order.validUntil;
  if (order.kind === 'Sales Order') return order.deliverBy;
  return order.kind === 'Purchase Order' ? order.expectedBy : order.dueBack;
}

export const SOURCE_KINDS = [
  'Quotation',
  'Sales Order',
  'Delivery Challan',
  'Purchase Order',
] as const satisfies readonly SourceKind[];

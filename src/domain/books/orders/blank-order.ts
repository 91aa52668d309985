import { daysAfter, type IsoDate } from '#domain/calendar.ts';
import { BLANK_DOCUMENT_LINE } from '#domain/books/documents/blank-document.ts';
import type { OwnTerms } from '#domain/books/documents/document.ts';
import type { ChallanInput, GoodsBackInput, PurchaseOrderInput, QuotationInput, SalesOrderInput } from './order.ts';

/** Returns an empty quotation, valid for fifteen days. */
export function blankQuotation(date: IsoDate, own: OwnTerms): QuotationInput {
  return { ...head(date, own), kind: 'Quotation', validUntil: daysAfter(date, DAYS_VALID) };
}

export function blankSalesOrder(date: IsoDate, own: OwnTerms): SalesOrderInput {
  return { ...head(date, own), kind: 'Sales Order', deliverBy: '' };
}

export function blankPurchaseOrder(date: IsoDate, own: OwnTerms): PurchaseOrderInput {
  return { ...head(date, own), kind: 'Purchase Order', place: own.state, expectedBy: '' };
}

export function blankChallan(date: IsoDate, own: OwnTerms): ChallanInput {
  return { ...head(date, own), kind: 'Delivery Challan', purpose: 'Supply', toGodown: null, dueBack: '' };
}

/** Returns an empty form, whose challan is still to be chosen. */
export function blankGoodsBack(date: IsoDate): GoodsBackInput {
  const none = { challan: null, party: null, toGodown: null, lines: [] };
  return { kind: 'Goods Back', date, number: '', narration: '', ...none, toBeReplaced: true };
}

function head(date: IsoDate, own: OwnTerms) {
  return {
    date,
    number: '',
    narration: '',
    party: null,
    place: '',
    ratesIncludeGst: false,
    own,
    supplyType: 'Without payment of tax',
    reference: '',
    lines: [BLANK_DOCUMENT_LINE],
    billDiscount: null,
  } as const;
}

/** For how many days a quotation is valid, unless another day is entered. */
export const DAYS_VALID = 15;

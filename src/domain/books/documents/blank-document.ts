import { daysAfter, type IsoDate, isIsoDate, type MaybeDate } from '#domain/calendar.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type {
  DocumentLine,
  DocumentParty,
  InvoiceInput,
  LineItem,
  OwnTerms,
  PurchaseInput,
  PurchaseLine,
} from './document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { licencesFrom } from '#domain/books/masters/licences.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { isZeroRated, usualPlaceOfSale } from './supply.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** How a business stands when a document is issued. */
export function ownTerms({ registration, state, roundOff }: Business): OwnTerms {
  return { registration, state, roundOff };
}

/** An empty form, dated today. `receivedIn` is the cash or bank ledger that most is paid into. */
export function blankInvoice(today: IsoDate, own: OwnTerms, receivedIn: Named | null = null): InvoiceInput {
  return {
    ...head(today, own),
    kind: 'Invoice',
    supplyType: 'Without payment of tax',
    lines: [BLANK_DOCUMENT_LINE],
    receivedNow: null,
    receivedIn,
  };
}

export function blankPurchase(today: IsoDate, own: OwnTerms, paidFrom: Named | null = null): PurchaseInput {
  return {
    ...head(today, own),
    kind: 'Purchase',
    place: own.state,
    billNumber: '',
    billDate: '',
    inputTax: 'Claimable',
    reverseCharge: false,
    lines: [BLANK_PURCHASE_LINE],
    paidNow: null,
    paidFrom,
  };
}

/** A party as a document keeps it. */
export function documentParty(party: Party): DocumentParty {
  const { id, name, registration, gstin, state, address, city, pinCode } = party;
  return { id, name, registration, gstin, state, address, city, pinCode, ...licencesFrom(party) };
}

/** An item as a line keeps it. */
export function lineItem({ id, name, kind, taxability, unit, batches }: Item): LineItem {
  return { id, name, kind, taxability, ...(kind === 'Goods' && { unit, ...(batches && { batches }) }) };
}

/**
 * Returns an input after its party was chosen: with the due date that was agreed, and a sale with its place of supply.
 * What is proposed may be changed; choosing a party again proposes anew.
 */
export function withParty<Input extends InvoiceInput | PurchaseInput>(
  input: Input,
  party: DocumentParty | null,
  creditDays: number | null,
): Input {
  if (party === null) return { ...input, party };
  const dueDate = dueDateOf(input.date, creditDays);
  if (input.kind === 'Purchase') return { ...input, party, dueDate };
  const place = usualPlaceOfSale(party, input.own);
  const supplyType = isZeroRated(party.registration, place) ? input.supplyType : 'Without payment of tax';
  return { ...input, party, dueDate, supplyType, place };
}

/** So many days after the date; blank if nothing was agreed, or the date is none. */
export function dueDateOf(date: MaybeDate, creditDays: number | null): MaybeDate {
  return creditDays === null || !isIsoDate(date) ? '' : daysAfter(date, creditDays);
}

export const BLANK_DOCUMENT_LINE: DocumentLine = {
  item: null,
  description: '',
  hsn: '',
  quantity: null,
  unit: 'NOS',
  rate: null,
  discount: null,
  percent: null,
  cess: null,
};

export const BLANK_PURCHASE_LINE: PurchaseLine = { ...BLANK_DOCUMENT_LINE, ledger: null };

function head(date: IsoDate, own: OwnTerms) {
  return {
    date,
    number: '',
    narration: '',
    party: null,
    place: '',
    ratesIncludeGst: false,
    own,
    dueDate: '',
    reference: '',
    billDiscount: null,
  } as const;
}

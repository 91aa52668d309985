import type { IsoDate } from '#domain/calendar.ts';
import { ZERO } from '#domain/money.ts';
import {
  BLANK_DOCUMENT_LINE,
  blankInvoice,
  documentParty,
  ownTerms,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import type { DocumentLine, InvoiceInput } from '#domain/books/documents/document.ts';
import { withItem } from '#domain/books/documents/document-lines.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Party } from '#domain/books/masters/party.ts';
import type { Bill, BillLine } from './bill.ts';

/** The books as a bill must know them: its items and its customer as they are now, by id, as far as they are there. */
export type BillFacts = Readonly<{
  today: IsoDate;
  business: Business;
  customer: Party | undefined;
  /** Whether that is the walk-in customer, who has no name. */
  isWalkIn: boolean;
  items: ReadonlyMap<string, Item>;
}>;

/**
 * Returns the invoice that a bill becomes on a day: its lines in their order, at the rates of the bill, which include GST, with
 * the GST rates of the day. What is put on account falls due by the customer's credit days.
 */
export function invoiceOfBill(bill: Bill, { today, business, customer, items }: BillFacts): InvoiceInput {
  const blank: InvoiceInput = { ...blankInvoice(today, ownTerms(business)), ratesIncludeGst: true };
  const isOwed = (bill.tenders.onAccount ?? 0) > 0;
  const creditDays = isOwed ? (customer?.creditDays ?? null) : null;
  return {
    ...withParty(blank, customer ? documentParty(customer) : null, creditDays),
    lines: bill.lines.map((line) => documentLine(line, items.get(line.item.id), blank)),
    billDiscount: bill.billDiscount,
    counter: { bill: bill.id, change: ZERO },
  };
}

/** An item that is gone leaves its line without one, which is a problem at that line. */
function documentLine(line: BillLine, item: Item | undefined, invoice: InvoiceInput): DocumentLine {
  const { unit, contains, mrp, quantity, rate, discount } = line;
  const blank = { ...BLANK_DOCUMENT_LINE, description: item ? '' : line.item.name };
  const { contains: _, mrp: __, ...known } = item ? withItem(blank, item, invoice) : blank;
  const pack = { ...(contains !== undefined && { contains }), ...(mrp !== undefined && { mrp }) };
  return { ...known, unit, ...pack, quantity, rate, discount };
}

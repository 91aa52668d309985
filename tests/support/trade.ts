import { createItem } from '#data/books/masters/items.ts';
import { createParty, party } from '#data/books/masters/parties.ts';
import { noteOn } from '#data/books/vouchers/notes.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import {
  blankInvoice,
  blankPurchase,
  documentParty,
  lineItem,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import type {
  CreditNoteInput,
  DebitNoteInput,
  DocumentParty,
  InvoiceInput,
  PurchaseInput,
} from '#domain/books/documents/document.ts';
import { BLANK_ITEM, type Item, type ItemInput } from '#domain/books/masters/item.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Versioned } from '#data/books/versioned.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aBought, aLine, OURS } from './documents.ts';

/** Buying and selling in the open books, in units and rupees, at 5 % within Maharashtra. */

/** So many units at so many rupees. */
type Line = readonly [item: Item, units: number, rupees: number];

export function addGoods(name: string, overrides: Partial<ItemInput> = {}): Promise<Versioned<Item>> {
  return createItem({ ...BLANK_ITEM, name, hsn: '34011190', percent: 5, ...overrides });
}

/** A supplier is registered, and charges tax. */
export async function aTrader(kind: 'Customer' | 'Supplier', name: string): Promise<DocumentParty> {
  const tax = kind === 'Supplier' ? ({ registration: 'Regular', gstin: '27AAAPA1234A1ZT' } as const) : {};
  const { id } = await createParty({ ...blankParty(kind), name, state: '27', ...tax });
  const made = await party(id);
  if (!made) throw new Error(`${name} was not made.`);
  return documentParty(made);
}

function aSale(day: IsoDate, customer: DocumentParty, lines: readonly Line[]): InvoiceInput {
  return {
    ...withParty(blankInvoice(day, OURS), customer, null),
    lines: lines.map(([item, units, rupees]) => aLine(units, rupees, 5, { item: lineItem(item) })),
  };
}

export function sell(day: IsoDate, customer: DocumentParty, lines: readonly Line[]): Promise<Voucher> {
  return createVoucher(aSale(day, customer, lines), 'Issued');
}

let bills = 0;

export function aBill(
  day: IsoDate,
  supplier: DocumentParty,
  lines: readonly Line[],
  overrides: Partial<PurchaseInput> = {},
): PurchaseInput {
  return {
    ...withParty(blankPurchase(day, OURS), supplier, null),
    billNumber: `B/${++bills}`,
    billDate: day,
    lines: lines.map(([item, units, rupees]) => aBought(units, rupees, 5, { item: lineItem(item) })),
    ...overrides,
  };
}

export function buy(
  day: IsoDate,
  supplier: DocumentParty,
  lines: readonly Line[],
  overrides: Partial<PurchaseInput> = {},
): Promise<Voucher> {
  return createVoucher(aBill(day, supplier, lines, overrides), 'Issued');
}

/** Takes back so many units of the first line of an invoice or purchase. */
export async function takeBack(document: Voucher, day: IsoDate, units: number): Promise<Voucher> {
  const note = await noteOn(document.id, day);
  const input = { ...note, lines: note.lines.slice(0, 1).map((line) => ({ ...line, quantity: asQuantity(units) })) };
  const reason = note.kind === 'Credit Note' ? 'Sales return' : 'Purchase return';
  return createVoucher({ ...input, reason } as CreditNoteInput | DebitNoteInput, 'Issued');
}

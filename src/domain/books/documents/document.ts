import type { MaybeDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import type { Discount } from '#domain/books/discount.ts';
import type { Licences } from '#domain/books/masters/licences.ts';
import type { ItemKind, Taxability } from '#domain/books/masters/item.ts';
import type { Batched } from '#domain/books/batch.ts';
import type { Rate } from '#domain/books/rate.ts';
import type { GstIdentity } from '#domain/books/registration.ts';
import type { CounterSale, DeliveryAddress, ShippingBill } from './invoice-parts.ts';
import type { TaxHeads } from './line-tax.ts';
import type { Against, CreditNoteReason, DebitNoteReason } from './note-parts.ts';
import { type Charged, chargedOnPurchase, chargedOnSale, type OwnStanding, type SupplyType } from './supply.ts';
import type { ChallanPart, LineSource, Sourced } from '#domain/books/line-source.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import type { Allocation, Named, VoucherHead } from '#domain/books/voucher-head.ts';

/** The documents by which goods and services are sold and bought, as they are entered: much may still be empty. */
export type DocumentInput = InvoiceInput | PurchaseInput | CreditNoteInput | DebitNoteInput;

/** The narration of a document is its field Notes. */
type DocumentHead = VoucherHead &
  Readonly<{
    /** Customer or supplier. */
    party: DocumentParty | null;
    /** The code of the place of supply; blank until the party is chosen. */
    place: string;
    /** The switch "Rates Include GST". */
    ratesIncludeGst: boolean;
    own: OwnTerms;
    /** The godown that the goods leave or come to; without one it is the first. */
    godown?: Named;
  }>;

/** A party as it is when the document is issued: what is changed later does not change what was sent. */
export type DocumentParty = Named &
  GstIdentity &
  Licences &
  Readonly<{ address: string; city: string; pinCode: string }>;

/** How we stand when the document is issued, and whether it is rounded to the rupee: later settings do not change it. */
export type OwnTerms = OwnStanding & Readonly<{ roundOff: boolean }>;

export type InvoiceInput = DocumentHead &
  Readonly<{
    kind: 'Invoice';
    dueDate: MaybeDate;
    supplyType: SupplyType;
    reference: string;
    lines: readonly DocumentLine[];
    billDiscount: Discount | null;
    /** The sum paid at once, and the cash or bank ledger that it comes to: a receipt of its own (`immediatePaymentOf`). */
    receivedNow: Paise | null;
    receivedIn: Named | null;
    /** Where the goods go, if not to the customer's own address. */
    delivery?: DeliveryAddress | undefined;
    /** Of an export of goods, once customs has given it. */
    shippingBill?: ShippingBill | undefined;
    /** Of a sale over the counter. */
    counter?: CounterSale | undefined;
  }>;

export type PurchaseInput = DocumentHead &
  InputTerms &
  Readonly<{
    kind: 'Purchase';
    /** The number and day that the supplier gave its bill. */
    billNumber: string;
    billDate: MaybeDate;
    dueDate: MaybeDate;
    reference: string;
    lines: readonly PurchaseLine[];
    billDiscount: Discount | null;
    /** The sum paid at once, and the ledger that it leaves: a payment of its own. */
    paidNow: Paise | null;
    paidFrom: Named | null;
  }>;

type InputTerms = Readonly<{ inputTax: InputTax; reverseCharge: boolean }>;

export const INPUT_TAXES = ['Claimable', 'Not claimable', 'By line'] as const;
/**
 * Not claimable: input tax that section 17(5) of the CGST Act blocks, which is a part of the cost. By line: each line says
 * it for itself, as on a bill for the shop and the home.
 */
type InputTax = (typeof INPUT_TAXES)[number];

/** A note on an invoice or a purchase. */
export type NoteInput = CreditNoteInput | DebitNoteInput;

type NoteTerms = Readonly<{
  /** The part of the round off that it takes, where that is not the rounding of its own sum (`withRest`). */
  roundOff?: Paise;
  /** The other documents of the party that it settles by what its own does not take, each once; the rest is on account. */
  allocations?: readonly Allocation[] | undefined;
}>;

export type CreditNoteInput = DocumentHead &
  NoteTerms &
  Readonly<{
    kind: 'Credit Note';
    /** The invoice; all but its own date, number, reason, notes and lines is as there. */
    against: Against | null;
    /** Goods came back without the invoice that sold them: there is none to choose, and Notes say why. */
    withoutInvoice?: true;
    /** Set where the goods that came back of an order are to be delivered and billed again. */
    toBeReplaced?: true;
    /** Of goods that came back over the counter and were exchanged for nothing. */
    counter?: CounterSale | undefined;
    supplyType: SupplyType;
    reason: CreditNoteReason | '';
    lines: readonly NoteLine[];
  }>;

export type DebitNoteInput = DocumentHead &
  NoteTerms &
  InputTerms &
  Readonly<{
    kind: 'Debit Note';
    /** The purchase. */
    against: Against | null;
    reason: DebitNoteReason | '';
    lines: readonly NoteLine[];
  }>;

/** The goods or service of a line, and what of it counts: as the item was when the document was issued. */
type LineFacts = Batched &
  Readonly<{
    item: LineItem | null;
    description: string;
    /** HSN code or SAC. */
    hsn: string;
    quantity: Quantity | null;
    unit: UnitCode;
    /** How many of the item's own unit are in one, where the line counts packs. */
    contains?: Quantity;
    /** The maximum retail price of one, as it was printed on it. */
    mrp?: Paise;
    rate: Rate | null;
    /** The GST rate in percent; it counts only while the item is taxable. */
    percent: number | null;
    cess: Cess | null;
  }>;

/**
 * `unit` is the one that goods are counted in as stock; documents of before have none, and were counted as they stand. `batches`
 * stands on goods that are kept by batch.
 */
export type LineItem = Named & Readonly<{ kind: ItemKind; taxability: Taxability; unit?: UnitCode; batches?: true }>;

/** Compensation cess: so many percent of the taxable value, and so much for each unit. Only until January 2026. */
export type Cess = Readonly<{ percent: number; perUnit: Rate }>;

export type DocumentLine = LineFacts & Sourced & Readonly<{ discount: Discount | null }>;

/** A line of a purchase has an item or a ledger, such as Rent. */
export type PurchaseLine = DocumentLine & LineClaim & Readonly<{ ledger: Named | null }>;

/** Whether the tax on a line may not be claimed; it counts where the purchase says so by line. */
type LineClaim = Readonly<{ isBlocked?: boolean }>;

/** A line of the document that a note takes back from, with the quantity and rate that it takes. */
export type NoteLine = LineFacts &
  LineClaim &
  Readonly<{
    /** Null on an invoice. */
    ledger: Named | null;
    /** The line of an order that its line was of; what of it a return challan took along before. */
    order?: LineSource;
    from?: LineSource;
    challans?: readonly ChallanPart[];
    /** The place of the line in the document, from 0. */
    at: number;
    of: TakenFrom;
    /** The sums that it takes, where its quantity and rate come to others (`withRest`). */
    rest?: LineRest;
    /** The cost at which goods without an invoice come in, known once it is issued: that of found ones. */
    cost?: Paise;
  }>;

/** A part of the value and of the tax of a line. */
export type LineRest = TaxHeads & Readonly<{ taxable: Paise }>;

/** The line as it was, with `price` before and `gross` after all discounts; without an invoice, goods at the price of the day. */
type TakenFrom = Readonly<{ quantity: Quantity; rate: Rate; price: Paise; gross: Paise }>;

/** Sales are invoices and what is taken back of them. */
export function isSale(input: DocumentInput): input is InvoiceInput | CreditNoteInput {
  return input.kind === 'Invoice' || input.kind === 'Credit Note';
}

/** Anything of a kind, such as a voucher or its input. */
type OfKind = Readonly<{ kind: string }>;

/** Whether it sells or buys: an invoice, a purchase, or a note on one. */
export function isDocument<Of extends OfKind>(one: Of): one is Extract<Of, Readonly<{ kind: DocumentInput['kind'] }>> {
  return isTrade(one) || isNote(one);
}

/** Invoices and purchases: something is owed on them, and notes take back from them. */
export function isTrade<Of extends OfKind>(one: Of): one is Extract<Of, Readonly<{ kind: 'Invoice' | 'Purchase' }>> {
  return one.kind === 'Invoice' || one.kind === 'Purchase';
}

/** Credit and debit notes take back what another document did. */
export function isNote<Of extends OfKind>(
  one: Of,
): one is Extract<Of, Readonly<{ kind: 'Credit Note' | 'Debit Note' }>> {
  return one.kind === 'Credit Note' || one.kind === 'Debit Note';
}

/** The heads that a document bears; None before its party is chosen. */
export function chargedOn(input: DocumentInput): Charged {
  const { own, party, place } = input;
  if (!party) return 'None';
  return isSale(input)
    ? chargedOnSale(own, party.registration, place, input.supplyType)
    : chargedOnPurchase(own, party, place, input.reverseCharge);
}

/** Whether we owe the tax ourselves, and the supplier is owed the value alone. Never of a sale. */
export function isReverseCharge(input: DocumentInput): boolean {
  return !isSale(input) && input.reverseCharge;
}

/** A line in which nothing was entered; it is left out when the document is stored. */
export function isBlankDocumentLine(line: DocumentLine | PurchaseLine): boolean {
  const hasLedger = 'ledger' in line && line.ledger !== null;
  return (
    !hasLedger && line.item === null && line.description.trim() === '' && line.quantity === null && line.rate === null
  );
}

/** Whether GST is levied on what a line is about; a line with a ledger says so by its rate. */
export function isTaxable({ item }: Pick<LineFacts, 'item'>): boolean {
  return item === null || item.taxability === 'Taxable';
}

/** The percentage that a line bears where tax is charged: 0 for what is not taxed. */
export function percentOfLine(line: Pick<LineFacts, 'item' | 'percent'>): number {
  return isTaxable(line) ? (line.percent ?? 0) : 0;
}

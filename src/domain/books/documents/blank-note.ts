import type { IsoDate } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import type {
  CreditNoteInput,
  DebitNoteInput,
  DocumentLine,
  InvoiceInput,
  NoteLine,
  OwnTerms,
  PurchaseInput,
  PurchaseLine,
} from './document.ts';
import type { LineSums, SummedDocument } from './document-sums.ts';
import { type LineBalance, rateOfBalance } from './note-balance.ts';
import { orderLineOf, withoutSource } from '#domain/books/line-source.ts';
import { NO_RATE } from '#domain/books/rate.ts';

/** An invoice or purchase that was issued. */
type IssuedDocument<Input extends InvoiceInput | PurchaseInput> = SummedDocument<Input> &
  Readonly<{ id: string; date: IsoDate }>;

/**
 * A credit note that takes back all that is left of an invoice (`lineBalances`), dated today. It rounds as the invoice did,
 * and bears the same heads, so that a whole return leaves nothing.
 */
export function blankCreditNote(
  invoice: IssuedDocument<InvoiceInput>,
  left: readonly LineBalance[],
  today: IsoDate,
): CreditNoteInput {
  return { ...noteOn(invoice, left, today), kind: 'Credit Note', supplyType: invoice.supplyType, reason: '' };
}

/** A debit note that takes back all that is left of a purchase, as `blankCreditNote` does of an invoice. */
export function blankDebitNote(
  purchase: IssuedDocument<PurchaseInput>,
  left: readonly LineBalance[],
  today: IsoDate,
): DebitNoteInput {
  const { inputTax, reverseCharge, billNumber, billDate } = purchase;
  const note = noteOn(purchase, left, today);
  const against = { ...note.against, bill: { number: billNumber, date: billDate } };
  return { ...note, against, kind: 'Debit Note', inputTax, reverseCharge, reason: '' };
}

/** A credit note whose invoice is still to be chosen. */
export function emptyCreditNote(today: IsoDate, own: OwnTerms): CreditNoteInput {
  return { ...emptyNote(today, own), kind: 'Credit Note', supplyType: 'Without payment of tax', reason: '' };
}

/** A debit note whose purchase is still to be chosen. */
export function emptyDebitNote(today: IsoDate, own: OwnTerms): DebitNoteInput {
  return { ...emptyNote(today, own), kind: 'Debit Note', inputTax: 'Claimable', reverseCharge: false, reason: '' };
}

/**
 * Returns a note after its document was chosen: all is as `onDocument` says, but what was entered of the note itself. A
 * date that was cleared is filled again.
 */
export function withDocument<Input extends CreditNoteInput | DebitNoteInput>(note: Input, onDocument: Input): Input {
  const { date, number, narration, reason } = note;
  return { ...onDocument, date: date === '' ? onDocument.date : date, number, narration, reason };
}

function emptyNote(date: IsoDate, own: OwnTerms) {
  return {
    date,
    number: '',
    narration: '',
    party: null,
    place: '',
    ratesIncludeGst: false,
    own,
    against: null,
    lines: [],
  } as const;
}

function noteOn(document: IssuedDocument<InvoiceInput | PurchaseInput>, left: readonly LineBalance[], today: IsoDate) {
  const { id, number, date, party, place, ratesIncludeGst, own, sums, godown } = document;
  return {
    date: today < date ? date : today,
    number: '',
    narration: '',
    party,
    place,
    ratesIncludeGst,
    own,
    ...(godown && { godown }),
    against: { id, number, date },
    lines: document.lines.flatMap((line, at) => noteLine(line, at, sums.lines[at], left[at])),
  };
}

/** Nothing of a line that nothing is left of. */
function noteLine(
  { discount: _, ...taken }: DocumentLine | PurchaseLine,
  at: number,
  sums: LineSums | undefined,
  left: LineBalance | undefined,
): readonly NoteLine[] {
  if (!sums || !left || left.quantity <= 0 || (left.value <= 0n && sums.price > 0)) return [];
  const line: Omit<DocumentLine, 'discount'> = withoutSource(taken);
  const order = orderLineOf(taken);
  const [quantity, rate] = [line.quantity ?? asQuantity(0), line.rate ?? NO_RATE];
  const highest = rateOfBalance(left, left.quantity);
  return [
    {
      ...line,
      ...(order && { order }),
      ledger: 'ledger' in taken ? taken.ledger : null,
      at,
      of: { quantity, rate, price: sums.price, gross: sums.gross },
      quantity: left.quantity,
      rate: highest < rate ? highest : rate,
    },
  ];
}

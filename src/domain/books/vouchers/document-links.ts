import type { IsoDate } from '#domain/calendar.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { advanceTerms, reversalDay } from './advance.ts';
import type { InvoiceInput, PurchaseInput } from '#domain/books/documents/document.ts';
import { titleOf, type Voucher } from './voucher.ts';

type Trade = InvoiceInput | PurchaseInput;
type LinkedVoucher = Parameters<typeof titleOf>[0];

/**
 * Says why a document cannot be cancelled, or undefined: what is set against it would be against nothing. `linked` are its
 * issued notes, and the receipts or payments allocated to it.
 */
export function problemInCancelling(title: string, linked: readonly LinkedVoucher[]): string | undefined {
  if (linked.length === 0) return undefined;
  return `${titlesInShort(linked.map(titleOf))} ${linked.length === 1 ? 'is' : 'are'} against ${title}. Cancel ${linked.length === 1 ? 'it' : 'them'} first, or set ${linked.length === 1 ? 'it' : 'them'} against another document.`;
}

/**
 * Says why a document that has notes cannot be changed like this, or undefined: they take back what it was. Date, due
 * date, reference and notes may change.
 */
export function conflictWithNotes(before: Trade, after: Trade, notes: readonly LinkedVoucher[]): string | undefined {
  if (notes.length === 0 || canonicalJson(takenFrom(before)) === canonicalJson(takenFrom(after))) return undefined;
  return `${titlesInShort(notes.map(titleOf))} ${notes.length === 1 ? 'takes' : 'take'} back from these lines. Cancel ${notes.length === 1 ? 'it' : 'them'} first to change them.`;
}

/**
 * Says why the date of an invoice cannot be changed like this, or undefined: the tax of an advance that is set against it
 * goes back on a day that its receipt has posted to.
 */
export function conflictWithAdvances(
  before: IsoDate,
  after: IsoDate,
  receipts: readonly Voucher[],
): string | undefined {
  const moved = receipts.filter(
    (receipt) =>
      advanceTerms(receipt) !== undefined && reversalDay(receipt.date, before) !== reversalDay(receipt.date, after),
  );
  if (moved.length === 0) return undefined;
  return `${titlesInShort(moved.map(titleOf))} ${moved.length === 1 ? 'is an advance' : 'are advances'} whose tax goes back on the day of this invoice. Set ${moved.length === 1 ? 'it' : 'them'} against nothing first, and against this again after that.`;
}

function takenFrom(input: Trade): object {
  const { party, place, ratesIncludeGst, own, lines, billDiscount } = input;
  const terms =
    input.kind === 'Invoice'
      ? { supplyType: input.supplyType }
      : { inputTax: input.inputTax, reverseCharge: input.reverseCharge };
  return { party: party?.id ?? null, place, ratesIncludeGst, own, lines, billDiscount, ...terms };
}

/** "A", "A and B", "A, B and 3 more": however many there are, the sentence can be read. */
function titlesInShort(titles: readonly string[]): string {
  const [first = '', second = '', ...more] = titles;
  if (titles.length < 3) return titles.join(' and ');
  return `${first}, ${second} and ${more.length} more`;
}

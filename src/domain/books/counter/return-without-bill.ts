import { BLANK_DOCUMENT_LINE, documentParty, ownTerms } from '#domain/books/documents/blank-document.ts';
import { emptyCreditNote } from '#domain/books/documents/blank-note.ts';
import type { CreditNoteInput, NoteLine } from '#domain/books/documents/document.ts';
import { withItem } from '#domain/books/documents/document-lines.ts';
import { fieldProblems, type VoucherProblems } from '#domain/books/field-problems.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { amountAt, formatRate, NO_RATE, type Rate } from '#domain/books/rate.ts';
import type { BillFacts } from './bill-invoice.ts';
import type { LooseLine, ReturnWithoutBill } from './bill-return.ts';
import { counterRate } from './new-line.ts';

/** The books as a return must know them. */
type Facts = Pick<BillFacts, 'today' | 'business' | 'customer' | 'items'>;

/**
 * Returns the credit note without an invoice that takes these goods back, within the own State. Each line keeps the price of
 * the day, beyond which no rate goes, as what it takes back from.
 */
export function noteWithoutBill({ reason, lines }: ReturnWithoutBill, facts: Facts): CreditNoteInput {
  const { today, business, customer } = facts;
  return {
    ...emptyCreditNote(today, ownTerms(business)),
    withoutInvoice: true,
    reason: 'Sales return',
    narration: reason.trim(),
    party: customer ? documentParty(customer) : null,
    place: business.state,
    ratesIncludeGst: true,
    lines: lines.flatMap((line, at) => {
      const item = facts.items.get(line.item.id);
      return item ? [noteLine(line, at, item, facts)] : [];
    }),
  };
}

/**
 * Returns what keeps goods from coming back without a bill, by field: `reason`, and of the first line `lines.0.item`,
 * `lines.0.quantity`, `lines.0.rate`. The rest is checked where the note is issued.
 */
export function problemsWithoutBill({ reason, lines }: ReturnWithoutBill, facts: Facts): VoucherProblems {
  const ofLines = lines.flatMap(({ item, quantity, rate }, at) => {
    const known = facts.items.get(item.id);
    const price = known && priceToday(known, facts);
    return [
      [`lines.${at}.item`, known ? undefined : 'It was deleted meanwhile. Remove it.'],
      [`lines.${at}.quantity`, quantity > 0 ? undefined : 'Enter a quantity above 0.'],
      [`lines.${at}.rate`, known && problemInRate(rate, price)],
    ];
  });
  return fieldProblems({
    reason: reason.trim() === '' ? 'Enter why the goods come back without a bill.' : undefined,
    lines: lines.length === 0 ? 'Scan or find an item first.' : undefined,
    ...Object.fromEntries(ofLines),
  });
}

function problemInRate(rate: Rate | null, price: Rate | null | undefined): string | undefined {
  if (rate === null) return 'Enter the rate.';
  if (rate < 0) return 'Enter the rate without a minus.';
  if (price === null || price === undefined) return 'It has no price today. Enter one at the item first.';
  return rate > price ? `The price today is ${formatRate(price)}. Enter at most that.` : undefined;
}

function noteLine({ quantity, rate }: LooseLine, at: number, item: Item, facts: Facts): NoteLine {
  const sold = withItem(BLANK_DOCUMENT_LINE, item, { kind: 'Invoice', date: facts.today, ratesIncludeGst: true });
  const { discount: _, ...line } = sold;
  const most = priceToday(item, facts) ?? NO_RATE;
  const price = amountAt(quantity, most);
  return { ...line, ledger: null, at, of: { quantity, rate: most, price, gross: price }, quantity, rate };
}

function priceToday(item: Item, { today, business }: Facts): Rate | null {
  return counterRate(item, { today, own: ownTerms(business) });
}

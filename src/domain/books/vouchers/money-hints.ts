import { isIsoDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/format.ts';
import { fieldProblems, type VoucherProblems } from '#domain/books/field-problems.ts';
import { cashForbiddenFrom } from '#domain/books/law/counter-stops.ts';
import { type Charged, hintOnNoExport } from '#domain/books/documents/supply.ts';
import type { PartyRegistration } from '#domain/books/registration.ts';
import type { MoneyInput } from './voucher.ts';

/**
 * Returns what looks wrong with a receipt or payment, but is for the accountant to decide: a sentence by field. The counter, which
 * knows what was sold, stops there.
 */
export function hintsInMoney({ kind, mode, date, amount }: MoneyInput): VoucherProblems {
  const limit = isIsoDate(date) ? cashForbiddenFrom(date) : undefined;
  const isMuch = kind === 'Receipt' && mode === 'Cash' && limit !== undefined && (amount ?? 0) >= limit;
  return fieldProblems({
    amount: isMuch
      ? `${formatRupees(limit)} or more may not be taken in cash from one person in a day, nor for one bill.`
      : undefined,
  });
}

/**
 * Returns what the place of supply of an advance means where the customer is abroad or in a special economic zone: that no GST is
 * in it (IGST Act, section 16), or that it is no export, as an invoice to that place would say.
 */
export function hintOnAdvance(customer: PartyRegistration, place: string, charged: Charged): string | undefined {
  if (charged === 'Zero-rated') return 'Zero-rated: no GST is in the advance. The invoice chooses whether tax is paid.';
  return hintOnNoExport({ party: { registration: customer }, place }, charged);
}

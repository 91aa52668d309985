import { financialYearOf, type IsoDate } from '#domain/calendar.ts';
import { isDocument } from '#domain/books/documents/document.ts';
import { seriesOf } from '#domain/books/documents/document-heading.ts';
import { numberInCapitals, problemInDocumentNumber } from '#domain/books/document-number.ts';
import { STANDARD_PATTERNS, type NumberSeries } from '#domain/books/numbering.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { keyOfNumber, numberOn } from '#domain/books/vouchers/voucher-number.ts';

/** The last number given in each financial year, by series. */
export type LastNumbers = Readonly<Partial<Record<NumberSeries, Readonly<Record<string, number>>>>>;

type Numbered = Readonly<{ input: VoucherInput; date: IsoDate }>;

/** Gives vouchers the numbers that they had, where those are valid and free here, and to the others the next of their series. */
export class VoucherNumbers {
  readonly #taken = new Set<string>();
  readonly #lastNumbers: Partial<Record<NumberSeries, Record<string, number>>> = {};

  /** The numbers of these vouchers, in their order. Those that had one take it before any other gets a new one. */
  giveTo(vouchers: readonly Numbered[]): readonly string[] {
    const own = vouchers.map((voucher) => this.#own(voucher));
    return vouchers.map((voucher, at) => own[at] ?? this.#next(voucher));
  }

  get lastNumbers(): LastNumbers {
    return this.#lastNumbers;
  }

  #own({ input, date }: Numbered): string | undefined {
    const number = numberInCapitals(input.number.replaceAll(/\s/g, ''));
    if (number === '' || problemInDocumentNumber(number) !== undefined) return undefined;
    return this.#take(input, date, number) ? number : undefined;
  }

  #next({ input, date }: Numbered): string {
    const series = isDocument(input) ? seriesOf(input) : input.kind;
    const years = (this.#lastNumbers[series] ??= {});
    const year = financialYearOf(date);
    for (let n = (years[year] ?? 0) + 1; ; n++) {
      const number = numberOn(STANDARD_PATTERNS[series], date, n);
      if (!this.#take(input, date, number)) continue;
      years[year] = n;
      return number;
    }
  }

  #take({ kind }: VoucherInput, date: IsoDate, number: string): boolean {
    const key = keyOfNumber(kind, date, number);
    if (this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }
}

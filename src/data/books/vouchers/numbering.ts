import { today } from '#data/clock.ts';
import { act } from '#data/store/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import { numberInCapitals } from '#domain/books/document-number.ts';
import { numberFrom, type Patterns, problemsInPatterns, type NumberSeries } from '#domain/books/numbering.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { type VoucherKind, type VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { keyOfNumber, numberOn } from '#domain/books/vouchers/voucher-number.ts';
import { financialYearOf, type IsoDate } from '#domain/calendar.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import type { Series } from '#data/books/rows.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';

/** How a kind is numbered, and the number that its next voucher of today gets. */
export type Numbering = Readonly<{ kind: NumberSeries; pattern: string; next: number; nextNumber: string }>;

/** The numbering of each kind, in the order of the kinds. */
export async function series(): Promise<readonly Numbering[]> {
  const year = financialYearOf(today());
  const rows = await booksStore.records('series').toArray();
  return rows.map(({ kind, pattern, given }) => {
    const next = (given[year] ?? 0) + 1;
    return { kind, pattern, next, nextNumber: numberFrom(pattern, year, next) };
  });
}

/** Changes the patterns. Numbers that were given stay as they are. */
export async function updatePatterns(patterns: Patterns): Promise<void> {
  refuseIfWrong(problemsInPatterns(patterns));
  return act(booksStore, ['series'], async (transaction) => {
    for (const before of await transaction.findEvery('series')) {
      const pattern = patterns[before.kind].trim();
      if (pattern !== before.pattern) await transaction.replace('series', before, { ...before, pattern });
    }
  });
}

/** The number that the next voucher of a series and day gets, if no other tab is quicker. */
export async function nextNumber(kind: NumberSeries, date: IsoDate): Promise<string> {
  const own = (await booksStore.records('series').toArray()).find((row) => row.kind === kind);
  return own
    ? (await nextOf(own, date, (key) => booksStore.records('vouchers').where('keys.number').equals(key).count())).number
    : '';
}

/**
 * The number of a voucher that is being issued: the one typed, if it is free, or the next of its kind and year. Given
 * within the action that saves it, so that none is given twice or is missing.
 */
export async function giveNumber(
  transaction: WriteTransaction<Rows>,
  input: VoucherInput & Readonly<{ date: IsoDate }>,
): Promise<string> {
  const { kind, date, number } = input;
  const numbered = kindOf(input).series(input);
  const taken = async (key: string) => (await transaction.where('vouchers', 'keys.number', key)).length;
  if (number.trim() !== '') return typedNumber(kind, date, number, taken);
  const own = (await transaction.findEvery('series')).find((row) => row.kind === numbered);
  if (!own) throw new Refusal('Not saved', `There is no numbering of ${numbered}. Restore the books from a copy.`);
  const next = await nextOf(own, date, taken);
  await transaction.replace('series', own, { ...own, given: { ...own.given, [financialYearOf(date)]: next.n } });
  return next.number;
}

type Taken = (key: string) => PromiseLike<number>;

async function typedNumber(kind: VoucherKind, date: IsoDate, typed: string, taken: Taken): Promise<string> {
  const number = numberInCapitals(typed);
  if ((await taken(keyOfNumber(kind, date, number))) === 0) return number;
  const sentence = `${kind} ${number} is there already in that year. Enter another number, or leave it empty for the next one.`;
  throw new Refusal('Not saved', sentence, { fields: { number: sentence } });
}

/** Skips the numbers that were typed before their turn. A bill of supply is an invoice, whose numbers none may have twice. */
async function nextOf(
  { kind, pattern, given }: Series,
  date: IsoDate,
  taken: Taken,
): Promise<Readonly<{ n: number; number: string }>> {
  for (let n = (given[financialYearOf(date)] ?? 0) + 1; ; n++) {
    const number = numberOn(pattern, date, n);
    if ((await taken(keyOfNumber(kindOfSeries(kind), date, number))) === 0) return { n, number };
  }
}

function kindOfSeries(numbered: NumberSeries): NumberSeries {
  return numbered === 'Bill of Supply' ? 'Invoice' : numbered;
}

import { today } from '#data/clock.ts';
import { act } from '#data/books/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import { numberInCapitals } from '#domain/books/document-number.ts';
import {
  numberFrom,
  NUMBER_SERIES,
  type NumberingInput,
  type NumberSeries,
  otherYearIn,
  placeInYear,
  problemsInNumbering,
  STANDARD_PATTERNS,
} from '#domain/books/numbering.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { type VoucherKind, type VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { keyOfNumber, numberOn } from '#domain/books/vouchers/voucher-number.ts';
import { financialYearOf, type IsoDate } from '#domain/calendar.ts';
import { recordId } from '#domain/record-id.ts';
import { ID_DIGITS, SERIES_PREFIX } from '#data/books/ids.ts';
import { refuseAt, refuseIfWrong } from '#data/books/field-refusals.ts';
import type { Series } from '#data/books/rows.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';

/** How a kind is numbered, and the number that its next voucher of today gets. */
export type Numbering = Readonly<{ kind: NumberSeries; pattern: string; next: number; nextNumber: string }>;

/** The numbering of each kind, in the order of the kinds. */
export async function series(): Promise<readonly Numbering[]> {
  const year = financialYearOf(today());
  const rows = withThoseToCome(await booksStore.records('series').toArray());
  return rows.map(({ kind, pattern, given }) => {
    const next = (given[year] ?? 0) + 1;
    return { kind, pattern, next, nextNumber: numberFrom(pattern, year, next) };
  });
}

/**
 * Changes patterns, and next numbers of this year, which only go forward. Numbers that were given stay as they are. Refused
 * if a pattern is not that of `opened` any more, which is what the form showed.
 */
export async function updateNumbering(opened: NumberingInput, input: NumberingInput): Promise<void> {
  refuseIfWrong(problemsInNumbering(input));
  const year = financialYearOf(today());
  return act('settings', ['series'], async (transaction) => {
    for (const before of withThoseToCome(await transaction.findEvery('series'))) {
      const { kind, given } = before;
      if (before.pattern !== opened[kind].pattern) throw new Refusal('Not saved', CHANGED_MEANWHILE);
      const [pattern, next, had] = [input[kind].pattern.trim(), Number(input[kind].next), given[year] ?? 0];
      const isMoved = input[kind].next !== opened[kind].next;
      if (isMoved && next <= had)
        refuseAt(kind, `The series stands at ${had}, and never goes back. Enter ${had + 1} or more.`);
      if (!isMoved && pattern === before.pattern) continue;
      const moved = isMoved ? { ...given, [year]: next - 1 } : given;
      const own = await seriesIn(transaction, kind);
      await transaction.replace('series', own, { ...own, pattern, given: moved });
    }
  });
}

/**
 * Returns the number that the next voucher of a series and day gets, if no other tab is quicker, and the mark of another
 * year that a typed number bears.
 */
export async function numberingOn(
  kind: NumberSeries,
  date: IsoDate,
  typed: string,
): Promise<Readonly<{ next: string; otherYear: string | undefined }>> {
  const own = withThoseToCome(await booksStore.records('series').toArray()).find((row) => row.kind === kind);
  if (!own) return { next: '', otherYear: undefined };
  const isTaken: Taken = (key) => booksStore.records('vouchers').where('keys.number').equals(key).count();
  const { number: next } = await nextOf(own, date, isTaken);
  return { next, otherYear: otherYearIn(own.pattern, financialYearOf(date), typed) };
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
  const typed = number.trim() === '' ? undefined : await typedNumber(kind, date, number, taken);
  const own = await seriesIn(transaction, numbered);
  if (typed !== undefined) {
    await goOnBehind(transaction, own, financialYearOf(date), typed);
    return typed;
  }
  const next = await nextOf(own, date, taken);
  await transaction.replace('series', own, { ...own, given: { ...own.given, [financialYearOf(date)]: next.n } });
  return next.number;
}

/** A number that was typed moves its series on: the next one follows it. */
async function goOnBehind(transaction: WriteTransaction<Rows>, own: Series, year: string, typed: string) {
  const place = placeInYear(own.pattern, year, typed) ?? 0;
  if (place <= (own.given[year] ?? 0)) return;
  await transaction.replace('series', own, { ...own, given: { ...own.given, [year]: place } });
}

/** Books that were begun before a kind was there get its series with its first number. */
async function seriesIn(transaction: WriteTransaction<Rows>, kind: NumberSeries): Promise<Series> {
  const stored = await transaction.findEvery('series');
  const own = stored.find((row) => row.kind === kind);
  if (own) return own;
  const row = beginningOf(kind);
  await transaction.insert('series', row);
  return row;
}

/** Returns the series with those that no number was taken of yet, in the order of the kinds. */
function withThoseToCome(stored: readonly Series[]): readonly Series[] {
  return NUMBER_SERIES.map((kind) => stored.find((row) => row.kind === kind) ?? beginningOf(kind));
}

function beginningOf(kind: NumberSeries): Series {
  const id = recordId(SERIES_PREFIX, NUMBER_SERIES.indexOf(kind) + 1, ID_DIGITS);
  return { id, kind, pattern: STANDARD_PATTERNS[kind], given: {} };
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
  if (numbered === 'Bill of Supply') return 'Invoice';
  return numbered.endsWith('Challan') ? 'Delivery Challan' : numbered;
}

const CHANGED_MEANWHILE =
  'Another tab changed the numbering meanwhile, so nothing was saved. Copy what you typed, leave this page, and come back to it.';

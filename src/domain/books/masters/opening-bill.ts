import { financialYearOf, type IsoDate, isIsoDate, type MaybeDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/format.ts';
import { exactOrUndefined, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { nameKey } from '#domain/books/names.ts';
import type { OpeningInput } from './opening-balance.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';

/**
 * A document from before the books began that is still open: a part of its party's opening balance, on its side. An advance
 * has a minus: it lowers the balance, and stays on account.
 */
export type OpeningBill = Readonly<{ number: string; date: IsoDate; dueDate: MaybeDate; amount: Paise }>;

/** The values of the group "Bill 1", where the day and the amount may still be empty. */
export type OpeningBillInput = Omit<OpeningBill, 'date' | 'amount'> &
  Readonly<{ date: MaybeDate; amount: Paise | null }>;

export const BLANK_BILL: OpeningBillInput = { number: '', date: '', dueDate: '', amount: null };

/** Makes the opening bills of inputs without problems. Throws a RangeError if one has no day or no amount. */
export function billsFrom(inputs: readonly OpeningBillInput[]): readonly OpeningBill[] {
  return inputs.map(({ number, date, dueDate, amount }) => {
    if (!isIsoDate(date) || amount === null) throw new RangeError('An opening bill has a day and an amount.');
    return { number: number.trim(), date, dueDate, amount };
  });
}

/** The problems of each bill, in the order of the bills. */
export function problemsInBills(inputs: readonly OpeningBillInput[]): readonly Problems<OpeningBillInput>[] {
  return inputs.map((input, at) => problemsInBill(input, inputs.slice(0, at)));
}

/**
 * Returns the problem in bills beside the opening balance that they split: one of them, or their sum. A balance without
 * bills is not split, and nothing is wrong with it.
 */
export function problemInSplit(opening: OpeningInput, inputs: readonly OpeningBillInput[]): string | undefined {
  if (inputs.length === 0) return undefined;
  const wrong = problemsInBills(inputs).findIndex((problems) => Object.keys(problems).length > 0);
  if (wrong !== -1) return `Correct bill ${wrong + 1}, or remove it.`;
  const sum = exactOrUndefined(() => sumOf(inputs.map(({ amount }) => amount ?? ZERO)));
  if (sum === undefined) return 'The bills are too large to add up. Correct their amounts.';
  const balance = opening.balance ?? ZERO;
  if (sum === balance) return undefined;
  return `The bills add up to ${formatRupees(sum)}, the opening balance is ${formatRupees(balance)}. Make them equal.`;
}

function problemsInBill(input: OpeningBillInput, earlier: readonly OpeningBillInput[]): Problems<OpeningBillInput> {
  const { date, dueDate, amount } = input;
  return problemsIn<OpeningBillInput>({
    number: problemInBillNumber(input, earlier),
    date: isIsoDate(date) ? undefined : 'Enter the date of the bill.',
    dueDate: dueDate !== '' && dueDate < date ? 'Enter a due date that is not before the date.' : undefined,
    amount: amount !== null && amount !== 0 ? undefined : 'Enter the amount that is still open.',
  });
}

/** A supplier gives a number once in a financial year (CGST Rules, rule 46); so do we. */
function problemInBillNumber(input: OpeningBillInput, earlier: readonly OpeningBillInput[]): string | undefined {
  const key = nameKey(input.number);
  if (key === '') return 'Enter the number of the bill.';
  const same = earlier.findIndex(
    (other) => nameKey(other.number) === key && financialYearOrBlank(other) === financialYearOrBlank(input),
  );
  return same === -1 ? undefined : `Bill ${same + 1} has this number. Enter another, or remove one of them.`;
}

function financialYearOrBlank({ date }: OpeningBillInput): string {
  return isIsoDate(date) ? financialYearOf(date) : '';
}

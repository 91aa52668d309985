import { formatRupees } from '#domain/format.ts';
import { asPaise, exactOrUndefined, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import {
  fieldProblems,
  type FieldChecks,
  type Masters,
  MOST_LINES,
  NO_MINUS,
  problemInDate,
  problemInNumber,
  problemInStanding,
  TOO_LARGE,
  type VoucherProblems,
  type VoucherRules,
} from '#domain/books/field-problems.ts';
import { isBlankLine, type JournalInput } from './voucher.ts';

/** Returns all that keeps a journal from being issued: a sentence by field, in the order of the form. */
export function problemsInJournal(input: JournalInput, { booksBegin }: VoucherRules): VoucherProblems {
  return fieldProblems({
    date: problemInDate(input.date, booksBegin),
    ...journalChecks(input),
    number: problemInNumber(input.number),
  });
}

/** Returns the problems of the ledgers and parties that a journal names. */
export function problemsInJournalMasters({ lines }: JournalInput, { ledgerOf }: Masters): VoucherProblems {
  return fieldProblems(
    Object.fromEntries(
      lines.map(({ ledger }, at) => [
        `lines.${at}.ledger`,
        ledger ? problemInStanding(ledgerOf(ledger.id)) : undefined,
      ]),
    ),
  );
}

/** The amount missing on the credit side of a journal, debit positive; undefined while its sums are too large to be exact. */
export function differenceOf({ lines }: Pick<JournalInput, 'lines'>): Paise | undefined {
  return exactOrUndefined(() => sumOf(lines.map(({ debit, credit }) => asPaise((debit ?? 0) - (credit ?? 0)))));
}

function journalChecks(input: JournalInput): FieldChecks {
  const { lines } = input;
  const filled = lines.filter((line) => !isBlankLine(line));
  const wrong = lines.flatMap((line, at) => (isBlankLine(line) ? [] : Object.entries(journalLineChecks(input, at))));
  if (filled.length > MOST_LINES)
    return { lines: `A journal has at most ${MOST_LINES} lines. Enter the rest as another one.` };
  if (filled.length < 2) return { ...Object.fromEntries(wrong), [firstBlank(input)]: TWO_LINES };
  return { ...Object.fromEntries(wrong), difference: problemInDifference(input) };
}

function journalLineChecks({ lines }: JournalInput, at: number): FieldChecks {
  const { ledger, debit, credit } = lines[at] ?? { ledger: null, debit: null, credit: null };
  const isBoth = (debit ?? 0) !== 0 && (credit ?? 0) !== 0;
  const isNone = (debit ?? 0) === 0 && (credit ?? 0) === 0;
  return {
    [`lines.${at}.ledger`]: ledger ? undefined : 'Choose the ledger of this line.',
    [`lines.${at}.debit`]: isNone
      ? 'Enter a debit or a credit that is not 0.'
      : (debit ?? 0) < 0
        ? NO_MINUS
        : undefined,
    [`lines.${at}.credit`]: isBoth
      ? 'A line has a debit or a credit. Clear one of them.'
      : (credit ?? 0) < 0
        ? NO_MINUS
        : undefined,
  };
}

/** Where the next line would be entered. */
function firstBlank({ lines }: JournalInput): string {
  const at = lines.findIndex(isBlankLine);
  return at === -1 ? 'lines' : `lines.${at}.ledger`;
}

function problemInDifference(input: JournalInput): string | undefined {
  const difference = differenceOf(input);
  if (difference === undefined) return TOO_LARGE;
  if (difference === ZERO) return undefined;
  const [less, by] = difference > 0 ? ['Credits', difference] : ['Debits', negative(difference)];
  return `${less} are ${formatRupees(by)} less. Both sides must be equal.`;
}

const TWO_LINES = 'A journal has at least two lines. Choose the ledger of the other one.';

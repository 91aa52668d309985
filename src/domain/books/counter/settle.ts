import { formatRupees } from '#domain/format.ts';
import { asPaise, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { fieldProblems, type FieldChecks, NO_MINUS } from '#domain/books/field-problems.ts';
import { TENDERS, type Tender, type Tenders } from './tender.ts';

/** How a bill is settled: what is recorded of each tender is what was taken of it less the change, which only cash gives. */
export type BillSettlement = Readonly<{
  recorded: Readonly<Record<Tender, Paise>>;
  /** The part of the total that is not settled yet, from 0. */
  remaining: Paise;
  /** The cash to give back, from 0. */
  change: Paise;
  /** A sentence for each tender that is wrong. */
  problems: Readonly<Partial<Record<Tender, string>>>;
}>;

/** Settles a total from 0 with what was entered, to the paisa. No tender changes another. */
export function settleBill(total: Paise, tenders: Tenders): BillSettlement {
  const taken = amountsOf(tenders);
  const byOthers = sumOf([taken.upi, taken.card, taken.onAccount]);
  const inCash = asPaise(Math.max(total - byOthers, 0));
  const cash = asPaise(Math.min(taken.cash, inCash));
  return {
    recorded: { ...taken, cash },
    remaining: asPaise(inCash - cash),
    change: asPaise(taken.cash - cash),
    problems: fieldProblems(checks(total, tenders)),
  };
}

/** The rest of a total without a tender's own amount: what "Fill UPI" puts in, in paise from 0. */
export function restFor(tender: Tender, total: Paise, tenders: Tenders): Paise {
  const others = TENDERS.filter((other) => other !== tender).map((other) => amountsOf(tenders)[other]);
  return asPaise(Math.max(total - sumOf(others), 0));
}

/** Returns the tenders with the rest in cash. What was handed over in cash already stays. */
export function withRestInCash(total: Paise, tenders: Tenders): Tenders {
  const { remaining } = settleBill(total, tenders);
  return remaining === 0 ? tenders : { ...tenders, cash: sumOf([tenders.cash ?? ZERO, remaining]) };
}

/** Only cash may be more than what remains: the rest of it is given back. */
function checks(total: Paise, tenders: Tenders): FieldChecks {
  return Object.fromEntries(
    TENDERS.map((tender) => {
      const amount = tenders[tender] ?? ZERO;
      if (amount < 0) return [tender, NO_MINUS];
      const most = tender === 'cash' ? undefined : restFor(tender, total, { ...tenders, cash: null });
      return [tender, most === undefined || amount <= most ? undefined : remainsInWords(most)];
    }),
  );
}

/** Says the most that may be entered. */
export function remainsInWords(most: Paise): string {
  return most === 0 ? 'Nothing remains. Clear the amount.' : `${formatRupees(most)} remains. Enter at most that.`;
}

function amountsOf({ cash, upi, card, onAccount }: Tenders): Readonly<Record<Tender, Paise>> {
  return { cash: fromZero(cash), upi: fromZero(upi), card: fromZero(card), onAccount: fromZero(onAccount) };
}

function fromZero(amount: Paise | null): Paise {
  return asPaise(Math.max(amount ?? 0, 0));
}

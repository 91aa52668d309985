import { asPaise, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';

export const BALANCE_SIDES = ['Dr', 'Cr'] as const;
export type BalanceSide = (typeof BALANCE_SIDES)[number];

/** An opening balance as a form holds it: an amount, still empty or not, and its side. */
export type OpeningInput = Readonly<{ balance: Paise | null; side: BalanceSide }>;

/** The opening balance of an input: debit positive, credit negative, 0 if left empty. */
export function openingFrom({ balance, side }: OpeningInput): Paise {
  if (balance === null) return ZERO;
  return side === 'Dr' ? balance : negative(balance);
}

/** The form of an opening balance. Where there is none, the field is empty and stands on the usual side. */
export function openingInput(opening: Paise, usual: BalanceSide): OpeningInput {
  if (opening === 0) return { balance: null, side: usual };
  return { balance: asPaise(Math.abs(opening)), side: opening > 0 ? 'Dr' : 'Cr' };
}

/** A minus beside Dr or Cr would be ambiguous. */
export function problemInBalance({ balance }: OpeningInput): string | undefined {
  return balance !== null && balance < 0 ? 'Enter the amount without a minus, and choose Dr or Cr.' : undefined;
}

/**
 * The balance of the line "Difference in opening balances", debit positive: what is missing for the opening balances of
 * all ledgers and parties and the opening stock, a debit, to agree. 0 if they do.
 */
export function differenceInOpenings(
  holders: readonly Readonly<{ opening: Paise }>[],
  openingStock: Paise = ZERO,
): Paise {
  return negative(sumOf([openingStock, ...holders.map(({ opening }) => opening)]));
}

export const DIFFERENCE_IN_OPENINGS = 'Difference in opening balances';

import { asPaise, type Paise } from '#domain/money.ts';

/** The movement on a ledger in a time: both sides in paise, never negative. */
export type DebitCredit = Readonly<{ debit: Paise; credit: Paise }>;

export const NO_DEBIT_CREDIT: DebitCredit = { debit: 0 as Paise, credit: 0 as Paise };

/** Debit positive, credit negative. */
export function netOf({ debit, credit }: DebitCredit): Paise {
  return asPaise(debit - credit);
}

export function sumOfSides(one: DebitCredit, other: DebitCredit): DebitCredit {
  return { debit: asPaise(one.debit + other.debit), credit: asPaise(one.credit + other.credit) };
}

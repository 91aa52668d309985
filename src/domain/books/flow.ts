import { asPaise, type Paise } from '#domain/money.ts';

/** What moved on a ledger in a time: both sides in paise, never negative. */
export type Flow = Readonly<{ debit: Paise; credit: Paise }>;

export const NO_FLOW: Flow = { debit: 0 as Paise, credit: 0 as Paise };

/** Debit positive, credit negative. */
export function netOf({ debit, credit }: Flow): Paise {
  return asPaise(debit - credit);
}

export function joined(one: Flow, other: Flow): Flow {
  return { debit: asPaise(one.debit + other.debit), credit: asPaise(one.credit + other.credit) };
}

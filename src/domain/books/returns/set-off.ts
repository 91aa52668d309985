import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { ruleInForce } from '#domain/books/law/dated-rule.ts';
import { SET_OFF_ORDER } from '#domain/books/law/return-rules.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import { byHead, type Head, lessTax, NO_HEADS, sumOfTax } from './tax-heads.ts';
import { daysOfMonth, type Month } from './return-month.ts';

/** How the tax of a month is paid: with which credit, and what is left for cash. */
export type SetOff = Readonly<{
  /** The tax on sales; of a head that comes to less than nothing, nothing. */
  liability: TaxHeads;
  credit: TaxHeads;
  uses: readonly CreditUse[];
  /** The credit that is carried forward. */
  left: TaxHeads;
  /** Tax under reverse charge is paid in cash alone (CGST Act, sections 2(82) and 49(4)). */
  reverseCharge: TaxHeads;
  cash: TaxHeads;
}>;

/** Credit of the one head that pays tax of the other. */
type CreditUse = Readonly<{ by: Head; pays: Head; amount: Paise }>;

/**
 * Credit against tax in the order of the law (CGST Act, sections 49(5), 49A and 49B; CGST Rules, rule 88A): that of IGST
 * first, and as far as it goes; CGST never pays SGST, nor the other way round. Where the law leaves a choice, CGST comes
 * first.
 */
export function setOff(
  month: Month,
  owed: Readonly<{ liability: TaxHeads; reverseCharge: TaxHeads; credit: TaxHeads }>,
): SetOff {
  const liability = fromZero(owed.liability);
  const credit = fromZero(owed.credit);
  const reverseCharge = fromZero(owed.reverseCharge);
  const uses: CreditUse[] = [];
  let [due, left] = [liability, credit];
  for (const [by, pays] of orderOn(month)) {
    const amount = asPaise(Math.min(due[pays], left[by]));
    if (amount === 0) continue;
    uses.push({ by, pays, amount });
    due = less(due, pays, amount);
    left = less(left, by, amount);
  }
  return { liability, credit, uses, left, reverseCharge, cash: sumOfTax([due, reverseCharge]) };
}

/** Returns how much of each head the credit of one head pays. */
export function paidBy({ uses }: SetOff, by: Head): TaxHeads {
  return byHead((head) => uses.find((use) => use.by === by && use.pays === head)?.amount ?? ZERO);
}

/** Head by head, what is above nothing. */
function fromZero(heads: TaxHeads): TaxHeads {
  return byHead((head) => asPaise(Math.max(heads[head], 0)));
}

function less(heads: TaxHeads, head: Head, amount: Paise): TaxHeads {
  return lessTax(heads, { ...NO_HEADS, [head]: amount });
}

function orderOn(month: Month): readonly (readonly [by: Head, pays: Head])[] {
  return ruleInForce(SET_OFF_ORDER, daysOfMonth(month).to)?.order ?? [];
}

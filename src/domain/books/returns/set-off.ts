import { formatMonth, formatRupees } from '#domain/format.ts';
import { asPaise, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { ruleInForce } from '#domain/books/law/dated-rule.ts';
import { SET_OFF_RULES } from '#domain/books/law/set-off-rules.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import { type BelowZero, belowZero } from './below-zero.ts';
import { byHead, type Head, HEAD_NAMES, lessTax, sumOfTax } from './tax-heads.ts';
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
  /** The tax below zero that this month and those before it leave: it lowers the next ones. */
  carried: BelowZero;
  /** Undefined where the law leaves one way only. */
  choice: CreditChoice | undefined;
}>;

/** The tax and credit that a set-off is made of; tax with what earlier months left below zero, so that it may be below zero itself. */
type Owed = Readonly<{ liability: TaxHeads; reverseCharge: TaxHeads; credit: TaxHeads }>;

/** Credit of the one head that pays tax of the other. */
type CreditUse = Readonly<{ by: Head; pays: Head; amount: Paise }>;

/**
 * What the law leaves to the taxpayer: how much credit of the one head pays the tax of the other, SGST taking the rest. It
 * is between `least` and `most`; `amount` is what is taken.
 */
export type CreditChoice = CreditUse & Readonly<{ least: Paise; most: Paise }>;

/**
 * Credit against tax by the law (CGST Act, sections 49(5), 49A and 49B; CGST Rules, rule 88A): that of IGST first, for IGST,
 * and the rest of it, all of it, for CGST and SGST in any proportion; then that of CGST and SGST, each for its own head and
 * what is left for IGST. CGST never pays SGST, nor the other way round. Where the law leaves a choice, the split of the least
 * cash is taken, and of several such the one that pays CGST first; or `chosen`, as far as the law allows it.
 */
export function setOff(month: Month, owed: Owed, chosen?: Paise): SetOff {
  const liability = fromZero(owed.liability);
  const credit = fromZero(owed.credit);
  const reverseCharge = fromZero(owed.reverseCharge);
  const choice = choiceIn(month, liability, credit, chosen);
  const uses: CreditUse[] = [];
  let [due, left] = [liability, credit];
  const pay = (by: Head, pays: Head, most: Paise = left[by]) => {
    const amount = least(due[pays], left[by], most);
    if (amount === 0) return;
    uses.push({ by, pays, amount });
    due = less(due, pays, amount);
    left = less(left, by, amount);
  };
  pay('igst', 'igst');
  pay('igst', 'cgst', choice?.by === 'igst' ? choice.amount : undefined);
  pay('igst', 'sgst');
  pay('cgst', 'cgst');
  pay('cgst', 'igst', choice?.by === 'cgst' ? choice.amount : undefined);
  pay('sgst', 'sgst');
  pay('sgst', 'igst');
  pay('cess', 'cess');
  const carried = { sales: belowZero(owed.liability), reverseCharge: belowZero(owed.reverseCharge) };
  return { liability, credit, uses, left, reverseCharge, cash: sumOfTax([due, reverseCharge]), carried, choice };
}

/** Returns how much of each head the credit of one head pays. */
export function paidBy({ uses }: Pick<SetOff, 'uses'>, by: Head): TaxHeads {
  return byHead((head) => uses.find((use) => use.by === by && use.pays === head)?.amount ?? ZERO);
}

/** "IGST Credit for CGST". */
export function nameOfChoice({ by, pays }: CreditChoice): string {
  return `${HEAD_NAMES[by]} Credit for ${HEAD_NAMES[pays]}`;
}

/** Why an amount may not be chosen, and which may; undefined if it may. */
export function problemInChoice(month: Month, { choice }: SetOff, chosen: Paise | undefined): string | undefined {
  if (chosen === undefined || choice?.amount === chosen) return undefined;
  if (!choice) return `The law leaves no choice in the set-off of ${formatMonth(month)}. Leave it as it is.`;
  return `Enter an amount from ${formatRupees(choice.least)} to ${formatRupees(choice.most)}: IGST credit is used up before any other, and CGST never pays SGST (sections 49 and 49A, rule 88A).`;
}

/** The two never meet: while IGST credit is left for others, no IGST is left to be paid, and the other way round. */
function choiceIn(month: Month, due: TaxHeads, credit: TaxHeads, chosen: Paise | undefined): CreditChoice | undefined {
  const { splits = [] } = ruleInForce(SET_OFF_RULES, daysOfMonth(month).to) ?? {};
  const [spare, open] = [above(credit.igst, due.igst), above(due.igst, credit.igst)];
  if (spare > 0 && splits.includes('igst')) {
    const rest = least(spare, sumOf([due.cgst, due.sgst]));
    // As much as CGST has no credit of its own for, or as much as SGST can do without.
    const [wanting, others] = [above(due.cgst, credit.cgst), above(rest, above(due.sgst, credit.sgst))];
    const usual = Math.max(Math.min(wanting, rest), Math.min(due.cgst, others));
    return choiceOf('igst', 'cgst', above(rest, due.sgst), least(rest, due.cgst), usual, chosen);
  }
  if (open > 0 && splits.includes('cgst')) {
    const [ofCgst, ofSgst] = [above(credit.cgst, due.cgst), above(credit.sgst, due.sgst)];
    const rest = least(open, sumOf([ofCgst, ofSgst]));
    return choiceOf('cgst', 'igst', above(rest, ofSgst), least(rest, ofCgst), rest, chosen);
  }
  return undefined;
}

function choiceOf(by: Head, pays: Head, from: Paise, most: Paise, usual: number, chosen: Paise | undefined) {
  if (from >= most) return undefined;
  return { by, pays, least: from, most, amount: asPaise(Math.min(most, Math.max(from, chosen ?? usual))) };
}

/** Head by head, what is above nothing. */
function fromZero(heads: TaxHeads): TaxHeads {
  return byHead((head) => above(heads[head], ZERO));
}

function above(one: Paise, other: Paise): Paise {
  return asPaise(Math.max(one - other, 0));
}

function least(...amounts: readonly Paise[]): Paise {
  return asPaise(Math.min(...amounts));
}

function less(heads: TaxHeads, head: Head, amount: Paise): TaxHeads {
  return lessTax(heads, { ...byHead(() => ZERO), [head]: amount });
}

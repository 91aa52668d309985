import { asPaise, type Paise, sumOf } from './money.ts';

/**
 * An amount shared in proportion to weights, so that the shares add up to it exactly: each is rounded down, and the paise
 * that are left go to the largest remainders, of equal ones to the first. No share is larger than its weight if the amount
 * is not larger than their sum. Throws a RangeError for an amount or a weight below 0, and for an amount without weights.
 */
export function sharesOf(amount: Paise, weights: readonly Paise[]): readonly Paise[] {
  if (amount < 0 || weights.some((weight) => weight < 0)) throw new RangeError('Only amounts from 0 can be shared.');
  if (amount === 0) return weights.map(() => amount);
  const whole = BigInt(sumOf(weights));
  if (whole === 0n) throw new RangeError('There is nothing to share the amount over.');
  const parts = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const floors = parts.map((part) => Number(part / whole));
  const left = amount - sumOf(floors.map(asPaise));
  const byRemainder = parts
    .map((part, at) => ({ at, remainder: part % whole }))
    .toSorted((one, other) => compareBigInts(other.remainder, one.remainder) || one.at - other.at);
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return floors.map((floor, at) => asPaise(floor + (raised.has(at) ? 1 : 0)));
}

function compareBigInts(one: bigint, other: bigint): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

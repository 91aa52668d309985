import { plainFigure } from '#domain/figure-reading.ts';
import { formatNumber, formatPlainRupees } from '#domain/format.ts';
import { asPaise, type Paise, percentOf } from '#domain/money.ts';
import { type Reading, readPercent, readRupees } from '#domain/amount-reading.ts';

/** A sum taken off a line or a bill: so many percent (at most three decimals) of it, or an amount. */
export type Discount = Readonly<{ percent: number }> | Readonly<{ amount: Paise }>;

/**
 * The discount on a price from 0, in paise; a percentage is rounded to the paisa, half a paisa up. Never more than the
 * price, nor below 0: what was entered beyond that is a problem of its field, and no sum is to become negative by it.
 */
export function discountOn(price: Paise, discount: Discount | null): Paise {
  if (discount === null) return asPaise(0);
  const asked = 'percent' in discount ? percentOf(price, discount.percent) : discount.amount;
  return asPaise(Math.min(Math.max(asked, 0), price));
}

/** Returns the problem in a discount on a price, or undefined. */
export function problemInDiscount(discount: Discount | null, price: Paise | undefined): string | undefined {
  if (discount === null) return undefined;
  const [size, most] = 'percent' in discount ? [discount.percent, 100] : [discount.amount, price];
  if (size < 0) return 'Enter the discount without a minus.';
  if (most === undefined || size <= most) return undefined;
  return 'percent' in discount
    ? 'A discount is at most 100%.'
    : `The discount is more than the ${formatPlainRupees(asPaise(most))} that it is taken from. Enter less.`;
}

/** Parses the field Discount: "10 %" is a percentage, "250" and "₹250" an amount in rupees. */
export function readDiscount(text: string): Reading<Discount> {
  if (plainFigure(text).trim().endsWith('%')) {
    const percent = readPercent(text);
    return percent.kind === 'value' ? { kind: 'value', value: { percent: percent.value } } : percent;
  }
  const amount = readRupees(text);
  return amount.kind === 'value' ? { kind: 'value', value: { amount: amount.value } } : amount;
}

/** "10 %" or "1,250.50", as the field shows it. */
export function formatDiscount(discount: Discount): string {
  return 'percent' in discount ? `${formatNumber(discount.percent)} %` : formatPlainRupees(discount.amount);
}

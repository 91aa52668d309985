import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { type ScaleCode, USUAL_SCALE_CODES } from './scale-code.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';

/** How the counter sells, in all of these books. */
export type CounterSettings = SellingLimits & Readonly<{ scaleCodes: readonly ScaleCode[] }>;

/** The limits of a sale and of a count: of figures beyond them the counter asks once. */
export type SellingLimits = Readonly<{
  /** The most of a line's list price that discounts may take, in percent; null for any. */
  discountLimit: number | null;
  /** The most that they may take of a line, in paise; null for any. */
  discountAmountLimit: Paise | null;
  /** Whether it asks before goods are sold under what they cost. */
  belowCost: boolean;
  /** The difference of a count from which a reason is asked for; null for never. */
  reasonFrom: Paise | null;
}>;

/** The settings until they are changed. */
export const COUNTER_SETTINGS: CounterSettings = {
  discountLimit: 10,
  discountAmountLimit: null,
  belowCost: true,
  reasonFrom: asPaise(100_00),
  scaleCodes: USUAL_SCALE_CODES,
};

export function problemsInSelling({
  discountLimit,
  discountAmountLimit,
  reasonFrom,
}: SellingLimits): Problems<SellingLimits> {
  return problemsIn<SellingLimits>({
    discountLimit: discountLimit !== null && !(discountLimit >= 0 && discountLimit <= 100) ? PERCENT : undefined,
    discountAmountLimit: problemInAmount(discountAmountLimit),
    reasonFrom: problemInAmount(reasonFrom),
  });
}

function problemInAmount(amount: Paise | null): string | undefined {
  return amount !== null && amount < ZERO ? 'Enter an amount from 0, or leave it empty.' : undefined;
}

const PERCENT = 'Enter a percentage from 0 to 100, or leave it empty.';

import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';

/** How the counter sells, in all of these books. Of figures beyond these limits it asks once. */
export type CounterSettings = Readonly<{
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
};

export function problemsInCounterSettings({
  discountLimit,
  discountAmountLimit,
  reasonFrom,
}: CounterSettings): Problems<CounterSettings> {
  return problemsIn<CounterSettings>({
    discountLimit: discountLimit !== null && !(discountLimit >= 0 && discountLimit <= 100) ? PERCENT : undefined,
    discountAmountLimit: problemInAmount(discountAmountLimit),
    reasonFrom: problemInAmount(reasonFrom),
  });
}

function problemInAmount(amount: Paise | null): string | undefined {
  return amount !== null && amount < ZERO ? 'Enter an amount from 0, or leave it empty.' : undefined;
}

const PERCENT = 'Enter a percentage from 0 to 100, or leave it empty.';

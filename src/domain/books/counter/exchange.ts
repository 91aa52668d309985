import { asPaise, type Paise } from '#domain/money.ts';
import { leftOfNote } from '#domain/books/vouchers/allocation.ts';

/** How goods that come back and goods that are sold with them are settled, all in paise and from 0. */
export type ExchangeSums = Readonly<{
  /** The part of the credit note that is set against the new invoice. */
  setOff: Paise;
  /** The amount that the customer still pays, or else gets. */
  pays: Paise;
  gets: Paise;
}>;

/**
 * Settles a credit note of `returned` with a new invoice of `sold`. What is still `owed` on the old invoice is lowered first:
 * only what that no longer owes is set against the new one, and the rest of it is given back.
 */
export function exchangeSums({
  returned,
  owed,
  sold,
}: Readonly<{ returned: Paise; owed: Paise; sold: Paise }>): ExchangeSums {
  const free = leftOfNote(returned, owed);
  const setOff = asPaise(Math.min(free, sold));
  return { setOff, pays: asPaise(sold - setOff), gets: asPaise(free - setOff) };
}

import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** The values of Open Shift. */
export type OpeningShiftInput = Readonly<{
  /** Put into the drawer before it is counted; null for nothing. */
  putIn: Paise | null;
  /** The cash or bank ledger that it comes from. */
  from: Named | null;
  /** The cash that was counted in the drawer. */
  counted: Paise | null;
}>;

/** Returns what is wrong with it. `cash` is the ledger of the drawer. */
export function problemsInOpening(
  { putIn, from, counted }: OpeningShiftInput,
  cash: Named,
): Problems<OpeningShiftInput> {
  const isPutIn = (putIn ?? 0) !== 0;
  return problemsIn<OpeningShiftInput>({
    putIn: problemInAmount(putIn),
    from: isPutIn ? problemInOther(from, cash) : undefined,
    counted: counted === null ? 'Count the drawer.' : problemInAmount(counted),
  });
}

/** The difference between what was counted and what the books say, with what was put in: below 0 is short. */
export function differenceInOpening({ putIn, counted }: OpeningShiftInput, balance: Paise): Paise {
  return asPaise((counted ?? ZERO) - balance - (putIn ?? ZERO));
}

export function problemInAmount(amount: Paise | null): string | undefined {
  return amount !== null && amount < 0 ? 'Enter an amount from 0.' : undefined;
}

/** Refuses none, and the ledger of the drawer itself, as the other side of its money. */
export function problemInOther(other: Named | null, cash: Named): string | undefined {
  if (!other) return 'Choose a cash or bank ledger.';
  return other.id === cash.id ? `${cash.name} is the drawer itself. Choose another ledger.` : undefined;
}

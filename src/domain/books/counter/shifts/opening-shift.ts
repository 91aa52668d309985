import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';
import type { CounterSettings } from '#domain/books/counter/counter-settings.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { problemInDifference } from './count.ts';

/** The values of Open Shift. */
export type OpeningShiftInput = Readonly<{
  /** Put into the drawer before it is counted; null for nothing. */
  putIn: Paise | null;
  /** The cash or bank ledger that it comes from. */
  from: Named | null;
  /** The cash that was counted in the drawer. */
  counted: Paise | null;
  /** Of the difference, asked for from one on that the settings say. */
  reason: string;
}>;

/** Returns what is wrong with it. `left` is what the books say of the ledger `cash` of the drawer, before anything is put in. */
export function problemsInOpening(
  input: OpeningShiftInput,
  { left, cash }: Readonly<{ left: Paise; cash: Named }>,
  settings: Pick<CounterSettings, 'reasonFrom'>,
): Problems<OpeningShiftInput> {
  const { putIn, from, counted, reason } = input;
  const isPutIn = (putIn ?? 0) !== 0;
  return problemsIn<OpeningShiftInput>({
    putIn: problemInAmount(putIn),
    from: isPutIn ? problemInOther(from, cash) : undefined,
    counted: counted === null ? 'Count the drawer.' : problemInAmount(counted),
    reason: counted === null ? undefined : problemInDifference(differenceInOpening(input, left), reason, settings),
  });
}

/** The difference between what was counted and what the books say, with what was put in: below 0 is short. */
export function differenceInOpening(
  { putIn, counted }: Pick<OpeningShiftInput, 'putIn' | 'counted'>,
  balance: Paise,
): Paise {
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

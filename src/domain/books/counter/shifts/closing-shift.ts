import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { formatRupees } from '#domain/format.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { CounterSettings } from '#domain/books/counter/counter-settings.ts';
import { problemInDifference } from './count.ts';
import { problemInAmount, problemInOther } from './opening-shift.ts';

/** The values of Close Shift. */
export type ClosingShiftInput = Readonly<{
  counted: Paise | null;
  /** Asked for from a difference on that the settings say. */
  reason: string;
  /** Stays in the drawer for the next shift. */
  leave: Paise | null;
  /** The cash or bank ledger that the rest is handed over to. */
  handTo: Named | null;
}>;

/** Returns what is wrong with it. `expected` is what the books say of the ledger `cash`. */
export function problemsInClosing(
  { counted, reason, leave, handTo }: ClosingShiftInput,
  { expected, cash }: Readonly<{ expected: Paise; cash: Named }>,
  settings: Pick<CounterSettings, 'reasonFrom'>,
): Problems<ClosingShiftInput> {
  if (counted === null) return { counted: 'Count the drawer.' };
  const isMore = leave !== null && leave > counted;
  return problemsIn<ClosingShiftInput>({
    counted: problemInAmount(counted),
    reason: problemInDifference(asPaise(counted - expected), reason, settings),
    leave: isMore ? `${formatRupees(counted)} is in the drawer. Leave at most that.` : problemInLeave(leave),
    handTo: handedOver({ counted, leave }) > 0 ? problemInOther(handTo, cash) : undefined,
  });
}

/** Returns what is taken out of the drawer when its shift closes. */
export function handedOver({ counted, leave }: Pick<ClosingShiftInput, 'counted' | 'leave'>): Paise {
  return asPaise((counted ?? ZERO) - (leave ?? ZERO));
}

function problemInLeave(leave: Paise | null): string | undefined {
  return leave === null ? 'Enter what stays in the drawer; 0 for nothing.' : problemInAmount(leave);
}

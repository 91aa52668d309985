import type { Paise } from '#domain/money.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** The values of Paid In and Paid Out. */
export type PaidInput = Readonly<{ amount: Paise | null; against: Named | null; reason: string }>;

export const BLANK_PAID: PaidInput = { amount: null, against: null, reason: '' };

export function problemsInPaid({ amount, against, reason }: PaidInput, cash: Named): Problems<PaidInput> {
  return problemsIn<PaidInput>({
    amount: amount === null || amount <= 0 ? 'Enter an amount above 0.' : undefined,
    against: problemInAgainst(against, cash),
    reason: problemInReason(reason),
  });
}

/** Refuses what changes a drawer without a reason. */
export function problemInReason(reason: string): string | undefined {
  return reason.trim() === '' ? 'Enter the reason.' : undefined;
}

function problemInAgainst(against: Named | null, cash: Named): string | undefined {
  if (!against) return 'Choose the ledger or party.';
  return against.id === cash.id ? `${cash.name} is the drawer itself. Choose another ledger.` : undefined;
}

import { type Paise, sumOf } from '#domain/money.ts';
import type { LedgerRole } from './ledger-role.ts';
import type { Named, Posting } from './voucher-head.ts';

/** Returns the postings that are not 0. Throws a RangeError unless debits and credits are equal. */
export function balancedPostings(postings: readonly Posting[]): readonly Posting[] {
  if (sumOf(postings.map(({ amount }) => amount)) !== 0) throw new RangeError('Debits and credits are not equal.');
  return postings.filter(({ amount }) => amount !== 0);
}

/** The id of the ledger of each role. */
export type LedgersByRole = Readonly<Partial<Record<LedgerRole, string>>>;

/** A posting to the ledger that a voucher names. Throws a RangeError without a ledger. */
export function posting(named: Named | null, amount: Paise): Posting {
  if (!named) throw new RangeError('A posting needs its ledger.');
  return { ledger: named.id, amount };
}

/**
 * The posting to a ledger of a role; none where there is nothing to post, so that books without the ledger need none.
 * Throws a RangeError where something is to be posted, and the ledger is missing.
 */
export function postingTo(ledger: string | undefined, amount: Paise): readonly Posting[] {
  if (amount === 0) return [];
  if (ledger === undefined) throw new RangeError('The ledger that documents post this to is missing.');
  return [{ ledger, amount }];
}

import type { OnProgress } from '#data/files/progress.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { Ids } from '#domain/books/exchange/tally-in/accounts.ts';
import { balancesOfPlan, planMove, type TallyPlan } from '#domain/books/exchange/tally-in/plan.ts';
import { summaryOf, type TallySummary } from '#domain/books/exchange/tally-in/summary.ts';
import { type TrialRow, trialRows } from '#domain/books/exchange/tally-in/trial.ts';
import { recordId } from '#domain/record-id.ts';
import {
  GODOWN_PREFIX,
  ID_DIGITS,
  ITEM_PREFIX,
  LEDGER_PREFIX,
  PARTY_PREFIX,
  VOUCHER_DIGITS,
  VOUCHER_PREFIX,
} from '#data/books/ids.ts';
import { readTally } from './read-tally.ts';

/** The files, and the business that they are of, once it is known: only then there is a plan. */
export type TallyInOrder = Readonly<{ files: readonly Blob[]; business: Business | undefined }>;
export type TallyIn = Readonly<{ summary: TallySummary; planned: PlannedMove | undefined }>;

/** What the books would hold, and their trial balance beside that of the files. */
export type PlannedMove = Readonly<{ plan: TallyPlan; trial: readonly TrialRow[] }>;

/** Reads the files, and plans what becomes of all that is in them. Changes nothing. Throws a Refusal. */
export async function planTally({ files, business }: TallyInOrder, onProgress: OnProgress): Promise<TallyIn> {
  const read = await readTally(files, onProgress);
  const summary = summaryOf(read);
  if (!business) return { summary, planned: undefined };
  const plan = planMove(read, business, IDS);
  return { summary, planned: { plan, trial: trialRows(plan, balancesOfPlan(plan)) } };
}

const IDS: Ids = {
  ledger: (number) => recordId(LEDGER_PREFIX, number, ID_DIGITS),
  party: (number) => recordId(PARTY_PREFIX, number, ID_DIGITS),
  item: (number) => recordId(ITEM_PREFIX, number, ID_DIGITS),
  godown: (number) => recordId(GODOWN_PREFIX, number, ID_DIGITS),
  voucher: (number) => recordId(VOUCHER_PREFIX, number, VOUCHER_DIGITS),
};

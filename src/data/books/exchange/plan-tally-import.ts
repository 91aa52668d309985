import type { OnProgress } from '#data/files/progress.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { Ids } from '#domain/books/exchange/tally-in/convert-accounts.ts';
import { balancesOfPlan, planMove, type TallyPlan } from '#domain/books/exchange/tally-in/tally-plan.ts';
import { summaryOf, type TallySummary } from '#domain/books/exchange/tally-in/tally-summary.ts';
import { type ComparedBalance, comparedBalances } from '#domain/books/exchange/tally-in/trial-comparison.ts';
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
export type TallyImportOrder = Readonly<{ files: readonly Blob[]; business: Business | undefined }>;
export type TallyImportPlan = Readonly<{ summary: TallySummary; planned: PlannedMove | undefined }>;

/** The records that the books would hold, and their trial balance beside that of the files. */
type PlannedMove = Readonly<{ plan: TallyPlan; trial: readonly ComparedBalance[] }>;

/** Reads the files, and plans what becomes of all that is in them. Changes nothing. Throws a Refusal. */
export async function planTallyImport(
  { files, business }: TallyImportOrder,
  onProgress: OnProgress,
): Promise<TallyImportPlan> {
  const read = await readTally(files, onProgress);
  const summary = summaryOf(read);
  if (!business) return { summary, planned: undefined };
  const plan = planMove(read, business, IDS);
  return { summary, planned: { plan, trial: comparedBalances(plan, balancesOfPlan(plan)) } };
}

const IDS: Ids = {
  ledger: (number) => recordId(LEDGER_PREFIX, number, ID_DIGITS),
  party: (number) => recordId(PARTY_PREFIX, number, ID_DIGITS),
  item: (number) => recordId(ITEM_PREFIX, number, ID_DIGITS),
  godown: (number) => recordId(GODOWN_PREFIX, number, ID_DIGITS),
  voucher: (number) => recordId(VOUCHER_PREFIX, number, VOUCHER_DIGITS),
};

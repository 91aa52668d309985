import type { OnProgress } from '#data/files/progress.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { Ids } from '#domain/books/exchange/tally-in/convert-accounts.ts';
import { balancesOfPlan, planMove, type TallyPlan } from '#domain/books/exchange/tally-in/tally-plan.ts';
import { VOUCHER_KINDS } from '#domain/books/vouchers/voucher.ts';
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

/** What the page shows of it. The records stay in the worker: thousands of them would block the page. */
export type TallyImportOutline = Readonly<{ summary: TallySummary; planned: MoveOutline | undefined }>;
export type MoveOutline = Pick<TallyPlan, 'business' | 'findings' | 'noPlace' | 'refused'> &
  Readonly<{ trial: readonly ComparedBalance[]; counts: readonly (readonly [what: string, count: number])[] }>;

/** The records that the books would hold, and their trial balance beside that of the files. */
export type PlannedMove = Readonly<{ plan: TallyPlan; trial: readonly ComparedBalance[] }>;

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

/** As `planTallyImport`, without the records. */
export async function outlineTallyImport(order: TallyImportOrder, onProgress: OnProgress): Promise<TallyImportOutline> {
  const { summary, planned } = await planTallyImport(order, onProgress);
  if (!planned) return { summary, planned };
  const { plan, trial } = planned;
  const { business, findings, noPlace, refused } = plan;
  return { summary, planned: { business, findings, noPlace, refused, trial, counts: countsOf(plan) } };
}

function countsOf({ parties, ledgers, items, godowns, vouchers }: TallyPlan): MoveOutline['counts'] {
  const masters = [
    ['Parties', parties.length],
    ['Ledgers', ledgers.length],
    ['Items', items.length],
    ['Godowns', godowns.length],
  ] as const;
  const kinds = VOUCHER_KINDS.map((kind) => [`${kind}s`, vouchers.filter((one) => one.kind === kind).length] as const);
  return [...masters, ...kinds].filter(([, count]) => count > 0);
}

const IDS: Ids = {
  ledger: (number) => recordId(LEDGER_PREFIX, number, ID_DIGITS),
  party: (number) => recordId(PARTY_PREFIX, number, ID_DIGITS),
  item: (number) => recordId(ITEM_PREFIX, number, ID_DIGITS),
  godown: (number) => recordId(GODOWN_PREFIX, number, ID_DIGITS),
  voucher: (number) => recordId(VOUCHER_PREFIX, number, VOUCHER_DIGITS),
};

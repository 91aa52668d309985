import type { OnProgress } from '#data/files/progress.ts';
import type { TallyPlan } from '#domain/books/exchange/tally-in/tally-plan.ts';
import type { TallySummary } from '#domain/books/exchange/tally-in/tally-summary.ts';
import type { ComparedBalance } from '#domain/books/exchange/tally-in/trial-comparison.ts';
import { BOOKED_KINDS } from '#domain/books/vouchers/voucher.ts';
import { planTallyImport, type TallyImportOrder } from './plan-tally-import.ts';

/** The part of the plan that the page shows. The records stay in the worker: thousands of them would block the page. */
export type TallyImportOutline = Readonly<{ summary: TallySummary; planned: MoveOutline | undefined }>;
export type MoveOutline = Pick<TallyPlan, 'business' | 'findings' | 'noPlace' | 'refused'> &
  Readonly<{ trial: readonly ComparedBalance[]; counts: readonly (readonly [what: string, count: number])[] }>;

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
  const kinds = BOOKED_KINDS.map((kind) => [`${kind}s`, vouchers.filter((one) => one.kind === kind).length] as const);
  return [...masters, ...kinds].filter(([, count]) => count > 0);
}

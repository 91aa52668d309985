import { changeCount } from '#data/changes.ts';
import { useLiveResult } from '#data/live.ts';
import { formatNumber } from '#domain/format.ts';

/** What is said of the sample data: how many changes would go with it. Nothing, where they cannot be counted. */
export function useSampleData(): { count: number; words: string } | undefined {
  // It stands while it is being counted: its neighbours would move when it comes.
  const { value, problem } = useLiveResult(['changes'], changeCount);
  if (value === undefined && problem) return undefined;
  const count = value ?? 0;
  return { count, words: `Sample data · ${formatNumber(count)} ${count === 1 ? 'change' : 'changes'}, not kept` };
}

/** Where a copy can be saved. */
export const BACKUP = { to: '/settings', search: { tab: 'system' }, hash: 'backup' } as const;

import { changeCount } from '#data/sample/change-count.ts';
import { useLiveResult } from '#data/sample/live.ts';
import { formatNumber } from '#domain/format.ts';

/** How many changes would be lost with the sample data, in words too. Undefined where they cannot be counted. */
export function useSampleChanges(): { count: number; words: string } | undefined {
  // Shows 0 while the first count loads, so that the controls beside the chip do not move.
  const { value, problem } = useLiveResult(['changes'], changeCount);
  if (value === undefined && problem) return undefined;
  const count = value ?? 0;
  return { count, words: `Sample data · ${formatNumber(count)} ${count === 1 ? 'change' : 'changes'}, not kept` };
}

/** The link target of Backup & Data, where a copy can be saved. */
export const BACKUP = { to: '/settings', search: { tab: 'system' }, hash: 'backup' } as const;

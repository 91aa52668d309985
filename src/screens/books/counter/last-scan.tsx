import type { LastScan as Last } from './use-codes.ts';
import type { Stage } from './use-counter.ts';

/** What the last scan led to, in a line that is always there: what comes and goes would move the lines. */
export function LastScan({ last, stage }: { last: Last | undefined; stage: Stage }) {
  const shown = last?.stage === stage ? last : undefined;
  return (
    <p
      role="status"
      aria-label="Last Scan"
      className={`min-h-6 truncate text-table leading-6 ${shown?.tone === 'bad' ? 'font-medium text-bad' : 'text-ink-2'}`}
    >
      {shown?.sentence}
    </p>
  );
}

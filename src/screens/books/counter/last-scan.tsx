import { printsDirect } from '#data/printing/printer-settings.ts';
import { PrintingNow } from '#screens/books/parts/paper/printing.ts';
import type { LastScan as Last } from './use-codes.ts';
import type { Stage } from './use-counter.ts';

/**
 * What the last scan led to, and what is being printed, in a line that is always there: what comes and goes would move the lines.
 */
export function LastScan({ last, stage }: { last: Last | undefined; stage: Stage }) {
  const shown = last?.stage === stage ? last : undefined;
  return (
    <div className="flex gap-3">
      <p
        role="status"
        aria-label="Last Scan"
        className={`min-h-6 min-w-0 flex-1 truncate text-table leading-6 ${shown?.tone === 'bad' ? 'font-medium text-bad' : 'text-ink-2'}`}
      >
        {shown?.sentence}
      </p>
      {printsDirect() && <PrintingNow />}
    </div>
  );
}

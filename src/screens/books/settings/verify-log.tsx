import { verifyEdits, type Verified } from '#data/books/audit/edits.ts';
import { formatNumber } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Percentage } from '#ui/feedback/progress.tsx';
import { useWork, type WorkState } from '#screens/books/parts/use-work.ts';

/** Checks that no entry of the log was changed, left out or put in since it was written. */
export function VerifyLog() {
  const { work, run, cancel } = useWork<Verified>();
  const isRunning = work.name === 'running';
  return (
    <section
      aria-label="Verify"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-sheet border bg-sheet p-4"
    >
      <div className="min-w-[min(16rem,100%)] flex-1">
        <p className="text-ink-2 text-table">
          Each entry holds the hash of the one before it, so that none can be changed or left out unnoticed.
        </p>
        {isRunning && (
          <div className="mt-2 max-w-80">
            <Percentage label="Verifying the edit log" progress={work.progress} />
          </div>
        )}
        <p role="status" className={`mt-1 font-medium empty:mt-0 ${isBroken(work) ? 'text-bad' : 'text-good'}`}>
          {verificationInWords(work)}
        </p>
      </div>
      {/* React keeps one button, and with it the focus. */}
      <Button onClick={() => (isRunning ? cancel() : void run(verifyEdits))}>{isRunning ? 'Cancel' : 'Verify'}</Button>
    </section>
  );
}

function verificationInWords(work: WorkState<Verified>): string {
  if (work.name === 'cancelled') return 'Verifying was cancelled.';
  if (work.name === 'failed') return work.why;
  if (work.name !== 'done') return '';
  return 'broken' in work.result ? work.result.broken.why : `Unbroken: ${formatNumber(work.result.entries)} entries`;
}

function isBroken(work: WorkState<Verified>): boolean {
  return work.name === 'failed' || (work.name === 'done' && 'broken' in work.result);
}

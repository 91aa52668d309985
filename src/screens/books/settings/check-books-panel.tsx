import { checkInWorker, repairInWorker } from '#data/books/bulk.ts';
import type { Discrepancy } from '#data/books/discrepancy.ts';
import { Button } from '#ui/controls/button.tsx';
import { Percentage } from '#ui/feedback/progress.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { Section } from '#ui/layout/section.tsx';
import { useWork } from '#screens/books/parts/use-work.ts';

/** Rebuilds every sum from the records, and puts right what differs. */
export function CheckBooksPanel() {
  const { work, run } = useWork<readonly Discrepancy[]>();
  const found = work.name === 'done' ? work.result : [];

  async function repair() {
    try {
      await repairInWorker();
      toastSuccess('Success', 'Books mended; the edit log says what was wrong');
      await run(check);
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <Section
      title="Check Books"
      sentence="Lists and figures come from sums that are kept beside the records. This rebuilds them all and compares."
    >
      <div className="flex flex-col items-start gap-4">
        <Button aria-disabled={work.name === 'running'} onClick={() => void run(check)}>
          Check Books
        </Button>
        {work.name === 'running' && (
          <div className="w-full max-w-80">
            <Percentage label="Checking the books" progress={work.progress} />
          </div>
        )}
        <p role="status" className={`font-medium empty:hidden ${found.length > 0 ? 'text-bad' : 'text-good'}`}>
          {work.name === 'done' && (found.length === 0 ? 'The books agree' : 'Something differs from the records')}
        </p>
        {work.name === 'failed' && <p role="alert">{work.why}</p>}
        {found.length > 0 && (
          <>
            <Differences found={found} />
            <p className="text-ink-2 text-table">
              The records themselves are as they were entered. Mending puts the rebuilt values in place of the kept
              ones, and is written into the edit log.
            </p>
            <Button look="primary" onClick={() => void repair()}>
              Mend
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}

function check(onProgress: (done: number, total: number) => void, signal: AbortSignal) {
  return checkInWorker({ onProgress, signal });
}

function Differences({ found }: { found: readonly Discrepancy[] }) {
  return (
    <table aria-label="Differences" className="w-full border-collapse text-table">
      <thead>
        <tr>
          {['What', 'Kept', 'Rebuilt'].map((title) => (
            <th key={title} scope="col" className="h-9 pe-3 text-start font-medium text-caption text-ink-2">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.map(({ what, stored, rebuilt }) => (
          <tr key={what} className="border-t align-baseline">
            <th scope="row" className="wrap-anywhere py-2 pe-3 text-start font-normal">
              {what}
            </th>
            <td className="py-2 pe-3 text-bad tabular-nums">{stored}</td>
            <td className="py-2 pe-3 tabular-nums">{rebuilt}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

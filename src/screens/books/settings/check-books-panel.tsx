import type { Discrepancy } from '#data/books/discrepancy.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { Button } from '#ui/controls/button.tsx';
import { Percentage } from '#ui/feedback/progress.tsx';
import { Section } from '#ui/layout/section.tsx';
import { outcomeInWords, useCheck } from './use-check.ts';

/** Rebuilds every sum from the records, and puts right what differs. Either goes on where the panel is left. */
export function CheckBooksPanel() {
  const { found, running, problem, isChecked, check, repair, cancel } = useCheck();
  const mayRepair = useMayDo('settings');

  return (
    <Section
      title="Check Books"
      sentence="Lists and figures come from sums that are kept beside the records. This rebuilds them all and compares."
    >
      <div className="flex flex-col items-start gap-4">
        {/* React keeps one button, and with it the focus. */}
        <Button onClick={running ? cancel : check}>{running ? 'Cancel' : 'Check Books'}</Button>
        {running && (
          <div className="w-full max-w-80">
            <Percentage label={running.label} progress={running.progress} />
          </div>
        )}
        <p role="status" className={`font-medium empty:hidden ${found.length > 0 ? 'text-bad' : 'text-good'}`}>
          {isChecked && outcomeInWords(found)}
        </p>
        {problem !== undefined && <p role="alert">{problem}</p>}
        {found.length > 0 && (
          <>
            <Differences found={found} />
            <p className="text-ink-2 text-table">
              The records themselves are as they were entered. Mending puts the rebuilt values in place of the kept
              ones, and is written into the edit log.
            </p>
            {mayRepair && (
              <Button look="primary" aria-disabled={running !== undefined} onClick={repair}>
                Mend
              </Button>
            )}
          </>
        )}
      </div>
    </Section>
  );
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

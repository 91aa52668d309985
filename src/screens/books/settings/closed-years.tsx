import { closeYear, nextToClose } from '#data/books/audit/close-year.ts';
import { useLiveResult } from '#data/books/live.ts';
import { endOfYear } from '#domain/books/ledger/closed-year.ts';
import type { Locks } from '#domain/books/audit/lock.ts';
import { formatDay } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { ask } from '#ui/overlays/ask.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { sayDone } from '#ui/feedback/outcome-toasts.ts';
import { Section } from '#ui/layout/section.tsx';

/** The financial years that are closed, and the next one to close. */
export function ClosedYears({ stored: { closed } }: { stored: Locks }) {
  const { value: next, problem } = useLiveResult(['next year to close', closed.length], nextToClose);
  return (
    <Section
      title="Financial years"
      sentence="A year ends by itself: its profit stands in the next one as Profit & Loss A/c. Closing checks the books, locks the year, and keeps what proves its figures unchanged."
    >
      {closed.length > 0 && (
        <ul aria-label="Closed years" className="flex flex-col gap-1">
          {closed.map(({ year }) => (
            <li key={year}>
              FY {year} <span className="text-ink-2">closed up to {formatDay(endOfYear(year))}</span>
            </li>
          ))}
        </ul>
      )}
      {problem && <ListProblem problem={problem} />}
      {next?.problem !== undefined && <p className="text-ink-2">{next.problem}</p>}
      {next && next.problem === undefined && (
        <div className="flex justify-end">
          <Button onClick={() => void close(next.year)}>Close Year</Button>
        </div>
      )}
    </Section>
  );
}

async function close(year: string): Promise<void> {
  const isSure = await ask({
    title: `Close the year ${year}?`,
    sentences: [
      `Nothing up to ${formatDay(endOfYear(year))} can be entered, changed or cancelled any more. Unlocking it needs a reason.`,
    ],
    verb: 'Close Year',
  });
  if (isSure) await sayDone(closeYear(year), ['Success', `The year ${year} is closed`]);
}

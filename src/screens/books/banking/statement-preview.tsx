import type { BankStatement } from '#domain/books/banking/read-statement.ts';
import { formatDay, formatNumber, formatRupees } from '#domain/format.ts';
import { readFileDay } from '#domain/file-day.ts';
import { asPaise } from '#domain/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { Percentage } from '#ui/feedback/progress.tsx';
import { linesInWords } from './use-statement-file.ts';

/** The lines that were read of a statement, and what is wrong with them, before it is taken in. */
export function StatementPreview({
  statement: { lines, problems, notes, unread, breaks, isSwapped, monthFirst, accountEnds },
  known,
  ownEnds,
  progress,
  onTakeIn,
  onCancel,
}: {
  statement: BankStatement;
  known: number;
  /** The last digits of the account that invoices name, if this must be it; else ''. */
  ownEnds: string;
  /** While it is taken in. */
  progress: readonly [done: number, total: number] | undefined;
  onTakeIn: () => void;
  onCancel: () => void;
}) {
  const [first, last] = [lines[0], lines.at(-1)];
  const fresh = lines.length - known;
  const findings = [
    ...problems.map(({ line, why }) => `Line ${line} is left out: ${why}`),
    ...notes.map(({ line, why }) => `Line ${line}: ${why}`),
    ...breaks.map(({ line, expected, stands }) => {
      const missing = formatRupees(asPaise(stands - expected));
      return `Line ${line}: the balance is ${formatRupees(stands)}, and ${formatRupees(expected)} follows from the line before. ${missing} is missing, or wrong.`;
    }),
  ];
  return (
    <>
      <p role="status">
        {first && last
          ? `${linesInWords(lines.length)} from ${formatDay(first.on)} to ${formatDay(last.on)}, ${formatNumber(known)} of them known already.`
          : 'No line was read. Look at the columns, or choose another file.'}
        {accountEnds !== '' && ` The account ends in ${accountEnds}.`}
      </p>
      {accountEnds !== '' && ownEnds !== '' && accountEnds !== ownEnds && (
        <p className="text-bad text-table">
          Your invoices name an account that ends in {ownEnds}. See that this is a statement of the same bank, or make a
          ledger for the other one first.
        </p>
      )}
      {isSwapped && (
        <p className="text-table">
          Its balances show that withdrawals and deposits stand in each other’s column. They are read the other way
          round.
        </p>
      )}
      {monthFirst !== false && first && (
        <p className="text-table">
          {monthFirst === true
            ? 'The dates of this file have the month first. They are read so.'
            : `No date of this file says whether its day or its month comes first. The day is taken to: see that ${monthFirst} is ${dayInWords(monthFirst)}.`}
        </p>
      )}
      {findings.length > 0 && (
        <ul aria-label="Problems" className="flex list-disc flex-col gap-1 ps-5 text-bad text-table">
          {findings.slice(0, MOST).map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
          {findings.length > MOST && <li>and {formatNumber(findings.length - MOST)} more</li>}
        </ul>
      )}
      {unread.length > 0 && (
        <p className="text-ink-3 text-table wrap-anywhere">
          Under the headings {unread.length === 1 ? 'is 1 row' : `are ${formatNumber(unread.length)} rows`} without a
          day and an amount, as sums and notices are: {unread.slice(0, MOST).join(', ')}
          {unread.length > MOST && ` and ${formatNumber(unread.length - MOST)} more`}.
        </p>
      )}
      {fresh > 0 && (
        <div className="flex flex-col items-start gap-4">
          {/* React keeps one button, and with it the focus. */}
          <Button look={progress ? 'plain' : 'primary'} onClick={progress ? onCancel : onTakeIn}>
            {progress ? 'Cancel' : `Take in ${linesInWords(fresh)}`}
          </Button>
          {progress && (
            <div className="w-full max-w-80">
              <Percentage label="Taking in the statement" progress={progress} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

function dayInWords(text: string): string {
  const day = readFileDay(text);
  return day.kind === 'value' ? formatDay(day.value) : text;
}

const MOST = 20;

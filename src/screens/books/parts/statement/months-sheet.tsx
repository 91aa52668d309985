import type { ReactNode } from 'react';
import { type StatementMonth, statementMonths } from '#data/books/reports/ledger-statement.ts';
import { useLiveResult } from '#data/books/live.ts';
import { asDebitCredit } from '#domain/books/ledger/ledger-statement.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { Skeleton } from '#ui/records/skeleton.tsx';
import { useCrowded } from '#ui/records/use-crowded.ts';
import { statementMonthInWords } from './statement-month-in-words.ts';
import { BalanceCell, CELL, Heads, MovedCell } from './statement-cells.tsx';

/** The sums of a ledger in each month of a period; each month opens its lines. */
export function MonthsSheet({ id, name, days }: { id: string; name: string; days: Days }) {
  const { value: read, problem } = useLiveResult(['months', id, days], () => statementMonths(id, days));
  const [isCrowded, watchRoom] = useCrowded();
  if (problem) return <ListProblem problem={problem} />;
  return (
    <div
      data-crowded={isCrowded || undefined}
      className="@container overflow-hidden rounded-sheet border bg-sheet print:border-0 print:[container-type:normal]"
    >
      {!read && <Skeleton />}
      {read && (
        <table ref={watchRoom} role="table" aria-label={name} className="w-full border-collapse text-table lined:block">
          <Heads titles={TITLES} look="lined:sr-only" />
          <tbody role="rowgroup" className="lined:block">
            <Row title="Opening" balance={read.opening} look="text-ink-2 italic" />
            {read.months.map((month) => (
              <Month key={month.from} month={month} />
            ))}
          </tbody>
          <tfoot role="rowgroup" className="lined:block">
            <Row
              title="Closing"
              debit={read.debit}
              credit={read.credit}
              balance={read.closing}
              look="border-t-ink-3 font-semibold"
            />
          </tfoot>
        </table>
      )}
    </div>
  );
}

function Month({ month }: { month: StatementMonth }) {
  const { from, to, debit, credit, closing, ended } = month;
  const link = (
    <TextLink to="." search={{ from, to }}>
      {statementMonthInWords(month)}
    </TextLink>
  );
  return (
    <>
      <Row title={link} debit={debit} credit={credit} balance={closing} />
      {ended && <Row title={ended.particulars} {...asDebitCredit(ended)} balance={asPaise(closing + ended.amount)} />}
    </>
  );
}

/** Where there is no room for the columns, both sides stand on a line of their own below the month and its balance. */
function Row({
  title,
  debit = ZERO,
  credit = ZERO,
  balance,
  look = '',
}: {
  title: ReactNode;
  debit?: Paise;
  credit?: Paise;
  balance: Paise;
  look?: string;
}) {
  return (
    <tr
      role="row"
      className={`border-t lined:grid lined:grid-cols-[minmax(0,1fr)_auto_auto] lined:items-baseline lined:gap-x-4 lined:px-4 lined:py-1.5 ${look}`}
    >
      <th
        role="rowheader"
        scope="row"
        className={`${CELL} w-2/5 text-start [font-weight:inherit] lined:w-auto lined:p-0!`}
      >
        {title}
      </th>
      <MovedCell amount={debit} side="Dr" look="lined:p-0! lined:col-start-2 lined:row-start-2" />
      <MovedCell amount={credit} side="Cr" look="lined:p-0! lined:col-start-3 lined:row-start-2" />
      <BalanceCell balance={balance} look="lined:p-0! lined:col-span-2 lined:col-start-2 lined:row-start-1" />
    </tr>
  );
}

const TITLES = [
  { title: 'Month' },
  { title: 'Debit', isFigure: true },
  { title: 'Credit', isFigure: true },
  { title: 'Closing', isFigure: true },
] as const;

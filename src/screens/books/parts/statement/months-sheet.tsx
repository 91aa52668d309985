import type { ReactNode } from 'react';
import { type StatementMonth, statementMonths } from '#data/books/reports/ledger-statement.ts';
import { useLiveResult } from '#data/books/live.ts';
import { asDebitCredit } from '#domain/books/ledger/ledger-statement.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { Skeleton } from '#ui/records/skeleton.tsx';
import { statementMonthInWords } from './statement-month-in-words.ts';
import { BalanceCell, CELL, Heads, MovedCell } from './statement-cells.tsx';

/** The sums of a ledger in each month of a period; each month opens its lines. */
export function MonthsSheet({ id, name, days }: { id: string; name: string; days: Days }) {
  const { value: read, problem } = useLiveResult(['months', id, days], () => statementMonths(id, days));
  if (problem) return <ListProblem problem={problem} />;
  return (
    <div className="@container overflow-hidden rounded-sheet border bg-sheet print:border-0 print:[container-type:normal]">
      {!read && <Skeleton />}
      {read && (
        <table role="table" aria-label={name} className="w-full border-collapse text-table @max-2xl:block">
          <Heads titles={TITLES} look="@max-2xl:sr-only" />
          <tbody role="rowgroup" className="@max-2xl:block">
            <Row title="Opening" balance={read.opening} look="text-ink-2 italic" />
            {read.months.map((month) => (
              <Month key={month.from} month={month} />
            ))}
          </tbody>
          <tfoot role="rowgroup" className="@max-2xl:block">
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
      className={`border-t @max-2xl:grid @max-2xl:grid-cols-[minmax(0,1fr)_auto_auto] @max-2xl:items-baseline @max-2xl:gap-x-4 @max-2xl:px-4 @max-2xl:py-1.5 ${look}`}
    >
      <th
        role="rowheader"
        scope="row"
        className={`${CELL} w-2/5 text-start [font-weight:inherit] @max-2xl:w-auto @max-2xl:p-0!`}
      >
        {title}
      </th>
      <MovedCell amount={debit} side="Dr" look="@max-2xl:p-0! @max-2xl:col-start-2 @max-2xl:row-start-2" />
      <MovedCell amount={credit} side="Cr" look="@max-2xl:p-0! @max-2xl:col-start-3 @max-2xl:row-start-2" />
      <BalanceCell
        balance={balance}
        look="@max-2xl:p-0! @max-2xl:col-span-2 @max-2xl:col-start-2 @max-2xl:row-start-1"
      />
    </tr>
  );
}

const TITLES = [
  { title: 'Month' },
  { title: 'Debit', isFigure: true },
  { title: 'Credit', isFigure: true },
  { title: 'Closing', isFigure: true },
] as const;

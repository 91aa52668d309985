import { type StatementMonth, statementMonths } from '#data/books/ledger-statement.ts';
import { useLiveResult } from '#data/books/live.ts';
import { asFlow, type YearEnd } from '#domain/books/ledger-statement.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { formatDay, MONTHS } from '#domain/format.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { Skeleton } from '#ui/records/skeleton.tsx';
import { BalanceCell, CELL, Heads, MovedCell } from './statement-cells.tsx';

/** What a ledger came to in each month of a period; each opens its lines. */
export function MonthsSheet({ id, name, days }: { id: string; name: string; days: Days }) {
  const { value: read, problem } = useLiveResult(['months', id, days], () => statementMonths(id, days));
  if (problem) return <ListProblem problem={problem} />;
  return (
    <div className="fades-sideways @container overflow-x-auto rounded-sheet border bg-sheet print:overflow-visible print:border-0">
      {!read && <Skeleton />}
      {read && (
        <table role="table" aria-label={name} className="w-full border-collapse text-table">
          <Heads titles={TITLES} />
          <tbody>
            <Row title="Opening" balance={read.opening} />
            {read.months.map((month) => (
              <Month key={month.from} month={month} />
            ))}
          </tbody>
          <tfoot className="font-semibold">
            <Row title="Closing" debit={read.debit} credit={read.credit} balance={read.closing} />
          </tfoot>
        </table>
      )}
    </div>
  );
}

function Month({ month }: { month: StatementMonth }) {
  const { from, to, debit, credit, closing, ended } = month;
  return (
    <>
      <tr role="row" className="border-t">
        <th role="rowheader" scope="row" className={`${CELL} whitespace-nowrap text-start font-normal`}>
          <TextLink to="." search={{ from, to }}>
            {inWords(month)}
          </TextLink>
        </th>
        <MovedCell amount={debit} side="Dr" />
        <MovedCell amount={credit} side="Cr" />
        <BalanceCell balance={closing} />
      </tr>
      {ended && <Ended ended={ended} balance={closing} />}
    </>
  );
}

function Ended({ ended, balance }: { ended: YearEnd; balance: Paise }) {
  return <Row title={ended.particulars} {...asFlow(ended)} balance={asPaise(balance + ended.amount)} />;
}

function Row({
  title,
  debit = asPaise(0),
  credit = asPaise(0),
  balance,
}: {
  title: string;
  debit?: Paise;
  credit?: Paise;
  balance: Paise;
}) {
  return (
    <tr role="row" className="border-t">
      <th role="rowheader" scope="row" className={`${CELL} text-start font-[inherit]`}>
        {title}
      </th>
      <MovedCell amount={debit} side="Dr" />
      <MovedCell amount={credit} side="Cr" />
      <BalanceCell balance={balance} />
    </tr>
  );
}

/** "April 2026"; the days of a month that the period cuts. */
function inWords({ from, to }: Days): string {
  const isWhole = from.endsWith('-01') && Number(to.slice(8)) >= 28;
  return isWhole
    ? `${MONTHS[Number(from.slice(5, 7)) - 1]} ${from.slice(0, 4)}`
    : `${formatDay(from)} to ${formatDay(to)}`;
}

const TITLES = [
  { title: 'Month' },
  { title: 'Debit', isFigure: true },
  { title: 'Credit', isFigure: true },
  { title: 'Closing', isFigure: true },
] as const;

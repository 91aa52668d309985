import { Link, type LinkProps } from '@tanstack/react-router';
import { dashboardOn } from '#data/books/reports/dashboard.ts';
import { useLiveResult } from '#data/books/live.ts';
import { monthDaysOf, yearDaysOf } from '#domain/books/usual-periods.ts';
import { formatDay, formatRupeesForCard, MONTHS } from '#domain/format.ts';
import { negative, type Paise } from '#domain/money.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { StatCard, StatCards } from '#ui/layout/stat-card.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { useToday } from '#screens/parts/use-today.ts';

/** Sales and spending of this month, dues, and money and stock; each opens the report that it stands in. */
export function StandingCards() {
  const day = useToday();
  const params = { key: useBooksKey() };
  const { value: figures, problem } = useLiveResult(['dashboard', day], () => dashboardOn(day));
  const yearSoFar = { from: yearDaysOf(day).from, to: day };
  if (problem) return <ListProblem problem={problem} />;
  const month = `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
  return (
    <StatCards>
      <Card
        title="Sales this month"
        amount={figures?.sales}
        line={month}
        link={{ to: '/books/$key/reports/sales-register', params, search: monthDaysOf(day) }}
      />
      <Card
        title="Receivables"
        amount={figures?.debtors}
        line="From all customers"
        link={{ to: '/books/$key/reports/receivables', params, search: { on: day } }}
      />
      <Card
        title="Payables"
        amount={figures && negative(figures.creditors)}
        line="To all suppliers"
        link={{ to: '/books/$key/reports/payables', params, search: { on: day } }}
      />
      <Card
        title="Cash and Bank"
        amount={figures?.money}
        line={`Today, ${formatDay(day)}`}
        link={{ to: '/books/$key/reports/cash-flow', params, search: yearSoFar }}
      />
      {figures?.gst !== undefined && (
        <Card
          title={figures.gst < 0 ? 'GST credit' : 'GST to pay'}
          amount={figures.gst < 0 ? negative(figures.gst) : figures.gst}
          line={figures.gst < 0 ? 'Input tax beyond output tax' : 'Output tax less input tax'}
          link={{ to: '/books/$key/reports/gst-summary', params, search: yearSoFar }}
        />
      )}
      <Card
        title="Expenses this month"
        amount={figures?.expenses}
        line={month}
        link={{ to: '/books/$key/reports/profit-and-loss', params, search: monthDaysOf(day) }}
      />
    </StatCards>
  );
}

function Card({
  title,
  amount,
  line,
  link,
}: {
  title: string;
  amount: Paise | undefined;
  line: string;
  link: Pick<LinkProps, 'to' | 'params' | 'search'>;
}) {
  return (
    <StatCard
      title={title}
      {...formatRupeesForCard(amount)}
      line={
        <Link
          {...link}
          aria-label={`${title}: ${line}`}
          className="rounded-tick text-peacock after:absolute after:inset-0 hover:underline"
        >
          {line}
        </Link>
      }
    />
  );
}

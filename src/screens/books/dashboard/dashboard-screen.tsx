import { useLive } from '#data/books/live.ts';
import { hasVouchers } from '#data/books/vouchers/voucher-lists.ts';
import { BooksBegin } from '#screens/books/parts/reports/books-begin.tsx';
import { NewVouchers } from '#screens/books/parts/vouchers/new-vouchers.tsx';
import { useToday } from '#screens/parts/use-today.ts';
import { Page } from '#ui/layout/page.tsx';
import { LowStock } from '#screens/books/parts/stock/low-stock.tsx';
import { ChallansDue } from './challans-due.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OverdueInvoices } from './overdue-invoices.tsx';
import { RecentVouchers } from './recent-vouchers.tsx';
import { SalesChart } from './sales-chart.tsx';
import { StandingCards } from './standing-cards.tsx';
import { WhatIsDue } from './what-is-due.tsx';

/** The first screen of a set of books. While nothing was entered, it says what to begin with, above what there is. */
export function DashboardScreen() {
  const isBegun = useLive(['has vouchers'], hasVouchers);
  const day = useToday();
  return (
    <Page
      title="Dashboard"
      subtitle="What the business has, what it owes, and what is due"
      actions={isBegun && <NewVouchers kinds={KINDS} />}
    >
      {isBegun === false && <FirstSteps />}
      <BooksBegin period={{ to: day }} />
      {isBegun !== undefined && <StandingCards />}
      {isBegun && (
        <div className="@container">
          <div className="grid items-start gap-4 @min-[56rem]:grid-cols-[minmax(0,1fr)_22.5rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <SalesChart />
              <RecentVouchers />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <OverdueInvoices />
              <WhatIsDue />
              <ChallansDue />
              <LowStock most={MOST_LOW} />
            </div>
          </div>
        </div>
      )}
    </Page>
  );
}

const KINDS = ['Invoice', 'Receipt', 'Payment', 'Journal'] as const;
const MOST_LOW = 5;

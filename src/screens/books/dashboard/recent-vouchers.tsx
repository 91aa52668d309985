import { Link } from '@tanstack/react-router';
import { recentVouchers } from '#data/books/reports/dashboard.ts';
import { useLiveResult } from '#data/books/live.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatDay, formatRupees, formatText } from '#domain/format.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { type BooksPages, usePages } from '#screens/books/parts/use-pages.ts';
import { VoucherStateBadge } from '#screens/books/parts/voucher-state.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { ColumnFigure } from '#ui/layout/figure.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { amountOf, kindOf } from '#domain/books/voucher-kinds.ts';

/** The vouchers that were entered last; each opens its page. */
export function RecentVouchers() {
  const key = useBooksKey();
  const pages = usePages();
  const { value: vouchers, problem } = useLiveResult(['recent vouchers'], recentVouchers);
  return (
    <section aria-labelledby="recent-vouchers" className="rounded-sheet border bg-sheet">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
        <h2 id="recent-vouchers" className="font-semibold">
          Recent vouchers
        </h2>
        <TextLink to="/books/$key/accounting" params={{ key }} search={{ tab: 'day-book' }}>
          Day Book
        </TextLink>
      </div>
      {problem && <ListProblem problem={problem} />}
      <ul aria-labelledby="recent-vouchers">
        {vouchers?.map((voucher) => (
          <Recent key={voucher.id} voucher={voucher} pages={pages} />
        ))}
      </ul>
    </section>
  );
}

function Recent({ voucher, pages }: { voucher: Voucher; pages: BooksPages }) {
  return (
    <li className="border-t">
      <Link
        to={pages.voucher(voucher.id)}
        className="flex min-h-row items-center gap-x-4 px-4 py-1.5 text-table hover:bg-wash focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2 font-medium">
            <span className="wrap-anywhere">
              <Quoted>{formatText(kindOf(voucher).particulars(voucher))}</Quoted>
            </span>
            <VoucherStateBadge state={voucher.state} />
          </span>
          <span className="block text-caption text-ink-2">
            {titleOf(voucher)} · {formatDay(voucher.date)}
          </span>
        </span>
        <span className="whitespace-nowrap tabular-nums">
          <ColumnFigure>{formatRupees(amountOf(voucher))}</ColumnFigure>
        </span>
      </Link>
    </li>
  );
}

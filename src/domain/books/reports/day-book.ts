import { formatDay } from '#domain/format.ts';
import type { Report, ReportColumn } from '#domain/books/ledger/report.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { type Voucher } from '#domain/books/vouchers/voucher.ts';
import { amountOf, kindOf } from '#domain/books/voucher-kinds.ts';

/** The vouchers of some days as the lines of a file; what does not count says so. */
export function dayBookReport(days: Days, vouchers: readonly Voucher[]): Report {
  return {
    name: 'Day Book',
    period: days,
    columns: COLUMNS,
    lines: vouchers.map((voucher) => ({
      look: 'entry',
      depth: 0,
      cells: [
        formatDay(voucher.date),
        voucher.kind,
        voucher.state === 'Draft' ? '' : voucher.number,
        [kindOf(voucher).particulars(voucher), voucher.narration].filter((part) => part !== '').join(' · '),
        voucher.state === 'Issued' ? '' : voucher.state,
        { amount: amountOf(voucher) },
      ],
    })),
  };
}

const COLUMNS: readonly ReportColumn[] = [
  { title: 'Date', look: 'brief' },
  { title: 'Kind', look: 'brief' },
  { title: 'Number', look: 'brief' },
  { title: 'Particulars', look: 'text' },
  { title: 'Status', look: 'brief' },
  { title: 'Amount', look: 'figure' },
];

import type { DocumentInput } from '#domain/books/documents/document.ts';
import { type Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatDayWithWeekday, formatRupees } from '#domain/format.ts';
import { StatusBadge, useOwed } from '#screens/books/parts/document-status-cells.tsx';
import { useMaySee } from '#screens/books/parts/use-may.ts';
import { Fact } from '#screens/books/parts/vouchers/fact.tsx';
import { amountOf } from '#domain/books/voucher-kinds.ts';

/** How an invoice, purchase or note stands: what of it is owed, and since when. */
export function DocumentFacts({ voucher }: { voucher: Voucher<DocumentInput> }) {
  const owed = useOwed(voucher);
  const seesBalances = useMaySee('reports');
  const dueDate = 'dueDate' in voucher ? voucher.dueDate : '';
  return (
    <dl className="rounded-sheet border bg-sheet px-4 py-2">
      <Fact name="Status">{owed ? <StatusBadge status={owed.status} /> : voucher.state}</Fact>
      <Fact name="Date">{formatDayWithWeekday(voucher.date)}</Fact>
      {dueDate !== '' && <Fact name="Due Date">{formatDayWithWeekday(dueDate)}</Fact>}
      <Fact name="Total">{formatRupees(amountOf(voucher))}</Fact>
      {seesBalances && owed && voucher.state === 'Issued' && <Fact name="Balance">{formatRupees(owed.balance)}</Fact>}
    </dl>
  );
}

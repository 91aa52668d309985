import { useMemo } from 'react';
import { goodsOfParties, wholeGoodsWithParties } from '#data/books/orders/goods-with-parties.ts';
import { pendingLines, wholePending } from '#data/books/orders/pending.ts';
import { readForFile } from '#data/store/refusal.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import { PENDING, type PendingKind } from '#domain/books/reports/pending-orders.ts';
import { formatDay } from '#domain/format.ts';
import { FileButtons } from '#screens/books/parts/reports/file-buttons.tsx';
import { type ReportFormat, saveReport } from '#screens/books/parts/reports/save-report.ts';
import { useMaySee } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { useToday } from '#screens/parts/use-today.ts';
import { Empty } from '#ui/layout/empty.tsx';
import { Page } from '#ui/layout/page.tsx';
import type { Column } from '#ui/records/column.ts';
import { RecordTable } from '#ui/records/record-table.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { goodsColumns, pendingColumns } from './order-report-columns.tsx';
import { useLineList } from './use-line-list.ts';

/** The goods customers ordered that are not delivered yet. */
export function PendingSalesOrdersScreen() {
  return <PendingScreen kind="Sales Order" nothing="Nothing that customers ordered waits to be delivered." />;
}

/** The goods ordered from suppliers that have not come yet. */
export function PendingPurchaseOrdersScreen() {
  return <PendingScreen kind="Purchase Order" nothing="Nothing that you ordered is still to come." />;
}

function PendingScreen({ kind, nothing }: { kind: PendingKind; nothing: string }) {
  const day = useToday();
  const pages = usePages();
  const list = useLineList(PENDING[kind], [], (after, most) => pendingLines(kind, after, most));
  const columns = useMemo(() => pendingColumns(pages, day), [pages, day]);
  const whole = () => wholePending(kind, day);
  return <OrderReport name={PENDING[kind]} list={list} columns={columns} whole={whole} nothing={nothing} />;
}

/** The goods that went with challans and are still with others. */
export function GoodsWithPartiesScreen() {
  const day = useToday();
  const pages = usePages();
  const seesCost = useMaySee('cost');
  const list = useLineList('Goods with Parties', [day], (after, most) => goodsOfParties(day, after, most));
  const columns = useMemo(() => goodsColumns(pages, seesCost), [pages, seesCost]);
  return (
    <OrderReport
      name="Goods with Parties"
      list={list}
      columns={columns}
      whole={() => wholeGoodsWithParties(day)}
      nothing="No party has goods of your challans."
    />
  );
}

/** A report of lines of orders as they stand today, each of which opens its document. Its files have all of them. */
function OrderReport<Line extends OrderLineSums>({
  name,
  list,
  columns,
  whole,
  nothing,
}: {
  name: string;
  list: ReturnType<typeof useLineList<Line>>;
  columns: readonly Column<Line>[];
  whole: () => Promise<Report>;
  nothing: string;
}) {
  const day = useToday();
  const pages = usePages();
  const actions = useMemo(() => ({ open: ({ document }: Line) => pages.go(pages.voucher(document)) }), [pages]);

  async function save(format: ReportFormat) {
    try {
      await saveReport(await readForFile(whole), format);
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <Page title={name} actions={<FileButtons onSave={(format) => void save(format)} />}>
      <RecordTable
        name={name}
        toolbar={<p className="text-ink-2 text-table">As on {formatDay(day)}</p>}
        columns={columns}
        list={list}
        actions={actions}
        empty={<Empty>{nothing}</Empty>}
      />
    </Page>
  );
}

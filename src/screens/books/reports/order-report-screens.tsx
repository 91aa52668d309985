import { useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { goodsWithPartiesOn } from '#data/books/orders/goods-with-parties.ts';
import { pendingOrdersOn } from '#data/books/orders/pending.ts';
import { readForFile } from '#data/store/refusal.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { PENDING, type PendingKind } from '#domain/books/reports/pending-orders.ts';
import { FileButtons } from '#screens/books/parts/reports/file-buttons.tsx';
import { ReportInPlace } from '#screens/books/parts/reports/report-in-place.tsx';
import { type ReportFormat, saveReport } from '#screens/books/parts/reports/save-report.ts';
import { useToday } from '#screens/parts/use-today.ts';
import { Button } from '#ui/controls/button.tsx';
import { Empty } from '#ui/layout/empty.tsx';
import { Page } from '#ui/layout/page.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';

/** What customers ordered and is not delivered yet. */
export function PendingSalesOrdersScreen() {
  return <PendingScreen kind="Sales Order" />;
}

/** What was ordered from suppliers and has not come yet. */
export function PendingPurchaseOrdersScreen() {
  return <PendingScreen kind="Purchase Order" />;
}

function PendingScreen({ kind }: { kind: PendingKind }) {
  return (
    <OrderReport
      name={PENDING[kind]}
      read={(day, most) => pendingOrdersOn(kind, day, most)}
      nothing={kind === 'Sales Order' ? 'No order waits to be delivered.' : 'No order waits to be received.'}
    />
  );
}

/** What went out with challans and is with others still. */
export function GoodsWithPartiesScreen() {
  return (
    <OrderReport name="Goods with Parties" read={goodsWithPartiesOn} nothing="No goods of challans are with parties." />
  );
}

/** A report of lines of orders as they stand today. Of many lines the first are shown, and more as they are asked for. */
function OrderReport({
  name,
  read,
  nothing,
}: {
  name: string;
  read: (day: IsoDate, most?: number) => Promise<Readonly<{ report: Report; hasMore: boolean }>>;
  nothing: string;
}) {
  const day = useToday();
  const [most, setMost] = useState(AT_A_TIME);
  const { value, problem } = useLiveResult([name, day, most], () => read(day, most));
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  const shown = value ?? last;

  async function save(format: ReportFormat) {
    try {
      await saveReport((await readForFile(() => read(day))).report, format);
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <Page title={name} actions={<FileButtons onSave={(format) => void save(format)} />}>
      {shown && !problem && shown.report.lines.every(({ look }) => look === 'grand') ? (
        <Empty>{nothing}</Empty>
      ) : (
        <ReportInPlace report={shown?.report} problem={problem} />
      )}
      {shown?.hasMore === true && (
        <p data-unprinted className="flex items-center gap-4 text-ink-2">
          There are more lines.
          <Button onClick={() => setMost(most + AT_A_TIME)}>Show More</Button>
        </p>
      )}
    </Page>
  );
}

const AT_A_TIME = 100;

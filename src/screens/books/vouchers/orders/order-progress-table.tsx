import { useState } from 'react';
import { Lock, LockOpen } from 'lucide';
import { useLive } from '#data/books/live.ts';
import { linesOfOrder } from '#data/books/orders/order-progress.ts';
import { isLineOpen } from '#domain/books/fulfilment/left-of-line.ts';
import type { OrderLine, PricedOrderInput } from '#domain/books/orders/order.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import { progressOfLine, PROGRESS_COLUMNS } from '#domain/books/fulfilment/progress-columns.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatNumber, formatText } from '#domain/format.ts';
import { asQuantity } from '#domain/quantity.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { IconButton } from '#ui/controls/button.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { CloseQuestion } from './close-question.tsx';
import { reopen } from './reopen.ts';

/** Shows the progress and the rest of each line of an issued order; closes a line and opens it again. */
export function OrderProgressTable({ order }: { order: Voucher<PricedOrderInput> }) {
  const rows = useLive(['progress of', order.id, order.rev], () => linesOfOrder(order.id));
  const mayChange = useMayDo(kindOf(order).right(order));
  const [closing, setClosing] = useState<number>();
  if (order.state !== 'Issued' || !rows || rows.length === 0) return null;
  const columns = PROGRESS_COLUMNS[order.kind];
  return (
    <section aria-labelledby="progress" className="rounded-sheet border bg-sheet">
      <h2 id="progress" className="px-4 py-3 font-semibold">
        Progress
      </h2>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label="Progress of each line"
        className="fades-sideways overflow-x-auto border-t"
      >
        <table aria-labelledby="progress" className="w-full border-collapse text-table">
          <thead>
            <tr className="text-caption text-ink-2">
              <th scope="col" className={`${CELL} text-start font-medium`}>
                Item
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className={`${CELL} text-end font-medium`}>
                  {column}
                </th>
              ))}
              {mayChange && (
                <th scope="col" className={`${CELL} text-end font-medium`}>
                  Actions
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line, at) => (
              <Row
                key={line.key}
                at={at}
                line={line}
                row={rows.find((one) => one.line === line.key)}
                columns={columns}
                mayChange={mayChange}
                onClose={() => setClosing(at)}
                onReopen={() => void reopen(order, line.key ?? 0)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {closing !== undefined && <CloseQuestion order={order} line={closing} onClose={() => setClosing(undefined)} />}
    </section>
  );
}

function Row({
  at,
  line,
  row,
  columns,
  mayChange,
  onClose,
  onReopen,
}: {
  at: number;
  line: OrderLine;
  row: OrderLineSums | undefined;
  columns: readonly string[];
  mayChange: boolean;
  onClose: () => void;
  onReopen: () => void;
}) {
  if (!row) return null;
  const figures = progressOfLine(row);
  return (
    <tr className="border-t">
      <th scope="row" className={`${CELL} wrap-anywhere min-w-32 text-start font-normal`}>
        <Quoted>{formatText(row.item.name)}</Quoted>
        {line.closed !== undefined && (
          <span className="block text-caption text-ink-2">
            Closed: <Quoted>{formatText(line.closed)}</Quoted>
          </span>
        )}
      </th>
      {columns.map((column) => (
        <td key={column} className={`${CELL} whitespace-nowrap text-end tabular-nums`}>
          {formatNumber(figures[column] ?? NONE)} {row.unit}
        </td>
      ))}
      {mayChange && (
        <td className={`${CELL} text-end`}>
          {line.closed !== undefined ? (
            <IconButton name={`Reopen line ${at + 1}`} icon={LockOpen} onClick={onReopen} />
          ) : (
            isLineOpen(row) && <IconButton name={`Close line ${at + 1}`} icon={Lock} onClick={onClose} />
          )}
        </td>
      )}
    </tr>
  );
}

const NONE = asQuantity(0);
const CELL = 'py-1.5 pe-2 first:ps-4 last:pe-4 max-sm:first:ps-3 max-sm:last:pe-3 touch:py-0.5';

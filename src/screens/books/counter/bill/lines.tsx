import { memo, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { amountOfBillLine } from '#domain/books/counter/bill-money.ts';
import { type Bill, type BillLine, newestLast } from '#domain/books/counter/bill.ts';
import { formatDiscount } from '#domain/books/discount.ts';
import { formatRate } from '#domain/books/rate.ts';
import { formatNumber, formatPlainRupeesInFull } from '#domain/format.ts';
import { shorten } from '#ui/layout/shorten.ts';
import { LINE_AMOUNT, LINE_FIGURE, LINE_GRID, LINE_ITEM } from '#screens/books/parts/counter/line-grid.ts';

/**
 * The lines of a bill. The newest stands last, next to the sums, unless one is selected: nothing moves under the hand that
 * changes it. `fields` stand under the selected line.
 */
export function Lines({
  bill,
  selected,
  problems,
  onSelect,
  fields,
}: {
  bill: Bill;
  selected: number | undefined;
  /** A sentence by the id of a line. */
  problems: ReadonlyMap<number, string>;
  onSelect: (id: number) => void;
  fields: ReactNode;
}) {
  const [last, setLast] = useState(bill.newest);
  if (selected === undefined && last !== bill.newest) setLast(bill.newest);
  const lines = newestLast(bill.lines, last);
  const rows = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(() => {
    const shown = selected ?? bill.newest;
    const row = rows.current?.querySelector(`[data-line="${shown}"]`);
    // The fields of the selected line are in its group of rows.
    row?.scrollIntoView({ block: 'nearest' });
  });
  useLayoutEffect(() => {
    show();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a line that was changed is brought into view again
  }, [selected, bill.newest, bill.lines]);
  // What opens beside them, as the camera, leaves less room.
  useEffect(() => {
    const observer = new ResizeObserver(() => show());
    if (rows.current) observer.observe(rows.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={rows} className="@container flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain" data-scrolls>
      <table role="table" aria-label="Lines" className="mt-auto block w-full">
        <thead role="rowgroup" className="block">
          <tr role="row" className={`${LINE_GRID} @max-2xl:sr-only border-b px-4 py-1.5 text-caption text-ink-3`}>
            <th role="columnheader" className="text-start font-normal">
              Item
            </th>
            {['Quantity', 'Rate', 'Amount'].map((title) => (
              <th key={title} role="columnheader" className="text-end font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {lines.map((line) => (
          <tbody key={line.id} role="rowgroup" data-line={line.id} className="block">
            <LineRow
              line={line}
              isNewest={line.id === bill.newest}
              isSelected={line.id === selected}
              problem={problems.get(line.id)}
              onSelect={onSelect}
            />
            {line.id === selected && (
              <tr role="row" className="block border-b bg-peacock-wash px-4 pb-3">
                <td role="cell" className="block">
                  {fields}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Memoised: a scan changes one line of forty. */
const LineRow = memo(function LineRow({
  line,
  isNewest,
  isSelected,
  problem,
  onSelect,
}: {
  line: BillLine;
  isNewest: boolean;
  isSelected: boolean;
  problem: string | undefined;
  onSelect: (id: number) => void;
}) {
  const { item, quantity, unit, rate, discount } = line;
  // The fields of the selected line say it themselves.
  const note = isSelected ? undefined : (problem ?? (rate === null ? 'Enter the rate.' : undefined));
  return (
    <tr
      role="row"
      aria-current={isSelected || undefined}
      className={`${LINE_GRID} relative min-h-14 px-4 py-1 max-md:min-h-16 ${isSelected ? 'bg-peacock-wash forced-colors:outline-2 forced-colors:-outline-offset-2' : 'border-b hover:bg-wash'}`}
    >
      <td role="cell" className={LINE_ITEM}>
        <button
          type="button"
          dir="auto"
          aria-expanded={isSelected}
          title={item.name}
          onClick={() => onSelect(line.id)}
          className={`block w-full truncate text-start after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-peacock ${isNewest ? 'font-semibold text-figure leading-7' : 'text-title leading-6'}`}
        >
          {shorten(item.name)}
        </button>
        {note !== undefined && <p className="@2xl:block hidden text-bad text-caption">{note}</p>}
      </td>
      <td role="cell" className={LINE_FIGURE}>
        {formatNumber(quantity)} {unit}
      </td>
      <td role="cell" className={`${LINE_FIGURE} min-w-0 truncate`}>
        {note !== undefined && <span className="@2xl:hidden text-bad">{note}</span>}
        {rate !== null && (
          <span className={note === undefined ? '' : 'max-@2xl:hidden'}>
            <span aria-hidden className="@2xl:hidden">
              ×{' '}
            </span>
            {formatRate(rate)}
            {discount && ` less ${formatDiscount(discount)}`}
          </span>
        )}
      </td>
      <td role="cell" className={LINE_AMOUNT}>
        {formatPlainRupeesInFull(amountOfBillLine(line))}
      </td>
    </tr>
  );
});

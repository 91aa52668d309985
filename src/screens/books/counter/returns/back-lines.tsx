import type { ReturnInBill } from '#data/books/counter/returns.ts';
import { formatRate } from '#domain/books/rate.ts';
import { formatNumber, formatPlainRupeesInFull } from '#domain/format.ts';
import { asPaise, negative } from '#domain/money.ts';
import { TextButton } from '#ui/controls/text-button.tsx';
import { useMoveFocusOnRemoval } from '#ui/navigation/focus.ts';
import { shorten } from '#ui/layout/shorten.ts';
import { LINE_AMOUNT, LINE_FIGURE, LINE_GRID, LINE_ITEM } from '#screens/books/parts/counter/line-grid.ts';

/** What comes back with the bill: its lines stand as minus above those that are sold. */
export function BackLines({ back: { note, sums }, onRemove }: { back: ReturnInBill; onRemove: () => void }) {
  const place = useMoveFocusOnRemoval<HTMLElement>('start');
  const of = note.against ? `Back of ${note.against.number}` : 'Back without bill';
  return (
    <section
      ref={place}
      aria-label="Returns"
      className="@container max-h-[40%] shrink-0 overflow-y-auto border-b bg-wash"
      data-scrolls
    >
      <div className="flex items-baseline justify-between gap-3 px-4 pt-2">
        <h2 className="wrap-anywhere text-caption text-ink-2">{of}</h2>
        <TextButton onClick={onRemove}>Remove Returns</TextButton>
      </div>
      <table role="table" aria-label="Goods That Come Back" className="block w-full">
        <thead role="rowgroup" className="sr-only">
          <tr role="row">
            {['Item', 'Quantity', 'Rate', 'Amount'].map((title) => (
              <th key={title} role="columnheader">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {note.lines.map((line, at) => (
            <tr key={line.at} role="row" className={`${LINE_GRID} min-h-10 px-4 py-1`}>
              <td role="cell" className={`${LINE_ITEM} wrap-anywhere`}>
                {shorten(line.item?.name ?? line.description)}
              </td>
              <td role="cell" className={LINE_FIGURE}>
                −{formatNumber(line.quantity ?? 0)} {line.unit}
              </td>
              <td role="cell" className={LINE_FIGURE}>
                <span aria-hidden className="@2xl:hidden">
                  ×{' '}
                </span>
                {line.rate !== null && formatRate(line.rate)}
              </td>
              <td role="cell" className={LINE_AMOUNT}>
                {formatPlainRupeesInFull(negative(sums.lines[at]?.total ?? asPaise(0)))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

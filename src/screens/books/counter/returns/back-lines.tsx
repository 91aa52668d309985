import type { ReturnInBill } from '#data/books/counter/returns.ts';
import { formatRate } from '#domain/books/rate.ts';
import { formatNumber, formatPlainRupeesInFull } from '#domain/format.ts';
import { asPaise, negative } from '#domain/money.ts';
import { TextButton } from '#ui/controls/text-button.tsx';
import { useMoveFocusOnRemoval } from '#ui/navigation/focus.ts';
import { shorten } from '#ui/layout/shorten.ts';

/** What comes back with the bill: its lines stand as minus above those that are sold. */
export function BackLines({ back: { note, sums }, onRemove }: { back: ReturnInBill; onRemove: () => void }) {
  const place = useMoveFocusOnRemoval<HTMLElement>('start');
  const of = note.against ? `Back of ${note.against.number}` : 'Back without bill';
  return (
    <section
      ref={place}
      aria-label="Returns"
      className="max-h-[40%] shrink-0 overflow-y-auto border-b bg-wash"
      data-scrolls
    >
      <div className="flex items-baseline justify-between gap-3 px-4 pt-2">
        <h2 className="wrap-anywhere text-caption text-ink-2">{of}</h2>
        <TextButton onClick={onRemove}>Remove Returns</TextButton>
      </div>
      <table aria-label="Goods That Come Back" className="w-full text-table">
        <thead className="sr-only">
          <tr>
            {['Item', 'Quantity', 'Rate', 'Amount'].map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {note.lines.map((line, at) => (
            <tr key={line.at} className="h-10">
              <td className="wrap-anywhere px-4">{shorten(line.item?.name ?? line.description)}</td>
              <td className="whitespace-nowrap px-2 text-end tabular-nums">
                −{formatNumber(line.quantity ?? 0)} {line.unit}
              </td>
              <td className="px-2 text-end tabular-nums">{line.rate !== null && formatRate(line.rate)}</td>
              <td className="px-4 text-end tabular-nums">
                {formatPlainRupeesInFull(negative(sums.lines[at]?.total ?? asPaise(0)))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

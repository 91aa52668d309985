import { useEffect, useRef } from 'react';
import { batchInWords, type CountedRow, type ToCount } from '#domain/books/stock/count-sheet.ts';
import { movedSinceCounted } from '#domain/books/stock/stock-count.ts';
import { BLANK, formatNumber, formatText } from '#domain/format.ts';
import { asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';
import { readQuantity } from '#domain/amount-reading.ts';
import { Button } from '#ui/controls/button.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { batchAndExpiry } from './batch-and-expiry.ts';

/**
 * The quantity in the books, the one counted, and the difference: of an item, or of each of its batches. The row that is `wanted`, by
 * its key, takes the focus as soon as it is there.
 */
export function CountTable({
  goods,
  counted,
  wanted,
  onFocus,
  onCount,
}: {
  goods: readonly ToCount[];
  counted: Readonly<Record<string, CountedRow>>;
  wanted: string | undefined;
  onFocus: () => void;
  onCount: (key: string, own: CountedRow | undefined) => void;
}) {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (!goods.some(({ key }) => key === wanted)) return;
    const field = table.current?.querySelector<HTMLElement>(`[data-goods="${wanted}"] input`);
    // A field that has the focus shows what was typed in it until it is left.
    field?.blur();
    field?.focus();
    onFocus();
  }, [goods, wanted, onFocus]);

  return (
    <div className="overflow-x-auto rounded-sheet border bg-sheet">
      <table ref={table} aria-label="Goods" className="w-full border-collapse text-table">
        <thead>
          <tr className="text-caption text-ink-2">
            {['Item', 'On Hand', 'Counted', 'Difference'].map((title, at) => (
              <th
                key={title}
                scope="col"
                className={`h-10 whitespace-nowrap font-medium ${CELL} ${at === 0 ? 'text-start' : 'text-end'} ${at === 3 ? 'max-sm:sr-only' : ''}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {goods.map(({ id, key, name, sku, unit, batch, there }, at) => {
            const own = counted[key];
            const moved = own && movedSinceCounted(thousandths(there) - thousandths(own.there), unit);
            const isSame = goods[at - 1]?.id === id;
            return (
              <tr key={key} data-goods={key} className={isSame ? '' : 'border-t'}>
                <th scope="row" className={`wrap-anywhere py-1.5 text-start font-medium ${CELL}`}>
                  <span className={isSame ? 'sr-only' : ''}>
                    <Quoted>{formatText(name)}</Quoted>
                    {sku !== '' && <span className="ms-2 font-normal text-caption text-ink-2">{formatText(sku)}</span>}
                  </span>
                  {batch && <span className="block font-normal text-ink-2">{batchAndExpiry(batch)}</span>}
                </th>
                <td className={`whitespace-nowrap text-end tabular-nums ${CELL}`}>
                  {formatNumber(there)} {unit}
                </td>
                <td className={`w-36 py-1 max-sm:w-28 [&_label]:sr-only ${CELL}`}>
                  <FigureField
                    label={`Counted ${[name, batchInWords(batch)].filter(Boolean).join(', ')}`}
                    value={own?.counted ?? null}
                    read={readQuantity}
                    show={formatNumber}
                    problem={moved}
                    onChange={(quantity) =>
                      onCount(
                        key,
                        quantity === null ? undefined : { counted: quantity, there, ...(batch && { batch }) },
                      )
                    }
                  />
                  {own && moved !== undefined && (
                    <Button className="mt-1" onClick={() => onCount(key, { ...own, there })}>
                      Keep {formatNumber(own.counted)}
                    </Button>
                  )}
                </td>
                <td className={`whitespace-nowrap text-end tabular-nums max-sm:hidden ${CELL}`}>
                  {own === undefined ? BLANK : signedDifference(own.counted, there)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** "+2", "−1.5", "0". */
function signedDifference(counted: Quantity, there: Quantity): string {
  const by = thousandths(counted) - thousandths(there);
  const sign = by > 0 ? '+' : by < 0 ? '−' : '';
  return `${sign}${formatNumber(asQuantity(Math.abs(by) / 1000))}`;
}

/** On a phone the names need the room. */
const CELL = 'px-4 max-sm:px-2 max-sm:first:ps-3';

import { type ReactNode, useRef } from 'react';
import { today } from '#data/clock.ts';
import { countOfScanned } from '#domain/books/counter/code-outcome.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { isBlankStockLine, type StockLine, withScannedGoods } from '#domain/books/vouchers/stock-voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { formatNumber } from '#domain/format.ts';
import { readQuantity } from '#domain/amount-reading.ts';
import { batchMessages } from '#screens/books/parts/batches/batch-messages.ts';
import { LineBatch } from '#screens/books/parts/batches/line-batch.tsx';
import { RemoveLine } from '#screens/books/parts/vouchers/remove-line.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { LinesEnd } from '#screens/books/parts/vouchers/lines-end.tsx';
import { useScannedItems } from '#screens/books/parts/stock/scanned-items.tsx';
import { StockItemField } from './stock-item-field.tsx';
import { useLineKeys } from '#screens/parts/use-line-keys.ts';
import { useFocusOnChange } from '#screens/parts/use-focus-on-change.ts';

/** The goods of a voucher of stock, a row each; `more` is what its kind asks of a line besides. */
export function StockLines<Line extends StockLine>({
  lines,
  blank,
  problems,
  godownOf,
  forgets,
  help = ({ unit }) => unit,
  more,
  onChange,
}: {
  lines: readonly Line[];
  blank: Line;
  problems: VoucherProblems;
  /** Where the goods of a line are; null for the first godown. */
  godownOf: (line: Line) => Named | null;
  /** The changes that go along where a line is of other goods, or another batch. */
  forgets?: Partial<Line>;
  help?: (line: Line) => string;
  more?: (line: Line, at: number, change: (patch: Partial<Line>) => void) => ReactNode;
  onChange: (next: (lines: readonly Line[]) => readonly Line[]) => void;
}) {
  const { keys, forget } = useLineKeys(lines.length);
  const rows = useRef<HTMLDivElement>(null);
  useFocusOnChange(rows, lines.length);
  const { question } = useScannedItems(rows, {
    isGoods: true,
    onScan: (scanned) => {
      const [{ item }, by] = [scanned.row, countOfScanned(scanned, today())];
      onChange((before) => withScannedGoods(before, lineItem(item), item.unit, blank, by));
    },
  });
  const last = lines.at(-1);

  function remove(at: number) {
    forget(at);
    onChange((before) => before.toSpliced(at, 1));
  }

  return (
    <div ref={rows} className="flex flex-col gap-3">
      {question}
      {lines.map((line, at) => {
        const change = (patch: Partial<Line>) =>
          onChange((all) => all.map((one, place) => (place === at ? { ...one, ...patch } : one)));
        return (
          <div
            key={keys[at]}
            role="group"
            aria-label={`Line ${at + 1}`}
            data-passed={(lines.length > 1 && isBlankStockLine(line)) || undefined}
            className="drawn-when-near relative grid grid-cols-2 items-start [--drawn-height:5.5rem] @max-2xl:[--drawn-height:10rem] gap-3 border-b pb-3 @2xl:grid-cols-[minmax(0,1fr)_10rem_9rem_auto_var(--spacing-control)]"
          >
            <div className={`col-span-2 min-w-0 @2xl:col-span-1 ${lines.length > 1 ? '@max-2xl:pe-13' : ''}`}>
              <StockItemField
                problem={problems[`lines.${at}.item`]}
                value={line.item}
                unit={line.unit}
                godown={godownOf(line)}
                onItem={(item) => {
                  const isOther = item.id !== line.item?.id;
                  change({
                    item: lineItem(item),
                    unit: item.unit,
                    ...(isOther && { ...NO_BATCH, ...forgets }),
                  } as Partial<Line>);
                }}
              />
            </div>
            <FigureField
              label="Quantity"
              isRequired
              {...(line.item && { help: help(line) })}
              problem={problems[`lines.${at}.quantity`]}
              value={line.quantity}
              read={readQuantity}
              show={formatNumber}
              onChange={(quantity) => change({ quantity } as Partial<Line>)}
            />
            {more?.(line, at, change)}
            <LineBatch
              item={line.item}
              batch={line.batch}
              place={godownOf(line)?.id}
              messages={batchMessages(problems, at)}
              onChange={(batch) => {
                const isOther = batch.number !== (line.batch?.number ?? '');
                change({ batch, ...(isOther && forgets) } as Partial<Line>);
              }}
            />
            {lines.length > 1 && (
              <RemoveLine
                at={at}
                className="@max-2xl:absolute @max-2xl:end-0 @max-2xl:top-5 @2xl:col-start-5 @2xl:mt-6"
                onRemove={remove}
              />
            )}
          </div>
        );
      })}
      <LinesEnd
        problem={problems['lines']}
        isOnTheWay={last !== undefined && !isBlankStockLine(last)}
        onAdd={() => onChange((before) => [...before, blank])}
      />
    </div>
  );
}

/** A batch is of its goods, not of others. */
const NO_BATCH = { batch: { number: '' } };

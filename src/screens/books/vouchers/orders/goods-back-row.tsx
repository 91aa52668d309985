import type { GoodsBackLine } from '#domain/books/orders/order.ts';
import { formatNumber, formatText } from '#domain/format.ts';
import { asQuantity } from '#domain/quantity.ts';
import { readQuantity } from '#domain/amount-reading.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';

/** A line of a challan, and how much of it came back. */
export function GoodsBackRow({
  at,
  line,
  left,
  problem,
  onChange,
}: {
  /** Its place, from 0. */
  at: number;
  line: GoodsBackLine;
  /** How many are still with the party; undefined where that is not known. */
  left: number | undefined;
  problem: string | undefined;
  onChange: (quantity: GoodsBackLine['quantity']) => void;
}) {
  return (
    <div
      role="group"
      aria-label={`Line ${at + 1}`}
      className="grid grid-cols-[minmax(0,1fr)_9rem] items-start gap-x-3 border-b pb-3"
    >
      <p className="wrap-anywhere pt-6">
        <Quoted>{formatText(line.item?.name ?? '')}</Quoted>
      </p>
      <FigureField
        label="Quantity"
        help={left === undefined ? line.unit : `${line.unit}, at most ${formatNumber(asQuantity(left))}`}
        problem={problem}
        value={line.quantity}
        read={readQuantity}
        show={formatNumber}
        onChange={onChange}
      />
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { formatNumber, formatPlainRupees } from '#domain/format.ts';
import type { ItemInput } from '#domain/sample/invoice.ts';
import { readQuantity, readRupees } from '#domain/amount-reading.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ItemName } from './item-name.tsx';

/** One item: name, quantity, rate, and the amount. */
export function ItemRow({
  number,
  amount,
  isAmountMissing,
  removal,
  ...named
}: ComponentProps<typeof ItemName> & {
  number: number;
  amount: string;
  isAmountMissing: boolean;
  removal: ReactNode;
}) {
  const { item, onChange } = named;
  const problems = isAmountMissing ? problemsOf(item) : {};
  return (
    <div role="group" aria-label={`Item ${number}`} className={`${ROW} ${removal ? FIVE : FOUR}`}>
      <ItemName {...named} />
      <FigureField
        label="Quantity"
        isRequired={number === 1}
        problem={problems.quantity}
        value={item.quantity}
        read={readQuantity}
        show={formatNumber}
        onChange={(quantity) => onChange({ quantity })}
      />
      <FigureField
        label="Rate"
        isRequired={number === 1}
        problem={problems.rate}
        value={item.rate}
        read={readRupees}
        show={formatPlainRupees}
        onChange={(rate) => onChange({ rate })}
      />
      <TextField label="Amount" value={amount} isFigure readOnly tabIndex={-1} />
      {removal && <div className="flex items-start pt-5">{removal}</div>}
    </div>
  );
}

/** Why the amount is zero, shown at the first field that causes it. */
function problemsOf({ quantity, rate }: ItemInput): { quantity?: string; rate?: string } {
  if (!quantity) return { quantity: quantity === null ? 'Enter a quantity.' : 'Enter a quantity other than 0.' };
  if (!rate) return { rate: rate === null ? 'Enter a rate.' : 'Enter a rate other than 0.' };
  return { rate: NOTHING_IN_ALL };
}

const NOTHING_IN_ALL = 'All items together come to ₹0. Enter another rate.';
const ROW =
  'grid grid-cols-2 gap-x-3 gap-y-2 border-b pb-3 *:first:col-span-2 md:border-b-0 md:pb-0 md:*:first:col-span-1';
// Rate and Amount have room for a crore with paise, also in the larger font of a tablet.
const FOUR = 'md:grid-cols-[minmax(0,3fr)_minmax(0,1fr)_minmax(9.5rem,1.4fr)_minmax(10.25rem,1.6fr)]';
const FIVE = 'md:grid-cols-[minmax(0,3fr)_minmax(0,1fr)_minmax(9.5rem,1.4fr)_minmax(10.25rem,1.6fr)_auto]';

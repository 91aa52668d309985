import { useState } from 'react';
import { soldOn } from '#data/books/counter/returns.ts';
import { useLiveResult } from '#data/books/live.ts';
import { type Condition, CONDITIONS, type ReturnOfBill, type TakenLine } from '#domain/books/counter/bill-return.ts';
import { leftAfter } from '#domain/books/counter/more-back.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { readQuantity } from '#domain/amount-reading.ts';
import { formatDay, formatNumber } from '#domain/format.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { Button } from '#ui/controls/button.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { shorten } from '#ui/layout/shorten.ts';
import { DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';

/** What was typed at a line of the bill. */
type Typed = Readonly<{ quantity: Quantity | null; condition: Condition }>;

/** The lines of a bill, and how much of each comes back, in which condition. */
export function SoldTable({
  invoice,
  inBill,
  problems,
  onAdd,
  onBack,
}: {
  invoice: string;
  /** Lines of the invoice that the bill takes back already. */
  inBill: readonly TakenLine[];
  problems: VoucherProblems;
  onAdd: (back: ReturnOfBill) => void;
  onBack: () => void;
}) {
  const { value: sold, problem } = useLiveResult(['sold', invoice], async () => ({ bill: await soldOn(invoice) }));
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>({});
  const bill = sold?.bill;
  const at = (place: number): Typed => typed[place] ?? { quantity: null, condition: 'Good' };
  const change = (place: number, patch: Partial<Typed>) =>
    setTyped((before) => ({ ...before, [place]: { ...(before[place] ?? at(place)), ...patch } }));

  function add() {
    if (!bill) return;
    const lines = bill.lines.map((line) => {
      const { quantity, condition } = at(line.at);
      return { at: line.at, quantity: quantity ?? asQuantity(0), condition };
    });
    onAdd({ invoice: bill.invoice, lines: lines.filter(({ quantity }) => quantity !== 0) });
  }

  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <DialogBody>
        {problem && <p role="alert">{problem.why}</p>}
        {sold && !bill && <p role="alert">It is no issued invoice any more. Find another one.</p>}
        {bill && (
          <>
            <p className="mb-3">
              <span className="font-medium">{bill.invoice.number}</span>
              <span className="text-ink-2">
                {' '}
                · {formatDay(bill.date)} · <bdi>{shorten(bill.customer.name, 60)}</bdi>
              </span>
            </p>
            <table role="table" aria-label="Sold" className="block w-full text-table">
              <thead role="rowgroup" className="block">
                <tr role="row" className={`${GRID} border-b py-1.5 text-caption text-ink-3 max-sm:sr-only`}>
                  {COLUMNS.map(({ title, look }) => (
                    <th key={title} role="columnheader" className={`font-normal ${look}`}>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody role="rowgroup" className="block">
                {leftAfter(bill.lines, inBill).map((line) => (
                  <tr key={line.at} role="row" className={`${GRID} items-start border-b py-2 last:border-0`}>
                    <td role="cell" className="wrap-anywhere pt-2.5 max-sm:col-span-2">
                      {shorten(line.name)}
                    </td>
                    <td role="cell" className={FIGURE}>
                      <span className="sm:hidden">Sold </span>
                      {formatNumber(line.sold)} {line.unit}
                    </td>
                    <td role="cell" className={FIGURE}>
                      <span className="sm:hidden">Left </span>
                      {formatNumber(line.left)}
                    </td>
                    <td role="cell" className="sm:[&_label]:sr-only">
                      <FigureField
                        label={`Take Back ${line.name}`}
                        problem={problems[`back.${line.at}`]}
                        value={at(line.at).quantity}
                        read={readQuantity}
                        show={formatNumber}
                        onChange={(quantity) => change(line.at, { quantity })}
                      />
                    </td>
                    <td role="cell" className="sm:[&_label]:sr-only">
                      <PickField
                        label={`Condition of ${line.name}`}
                        value={at(line.at).condition}
                        options={CONDITIONS}
                        onChange={(condition) => change(line.at, { condition })}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {problems['back'] !== undefined && (
              <p role="alert" className="mt-2 text-bad text-caption">
                {problems['back']}
              </p>
            )}
          </>
        )}
      </DialogBody>
      <DialogButtons>
        <Button onClick={onBack}>Back</Button>
        <Button look="primary" type="submit" disabled={!bill}>
          Add to Bill
        </Button>
      </DialogButtons>
    </form>
  );
}

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_5.5rem_4rem_7rem_9rem]';
const FIGURE = 'pt-2.5 tabular-nums sm:text-end';
const COLUMNS = [
  { title: 'Item', look: 'text-start' },
  { title: 'Sold', look: 'text-end' },
  { title: 'Left', look: 'text-end' },
  { title: 'Take Back', look: 'text-end' },
  { title: 'Condition', look: 'text-start' },
] as const;

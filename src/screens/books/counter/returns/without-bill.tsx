import { useState } from 'react';
import { priceToday } from '#data/books/counter/returns.ts';
import { type Condition, CONDITIONS, type ReturnWithoutBill } from '#domain/books/counter/bill-return.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { formatRate, type Rate, readRate } from '#domain/books/rate.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { readQuantity } from '#domain/amount-reading.ts';
import { formatNumber } from '#domain/format.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { GoodsField } from '#screens/books/parts/stock/goods-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextButton } from '#ui/controls/text-button.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';

type Row = Readonly<{ item: Named | null; quantity: Quantity | null; rate: Rate | null; condition: Condition }>;

/** Goods of which no bill is found: what, how many, for how much at most as it costs today, and why. */
export function WithoutBill({
  problems,
  onAdd,
  onBack,
}: {
  problems: VoucherProblems;
  onAdd: (back: ReturnWithoutBill) => void;
  onBack: () => void;
}) {
  const [rows, setRows] = useState<readonly Row[]>([BLANK_ROW]);
  const [reason, setReason] = useState('');
  const change = (at: number, patch: Partial<Row>) =>
    setRows((before) => before.map((row, place) => (place === at ? { ...row, ...patch } : row)));

  async function choose(at: number, item: Item) {
    change(at, { item: { id: item.id, name: item.name } });
    const rate = await priceToday(item);
    setRows((before) => before.map((row, place) => (place === at && row.rate === null ? { ...row, rate } : row)));
  }

  const whole = problems['customer'] ?? problems['back'];

  function add() {
    // What is refused is said by the place of the line.
    const filled = rows.filter(({ item }) => item !== null);
    setRows(filled.length === 0 ? [BLANK_ROW] : filled);
    const lines = filled.flatMap(({ item, quantity, rate, condition }) =>
      item ? [{ item, quantity: quantity ?? asQuantity(0), rate, condition }] : [],
    );
    onAdd({ reason, lines });
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
        <div className="flex flex-col gap-4">
          {whole !== undefined && (
            <p role="alert" className="font-medium text-bad text-table">
              {whole}
            </p>
          )}
          {rows.map((row, at) => (
            <div
              key={at}
              role="group"
              aria-label={`Line ${at + 1}`}
              className="grid grid-cols-2 gap-3 border-b pb-3 sm:grid-cols-[minmax(0,1fr)_6rem_7rem_9rem]"
            >
              <div className="max-sm:col-span-2">
                <GoodsField
                  problem={problems[`lines.${at}.item`] ?? (at === 0 ? problems['lines'] : undefined)}
                  help={undefined}
                  value={row.item}
                  onChoose={(item) => void choose(at, item)}
                />
              </div>
              <FigureField
                label="Quantity"
                problem={problems[`lines.${at}.quantity`]}
                value={row.quantity}
                read={readQuantity}
                show={formatNumber}
                onChange={(quantity) => change(at, { quantity })}
              />
              <FigureField
                label="Rate"
                problem={problems[`lines.${at}.rate`]}
                value={row.rate}
                read={readRate}
                show={formatRate}
                onChange={(rate) => change(at, { rate })}
              />
              <PickField
                label="Condition"
                value={row.condition}
                options={CONDITIONS}
                onChange={(condition) => change(at, { condition })}
              />
            </div>
          ))}
          <TextButton onClick={() => setRows((before) => [...before, BLANK_ROW])}>Add Line</TextButton>
          <TextField label="Reason" isRequired problem={problems['reason']} value={reason} onChange={setReason} />
        </div>
      </DialogBody>
      <DialogButtons>
        <Button onClick={onBack}>Back</Button>
        <Button look="primary" type="submit">
          Add to Bill
        </Button>
      </DialogButtons>
    </form>
  );
}

const BLANK_ROW: Row = { item: null, quantity: asQuantity(1), rate: null, condition: 'Good' };

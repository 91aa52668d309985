import { Plus, Trash2 } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { BLANK_BILL, type OpeningBillInput } from '#domain/books/masters/opening-bill.ts';
import type { Problems } from '#domain/books/problems.ts';
import { formatDay, formatPlainRupees } from '#domain/format.ts';
import { readPickedDay } from '#domain/picked-day.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** The documents that an opening balance consists of; none if it is not split. */
export function OpeningBills({
  bills,
  problems,
  onChange,
}: {
  bills: readonly OpeningBillInput[];
  problems: readonly Problems<OpeningBillInput>[];
  onChange: (change: (bills: readonly OpeningBillInput[]) => readonly OpeningBillInput[]) => void;
}) {
  // Bills have no id, but a removed one must not leave its half-typed text to its neighbour.
  const [keys, setKeys] = useState(() => bills.map((_, at) => at));
  const rows = useRef<HTMLDivElement>(null);
  useFocusOnBillChange(rows, keys.length);

  return (
    <div ref={rows} className="flex flex-col gap-3">
      {bills.map((bill, at) => (
        <Bill
          key={keys[at]}
          number={at + 1}
          bill={bill}
          problems={problems[at] ?? {}}
          onChange={(patch) =>
            onChange((before) => before.map((one, other) => (other === at ? { ...one, ...patch } : one)))
          }
          onRemove={() => {
            setKeys(keys.toSpliced(at, 1));
            onChange((before) => before.toSpliced(at, 1));
          }}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          data-add
          onClick={() => {
            setKeys([...keys, Math.max(-1, ...keys) + 1]);
            onChange((before) => [...before, BLANK_BILL]);
          }}
        >
          <Icon of={Plus} />
          Add Bill
        </Button>
        {bills.length === 0 && (
          <p className="text-caption text-ink-3">
            Splits the balance into the documents that are still open; an advance has a minus.
          </p>
        )}
      </div>
    </div>
  );
}

function Bill({
  number,
  bill,
  problems,
  onChange,
  onRemove,
}: {
  number: number;
  bill: OpeningBillInput;
  problems: Problems<OpeningBillInput>;
  onChange: (patch: Partial<OpeningBillInput>) => void;
  onRemove: () => void;
}) {
  const days = { read: readPickedDay, show: formatDay };
  return (
    <div role="group" aria-label={`Bill ${number}`} className={ROW}>
      <TextField
        label="Number"
        isRequired
        autoCapitalize="characters"
        problem={problems.number}
        value={bill.number}
        onChange={(text) => onChange({ number: text })}
      />
      <DateField
        label="Date"
        isRequired
        problem={problems.date}
        value={bill.date}
        onChange={(date) => onChange({ date })}
        {...days}
      />
      <DateField
        label="Due Date"
        problem={problems.dueDate}
        value={bill.dueDate}
        onChange={(dueDate) => onChange({ dueDate })}
        {...days}
      />
      <FigureField
        label="Amount"
        isRequired
        problem={problems.amount}
        value={bill.amount}
        read={readRupees}
        show={formatPlainRupees}
        onChange={(amount) => onChange({ amount })}
      />
      <div className="flex items-start max-md:col-span-2 max-md:justify-end md:pt-5">
        <Button aria-label={`Remove bill ${number}`} className="w-control px-0!" onClick={onRemove}>
          <Icon of={Trash2} />
        </Button>
      </div>
    </div>
  );
}

/** A new bill takes the focus; after a removal the Add Bill button takes it. */
function useFocusOnBillChange(rows: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const wanted = count > before.current ? '[role="group"]:nth-last-of-type(2) input' : '[data-add]';
    if (count !== before.current) rows.current?.querySelector<HTMLElement>(wanted)?.focus();
    before.current = count;
  }, [rows, count]);
}

const ROW =
  'grid grid-cols-2 gap-x-3 gap-y-2 border-b pb-3 md:border-b-0 md:pb-0 md:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem_8rem_auto]';

import { Minus, Plus, Trash2 } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BillLine } from '#domain/books/counter/bill.ts';
import { problemInCounterQuantity } from '#domain/books/counter/line-entry.ts';
import { type Discount, formatDiscount, problemInDiscount, readDiscount } from '#domain/books/discount.ts';
import { priceOfLine } from '#domain/books/documents/document-sums.ts';
import { formatRate, type Rate, readRate } from '#domain/books/rate.ts';
import { readQuantity } from '#domain/amount-reading.ts';
import { formatNumber } from '#domain/format.ts';
import { exactOrUndefined } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { focusInSight, useMoveFocusOnRemoval } from '#ui/navigation/focus.ts';
import { FigureField, type Reading } from '#ui/fields/figure-field.tsx';

/** What can be done with the selected line. */
export type LineActions = Readonly<{
  setQuantity: (quantity: Quantity) => void;
  setRate: (rate: Rate | null) => void;
  setDiscount: (discount: Discount | null) => void;
  more: (by: 1 | -1) => void;
  remove: () => void;
  /** Opens the item of the line, where something is wrong with it. */
  editItem?: (() => void) | undefined;
}>;

/** The fields of the selected line. What is typed counts when the field is left, or on Enter. */
export function SelectedLine({
  line,
  problems,
  actions,
}: {
  line: BillLine;
  /** A sentence by field. */
  problems: Readonly<Partial<Record<'item' | 'quantity' | 'rate' | 'discount', string>>>;
  actions: LineActions;
}) {
  const group = useMoveFocusOnRemoval<HTMLDivElement>('start');
  const wrong = Object.values(problems).join(' ');
  useEffect(() => {
    const field = wrong === '' ? null : group.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) focusInSight(field);
  }, [wrong, group]);

  return (
    <div ref={group} role="group" aria-label="Selected Line" className="flex flex-col gap-2">
      {problems.item !== undefined && (
        <p className="text-bad text-table">
          {problems.item}{' '}
          {actions.editItem && (
            <button
              type="button"
              onClick={actions.editItem}
              className="min-h-control font-medium text-peacock underline"
            >
              Edit {line.item.name}
            </button>
          )}
        </p>
      )}
      <div className="grid grid-cols-3 items-start gap-2">
        <Entry
          key={`quantity ${line.id}`}
          label="Quantity"
          value={line.quantity}
          read={readQuantity}
          show={formatNumber}
          check={(quantity) => (quantity === null ? 'Enter the quantity.' : problemInCounterQuantity(quantity))}
          problem={problems.quantity}
          onEnter={(quantity) => quantity !== null && actions.setQuantity(quantity)}
        />
        <Entry
          key={`rate ${line.id}`}
          label="Rate"
          value={line.rate}
          read={readRate}
          show={formatRate}
          check={(rate) => (rate !== null && rate < 0 ? 'Enter the rate without a minus.' : undefined)}
          problem={problems.rate ?? (line.rate === null ? 'Enter the rate.' : undefined)}
          onEnter={actions.setRate}
        />
        <Entry
          key={`discount ${line.id}`}
          label="Discount"
          inputMode="text"
          value={line.discount}
          read={readDiscount}
          show={formatDiscount}
          check={(discount) =>
            problemInDiscount(
              discount,
              exactOrUndefined(() => priceOfLine(line)),
            )
          }
          problem={problems.discount}
          onEnter={actions.setDiscount}
        />
      </div>
      <div className="grid grid-cols-3 gap-2">
        <Button className="px-2!" onClick={() => actions.more(-1)}>
          <Icon of={Minus} /> One Less
        </Button>
        <Button className="px-2!" onClick={() => actions.more(1)}>
          <Icon of={Plus} /> One More
        </Button>
        <Button className="px-2! max-sm:[&>svg]:hidden" onClick={actions.remove}>
          <Icon of={Trash2} size={16} /> Remove Line
        </Button>
      </div>
    </div>
  );
}

function Entry<T>({
  label,
  value,
  read,
  show,
  check,
  problem,
  inputMode = 'decimal',
  onEnter,
}: {
  label: string;
  value: T | null;
  read: (text: string) => Reading<T>;
  show: (value: T) => string;
  check: (value: T | null) => string | undefined;
  problem: string | undefined;
  inputMode?: 'decimal' | 'text';
  onEnter: (value: T | null) => void;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  /** What was typed and does not count yet. */
  const [draft, setDraft] = useState<Readonly<{ value: T | null }>>();
  const wrong = draft && check(draft.value);

  function enter() {
    const isUnread = place.current?.querySelector('[data-unread]') !== null;
    if (!draft || isUnread || wrong !== undefined) return;
    setDraft(undefined);
    onEnter(draft.value);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to the field inside
    <div
      ref={place}
      onBlur={enter}
      onKeyDown={(event) => {
        if (event.key === 'Enter') enter();
        else if (event.key === 'Escape') setDraft(undefined);
      }}
    >
      <FigureField
        label={label}
        inputMode={inputMode}
        problem={wrong ?? (draft ? undefined : problem)}
        value={draft ? draft.value : value}
        read={read}
        show={show}
        onChange={(next) => setDraft({ value: next })}
      />
    </div>
  );
}

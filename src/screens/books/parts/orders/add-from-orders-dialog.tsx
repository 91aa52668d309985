import { useRef, useState } from 'react';
import { type OpenLine, linesOfChosen } from '#data/books/orders/draft-from-order.ts';
import { orderSources } from '#data/books/orders/order-sources.ts';
import { today } from '#data/clock.ts';
import {
  type Receiving,
  problemInChoosing,
  withAdded,
  withDiscountInProportion,
} from '#domain/books/fulfilment/adding.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { isExpired } from '#domain/books/orders/order.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { formatDay, formatNumber, formatText } from '#domain/format.ts';
import type { Quantity } from '#domain/quantity.ts';
import { readQuantity } from '#domain/amount-reading.ts';
import { useToday } from '#screens/parts/use-today.ts';
import { Button } from '#ui/controls/button.tsx';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';
import { refuseUnread, unreadField } from '#ui/record-forms/unread-field.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { CheckField } from '#ui/fields/check-field.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';

type ChangeVoucher = (next: (before: VoucherInput) => VoucherInput) => void;

/** Chooses lines of the party's open orders, and how much of each. */
export function AddFromOrdersDialog({
  draft,
  open,
  onChangeOf,
  onClose,
}: {
  draft: Receiving;
  open: readonly OpenLine[];
  onChangeOf: ChangeVoucher;
  onClose: () => void;
}) {
  /** How much is taken of each line that is chosen; null of one whose field is empty. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, Quantity | null>>(new Map());
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  function take(id: string, quantity: Quantity | null | undefined) {
    setProblem(undefined);
    setChosen((before) => {
      const next = new Map(before);
      if (quantity === undefined) next.delete(id);
      else next.set(id, quantity);
      return next;
    });
  }

  async function add() {
    const unread = unreadField(form.current);
    if (unread) return refuseUnread(unread);
    const lines = open.flatMap(({ order, taking }) => {
      const quantity = chosen.get(taking.row.id) ?? null;
      return quantity !== null && quantity > 0 ? [{ order, taking: { ...taking, quantity } }] : [];
    });
    const why =
      lines.length === 0
        ? NOTHING_CHOSEN
        : problemInChoosing(
            draft,
            lines.map(({ order }) => order),
          );
    if (why !== undefined) return setProblem(why);
    try {
      await addLines(draft, lines, onChangeOf);
      onClose();
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <Dialog title="Add From Orders" onDismiss={onClose}>
      <form
        ref={form}
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onKeyDownCapture={acceptOnKey}
        onSubmit={(event) => {
          event.preventDefault();
          // React would hand it on to the form of the document.
          event.stopPropagation();
          void add();
        }}
      >
        <DialogBody>
          <ul className="flex flex-col">
            {open.map((line) => (
              <Row key={line.taking.row.id} of={line} quantity={chosen.get(line.taking.row.id)} onTake={take} />
            ))}
          </ul>
          <p role="alert" className="text-bad text-caption empty:hidden">
            {problem}
          </p>
        </DialogBody>
        <DialogButtons>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit">
            Add
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

function Row({
  of: { order, taking },
  quantity,
  onTake,
}: {
  of: OpenLine;
  /** Undefined of a line that is not chosen. */
  quantity: Quantity | null | undefined;
  onTake: (id: string, quantity: Quantity | null | undefined) => void;
}) {
  const { id, item, unit } = taking.row;
  const name = `${order.number} ${formatText(item.name)}`;
  const day = useToday();
  const expired = isExpired(order, day) ? ['expired'] : [];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-x-3 border-t py-1.5 first:border-t-0">
      <CheckField
        label={<Quoted>{name}</Quoted>}
        help={[formatDay(order.date), `${formatNumber(taking.quantity)} ${unit} left`, ...expired].join(' · ')}
        value={quantity !== undefined}
        onChange={(isChosen) => onTake(id, isChosen ? taking.quantity : undefined)}
      />
      <div className="[&_label]:sr-only">
        <FigureField
          label={`Take ${name}`}
          help={unit}
          value={quantity === undefined ? taking.quantity : quantity}
          read={readQuantity}
          show={formatNumber}
          onChange={(typed) => onTake(id, typed)}
        />
      </div>
    </li>
  );
}

async function addLines(draft: Receiving, chosen: readonly OpenLine[], onChangeOf: ChangeVoucher): Promise<void> {
  const orders = chosen.map(({ order }) => order);
  const lines = await linesOfChosen(chosen, isIsoDate(draft.date) ? draft.date : today());
  const had = draft.lines.flatMap(({ from }) => (from ? [from.id] : []));
  const sources = await orderSources([...new Set([...had, ...orders.map(({ id }) => id)])]);
  onChangeOf((before) => {
    if (!isReceiving(before)) return before;
    return withDiscountInProportion(before, withAdded(before, orders, lines), sources);
  });
}

function isReceiving(one: VoucherInput): one is Receiving {
  return ['Invoice', 'Purchase', 'Sales Order', 'Delivery Challan'].includes(one.kind);
}

const NOTHING_CHOSEN = 'Choose at least one line, and how much of it.';

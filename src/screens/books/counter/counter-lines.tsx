import { withDiscount, withQuantity, withRate } from '#domain/books/counter/bill-changes.ts';
import { lineOf } from '#domain/books/counter/bill.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { SelectedLine } from './bill/selected-line.tsx';
import { BackLines } from './returns/back-lines.tsx';
import { Lines } from './bill/lines.tsx';
import type { CounterDialog } from './counter-dialog.ts';
import type { Actions } from './use-actions.ts';
import type { Counter } from './use-counter.ts';

/** The lines of the bill, and the fields of the one that is selected. */
export function CounterLines({
  counter,
  actions,
  onOpen,
  isHidden,
}: {
  counter: Counter;
  actions: Actions;
  onOpen: (dialog: CounterDialog) => void;
  /** On a phone, where paying takes the whole window. */
  isHidden: boolean;
}) {
  const { bill, back, selected, problems, select, change } = counter;
  const mayEdit = useMayDo('masters');
  if (!bill) return null;
  const line = lineOf(bill, selected ?? 0);
  const atLines = new Map(problems.toReversed().map((one) => [one.line ?? 0, one.sentence]));
  const ofLine = problems.filter((one) => one.line === line?.id);
  const item = ofLine.find((one) => one.item !== undefined)?.item;
  return (
    <div
      className={`flex min-h-0 min-w-0 flex-col bg-sheet [grid-area:lines] max-lg:border-y lg:border-l ${isHidden ? 'max-md:hidden' : ''}`}
    >
      {back && <BackLines back={back} onRemove={() => void counter.removeReturn()} />}
      {bill.lines.length === 0 ? (
        <p className="grid flex-1 place-items-center p-6 text-balance text-center text-ink-3">
          Scan an item, or type the beginning of its name.
        </p>
      ) : (
        <Lines
          bill={bill}
          selected={selected}
          problems={atLines}
          onSelect={(id) => select(id === selected ? undefined : id)}
          fields={
            line && (
              <SelectedLine
                key={line.id}
                line={line}
                problems={Object.fromEntries(ofLine.map((one) => [FIELDS[one.field] ?? 'item', one.sentence]))}
                actions={{
                  setQuantity: (quantity) => void change((before) => withQuantity(before, line.id, quantity)),
                  setRate: (rate) => void change((before) => withRate(before, line.id, rate)),
                  setDiscount: (discount) => void change((before) => withDiscount(before, line.id, discount)),
                  more: (by) => actions.more(by, line),
                  remove: () => actions.remove(line),
                  editItem: item && mayEdit ? () => onOpen({ name: 'edit item', id: item.id }) : undefined,
                }}
              />
            )
          }
        />
      )}
    </div>
  );
}

/** The field of a line that has a problem; those that have none here stand at its item. */
const FIELDS: Readonly<Record<string, string>> = { quantity: 'quantity', rate: 'rate', discount: 'discount' };

import { useState } from 'react';
import { findBills } from '#data/books/counter/find-bill.ts';
import { useLiveResult } from '#data/books/live.ts';
import { formatDay, formatRupees } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { shorten } from '#ui/layout/shorten.ts';
import { DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';

/** Finds the bill that goods come back of. */
export function FindBill({
  onChoose,
  onWithout,
  onClose,
}: {
  onChoose: (invoice: string) => void;
  /** Undefined where goods may not come back without their bill. */
  onWithout: (() => void) | undefined;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const { value: found, problem } = useLiveResult(['find a bill', text], async () => ({
    text,
    ...(await findBills(text)),
  }));
  const isAnswered = found?.text === text;
  const bills = found?.bills ?? [];
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = bills;
        if (isAnswered && first && text.trim() !== '') onChoose(first.id);
      }}
    >
      <DialogBody>
        <div className="flex flex-col gap-3">
          <TextField
            label="Find a Bill"
            autoFocus
            isForCodes
            inputMode="search"
            help={problem?.why ?? 'Number, phone, name or item'}
            value={text}
            onChange={setText}
          />
          <ul aria-label="Bills" className="flex flex-col">
            {bills.map(({ id, number, date, customer, total }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onChoose(id)}
                  className="flex min-h-14 w-full items-center justify-between gap-3 rounded-control px-3 py-1 text-start hover:bg-wash"
                >
                  <span className="min-w-0">
                    <span className="block font-medium">{number}</span>
                    <span className="wrap-anywhere block text-caption text-ink-3">
                      {formatDay(date)} · <bdi>{shorten(customer, 60)}</bdi>
                    </span>
                  </span>
                  <span className="whitespace-nowrap tabular-nums">{formatRupees(total)}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="text-ink-2 empty:hidden">
            {isAnswered && (bills.length === 0 ? 'No bill is found by that.' : found.hasMore && MORE)}
          </p>
        </div>
      </DialogBody>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        {onWithout && <Button onClick={onWithout}>Return Without Bill</Button>}
      </DialogButtons>
    </form>
  );
}

const MORE = 'There are more bills than these. Type more of the number, phone, name or item.';

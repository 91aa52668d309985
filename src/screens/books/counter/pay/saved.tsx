import { Check, Printer } from 'lucide';
import type { ReactNode } from 'react';
import type { SavedBill } from '#data/books/counter/save-bill.ts';
import { formatRupees } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { useMoveFocusOnRemoval } from '#ui/navigation/focus.ts';

/** A bill that was saved: what to give back is read from afar. What is scanned now begins the next bill. */
export function Saved({
  saved,
  open,
  onPrint,
  onNew,
}: {
  saved: SavedBill;
  /** The link to the invoice. */
  open: ReactNode;
  onPrint: () => void;
  onNew: () => void;
}) {
  const place = useMoveFocusOnRemoval<HTMLElement>('start');
  return (
    <section ref={place} aria-label="Saved" className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">
      <p role="status" className="flex items-center gap-2 font-medium text-good text-title">
        <Icon of={Check} className="stroke-2 shrink-0" />
        <span className="wrap-anywhere">{saved.title} saved</span>
      </p>
      <dl className="flex flex-1 flex-col justify-center gap-1">
        <dt className="text-ink-2 text-title">Change</dt>
        <dd className="font-semibold text-[clamp(3rem,14cqi,4.5rem)] leading-none tabular-nums">
          {formatRupees(saved.change)}
        </dd>
        <dt className="mt-4 text-ink-2">Total</dt>
        <dd className="font-medium text-figure tabular-nums">{formatRupees(saved.total)}</dd>
      </dl>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={onPrint}>
          <Icon of={Printer} /> Print
        </Button>
        {open}
        <Button look="primary" className="col-span-2 min-h-16! text-title!" onClick={onNew}>
          New Bill
        </Button>
      </div>
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { addReturn } from '#data/books/counter/returns.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { Bill } from '#domain/books/counter/bill.ts';
import type { BillReturn, TakenLine } from '#domain/books/counter/bill-return.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FindBill } from './find-bill.tsx';
import { SoldTable } from './sold-table.tsx';
import { WithoutBill } from './without-bill.tsx';

/** Takes goods back: of a bill that is found, or without one. They stand as minus in the bill that is in the making. */
export function ReturnsDialog({
  bill,
  invoice: scanned,
  onAdded,
  onClose,
}: {
  /** The bill that they are added to. */
  bill: Bill;
  /** The id of the invoice whose number was scanned, if one was. */
  invoice?: string | undefined;
  onAdded: () => void;
  onClose: () => void;
}) {
  const [mayOfBill, mayWithout] = [useMayDo('returnWithBill'), useMayDo('returnWithoutBill')];
  const [invoice, setInvoice] = useState(scanned);
  const [isWithout, setWithout] = useState(!mayOfBill);
  const [problems, setProblems] = useState<VoucherProblems>({});
  const [isBusy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that led here went with its step, and the focus with it.
    if (document.activeElement === document.body) place.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- after each step
  }, [invoice, isWithout]);

  async function add(back: BillReturn) {
    if (isBusy) return;
    setBusy(true);
    try {
      await addReturn(bill.id, back);
      onAdded();
      onClose();
    } catch (error) {
      const fields = error instanceof Refusal ? error.fields : {};
      setProblems(fields);
      if (Object.keys(fields).length === 0) sayFailure(error);
    } finally {
      setBusy(false);
    }
  }

  function goBack() {
    if (!mayOfBill) return onClose();
    setProblems({});
    setInvoice(undefined);
    setWithout(false);
  }

  return (
    <Dialog title="Returns" width="max-w-[50rem]" onDismiss={onClose}>
      <div ref={place} tabIndex={-1} className="flex min-h-0 flex-1 flex-col focus-visible:outline-none">
        {isWithout ? (
          <WithoutBill problems={problems} onAdd={(back) => void add(back)} onBack={goBack} />
        ) : invoice === undefined ? (
          <FindBill
            onChoose={setInvoice}
            onWithout={mayWithout ? () => setWithout(true) : undefined}
            onClose={onClose}
          />
        ) : (
          <SoldTable
            invoice={invoice}
            inBill={linesOf(bill, invoice)}
            problems={problems}
            onAdd={(back) => void add(back)}
            onBack={goBack}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The lines of an invoice that come back with the bill already. */
function linesOf({ back }: Bill, invoice: string): readonly TakenLine[] {
  return back && 'invoice' in back && back.invoice.id === invoice ? back.lines : [];
}

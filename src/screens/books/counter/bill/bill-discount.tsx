import { useState } from 'react';
import { type Discount, formatDiscount, problemInDiscount, readDiscount } from '#domain/books/discount.ts';
import type { Paise } from '#domain/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { AcceptButton } from '#ui/record-forms/accept-button.tsx';
import { refuseUnread, unreadField } from '#ui/record-forms/unread-field.ts';

/** Asks what is taken off the whole bill: an amount, or so many percent of it. */
export function BillDiscount({
  discount: given,
  from,
  onGive,
  onClose,
}: {
  discount: Discount | null;
  /** The sum of the lines, from which it is taken. */
  from: Paise | undefined;
  onGive: (discount: Discount | null) => void;
  onClose: () => void;
}) {
  const [discount, setDiscount] = useState(given);
  const problem = problemInDiscount(discount, from);
  return (
    <Dialog title="Bill Discount" width="max-w-sm" onDismiss={onClose}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onKeyDownCapture={acceptOnKey}
        onSubmit={(event) => {
          event.preventDefault();
          const unread = unreadField(event.currentTarget);
          if (unread) return refuseUnread(unread);
          if (problem !== undefined) return;
          onGive(discount);
          onClose();
        }}
      >
        <DialogBody>
          <FigureField
            label="Discount"
            inputMode="text"
            help="10 % of the bill, or an amount. Empty for none."
            problem={problem}
            value={discount}
            read={readDiscount}
            show={formatDiscount}
            onChange={setDiscount}
          />
        </DialogBody>
        <DialogButtons>
          <Button onClick={onClose}>Cancel</Button>
          <AcceptButton verb="Save" />
        </DialogButtons>
      </form>
    </Dialog>
  );
}

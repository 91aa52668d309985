import { type Bill, billTitle } from '#domain/books/counter/bill.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { upiLink } from '#domain/books/paper/upi-link.ts';
import { formatRupees } from '#domain/format.ts';
import { ZERO } from '#domain/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { CodeOnPaper } from '#ui/documents/qr-code-on-paper.tsx';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';

/** The code by which a UPI app pays the UPI row of a bill. That it is paid, a person says. */
export function UpiCode({ bill, business, onClose }: { bill: Bill; business: Business; onClose: () => void }) {
  const amount = bill.tenders.upi ?? ZERO;
  const { upiId, name } = business;
  const link = upiLink({ upiId, name, amount, note: billTitle(bill) });
  return (
    <Dialog title="UPI QR" width="max-w-md" onDismiss={onClose}>
      <DialogBody>
        {link === undefined ? (
          <p>Enter the UPI ID of the business in Settings › Business, and the amount.</p>
        ) : (
          <div className="[&_svg]:size-56!">
            <CodeOnPaper code={{ kind: 'code', name: 'UPI QR', link, lines: [formatRupees(amount), upiId, name] }} />
          </div>
        )}
      </DialogBody>
      <DialogButtons>
        <Button look="primary" autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

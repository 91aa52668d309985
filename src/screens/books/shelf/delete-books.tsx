import { useRef, useState } from 'react';
import { type BooksOnDevice, deleteBooks } from '#data/books/copies/books-on-device.ts';
import type { SetApproval } from '#data/books/staff/set-staff.ts';
import { tidyName } from '#domain/books/names.ts';
import { formatNumber } from '#domain/format.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Confirmation } from '#ui/overlays/dialog.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastError, toastSuccess } from '#ui/feedback/toast.tsx';

/** A whole set of books goes only by the wish of who types its name. */
export function DeleteBooks({
  books,
  approval,
  onDeleted,
  onClose,
}: {
  books: Extract<BooksOnDevice, { gstin: string }>;
  /** By one of the staff of these books, if they have any. */
  approval: SetApproval | undefined;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const problem = tidyName(typed) === books.name ? undefined : `Type “${books.name}”, exactly as it is written here.`;

  async function confirm() {
    if (isBusy.current) return;
    if (problem !== undefined) {
      setTried(true);
      field.current?.querySelector('input')?.focus();
      toastError('Not deleted', 'Type the name of the business to delete its books.');
      return;
    }
    isBusy.current = true;
    try {
      await deleteBooks(books.key, typed, approval);
      onClose();
      onDeleted();
      toastSuccess('Books Deleted', `${books.name} is no longer on this device.`);
    } catch (error) {
      sayFailure(error);
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <Confirmation title="Delete books" verb="Delete" onRefuse={onClose} onConfirm={() => void confirm()}>
      <p>
        Everything in the books of{' '}
        <span className="text-ink">
          <Quoted>{books.name}</Quoted>
        </span>{' '}
        goes from this device: {vouchersOf(books)}its parties, items and ledgers, and its edit log. This cannot be
        undone. Copies that you saved as files stay where they are.
      </p>
      <div ref={field} className="mt-1">
        <TextField
          label="Business Name"
          isRequired
          value={typed}
          onChange={setTyped}
          problem={isTried ? problem : undefined}
          help="Type it to say that these books may go."
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) void confirm();
          }}
        />
      </div>
    </Confirmation>
  );
}

/** The vouchers, where there are any, at the head of what goes. */
function vouchersOf({ vouchers }: { vouchers: number }): string {
  if (vouchers === 0) return '';
  return vouchers === 1 ? 'its one voucher, ' : `its ${formatNumber(vouchers)} vouchers, `;
}

import type { SavedBill } from '#data/books/counter/save-bill.ts';
import { useLive } from '#data/books/live.ts';
import { voucher as voucherOf } from '#data/books/vouchers/vouchers.ts';
import { rollOfDevice } from '#screens/books/parts/paper/use-paper-form.ts';
import { VoucherPaper } from '#screens/books/parts/paper/voucher-paper.tsx';
import { LinkButton } from '#ui/controls/link-button.tsx';

/** The way to the invoice of a saved bill. */
export function OpenInvoice({ booksKey, saved }: { booksKey: string; saved: SavedBill }) {
  return (
    <LinkButton to="/books/$key/vouchers/$id" params={{ key: booksKey, id: saved.id }}>
      Open Invoice
    </LinkButton>
  );
}

/** Prints a saved bill on the roll of this device, while the next one is begun. */
export function PrintedBill({ saved, onPrinted }: { saved: SavedBill; onPrinted: () => void }) {
  const voucher = useLive(['printed bill', saved.id], () => voucherOf(saved.id));
  return voucher && <VoucherPaper print={{ voucher, form: rollOfDevice() }} onClose={onPrinted} />;
}

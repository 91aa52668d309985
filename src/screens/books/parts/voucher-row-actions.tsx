import { Eye, Pencil, Trash2 } from 'lucide';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { RowAction, RowButtons } from '#ui/records/row-actions.tsx';
import { deleteDraft } from './delete-draft.ts';
import type { BooksPages } from './use-pages.ts';

/** The actions on a voucher in its row: a cancelled one is only looked at, and only a draft is deleted. */
export function VoucherRowActions({ voucher, pages }: { voucher: Voucher; pages: BooksPages }) {
  const { id, state, number } = voucher;
  const name = state === 'Draft' ? `draft ${titleOf(voucher)}` : number;
  return (
    <RowButtons>
      {state === 'Cancelled' ? (
        <RowAction name={`Open ${name}`} icon={Eye} onPress={() => pages.go(pages.voucher(id))} />
      ) : (
        <RowAction name={`Edit ${name}`} icon={Pencil} onPress={() => pages.go(pages.editVoucher(id))} />
      )}
      {state === 'Draft' && (
        <RowAction name={`Delete ${name}`} icon={Trash2} onPress={() => void deleteDraft(voucher)} />
      )}
    </RowButtons>
  );
}

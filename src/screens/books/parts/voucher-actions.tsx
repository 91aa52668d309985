import { Eye, Pencil, Trash2 } from 'lucide';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { RowAction, RowButtons } from '#ui/records/row-actions.tsx';
import { deleteDraft } from './delete-draft.ts';
import type { Pages } from './use-pages.ts';

/** What may be done to a voucher from its row: what is cancelled is only looked at, and only a draft is deleted. */
export function VoucherActions({ voucher, pages }: { voucher: Voucher; pages: Pages }) {
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

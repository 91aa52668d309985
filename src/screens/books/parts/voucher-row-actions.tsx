import { Eye, Pencil, Trash2 } from 'lucide';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { RowAction, RowButtons } from '#ui/records/row-actions.tsx';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { deleteDraft } from './delete-draft.ts';
import { useMayDo } from './use-may.ts';
import type { BooksPages } from './use-pages.ts';

/** The actions on a voucher in its row: one that is cancelled, or is not changed by who is here, is only looked at. */
export function VoucherRowActions({ voucher, pages }: { voucher: Voucher; pages: BooksPages }) {
  const { id, state, number } = voucher;
  const right = kindOf(voucher).right(voucher);
  const mayChange = useMayDo(right, ...(state === 'Issued' ? (['changeIssued'] as const) : []));
  const name = state === 'Draft' ? `draft ${titleOf(voucher)}` : number;
  return (
    <RowButtons>
      {state === 'Cancelled' || !mayChange ? (
        <RowAction name={`Open ${name}`} icon={Eye} onPress={() => pages.go(pages.voucher(id))} />
      ) : (
        <RowAction name={`Edit ${name}`} icon={Pencil} onPress={() => pages.go(pages.editVoucher(id))} />
      )}
      {state === 'Draft' && mayChange && (
        <RowAction name={`Delete ${name}`} icon={Trash2} onPress={() => void deleteDraft(voucher)} />
      )}
    </RowButtons>
  );
}

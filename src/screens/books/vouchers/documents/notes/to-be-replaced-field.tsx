import type { CreditNoteInput, DebitNoteInput } from '#domain/books/documents/document.ts';
import { takesGoodsBack } from '#domain/books/documents/note-balance.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { SwitchField } from '#ui/fields/switch-field.tsx';

/** Whether what came back of an order is delivered and billed again; asked only where something of the note was ordered. */
export function ToBeReplacedField({
  draft,
  onChangeOf,
}: {
  draft: CreditNoteInput | DebitNoteInput;
  onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void;
}) {
  if (draft.kind !== 'Credit Note' || !takesGoodsBack(draft) || !draft.lines.some(({ order }) => order)) return null;
  return (
    <div className="self-end">
      <SwitchField
        label="To Be Replaced"
        isOn={draft.toBeReplaced === true}
        onChange={(isOn) =>
          onChangeOf((before) => {
            if (before.kind !== 'Credit Note') return before;
            const { toBeReplaced: _, ...note } = before;
            return isOn ? { ...note, toBeReplaced: true } : note;
          })
        }
      />
    </div>
  );
}

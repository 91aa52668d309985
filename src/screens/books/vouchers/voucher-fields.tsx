import { useCallback } from 'react';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { WithBatches } from '#screens/books/parts/batches/batch-place.tsx';
import { AdjustmentFields } from './stock/adjustment-fields.tsx';
import { ContraFields } from './payments/contra-fields.tsx';
import { InvoiceFields } from './documents/invoice-fields.tsx';
import { JournalFields } from './vouchers/journal-fields.tsx';
import { MoneyFields } from './payments/money-fields.tsx';
import { NoteFields } from './documents/note-fields.tsx';
import { GoodsBackFields } from './orders/goods-back-fields.tsx';
import { OrderFields } from './documents/order-fields.tsx';
import { PurchaseFields } from './documents/purchase-fields.tsx';
import { TransferFields } from './stock/transfer-fields.tsx';
import type { VoucherFormState } from './use-voucher-form.ts';

type Props = {
  state: Pick<VoucherFormState, 'id' | 'draft' | 'problems' | 'change'>;
  isGiven: boolean;
};

/** The fields of each kind of voucher. `isGiven`: it has its number. */
export function VoucherFields(props: Props) {
  return (
    <WithBatches draft={props.state.draft}>
      <FieldsOfKind {...props} />
    </WithBatches>
  );
}

function FieldsOfKind({ state: { id, draft, problems, change }, isGiven }: Props) {
  // The fields are those of the draft's own kind, which never changes.
  const onChange = useCallback(
    (patch: object) => change((before): VoucherInput => ({ ...before, ...patch })),
    [change],
  );
  const rest = { id, isGiven, problems, onChange, onChangeOf: change };
  switch (draft.kind) {
    case 'Journal':
      return <JournalFields draft={draft} {...rest} />;
    case 'Contra':
      return <ContraFields draft={draft} {...rest} />;
    case 'Invoice':
      return <InvoiceFields draft={draft} {...rest} />;
    case 'Purchase':
      return <PurchaseFields draft={draft} {...rest} />;
    case 'Credit Note':
    case 'Debit Note':
      return <NoteFields draft={draft} {...rest} />;
    case 'Stock Adjustment':
      return <AdjustmentFields draft={draft} {...rest} />;
    case 'Stock Transfer':
      return <TransferFields draft={draft} {...rest} />;
    case 'Receipt':
    case 'Payment':
      return <MoneyFields draft={draft} {...rest} />;
    case 'Quotation':
    case 'Sales Order':
    case 'Delivery Challan':
    case 'Purchase Order':
      return <OrderFields draft={draft} {...rest} />;
    case 'Goods Back':
      return <GoodsBackFields draft={draft} {...rest} />;
  }
}

import { useNavigate } from '@tanstack/react-router';
import { FileDown, Pencil, Printer } from 'lucide';
import { useState } from 'react';
import { cancelVoucher, deleteDrafts } from '#data/books/vouchers.ts';
import { amountOf, titleOf, type Voucher } from '#domain/books/voucher.ts';
import { formatRupees } from '#domain/format.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { LinkButton } from '#ui/controls/link-button.tsx';
import { paperSaver } from '#ui/documents/save-paper.ts';
import { Confirmation } from '#ui/overlays/dialog.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { sayFailure } from '#ui/saying/say-done.ts';
import { saySaved } from '#ui/saying/say-saved.ts';
import { toastSuccess } from '#ui/saying/toast.tsx';
import { listOf } from './voucher-kinds.ts';

/** What can be done with a voucher: an issued one is cancelled, a draft deleted, and only paper is left of a cancelled one. */
export function VoucherActions({ voucher, onDelete }: { voucher: Voucher; onDelete: () => void }) {
  const key = useBooksKey();
  const [asked, setAsked] = useState<'end' | 'print'>();
  const { id, kind, state } = voucher;
  const close = () => setAsked(undefined);
  return (
    <>
      {state !== 'Cancelled' && (
        <LinkButton to="/books/$key/vouchers/$id/edit" params={{ key, id }} look="primary">
          <Icon of={Pencil} />
          Edit
        </LinkButton>
      )}
      {state !== 'Draft' && (
        <>
          <Button onClick={() => void saveVoucherPdf(voucher)}>
            <Icon of={FileDown} />
            Save PDF
          </Button>
          <Button onClick={() => setAsked('print')}>
            <Icon of={Printer} />
            Print
          </Button>
        </>
      )}
      {state !== 'Cancelled' && (
        <Button onClick={() => setAsked('end')}>{state === 'Draft' ? 'Delete' : `Cancel ${kind}`}</Button>
      )}
      {asked === 'end' && state === 'Draft' && <DeleteQuestion voucher={voucher} onDelete={onDelete} onClose={close} />}
      {asked === 'end' && state === 'Issued' && <CancelQuestion voucher={voucher} onClose={close} />}
      {asked === 'print' && <VoucherPaper voucher={voucher} onClose={close} />}
    </>
  );
}

function CancelQuestion({ voucher, onClose }: { voucher: Voucher; onClose: () => void }) {
  const { id, rev, kind } = voucher;

  async function cancel() {
    onClose();
    try {
      await cancelVoucher(id, rev);
      toastSuccess('Success', `${titleOf(voucher)} cancelled`);
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <Confirmation
      title={`Cancel ${titleOf(voucher)}?`}
      verb={`Cancel ${kind}`}
      refusal={`Keep ${kind}`}
      onRefuse={onClose}
      onConfirm={() => void cancel()}
    >
      <p>
        Its {formatRupees(amountOf(voucher))} will count as if it had never been. Its number, what was entered and its
        history stay.
      </p>
    </Confirmation>
  );
}

function DeleteQuestion({
  voucher,
  onDelete,
  onClose,
}: {
  voucher: Voucher;
  onDelete: () => void;
  onClose: () => void;
}) {
  const key = useBooksKey();
  const navigate = useNavigate();

  async function remove() {
    onClose();
    onDelete();
    try {
      await deleteDrafts([voucher.id]);
      toastSuccess('Success', 'Draft deleted');
      await navigate({ to: listOf(voucher.kind), params: { key }, replace: true });
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <Confirmation title="Delete draft" verb="Delete" onRefuse={onClose} onConfirm={() => void remove()}>
      <p>
        Are you sure you want to delete this {voucher.kind.toLowerCase()} of {formatRupees(amountOf(voucher))}? This
        action cannot be undone.
      </p>
    </Confirmation>
  );
}

function saveVoucherPdf(voucher: Voucher): Promise<void> {
  const fileName = `${titleOf(voucher).replaceAll(/[^\w-]+/g, '-')}.pdf`;
  return saySaved(voucher.kind, fileName, () => savePaper(fileName, voucher));
}

const savePaper = paperSaver(async () => (await import('./paper-of.ts')).paperOf);
const VoucherPaper = lazyDialog(async () => (await import('./voucher-paper.tsx')).VoucherPaper);

import { useNavigate } from '@tanstack/react-router';
import { Barcode, FileDown, Pencil, Printer, Share2 } from 'lucide';
import { useState } from 'react';
import { useLive } from '#data/books/live.ts';
import { allocateOpening, openingLeftFor } from '#data/books/masters/opening-advance.ts';
import { deleteDrafts } from '#data/books/vouchers/delete-drafts.ts';
import { cancelVoucher } from '#data/books/vouchers/vouchers.ts';
import { isOrder, isPricedOrder } from '#domain/books/orders/order.ts';
import { type VoucherKind, titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatRupees } from '#domain/format.ts';
import { useOwed } from '#screens/books/parts/document-status-cells.tsx';
import { useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { oncePressed } from '#ui/controls/once-pressed.ts';
import { Pick } from '#ui/fields/pick.tsx';
import { maySharePdf, paperFiles } from '#ui/documents/save-paper.ts';
import { Confirmation } from '#ui/overlays/dialog.tsx';
import { sayFailure, whyNot } from '#ui/feedback/outcome-toasts.ts';
import { saveWithToast } from '#ui/feedback/save-with-toast.ts';
import { toastError, toastSuccess } from '#ui/feedback/toast.tsx';
import { CountedGoods, ShortGoods } from './goods-warnings.tsx';
import { OrderActions } from './orders/order-actions.tsx';
import { VoucherPaper } from '#screens/books/parts/paper/voucher-paper.tsx';
import { paperOf, type VoucherPrint } from '#screens/books/parts/paper/voucher-print.ts';
import type { usePaperForm } from '#screens/books/parts/paper/use-paper-form.ts';
import { listScreenOf } from '#screens/books/parts/vouchers/voucher-kinds.ts';
import { amountOf, kindOf } from '#domain/books/voucher-kinds.ts';

/** The actions on a voucher: an issued one is cancelled, a draft deleted, and only paper is left of a cancelled one. */
export function VoucherActions({
  voucher,
  paper: { form, forms, choose },
  onDelete,
}: {
  voucher: Voucher;
  paper: ReturnType<typeof usePaperForm>;
  onDelete: () => void;
}) {
  const pages = usePages();
  const [asked, setAsked] = useState<'end' | 'print'>();
  const { id, kind, state } = voucher;
  const right = kindOf(voucher).right(voucher);
  const mayChange = useMayDo(right, ...(state === 'Issued' ? (['changeIssued'] as const) : []));
  const mayLabel = useMayDo('stock');
  const close = () => setAsked(undefined);
  return (
    <>
      {state !== 'Cancelled' && mayChange && (
        <Button look="primary" onClick={() => pages.go(pages.editVoucher(id))}>
          <Icon of={Pencil} />
          Edit
        </Button>
      )}
      {state !== 'Draft' && (
        <>
          {forms.length > 1 && (
            <Pick
              name="Paper"
              value={form}
              options={forms}
              onChange={choose}
              className="field-box flex w-auto! items-center justify-between gap-2"
            />
          )}
          <Button onClick={() => void saveVoucherPdf({ voucher, form })}>
            <Icon of={FileDown} />
            Save PDF
          </Button>
          {maySharePdf() && (
            <Button onClick={() => void shareVoucherPdf({ voucher, form })}>
              <Icon of={Share2} />
              Share
            </Button>
          )}
          <Button onClick={() => setAsked('print')}>
            <Icon of={Printer} />
            Print
          </Button>
        </>
      )}
      {state === 'Issued' && <OnDocument voucher={voucher} />}
      {state === 'Issued' && isPricedOrder(voucher) && <OrderActions order={voucher} />}
      {state === 'Issued' &&
        voucher.kind === 'Purchase' &&
        mayLabel &&
        voucher.lines.some(({ item }) => item?.kind === 'Goods') && (
          <Button onClick={() => pages.go(pages.labels(), { purchase: id })}>
            <Icon of={Barcode} />
            Labels
          </Button>
        )}
      {state !== 'Cancelled' && mayChange && (
        <Button onClick={() => setAsked('end')}>{state === 'Draft' ? 'Delete' : `Cancel ${kind}`}</Button>
      )}
      {asked === 'end' && state === 'Draft' && <DeleteQuestion voucher={voucher} onDelete={onDelete} onClose={close} />}
      {asked === 'end' && state === 'Issued' && <CancelQuestion voucher={voucher} onClose={close} />}
      {asked === 'print' && <VoucherPaper print={{ voucher, form }} onClose={close} />}
    </>
  );
}

/** Buttons that enter on an invoice or purchase: the receipt or payment of what is owed, the opening balance, and a note. */
function OnDocument({ voucher }: { voucher: Voucher }) {
  const pages = usePages();
  const owed = useOwed(voucher);
  const seesBalances = useMaySee('reports');
  const readLeft = async () => (seesBalances ? openingLeftFor(voucher.id) : 0);
  const hasOpening = (useLive(['opening left', voucher.id, voucher.rev, seesBalances], readLeft) ?? 0) > 0;
  const maySettle = useMayDo(voucher.kind === 'Purchase' ? 'ledgers' : 'sell');
  const mayUseOpening = useMayDo('ledgers');
  const mayNote = useMayDo(voucher.kind === 'Purchase' ? 'stock' : 'returnWithBill');
  const kinds = ON_DOCUMENT[voucher.kind];
  if (!kinds) return null;
  const begin = (kind: VoucherKind) => pages.go(pages.newVoucher(kind), { of: voucher.id });
  return (
    <>
      {maySettle && owed && owed.balance > 0 && (
        <Button onClick={() => begin(kinds.money)}>Record {kinds.money}</Button>
      )}
      {hasOpening && mayUseOpening && (
        <Button onClick={() => void settleByOpening(voucher)}>Use Opening Balance</Button>
      )}
      {mayNote && <Button onClick={() => begin(kinds.note)}>New {kinds.note}</Button>}
    </>
  );
}

async function settleByOpening(voucher: Voucher): Promise<void> {
  try {
    await oncePressed('opening balance', async () => {
      const amount = await allocateOpening(voucher.id);
      toastSuccess('Success', `${formatRupees(amount)} of the opening balance is set against ${titleOf(voucher)}`);
    });
  } catch (error) {
    sayFailure(error);
  }
}

const ON_DOCUMENT: Readonly<Partial<Record<VoucherKind, Readonly<{ money: VoucherKind; note: VoucherKind }>>>> = {
  Invoice: { money: 'Receipt', note: 'Credit Note' },
  Purchase: { money: 'Payment', note: 'Debit Note' },
};

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
        {isOrder(voucher) ? 'It' : `Its ${formatRupees(amountOf(voucher))}`} will count as if it had never been. Its
        number, what was entered and its history stay.
      </p>
      <ShortGoods id={id} />
      <CountedGoods id={id} />
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
      await navigate({ to: listScreenOf(voucher.kind), params: { key }, replace: true });
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

function saveVoucherPdf(print: VoucherPrint): Promise<void> {
  const fileName = fileNameOf(print);
  return saveWithToast(print.voucher.kind, fileName, () => paper.save(fileName, print));
}

async function shareVoucherPdf(print: VoucherPrint): Promise<void> {
  try {
    await oncePressed('share', () => paper.share(fileNameOf(print), print));
  } catch (error) {
    toastError('Not shared', whyNot(error));
  }
}

function fileNameOf({ voucher }: VoucherPrint): string {
  return `${titleOf(voucher).replaceAll(/[^\w-]+/g, '-')}.pdf`;
}

const paper = paperFiles(() => Promise.resolve(paperOf));

import { ListPlus } from 'lucide';
import { useState } from 'react';
import { useLive } from '#data/books/live.ts';
import { type OpenLine, openLinesOf } from '#data/books/orders/draft-from-order.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import type { Receiving } from '#domain/books/fulfilment/adding.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { asQuantity, thousandths } from '#domain/quantity.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { AddFromOrdersDialog } from './add-from-orders-dialog.tsx';

/** Adds lines of the open orders and challans of the party to a document; nothing where there are none. */
export function AddFromOrders({
  draft,
  onChangeOf,
}: {
  draft: Receiving;
  onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, party } = draft;
  const all = useLive(['open lines of', kind, party?.id], async () => (party ? openLinesOf(party.id, kind) : NONE));
  const open = notTaken(all ?? NONE, draft);
  if (open.length === 0 && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Icon of={ListPlus} />
        Add From Orders
      </Button>
      {isOpen && (
        <AddFromOrdersDialog draft={draft} open={open} onChangeOf={onChangeOf} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** The lines that are open without what the document itself takes of them already. */
function notTaken(open: readonly OpenLine[], { lines }: Receiving): readonly OpenLine[] {
  return open.flatMap(({ order, taking }) => {
    const own = lines.filter(({ from }) => from?.id === order.id && from.line === taking.row.line);
    const left = thousandths(taking.quantity) - own.reduce((sum, line) => sum + countOfLine(line), 0);
    return left > 0 ? [{ order, taking: { ...taking, quantity: asQuantity(left / 1000) } }] : [];
  });
}

const NONE: readonly OpenLine[] = [];

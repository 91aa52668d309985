import { useState } from 'react';
import { useLive } from '#data/books/live.ts';
import { type Followed, followersOf } from '#data/books/orders/followers.ts';
import { dueOf, isExpired, type PricedOrderInput } from '#domain/books/orders/order.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { titleOf, type Voucher, type VoucherKind } from '#domain/books/vouchers/voucher.ts';
import { formatDay } from '#domain/format.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { Button } from '#ui/controls/button.tsx';
import { Confirmation } from '#ui/overlays/dialog.tsx';
import { useToday } from '#screens/parts/use-today.ts';
import { closeInWords } from './close-words.ts';
import { CloseQuestion } from './close-question.tsx';
import { reopen } from './reopen.ts';

/** Makes documents of what is left of an issued order; closes it, or opens it again. */
export function OrderActions({ order }: { order: Voucher<PricedOrderInput> }) {
  const pages = usePages();
  const day = useToday();
  const mayChange = useMayDo(kindOf(order).right(order));
  const [asked, setAsked] = useState<'close' | Readonly<{ into: VoucherKind }>>();
  const left = useLive(['followers of', order.id, order.rev], () => followersOf(order)) ?? NOTHING;
  const begin = (kind: VoucherKind) => pages.go(pages.newVoucher(kind), { of: order.id });
  return (
    <>
      {left.kinds.map((kind) => (
        <Button key={kind} onClick={() => (isExpired(order, day) ? setAsked({ into: kind }) : begin(kind))}>
          New {kind}
        </Button>
      ))}
      {mayChange && left.isOpen && <Button onClick={() => setAsked('close')}>{closeInWords(order)}</Button>}
      {mayChange && left.isClosed && <Button onClick={() => void reopen(order, 'all')}>Reopen</Button>}
      {asked === 'close' && <CloseQuestion order={order} onClose={() => setAsked(undefined)} />}
      {typeof asked === 'object' && (
        <Confirmation
          title={`${titleOf(order)} has expired`}
          verb="Go On"
          onRefuse={() => setAsked(undefined)}
          onConfirm={() => begin(asked.into)}
        >
          <p>It was valid until {formatDay(dueOf(order))}. Its rates may be of another time.</p>
        </Confirmation>
      )}
    </>
  );
}

const NOTHING: Followed = { kinds: [], isOpen: false, isClosed: false };

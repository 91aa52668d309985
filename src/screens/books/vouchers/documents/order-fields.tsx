import { memo } from 'react';
import { mayHaveCess } from '#domain/books/documents/line-problems.ts';
import { asTrade } from '#domain/books/orders/as-trade.ts';
import { isAtCost } from '#domain/books/orders/challan-purpose.ts';
import type { PricedOrderInput } from '#domain/books/orders/order.ts';
import { AddFromOrders } from '#screens/books/parts/orders/add-from-orders.tsx';
import type { FieldsOf } from '#screens/books/parts/vouchers/fields-of-kind.ts';
import { useStable } from '#ui/use-stable.ts';
import { ChallanHead } from './challan-head.tsx';
import { DeliveryFields } from './terms/delivery-fields.tsx';
import { DocumentLines } from './document-lines.tsx';
import { DocumentFooter, FooterFields } from './footer-fields.tsx';
import { type OrderAround, OrderHead } from './order-head.tsx';
import { useOrderTrade } from './use-order-trade.ts';

/** The form of a quotation, an order or a challan: for whom, by when, and the lines as on the invoice or purchase that it becomes. */
export function OrderFields({ draft, id, isGiven, problems, onChange, onChangeOf }: FieldsOf<PricedOrderInput>) {
  const { sums, hints, changeLines, priceAtCost, changeParty, changeDay } = useOrderTrade(draft, id, onChangeOf);
  const { lines, ...besides } = draft;
  const order = useStable(besides) as OrderAround['draft'];
  const around = { isGiven, problems, onChange };
  const head = { ...around, placeHint: hints['place'], onParty: changeParty, onDay: changeDay };
  return (
    <>
      {order.kind === 'Delivery Challan' ? (
        <ChallanHead draft={order} {...head} onChangeOf={onChangeOf} />
      ) : (
        <OrderHead draft={order} {...head} />
      )}
      <DocumentLines
        kind={draft.kind === 'Purchase Order' ? 'Purchase Order' : 'Invoice'}
        lines={lines}
        mayHaveCess={mayHaveCess(asTrade(draft))}
        {...{ sums, problems, hints }}
        onChange={changeLines}
        onItem={isAtCost(draft) ? priceAtCost : undefined}
      >
        {(draft.kind === 'Sales Order' || draft.kind === 'Delivery Challan') && (
          <AddFromOrders draft={draft} onChangeOf={onChangeOf} />
        )}
      </DocumentLines>
      <DocumentFooter sums={sums} isRounded={draft.own.roundOff}>
        <OrderFooter draft={order} {...around} />
      </DocumentFooter>
    </>
  );
}

const OrderFooter = memo(function OrderFooter({ draft, problems, onChange }: OrderAround) {
  return (
    <FooterFields draft={draft} problems={problems} onChange={onChange}>
      {draft.kind === 'Delivery Challan' && draft.purpose !== 'To Own Godown' && (
        <DeliveryFields draft={draft} problems={problems} onChange={onChange} />
      )}
    </FooterFields>
  );
});

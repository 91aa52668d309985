import { useLive } from '#data/books/live.ts';
import { progressOfOrders } from '#data/books/orders/order-progress.ts';
import { dueOf, isPricedOrder, type OrderInput } from '#domain/books/orders/order.ts';
import { amountOf } from '#domain/books/voucher-kinds.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatDayWithWeekday, formatRupees, formatText } from '#domain/format.ts';
import { OrderStatusBadge } from '#screens/books/parts/orders/order-status-badge.tsx';
import { DUE_TITLES } from '#domain/books/paper/order-document.ts';
import { Fact } from '#screens/books/parts/vouchers/fact.tsx';
import { useToday } from '#screens/parts/use-today.ts';
import { Quoted } from '#ui/layout/quoted.tsx';

/** How an order stands today, and by when it is to be done. */
export function OrderFacts({ order }: { order: Voucher<OrderInput> }) {
  const day = useToday();
  const status = useLive(['status of', day, order.id, order.rev], () => progressOfOrders([order]))?.[order.id]?.status;
  const due = isPricedOrder(order) ? dueOf(order) : '';
  return (
    <dl className="rounded-sheet border bg-sheet px-4 py-2">
      <Fact name="Status">{status ? <OrderStatusBadge status={status} /> : order.state}</Fact>
      <Fact name="Date">{formatDayWithWeekday(order.date)}</Fact>
      {isPricedOrder(order) && due !== '' && <Fact name={DUE_TITLES[order.kind]}>{formatDayWithWeekday(due)}</Fact>}
      {order.kind === 'Delivery Challan' && <Fact name="Purpose">{order.purpose}</Fact>}
      {order.kind === 'Goods Back' && order.challan && (
        <Fact name="Challan">
          <Quoted>{formatText(order.challan.number)}</Quoted>
        </Fact>
      )}
      {order.kind === 'Goods Back' && <Fact name="To Be Replaced">{order.toBeReplaced ? 'Yes' : 'No'}</Fact>}
      {isPricedOrder(order) && (
        <Fact name={order.kind === 'Delivery Challan' ? 'Value' : 'Total'}>{formatRupees(amountOf(order))}</Fact>
      )}
    </dl>
  );
}

import { createContext, type ReactNode, use } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { progressOfOrders } from '#data/books/orders/order-progress.ts';
import { isOrder } from '#domain/books/orders/order.ts';
import type { OrderProgress } from '#domain/books/fulfilment/order-progress.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatPercent } from '#domain/format.ts';
import { OrderStatusBadge } from '#screens/books/parts/orders/order-status-badge.tsx';
import { Figure } from '#ui/layout/figure.tsx';
import { useToday } from '#screens/parts/use-today.ts';

/**
 * Hands how the orders of a list stand to their cells. That changes with every challan and bill, and the rows do not: so only the
 * cells are drawn again.
 */
export function OrdersStand({ rows, children }: { rows: readonly Voucher[] | undefined; children: ReactNode }) {
  const shown = (rows ?? []).filter(isOrder);
  const day = useToday();
  const { value } = useLiveResult(['orders stand', day, shown.map(({ id, rev }) => [id, rev])], () =>
    progressOfOrders(shown),
  );
  return <Known value={value}>{children}</Known>;
}

/** The status of an order as a cell. */
export function StatusOfOrder({ of }: { of: string }) {
  const progress = use(Known)?.[of];
  return progress && <OrderStatusBadge status={progress.status} />;
}

/** The part of its value done, in percent. */
export function PercentDone({ of, done }: { of: Voucher; done: Done }) {
  const progress = use(Known)?.[of.id];
  if (of.state !== 'Issued' || !progress) return null;
  return <Figure>{formatPercent(progress[done])}</Figure>;
}

/** The percent done, as the words of a card, which has room for one cell of it: "Delivered 64%". */
export function DoneOnCard({ of, done }: { of: Voucher; done: readonly Done[] }) {
  const progress = use(Known)?.[of.id];
  if (of.state !== 'Issued' || !progress) return null;
  // Where nothing or all is done, the status says so.
  const parts = done.filter((one) => progress[one] > 0 && progress[one] < 100);
  const words = parts.map((one) => `${DONE_TITLES[one]} ${formatPercent(progress[one])}`).join(' · ');
  return (
    <span aria-hidden className="hidden cards:inline print:hidden">
      {words}
    </span>
  );
}

export const DONE_TITLES = { delivered: 'Delivered', billed: 'Billed', received: 'Received' } as const;
export type Done = keyof typeof DONE_TITLES;

const Known = createContext<Readonly<Record<string, OrderProgress>> | undefined>(undefined);

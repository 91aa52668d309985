import { createContext, type ReactNode, use } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { progressOfOrders } from '#data/books/orders/order-progress.ts';
import { isOrder } from '#domain/books/orders/order.ts';
import type { OrderProgress } from '#domain/books/orders/order-progress.ts';
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

/**
 * What part of its value is done, in percent. A card has no headings, so the word for it stands before the figure, and only where the
 * status does not tell: not where nothing or all is done.
 */
export function PercentDone({ of, title, done }: { of: Voucher; title: string; done: Done }) {
  const progress = use(Known)?.[of.id];
  if (of.state !== 'Issued' || !progress) return null;
  const percent = progress[done];
  return (
    <span className={percent === 0 || percent === 100 ? 'cards:hidden print:inline' : undefined}>
      <span aria-hidden className="hidden text-caption text-ink-3 cards:inline print:hidden">
        {title}{' '}
      </span>
      <Figure>{formatPercent(percent)}</Figure>
    </span>
  );
}

export type Done = 'delivered' | 'billed' | 'received';

const Known = createContext<Readonly<Record<string, OrderProgress>> | undefined>(undefined);

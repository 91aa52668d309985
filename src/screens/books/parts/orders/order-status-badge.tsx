import type { OrderStatus } from '#domain/books/fulfilment/order-status.ts';
import type { Tone } from '#domain/tone.ts';
import { Badge } from '#ui/layout/badge.tsx';

/** How an order stands, as a pill. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={TONES[status]}>{status}</Badge>;
}

const TONES = {
  Draft: 'quiet',
  Cancelled: 'bad',
  Accepted: 'good',
  Closed: 'quiet',
  Expired: 'bad',
  'Part accepted': 'waiting',
  Open: 'waiting',
  Billed: 'good',
  Delivered: 'waiting',
  Overdue: 'bad',
  'Part delivered': 'waiting',
  Settled: 'good',
  Moved: 'good',
  'Part settled': 'waiting',
  Received: 'good',
  'Part received': 'waiting',
  'Came back': 'good',
} as const satisfies Record<OrderStatus, Tone>;

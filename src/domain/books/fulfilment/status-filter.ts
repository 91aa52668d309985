import type { SourceKind } from '#domain/books/line-source.ts';
import { isStatusOpen, type OrderStatus } from './order-status.ts';

/** The orders that a list shows: all that something is still to be done of, or those of one status. */
export type StatusFilter = OrderStatus | typeof NOT_FINISHED;

const NOT_FINISHED = 'Not finished';

/** The filters of each list of orders, with its statuses in the order in which they come about. Goods Back stand among the challans. */
export const STATUS_FILTERS = {
  Quotation: [NOT_FINISHED, 'Draft', 'Open', 'Part accepted', 'Expired', 'Accepted', 'Closed', 'Cancelled'],
  'Sales Order': [
    NOT_FINISHED,
    'Draft',
    'Open',
    'Part delivered',
    'Delivered',
    'Overdue',
    'Billed',
    'Closed',
    'Cancelled',
  ],
  'Delivery Challan': [
    NOT_FINISHED,
    'Draft',
    'Open',
    'Part settled',
    'Overdue',
    'Settled',
    'Moved',
    'Came back',
    'Cancelled',
  ],
  'Purchase Order': [NOT_FINISHED, 'Draft', 'Open', 'Part received', 'Overdue', 'Received', 'Closed', 'Cancelled'],
} as const satisfies Readonly<Record<SourceKind, readonly StatusFilter[]>>;

/** Whether a filter means an order of a status. */
export function passesStatus(status: OrderStatus, filter: StatusFilter): boolean {
  return filter === NOT_FINISHED ? isStatusOpen(status) : status === filter;
}

/** Whether only drafts and orders of which something is left can pass a filter. */
export function isAmongOpen(filter: StatusFilter): boolean {
  return filter === NOT_FINISHED || isStatusOpen(filter);
}

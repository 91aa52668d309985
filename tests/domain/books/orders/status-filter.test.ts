import { expect, it } from 'vitest';
import { ORDER_STATUSES } from '#domain/books/fulfilment/order-status.ts';
import { isAmongOpen, passesStatus, STATUS_FILTERS } from '#domain/books/fulfilment/status-filter.ts';

it('every status of an order can be chosen in some list, and each list offers what is not finished first', () => {
  const offered = new Set(Object.values(STATUS_FILTERS).flat());
  expect(ORDER_STATUSES.filter((status) => !offered.has(status))).toEqual([]);
  for (const filters of Object.values(STATUS_FILTERS)) expect(filters[0]).toBe('Not finished');
});

it('what is not finished are drafts and orders of which something is left', () => {
  expect(ORDER_STATUSES.filter((status) => passesStatus(status, 'Not finished'))).toEqual([
    'Draft',
    'Expired',
    'Part accepted',
    'Open',
    'Delivered',
    'Overdue',
    'Part delivered',
    'Part settled',
    'Part received',
  ]);
  expect(ORDER_STATUSES.filter((status) => isAmongOpen(status) !== passesStatus(status, 'Not finished'))).toEqual([]);
});

import type { LinkProps } from '@tanstack/react-router';
import type { Period, Target } from '#domain/books/ledger/report.ts';
import { firstDayOfYear } from '#domain/calendar.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';

/** Where a figure of a report of a period leads; undefined where nothing shows what it is made of. */
export type LinkTo = (target: Target, period: Period) => Pick<LinkProps, 'to' | 'params' | 'search'> | undefined;

/** The screens of the open books that the figures of reports open. */
export function useReportLinks(): LinkTo {
  const params = { key: useBooksKey() };
  return (target, { from, to }) => {
    switch (target.to) {
      case 'ledger':
        // What stands as on a day is the closing balance of the statement of that year up to the day.
        return {
          to: '/books/$key/ledgers/$id',
          params: { ...params, id: target.id },
          search: { from: from ?? firstDayOfYear(to), to },
        };
      case 'party':
        return {
          to: '/books/$key/parties/$id',
          params: { ...params, id: target.id },
          search: { from: from ?? firstDayOfYear(to), to },
        };
      case 'voucher':
        return { to: '/books/$key/vouchers/$id', params: { ...params, id: target.id } };
      case 'group':
        return { to: '/books/$key/groups/$group', params: { ...params, group: target.group }, search: { on: to } };
      case 'parties':
        return {
          to: '/books/$key/groups/$group',
          params: { ...params, group: target.of === 'debtors' ? 'Sundry Debtors' : 'Sundry Creditors' },
          search: { on: to },
        };
      case 'stock':
        return { to: '/books/$key/reports/stock-summary', params, search: { on: to } };
      case 'item':
        return {
          to: '/books/$key/items/$id',
          params: { ...params, id: target.id },
          search: { from: firstDayOfYear(target.on), to: target.on },
        };
      case 'stock ledger':
        return {
          to: '/books/$key/items/$id',
          params: { ...params, id: target.id },
          search: { from: target.from, to: target.until, godown: target.godown },
        };
      case 'profit and loss':
        return {
          to: '/books/$key/reports/profit-and-loss',
          params,
          search: { from: target.from, to: target.until },
        };
      case 'trial balance':
        return { to: '/books/$key/reports/trial-balance', params, search: { on: target.on } };
      case 'register':
        return {
          to: REGISTERS[target.of],
          params,
          search: { from: target.from, to: target.until },
        };
      case 'gst':
        return { to: '/books/$key/gst', params, search: { tab: 'gstr-3b', month: target.month } };
    }
  };
}

const REGISTERS = {
  'Sales Register': '/books/$key/reports/sales-register',
  'Purchase Register': '/books/$key/reports/purchase-register',
} as const;

import type { LinkProps } from '@tanstack/react-router';
import type { Target } from '#domain/books/report.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';

/** Where a figure of a report leads; undefined where nothing shows what it is made of. */
export type LinkTo = (target: Target) => Pick<LinkProps, 'to' | 'params' | 'search'> | undefined;

/** The screens of the open books that the figures of reports open. */
export function useReportLinks(): LinkTo {
  const params = { key: useBooksKey() };
  return (target) => {
    switch (target.to) {
      case 'ledger':
        return { to: '/books/$key/accounting', params, search: { tab: 'ledgers', show: target.id } };
      case 'parties':
        return { to: '/books/$key/parties', params, search: target.of === 'creditors' ? { tab: 'suppliers' } : {} };
      case 'stock':
        return { to: '/books/$key/items', params };
      case 'profit and loss':
        return {
          to: '/books/$key/reports/profit-and-loss',
          params,
          search: { from: target.from, to: target.until },
        };
      case 'trial balance':
        return { to: '/books/$key/reports/trial-balance', params, search: { on: target.on } };
    }
  };
}

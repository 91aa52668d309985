import { useList } from '#data/views/use-list.ts';
import type { DAY_BOOK, INVOICE_LIST } from '#data/books/vouchers/voucher-lists.ts';
import { usePeriod } from './use-period.ts';

/** The vouchers of some days as a long list. The fields of the period and the list turn to other days together. */
export function useListOfDays(report: string, from: typeof DAY_BOOK | typeof INVOICE_LIST, direction: 'up' | 'down') {
  const period = usePeriod(report);
  const { shown } = period;
  const list = useList(from, { sort: 'date', direction, filter: '', find: '', range: [shown.from, shown.to] });
  return {
    list,
    period: {
      ...period,
      change(part: Parameters<typeof period.change>[0]) {
        period.change(part);
        const { from: begins, to: ends } = { ...period, ...part };
        if (begins !== '' && ends !== '' && begins <= ends) list.changeView({ range: [begins, ends] });
      },
    },
  };
}

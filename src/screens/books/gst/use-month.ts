import { useNavigate } from '@tanstack/react-router';
import { today } from '#data/clock.ts';
import {
  dueDayOf,
  isMonth,
  type Month,
  monthBefore,
  monthOfDay,
  monthsBackTo,
} from '#domain/books/returns/return-month.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { useSearchParam } from '#ui/navigation/use-search-param.ts';

/**
 * The month that the returns are shown for: the one that the address names (?month=2026-04), or the one that is to be filed:
 * the last one until its GSTR-3B is due, then the current one. All tabs share it.
 */
export function useMonth(booksBegin: IsoDate) {
  const asked = useSearchParam('month') ?? '';
  const navigate = useNavigate();
  const [first, current] = [monthOfDay(booksBegin), monthOfDay(today())];
  const months = monthsBackTo(first < current ? first : current, current);
  const last = monthBefore(current);
  const usual = last >= first && today() <= dueDayOf('GSTR-3B', last) ? last : current;
  return {
    month: isMonth(asked) && months.includes(asked) ? asked : usual,
    months,
    turnTo(month: Month) {
      const search = (now: Readonly<Record<string, unknown>>) => ({ ...now, month });
      void navigate({ to: '.', search, replace: true, resetScroll: false });
    },
  };
}

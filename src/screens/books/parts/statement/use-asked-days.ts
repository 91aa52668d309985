import { useLocation } from '@tanstack/react-router';

/** What the address says of days. A link to other days of the page that is open begins it anew, under this as its key. */
export function useAskedDays(): string {
  return useLocation({
    select: ({ searchStr }) => {
      const search = new URLSearchParams(searchStr);
      return ['from', 'to', 'on'].map((name) => search.get(name) ?? '').join();
    },
  });
}

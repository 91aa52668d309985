import { useLocation } from '@tanstack/react-router';

/** Returns the days that the address names. A link to other days of the open page begins it anew, under this as its key. */
export function useAddressDays(): string {
  return useLocation({
    select: ({ searchStr }) => {
      const search = new URLSearchParams(searchStr);
      return ['from', 'to', 'on'].map((name) => search.get(name) ?? '').join();
    },
  });
}

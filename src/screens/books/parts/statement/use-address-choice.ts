import { useLocation } from '@tanstack/react-router';

/** Returns the days and the godown that the address names. A link to others of the open page begins it anew, under this as its key. */
export function useAddressChoice(): string {
  return useLocation({
    select: ({ searchStr }) => {
      const search = new URLSearchParams(searchStr);
      return ['from', 'to', 'on', 'godown'].map((name) => search.get(name) ?? '').join();
    },
  });
}

import { useLocation } from '@tanstack/react-router';

/** Returns what the address says after its `?` by that name, as it stands there (not as JSON); undefined if it does not name it. */
export function useSearchParam(name: string): string | undefined {
  return useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get(name) ?? undefined });
}

import { useParams } from '@tanstack/react-router';

/** The key of the set of books in the address, for links within it. */
export function useBooksKey(): string {
  return useParams({ from: '/books/$key' }).key;
}

import { useState } from 'react';

/**
 * Returns what was found for the text of a combobox, and while the next is being read what was found before: the list still
 * offers that, and whoever takes one of its options is to get it.
 */
export function useLastFound<T>(found: T | undefined): T | undefined {
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  return found ?? last;
}

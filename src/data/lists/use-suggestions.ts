import { useState } from 'react';
import { useLiveResultOf } from '#data/store/live.ts';
import type { Store } from '#data/store/store.ts';
import type { AnyRows } from '#data/store/table.ts';

/**
 * Reads the suggestions for a text live. The previous suggestions stay until the next ones are read, or the browser's
 * list would close and reopen.
 */
export function useSuggestionsOf<Rows extends AnyRows, T>(
  store: Store<Rows>,
  key: readonly unknown[],
  query: () => Promise<readonly T[]>,
): readonly T[] {
  const { value: read } = useLiveResultOf(store, key, query);
  const [suggestions, setSuggestions] = useState<readonly T[]>([]);
  if (read && read !== suggestions) setSuggestions(read);
  return suggestions;
}

import { useState } from 'react';
import { useLiveResult } from './live.ts';

/**
 * What to suggest for a text, read live. The previous suggestions stay until the next ones are read, or the browser's
 * list would close and reopen.
 */
export function useSuggestions<T>(key: readonly unknown[], query: () => Promise<readonly T[]>): readonly T[] {
  const { value: read } = useLiveResult(key, query);
  const [suggestions, setSuggestions] = useState<readonly T[]>([]);
  if (read && read !== suggestions) setSuggestions(read);
  return suggestions;
}

import { useSuggestionsOf } from '#data/lists/use-suggestions.ts';
import { type ReadOptions, useLiveOf, useLiveResultOf } from '#data/store/live.ts';
import { sampleStore } from './store.ts';

/** A live read of the sample business: see `useLiveOf`. */
export function useLive<T>(key: readonly unknown[], query: () => Promise<T>, options?: ReadOptions): T | undefined {
  return useLiveOf(sampleStore, key, query, options);
}

/** The same for a part of a screen that shows a read error in its own place: see `useLiveResultOf`. */
export function useLiveResult<T>(key: readonly unknown[], query: () => Promise<T>, options?: ReadOptions) {
  return useLiveResultOf(sampleStore, key, query, options);
}

/** What to suggest for a text: see `useSuggestionsOf`. */
export function useSuggestions<T>(key: readonly unknown[], query: () => Promise<readonly T[]>): readonly T[] {
  return useSuggestionsOf(sampleStore, key, query);
}

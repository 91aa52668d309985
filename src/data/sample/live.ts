import { useSuggestionsOf } from '#data/lists/use-suggestions.ts';
import { type ReadOptions, useLiveOf, useLiveResultOf } from '#data/store/live.ts';
import { sampleStore } from './store.ts';

/** A live read of the sample business: see `useLiveOf`. */
export function useLive<T>(key: readonly unknown[], query: () => Promise<T>, options?: ReadOptions): T | undefined {
  return useLiveOf(sampleStore, key, query, options);
}

/** A live read for a part of a screen that shows a read error in its own place: see `useLiveResultOf`. */
export function useLiveResult<T>(key: readonly unknown[], query: () => Promise<T>, options?: ReadOptions) {
  return useLiveResultOf(sampleStore, key, query, options);
}

/** Suggestions for a text from the sample business: see `useSuggestionsOf`. */
export function useSuggestions<T>(key: readonly unknown[], query: () => Promise<readonly T[]>): readonly T[] {
  return useSuggestionsOf(sampleStore, key, query);
}

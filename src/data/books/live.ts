import { useSuggestionsOf } from '#data/lists/use-suggestions.ts';
import { type ReadOptions, useLiveOf, useLiveResultOf } from '#data/store/live.ts';
import { booksStore } from './store.ts';

/** A live read of the open set of books: see `useLiveOf`. */
export function useLive<T>(key: readonly unknown[], query: () => Promise<T>, options?: ReadOptions): T | undefined {
  return useLiveOf(booksStore, key, query, options);
}

/** A live read as `useLive`, for a part of a screen that shows a read error in its own place: see `useLiveResultOf`. */
export function useLiveResult<T>(key: readonly unknown[], query: () => Promise<T>, options?: ReadOptions) {
  return useLiveResultOf(booksStore, key, query, options);
}

/** Suggestions for a text: see `useSuggestionsOf`. */
export function useSuggestions<T>(key: readonly unknown[], query: () => Promise<readonly T[]>): readonly T[] {
  return useSuggestionsOf(booksStore, key, query);
}

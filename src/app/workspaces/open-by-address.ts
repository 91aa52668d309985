import type { AnyRouter } from '@tanstack/react-router';
import { type Business, openSample } from '#data/sample/store.ts';
import type { Storage } from '#data/store/store.ts';
import { setReloadNote } from '#ui/lazy-part.tsx';
import { workspaceOf } from './workspace-of-address.ts';

/**
 * Opens the database of each workspace when the address first leads to it, and no other: a page of books never creates
 * sample data, and a page of the sample never touches books. What was opened in this page stays open, so that changes
 * to the sample survive a look at the books.
 */
export function openByAddress(
  router: Pick<AnyRouter, 'subscribe' | 'latestLocation'>,
  business: () => Promise<Business>,
): { sample: Promise<Storage>; first: Promise<unknown> } {
  const known = new Set<keyof typeof AFTER_RELOAD>();
  let begin: (opening: Promise<Storage>) => void;
  const sample = new Promise<Storage>((resolve) => (begin = resolve));
  // Nobody may be waiting for it: the screen then says why.
  sample.catch(() => undefined);

  async function arriveAt(pathname: string): Promise<unknown> {
    const place = workspaceOf(pathname);
    const opened = place.name === 'sample' ? 'sample' : 'books';
    const isFirst = !known.has(opened);
    known.add(opened);
    setReloadNote(AFTER_RELOAD[opened]);
    if (isFirst && opened === 'sample') begin(business().then(openSample));
    if (opened === 'sample') return sample;
    return place.name === 'books' ? openSet(place.booksKey) : undefined;
  }

  const first = arriveAt(router.latestLocation.pathname);
  router.subscribe('onBeforeLoad', ({ toLocation }) => void arriveAt(toLocation.pathname).catch(() => undefined));
  return { sample, first };
}

/** Begins to open a set of books while its screen is still being fetched; opened-books.tsx says where it fails. */
async function openSet(key: string): Promise<Storage> {
  const { openBooks } = await import('#data/books/store.ts');
  return openBooks(key);
}

const AFTER_RELOAD = {
  sample: 'it starts from the sample data',
  books: 'what is saved in your books stays there',
} as const;

import { problemInName, tidyName } from '#domain/books/names.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** A page of items that the counter offers as tiles, in their own order. */
export type FavouritePage = Readonly<{ name: string; items: readonly Named[] }>;

const MOST_PAGES = 12;
const MOST_FAVOURITES = 40;

/** Returns what is wrong with the pages, at most one sentence for each, by their places; none where all are right. */
export function problemsInFavourites(pages: readonly FavouritePage[]): ReadonlyMap<number, string> {
  const found = pages.map(({ name, items }, at) => [at, problemInPage(pages, name, items.length)] as const);
  return new Map(found.filter((entry): entry is readonly [number, string] => entry[1] !== undefined));
}

/** Why no further page can be added; undefined while one can. */
export function problemInMorePages(pages: readonly FavouritePage[]): string | undefined {
  return pages.length < MOST_PAGES ? undefined : `There are at most ${MOST_PAGES} pages. Remove one first.`;
}

function problemInPage(pages: readonly FavouritePage[], name: string, items: number): string | undefined {
  const problem = problemInName(name, 'page');
  if (problem !== undefined) return problem;
  if (pages.filter((other) => tidyName(other.name) === tidyName(name)).length > 1)
    return `Another page is called “${tidyName(name)}”, too. Enter another name.`;
  return items <= MOST_FAVOURITES ? undefined : `A page has at most ${MOST_FAVOURITES} items. Remove some of them.`;
}

/** Returns the pages with an item on one of them, at its end; one that is there already stays where it is. */
export function withFavourite(pages: readonly FavouritePage[], at: number, item: Named): readonly FavouritePage[] {
  return changePage(pages, at, ({ name, items }) => ({
    name,
    items: items.some(({ id }) => id === item.id) ? items : [...items, { id: item.id, name: item.name }],
  }));
}

export function withoutFavourite(pages: readonly FavouritePage[], at: number, id: string): readonly FavouritePage[] {
  return changePage(pages, at, ({ name, items }) => ({ name, items: items.filter((item) => item.id !== id) }));
}

/** Returns the pages with an item one place further to the front (−1) or the back (1). */
export function withMovedFavourite(
  pages: readonly FavouritePage[],
  at: number,
  id: string,
  by: 1 | -1,
): readonly FavouritePage[] {
  return changePage(pages, at, ({ name, items }) => ({ name, items: moved(items, (item) => item.id === id, by) }));
}

export function withPage(pages: readonly FavouritePage[], name: string): readonly FavouritePage[] {
  return [...pages, { name, items: [] }];
}

export function withPageName(pages: readonly FavouritePage[], at: number, name: string): readonly FavouritePage[] {
  return changePage(pages, at, ({ items }) => ({ name, items }));
}

export function withoutPage(pages: readonly FavouritePage[], at: number): readonly FavouritePage[] {
  return pages.toSpliced(at, 1);
}

/** Returns the pages with one of them a place further to the front (−1) or the back (1). */
export function withMovedPage(pages: readonly FavouritePage[], at: number, by: 1 | -1): readonly FavouritePage[] {
  return moved(pages, (page) => page === pages[at], by);
}

function changePage(
  pages: readonly FavouritePage[],
  at: number,
  change: (page: FavouritePage) => FavouritePage,
): readonly FavouritePage[] {
  return pages.map((page, place) => (place === at ? change(page) : page));
}

/** Leaves alone whatever would go beyond an end. */
function moved<Each>(all: readonly Each[], isMeant: (each: Each) => boolean, by: 1 | -1): readonly Each[] {
  const from = all.findIndex(isMeant);
  const [one, to] = [all[from], from + by];
  if (one === undefined || to < 0 || to >= all.length) return all;
  return all.toSpliced(from, 1).toSpliced(to, 0, one);
}

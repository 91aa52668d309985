import { describe, expect, it } from 'vitest';
import {
  type FavouritePage,
  problemInMorePages,
  problemsInFavourites,
  withFavourite,
  withMovedFavourite,
  withMovedPage,
  withoutFavourite,
  withoutPage,
  withPage,
  withPageName,
} from '#domain/books/counter/favourites.ts';

const SALT = { id: 'ITM-1', name: 'Salt' };
const RICE = { id: 'ITM-2', name: 'Rice' };
const PAGES: readonly FavouritePage[] = [
  { name: 'Dry', items: [SALT, RICE] },
  { name: 'Wet', items: [] },
];
const names = (pages: readonly FavouritePage[]) => pages.map(({ name }) => name);
const first = (pages: readonly FavouritePage[]) => pages[0]?.items.map(({ name }) => name);

describe('the pages of favourites', () => {
  it('have an item once, in an order of their own', () => {
    expect(withFavourite(PAGES, 0, SALT)).toEqual(PAGES);
    expect(withFavourite(PAGES, 1, SALT)[1]?.items).toEqual([SALT]);
    expect(first(withoutFavourite(PAGES, 0, SALT.id))).toEqual(['Rice']);
    expect(first(withMovedFavourite(PAGES, 0, RICE.id, -1))).toEqual(['Rice', 'Salt']);
    expect(first(withMovedFavourite(PAGES, 0, RICE.id, 1))).toEqual(['Salt', 'Rice']);
  });

  it('are named, moved and removed', () => {
    expect(names(withPage(PAGES, 'Cold'))).toEqual(['Dry', 'Wet', 'Cold']);
    expect(names(withPageName(PAGES, 1, 'Milk'))).toEqual(['Dry', 'Milk']);
    expect(names(withMovedPage(PAGES, 1, -1))).toEqual(['Wet', 'Dry']);
    expect(names(withMovedPage(PAGES, 0, -1))).toEqual(['Dry', 'Wet']);
    expect(names(withoutPage(PAGES, 0))).toEqual(['Wet']);
  });

  it('are twelve at most, of forty items, each with a name of its own', () => {
    const many = Array.from({ length: 41 }, (_, at) => ({ id: `ITM-${at}`, name: `Item ${at}` }));
    expect(problemsInFavourites([{ name: 'Dry', items: many.slice(0, 40) }])).toEqual(new Map());
    expect([...problemsInFavourites([{ name: 'Dry', items: many }]).values()]).toEqual([
      'A page has at most 40 items. Remove some of them.',
    ]);
    expect([...problemsInFavourites([...PAGES, { name: ' Dry ', items: [] }]).keys()]).toEqual([0, 2]);
    expect(problemsInFavourites([{ name: ' ', items: [] }]).size).toBe(1);
    const twelve = Array.from({ length: 12 }, (_, at) => ({ name: `Page ${at}`, items: [] }));
    expect(problemInMorePages(twelve.slice(1))).toBeUndefined();
    expect(problemInMorePages(twelve)).toBe('There are at most 12 pages. Remove one first.');
  });
});

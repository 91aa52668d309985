import { afterEach, beforeEach, expect, it } from 'vitest';
import { favourites, itemsOnPage, updateFavourites } from '#data/books/counter/favourites.ts';
import { deleteItems, updateItem } from '#data/books/masters/items.ts';
import { booksStore } from '#data/books/store.ts';
import { itemInput } from '#domain/books/masters/item.ts';
import { addForSale, ON, SHOP } from '../../../support/counter.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';

beforeEach(async () => {
  await freshBooks(SHOP);
});
afterEach(emptyShelf);

it('favourites are kept in the books, by pages, and offer their items as they are now', async () => {
  const [salt, rice, tea] = [await addForSale('Salt', 105), await addForSale('Rice', 60), await addForSale('Tea', 9)];
  expect(await favourites()).toEqual({ rev: 0, pages: [] });
  const page = { name: 'Dry', items: [rice, salt, tea].map(({ id, name }) => ({ id, name })) };
  await updateFavourites(0, [page, { name: ' Wet ', items: [] }]);
  const { rev, pages } = await favourites();
  expect([rev, pages.map(({ name }) => name)]).toEqual([1, ['Dry', 'Wet']]);
  await updateItem(salt.id, 1, { ...itemInput(salt, ON.today), name: 'Rock salt' });
  await updateItem(rice.id, 1, { ...itemInput(rice, ON.today), isActive: false });
  await deleteItems([tea.id]);
  expect((await itemsOnPage(page)).map(({ name }) => name)).toEqual(['Rock salt']);
  expect((await booksStore.records('edits').toArray()).at(-4)).toMatchObject({ kind: 'Favourites', deed: 'create' });
});

it('favourites that another tab changed are not written over, nor wrong ones kept', async () => {
  await updateFavourites(0, [{ name: 'Dry', items: [] }]);
  await expect(updateFavourites(0, [])).rejects.toThrow('Changed in another tab meanwhile');
  await expect(updateFavourites(1, [{ name: '', items: [] }])).rejects.toThrow();
  const many = Array.from({ length: 13 }, (_, at) => ({ name: `Page ${at}`, items: [] }));
  await expect(updateFavourites(1, many)).rejects.toThrow('There are at most 12 pages. Remove one first.');
  expect((await favourites()).pages).toEqual([{ name: 'Dry', items: [] }]);
});

import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createProduct, PRODUCT_LIST } from '#data/sample/products.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { useList } from '#data/views/use-list.ts';
import { useMarkSearch } from '#data/views/use-mark-search.ts';
import { asPaise } from '#domain/money.ts';
import { BLANK_PRODUCT } from '#domain/sample/product-input.ts';
import { recordId } from '#domain/record-id.ts';
import { aBusiness } from '../../support/sample-records.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';

test('a search steps from match to match, across pages, and wraps around', async () => {
  const products = await aSearchOf('pen', { 2: 'Pen', 60: 'Pencil', 119: 'Pen stand' });
  for (const id of ['PRD-002', 'PRD-060', 'PRD-119', 'PRD-002']) {
    products.step(1);
    await products.marks(id);
  }
  products.step(-1);
  await products.marks('PRD-119');
});

test('a search continues from the marked match when the list is sorted differently', async () => {
  const products = await aSearchOf('pen', { 3: 'Pen', 4: 'Pencil', 6: 'Pen stand', 7: 'Pen drive' });
  for (const id of ['PRD-003', 'PRD-004']) {
    products.step(1);
    await products.marks(id);
  }
  // Prices fall as numbers rise, so the direction is reversed: 7, 6, 4, 3.
  products.changeView({ sort: 'price' });
  await products.shows('PRD-120');
  products.step(1);
  await products.marks('PRD-003');
  // Pen, Pen drive, Pen stand, Pencil.
  products.changeView({ sort: 'name' });
  await products.shows('PRD-003');
  products.step(1);
  await products.marks('PRD-007');
});

test('a new search forgets the previous matches, so that it never announces a wrong count', async () => {
  const products = await aSearchOf('zenith', {});
  await products.says('0 of 120');
  products.search('');
  await products.says('');
  await createProduct({ ...BLANK_PRODUCT, name: 'Zenith lamp' });
  products.search('zenith');
  await products.says('1 of 121');
  expect(products.said.slice(products.said.lastIndexOf(''))).not.toContainEqual(expect.stringMatching(/^0 of/));
});

/** A hundred and twenty products, with these names by number, and a search among them. */
async function aSearchOf(text: string, names: Readonly<Record<number, string>>) {
  const [first] = sample.products;
  if (!first) throw new Error('The sample business has a product');
  const products = Array.from({ length: 120 }, (_, place) => ({
    ...first,
    id: recordId('PRD-', place + 1),
    name: names[place + 1] ?? 'Product',
    price: asPaise(1000_00 - place),
  }));
  await freshMirror(aBusiness({ products }));
  const said: string[] = [];
  const { result } = await renderHook(() => {
    const list = useList(PRODUCT_LIST, { sort: 'id', direction: 'up', filter: '', find: '' });
    const searched = useMarkSearch(PRODUCT_LIST, list, ({ id }) => id);
    said.push(searched.search.label);
    return { list, ...searched };
  });
  const shows = (id: string) => expect.poll(() => result.current.list.rows?.[0]?.id).toBe(id);
  await shows('PRD-001');
  result.current.search.type(text);
  await expect.poll(() => result.current.search.label).not.toBe('');
  return {
    shows,
    said,
    says: (label: string) => expect.poll(() => result.current.search.label).toBe(label),
    search: (words: string) => result.current.search.type(words),
    changeView: (change: Parameters<typeof result.current.list.changeView>[0]) =>
      result.current.list.changeView(change),
    step: (by: 1 | -1) => result.current.search.step?.(by),
    /** Expects that match to be marked, with its row on the page. */
    async marks(id: string) {
      await expect.poll(() => result.current.marks.current).toBe(id);
      await expect.poll(() => [...result.current.marks.found]).toContain(id);
    },
  };
}

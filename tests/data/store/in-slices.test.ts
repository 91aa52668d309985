import { expect, it } from 'vitest';
import { inSlices, rowsAgreeing, slicesOf } from '#data/store/in-slices.ts';

it.each([0, 1, 499, 500, 501, 1000, 1001])(
  'reads each of %i rows once, in order, some hundred at a time',
  async (count) => {
    const all = Array.from({ length: count }, (_, at) => at);
    let most = 0;
    const read = await inSlices<number, number>(
      async (size, after) => {
        const some = all.filter((row) => after === undefined || row > after).slice(0, size);
        most = Math.max(most, some.length);
        return some;
      },
      (row) => row,
    );
    expect(read).toEqual(all);
    expect(most).toBeLessThanOrEqual(2000);
  },
);

it('keeps what is asked of each row', async () => {
  const doubled = await inSlices<number, number>(
    async (_, after) => (after === undefined ? [1, 2] : []),
    (row) => row * 2,
  );
  expect(doubled).toEqual([2, 4]);
});

it.each([
  [0, [0]],
  [24, [24]],
  [25, [25]],
  [26, [25, 1]],
  [50, [25, 25]],
])('%i things come in slices, at least one', (count, sizes) => {
  const all = Array.from({ length: count }, (_, at) => at);
  const slices = [...slicesOf(new Set(all), 25)];
  expect(slices.map((some) => some.length)).toEqual(sizes);
  expect(slices.flat()).toEqual(all);
});

it('counts the rows that are kept as they should be, whatever the order of their fields', async () => {
  const rows = Array.from({ length: 60 }, (_, id) => ({ id, name: 'A', rev: 1 }));
  const kept = new Map(rows.map((row) => [row.id, { rev: 2, name: row.id === 7 ? 'B' : 'A', id: row.id }]));
  kept.delete(59);
  const table = { bulkGet: async (ids: readonly number[]) => ids.map((id) => kept.get(id)) };
  const agreeing = (of?: (row: object) => object) => rowsAgreeing(table, rows, ({ id }) => id, of);
  expect(await agreeing(({ rev: _, ...row }: { rev?: number }) => row)).toEqual({ right: 58, expected: 60 });
  expect(await agreeing()).toEqual({ right: 0, expected: 60 });
});

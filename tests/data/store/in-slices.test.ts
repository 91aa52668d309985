import { expect, it } from 'vitest';
import { inSlices } from '#data/store/in-slices.ts';

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
    expect(most).toBeLessThanOrEqual(500);
  },
);

it('keeps what is asked of each row', async () => {
  const doubled = await inSlices<number, number>(
    async (_, after) => (after === undefined ? [1, 2] : []),
    (row) => row * 2,
  );
  expect(doubled).toEqual([2, 4]);
});

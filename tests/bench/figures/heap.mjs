import { heapOf, inMb } from '../numbers.mjs';
import { atMost } from '../table.mjs';

/**
 * The heap with /invoices open, after garbage collection.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function heap(lab) {
  const empty = await usedWith(lab, 0);
  const few = await usedWith(lab, 100);
  const full = await usedWith(lab, 100_000);
  return [
    atMost('Heap on /invoices, 100,000 / 0', full / empty, 1.2, { beside: `${inMb(full)} / ${inMb(empty)}` }),
    // An empty list renders no rows, so the figure above is mostly the cost of fifty rows; this one compares the
    // records.
    {
      figure: 'Heap on /invoices, 100,000 / 100',
      value: (full / few).toFixed(2),
      beside: `${inMb(full)} / ${inMb(few)}`,
    },
  ];
}

/**
 * @param {import('../lab.mjs').Lab} lab
 * @param {number} count
 */
async function usedWith(lab, count) {
  const page = await lab.holding(count);
  await page.getByRole('navigation', { name: 'Main Navigation' }).getByRole('link', { name: 'Invoices' }).click();
  await page
    .getByRole(count === 0 ? 'table' : 'row', { name: count === 0 ? 'All Invoices' : /^INV-/ })
    .first()
    .waitFor();
  return heapOf(page);
}

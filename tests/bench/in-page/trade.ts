import { productTotals } from '#data/sample/products.ts';
import { recordMovement } from '#data/sample/stock-movements.ts';
import { asQuantity } from '#domain/quantity.ts';
import { BLANK_MOVEMENT } from '#domain/sample/stock-movement.ts';
import { moment } from './watch.ts';

/** Records a movement of the first product in the list: milliseconds until its changed stock is visible. */
export async function movement(): Promise<number> {
  const productId = topId();
  const before = stockOf(productId);
  const started = performance.now();
  const [seen] = await Promise.all([
    moment(() => stockOf(productId) !== before),
    recordMovement({ ...BLANK_MOVEMENT, productId, type: 'Stock In', quantity: asQuantity(0.001) }, '2025-03-01'),
  ]);
  return seen - started;
}

/** Milliseconds to read the inventory's value and counts. */
export async function readInventory(): Promise<number> {
  const started = performance.now();
  await productTotals();
  return performance.now() - started;
}

function topId(): string {
  return document.querySelector('main tbody tr td')?.textContent ?? '';
}

function stockOf(productId: string): string | undefined {
  const rows = [...document.querySelectorAll('main tbody tr')];
  return rows.find((row) => row.children[0]?.textContent === productId)?.children[4]?.textContent ?? undefined;
}

import type { Paise } from '#domain/money.ts';
import { see } from '#data/books/staff/access.ts';
import { readInBooksJob } from '#data/books/job.ts';
import { movesIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';
import { type MethodOrder, stockByMethod } from './stock-by-method.ts';

/** The value of all goods at the end of each of some days by another method, to see what it would change before it is chosen. */
export async function stockPreview(order: MethodOrder): Promise<readonly Paise[]> {
  see('reports', 'cost');
  const many = await movesIn(await booksStore.ready()).count();
  return await readInBooksJob('stockByMethod', order, stockByMethod, { many });
}

import { type ShownBill, shownBill } from '#domain/books/counter/shown-bill.ts';
import { billFacts } from './bill-facts.ts';
import { bill as billOf } from './bills.ts';
import { returnOf } from './returns.ts';

/** Reads a bill in the making as its customer sees it; undefined once it is saved or cleared. For a live read. */
export async function billOnDisplay(id: string): Promise<ShownBill | undefined> {
  const bill = await billOf(id);
  return bill && shownBill(bill, await billFacts(bill), await returnOf(bill));
}

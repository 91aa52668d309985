import { today } from '#data/clock.ts';
import { item, updateItem } from '#data/books/masters/items.ts';
import { booksStore } from '#data/books/store.ts';
import { firstFree } from '#data/store/first-free.ts';
import { asRefusal, Refusal } from '#data/store/refusal.ts';
import { readScaleCode } from '#domain/books/counter/scale-code.ts';
import { itemInput } from '#domain/books/masters/item.ts';
import { MOST_OWN_CODES, numberOfOwnCode, ownCode } from '#domain/books/masters/own-code.ts';
import { codeKey } from '#domain/item-code.ts';
import { counterSettings } from '#data/books/counter-settings.ts';

/**
 * Returns the next code of the shop's own that no item has, be it active or not, and that is none of `others`, which a form holds
 * unsaved. Throws a Refusal where a row of Scale Codes would read it as a weight or a price.
 */
export async function nextOwnCode(others: readonly string[] = []): Promise<string> {
  const numbers = [await lastOwnCode(), ...others].map((code) => numberOfOwnCode(code) ?? 0);
  const next = Math.max(...numbers) + 1;
  const code = ownCode(next <= MOST_OWN_CODES ? next : await firstFree(1, areAllTaken));
  if (readScaleCode(code, (await counterSettings()).scaleCodes) !== undefined)
    throw new Refusal('Not made', IS_OF_SCALES);
  return code;
}

/** Gives an item without a barcode the next code of the shop's own, and returns it. `rev` is that of the row shown. */
export async function makeCode(id: string, rev: number): Promise<string> {
  try {
    const found = await item(id);
    if (!found) throw new Refusal('Not made', 'This item no longer exists. It was deleted meanwhile.');
    if (found.barcode !== '') throw new Refusal('Not made', `“${found.name}” has a barcode already: ${found.barcode}.`);
    const code = await nextOwnCode();
    await updateItem(id, rev, { ...itemInput(found, today()), barcode: code });
    return code;
  } catch (error) {
    throw asRefusal(error, 'Not saved', booksStore.closedInWords);
  }
}

/** The highest of these codes that an item has; blank if there is none. */
async function lastOwnCode(): Promise<string> {
  const items = booksStore.records('items').where('keys.codes');
  const [key] = await items
    .between(...keysFrom(1, MOST_OWN_CODES))
    // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
    .reverse()
    .limit(1)
    .keys();
  return typeof key === 'string' ? key : '';
}

async function areAllTaken(from: number, many: number): Promise<boolean> {
  const items = booksStore.records('items').where('keys.codes');
  return (await items.between(...keysFrom(from, from + many - 1)).count()) === many;
}

/** The range of codes between two numbers: by key, as the index has them, both ends in it. */
function keysFrom(from: number, to: number) {
  return [codeKey(ownCode(from)), codeKey(ownCode(to)), true, true] as const;
}

const IS_OF_SCALES =
  'Scale Codes read codes that begin with 29. Let the scale print others, and change the pattern in Settings › Counter.';

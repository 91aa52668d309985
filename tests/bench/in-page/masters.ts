import { saveCopy } from '#data/books/copies/copies.ts';
import { createItem, itemChoices } from '#data/books/masters/items.ts';
import { ledgerOrPartyChoices } from '#data/books/masters/references.ts';
import { readCopy } from '#data/books/copies/read-copy.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { longestBlock, timeOf } from './timing.ts';
import { moment } from './watch.ts';

/** Milliseconds to read what a combobox offers after a keystroke that thousands of names begin with. */
export async function readChoices(): Promise<Record<'item' | 'party or ledger', number>> {
  return {
    item: await timeOf(() => itemChoices('it')),
    'party or ledger': await timeOf(() => ledgerOrPartyChoices('pa', 'all')),
  };
}

/** Saves an item that comes first in the open list: milliseconds until it is visible there. */
export async function saveItem(): Promise<number> {
  const name = `00 Item ${9_000_000 - saved++}`;
  const started = performance.now();
  const isSeen = () => document.querySelector('main tbody tr')?.textContent?.includes(name) ?? false;
  const [seen] = await Promise.all([moment(isSeen), createItem({ ...BLANK_ITEM, name, percent: 18 })]);
  return seen - started;
}

/** The longest time that the page is not responsive, in milliseconds, while a copy is written, and while it is restored. */
export async function longestInCopying(): Promise<Readonly<{ written: number; restored: number; records: number }>> {
  let file: Blob | undefined;
  let records = 0;
  const written = await longestBlock(async () => {
    const { parts, count } = await saveCopy();
    file = new Blob([...parts]);
    records = count;
  });
  const restored = await longestBlock(async () => {
    const copy = await readCopy(file ?? new Blob());
    if (copy.kind !== 'copy') throw new Error('The file is locked.');
    await restoreAsNew(copy);
  });
  return { written, restored, records };
}

let saved = 0;

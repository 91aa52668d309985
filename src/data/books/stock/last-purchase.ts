import type { PurchaseInput } from '#domain/books/documents/document.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { BY_DAY, movesIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';

/** A purchase, and which of its lines an item came with. */
export type LastPurchase = Readonly<{ purchase: Voucher<PurchaseInput>; line: number }>;

/** The purchase that last brought an item up to the end of a day, or ever; undefined if none did. */
export async function lastPurchaseOf(item: string, day: IsoDate | '' = ''): Promise<LastPurchase | undefined> {
  const arrivals = await movesIn(booksStore.database())
    .where(BY_DAY)
    .between([item, ''], [item, `${day}\uffff`])
    // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
    .reverse()
    .filter(({ does, voucher }) => does === 'in' && voucher !== '')
    .limit(MOST_ARRIVALS)
    .toArray();
  const vouchers = await booksStore.records('vouchers').bulkGet(arrivals.map(({ voucher }) => voucher));
  for (const [at, voucher] of vouchers.entries()) {
    if (voucher?.kind === 'Purchase') return { purchase: voucher, line: arrivals[at]?.line ?? 0 };
  }
  return undefined;
}

/** Goods that were found since the last purchase come before it. */
const MOST_ARRIVALS = 20;

import { openingDaysChanged } from '#data/books/stock/counted-days.ts';
import { missingOpeningNow } from '#data/books/stock/missing-goods.ts';
import type { Item, ItemInput } from '#domain/books/masters/item.ts';
import { NO_RATE } from '#domain/books/rate.ts';
import { whyGoodsAreMissing } from '#domain/books/stock/missing-goods.ts';
import { changedDaysInWords } from '#domain/books/stock/stock-count.ts';
import { asQuantity } from '#domain/quantity.ts';
import { RestedWarnings } from '#screens/books/parts/stock/rested-warnings.tsx';

/** Warns of later days on which another opening stock leaves an item short, or changes what was counted of it. */
export function OpeningWarnings({ item, draft }: { item: Item; draft: ItemInput }) {
  const find = async ({ openingQuantity }: ItemInput) => {
    // Goods are as many whatever they cost.
    const after = { ...item, openingQuantity: openingQuantity ?? asQuantity(0), openingRate: NO_RATE };
    const before = { ...item, openingRate: NO_RATE };
    const [missing, days] = await Promise.all([missingOpeningNow(before, after), openingDaysChanged(before, after)]);
    return [...missing.map(whyGoodsAreMissing), ...changedDaysInWords(days)];
  };
  return <RestedWarnings about={`opening of ${item.id}`} of={draft} find={find} />;
}

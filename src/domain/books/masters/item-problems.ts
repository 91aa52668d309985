import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { counted } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { problemInHsn } from '#domain/books/hsn.ts';
import { asksFrom, type ItemEntry, openingValue } from './item.ts';
import { GST_PERCENTAGES } from '#domain/books/law/gst-rates.ts';
import { problemInName } from '#domain/books/names.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';
import { NO_RATE } from '#domain/books/rate.ts';

/** What is wrong with an item. `today` tells whether its GST rate was changed. */
export function problemsInItem(entry: ItemEntry, today: IsoDate): Problems<ItemEntry> {
  return problemsIn<ItemEntry>({
    name: problemInName(entry.name, 'item'),
    hsn: problemInHsn(entry.hsn, entry.kind),
    unit: entry.kind === 'Goods' && entry.unit === 'NA' ? 'Choose the unit that the goods are counted in.' : undefined,
    percent: problemInPercent(entry),
    from: asksFrom(entry, today) && !isIsoDate(entry.from) ? 'Enter the day from which the new rate holds.' : undefined,
    sellingPrice: problemInFigure(entry.sellingPrice, 'the selling price'),
    purchasePrice: problemInFigure(entry.purchasePrice, 'the purchase price'),
    reorderLevel: problemInStock(entry, 'reorderLevel', 'the reorder level'),
    openingQuantity: problemInStock(entry, 'openingQuantity', 'the opening quantity'),
    openingRate: problemInStock(entry, 'openingRate', 'the opening rate') ?? problemInValue(entry),
  });
}

function problemInPercent({ taxability, percent }: ItemEntry): string | undefined {
  if (taxability !== 'Taxable') return undefined;
  return GST_PERCENTAGES.some((known) => known === percent) ? undefined : 'Choose the GST rate.';
}

function problemInStock(
  entry: ItemEntry,
  field: 'reorderLevel' | 'openingQuantity' | 'openingRate',
  figure: string,
): string | undefined {
  if (entry.kind === 'Service' && entry[field] !== null) return `A service has no stock. Clear ${figure}.`;
  return problemInFigure(entry[field], figure);
}

function problemInFigure(value: number | null, figure: string): string | undefined {
  return value !== null && value < 0 ? `Enter ${figure} without a minus.` : undefined;
}

function problemInValue({ openingQuantity, openingRate }: ItemEntry): string | undefined {
  const stock = { openingQuantity: openingQuantity ?? asQuantity(0), openingRate: openingRate ?? NO_RATE };
  const value = counted(() => openingValue(stock));
  return value === undefined ? 'The opening stock is worth too much to be counted. Correct one of the two.' : undefined;
}

import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { formatNumber } from '#domain/format.ts';
import { exactOrUndefined } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { problemInHsn } from '#domain/books/hsn.ts';
import { asksFrom, type Item, type ItemInput, openingValue } from './item.ts';
import { problemAboveMrp, problemInPacks } from './pack-problems.ts';
import { GST_PERCENTAGES } from '#domain/books/law/gst-rates.ts';
import { problemInName } from '#domain/books/names.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';
import { NO_RATE } from '#domain/books/rate.ts';

/**
 * Returns the problems of an item. Its GST rate was changed if it is another than that of `today`. `chargesGst`: the business
 * adds it to a price that has none in it, which may then be above the MRP.
 */
export function problemsInItem(input: ItemInput, today: IsoDate, chargesGst = false): Problems<ItemInput> {
  return problemsIn<ItemInput>({
    name: problemInName(input.name, 'item'),
    hsn: problemInHsn(input.hsn, input.kind),
    unit: input.kind === 'Goods' && input.unit === 'NA' ? 'Choose the unit that the goods are counted in.' : undefined,
    percent: problemInItemRate(input),
    from: asksFrom(input, today) && !isIsoDate(input.from) ? 'Enter the day from which the new rate holds.' : undefined,
    sellingPrice: problemInFigure(input.sellingPrice, 'the selling price'),
    purchasePrice: problemInFigure(input.purchasePrice, 'the purchase price'),
    mrp: problemInMrp(input, chargesGst),
    scaleCode: problemInScaleCode(input),
    packs: problemInPacks(input, chargesGst),
    reorderLevel: problemInStock(input, 'reorderLevel', 'the reorder level'),
    openingQuantity: problemInStock(input, 'openingQuantity', 'the opening quantity'),
    openingRate: problemInStock(input, 'openingRate', 'the opening rate') ?? problemInValue(input),
  });
}

/**
 * Returns the problem of goods that vouchers use, so many, where they get another unit, or become a service: what they moved
 * stays in the stock, would be read in another unit, or stand there under what has no stock. By field.
 */
export function problemsInUsedGoods(before: Goods, after: Goods, uses: number): Problems<ItemInput> {
  if (before.kind !== 'Goods' || uses === 0) return {};
  const many = `${formatNumber(uses)} ${uses === 1 ? 'voucher' : 'vouchers'}`;
  const used = `${before.name} is used in ${many} and counted in ${before.unit} there`;
  return problemsIn<ItemInput>({
    kind: after.kind === 'Goods' ? undefined : `${used}: a service has no stock. Make a new item for the service.`,
    unit:
      after.kind !== 'Goods' || after.unit === before.unit
        ? undefined
        : `${used}: its stock would be another one. Make a new item for ${after.unit}.`,
  });
}

type Goods = Pick<Item, 'name' | 'kind' | 'unit'>;

function problemInMrp({ mrp, sellingPrice, ...tax }: ItemInput, chargesGst: boolean): string | undefined {
  if (mrp === null) return undefined;
  return mrp > 0 ? problemAboveMrp(sellingPrice, mrp, tax, chargesGst) : 'Enter the MRP as an amount above 0.';
}

function problemInScaleCode({ kind, scaleCode }: ItemInput): string | undefined {
  if (kind === 'Service' || scaleCode.trim() === '') return undefined;
  return /^\d{1,6}$/.test(scaleCode.trim()) ? undefined : 'Enter a scale code of 1 to 6 digits.';
}

function problemInItemRate({ taxability, percent }: ItemInput): string | undefined {
  if (taxability !== 'Taxable') return undefined;
  return GST_PERCENTAGES.some((known) => known === percent) ? undefined : 'Choose the GST rate.';
}

function problemInStock(
  input: ItemInput,
  field: 'reorderLevel' | 'openingQuantity' | 'openingRate',
  figure: string,
): string | undefined {
  if (input.kind === 'Service' && input[field] !== null) return `A service has no stock. Clear ${figure}.`;
  return problemInFigure(input[field], figure);
}

function problemInFigure(value: number | null, figure: string): string | undefined {
  return value !== null && value < 0 ? `Enter ${figure} without a minus.` : undefined;
}

function problemInValue({ openingQuantity, openingRate }: ItemInput): string | undefined {
  const stock = { openingQuantity: openingQuantity ?? asQuantity(0), openingRate: openingRate ?? NO_RATE };
  const value = exactOrUndefined(() => openingValue(stock));
  return value === undefined ? 'The opening stock is worth too much to be counted. Correct one of the two.' : undefined;
}

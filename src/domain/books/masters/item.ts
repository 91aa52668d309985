import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { bareCode } from '#domain/item-code.ts';
import type { Paise } from '#domain/money.ts';
import { type DatedRate, percentOn, withRate } from './dated-rate.ts';
import { hsnDigits } from '#domain/books/hsn.ts';
import { GST_BEGAN } from '#domain/books/law/gst-rates.ts';
import { tidyName } from '#domain/books/names.ts';
import { amountAt, NO_RATE, type Rate } from '#domain/books/rate.ts';
import { type Pack, type PackInput, packsFrom } from './pack.ts';
import type { UnitCode } from '#domain/books/unit.ts';

/** Goods or a service that is bought or sold. */
export type Item = Readonly<{
  id: string;
  name: string;
  kind: ItemKind;
  sku: string;
  barcode: string;
  /** HSN code of goods or SAC of a service, as text, because it may begin with 0. May be blank. */
  hsn: string;
  /** NA for a service. */
  unit: UnitCode;
  taxability: Taxability;
  /** The GST rates in the order of their days; they only count while the item is taxable. */
  rates: readonly DatedRate[];
  priceIncludesGst: boolean;
  /** Null if none is kept: a line then asks for it. */
  sellingPrice: Rate | null;
  purchasePrice: Rate | null;
  /** The maximum retail price printed on one, tax included; not there if there is none. */
  mrp?: Paise;
  /** The one to six digits by which a scale knows it; not there if no scale does. */
  scaleCode?: string;
  /** Its further codes; not there for none. */
  packs?: readonly Pack[];
  /** Kept by batch; not there for goods that are not. */
  batches?: true;
  manufacturer?: string;
  /** Null if nobody needs to be told that the stock is low. */
  reorderLevel: Quantity | null;
  /** In stock when the books begin, and what one cost. */
  openingQuantity: Quantity;
  openingRate: Rate;
  isActive: boolean;
}>;

export const ITEM_KINDS = ['Goods', 'Service'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const TAXABILITIES = ['Taxable', 'Nil-rated', 'Exempt', 'Non-GST'] as const;
export type Taxability = (typeof TAXABILITIES)[number];

/** The percentage that a document of a day takes: 0 for what is not taxed. */
export function rateOn({ taxability, rates }: Pick<Item, 'taxability' | 'rates'>, day: IsoDate): number {
  return taxability === 'Taxable' ? (percentOn(rates, day) ?? 0) : 0;
}

/** The cost of the opening stock. Throws a RangeError if that is too large to be exact. */
export function openingValue({ openingQuantity, openingRate }: Pick<Item, 'openingQuantity' | 'openingRate'>): Paise {
  return amountAt(openingQuantity, openingRate);
}

/**
 * The values of the form, where figures may still be empty. `percent` is the field GST Rate, `from` the day that a changed
 * one is asked for.
 */
export type ItemInput = Omit<
  Item,
  'id' | 'openingQuantity' | 'openingRate' | 'mrp' | 'scaleCode' | 'packs' | 'batches' | 'manufacturer'
> &
  Readonly<{
    batches: boolean;
    manufacturer: string;
    mrp: Paise | null;
    scaleCode: string;
    packs: readonly PackInput[];
    percent: number | null;
    from: MaybeDate;
    openingQuantity: Quantity | null;
    openingRate: Rate | null;
  }>;

export const BLANK_ITEM: ItemInput = {
  name: '',
  kind: 'Goods',
  sku: '',
  barcode: '',
  hsn: '',
  unit: 'NOS',
  taxability: 'Taxable',
  rates: [],
  percent: null,
  from: '',
  priceIncludesGst: false,
  sellingPrice: null,
  purchasePrice: null,
  mrp: null,
  scaleCode: '',
  packs: [],
  batches: false,
  manufacturer: '',
  reorderLevel: null,
  openingQuantity: null,
  openingRate: null,
  isActive: true,
};

export function itemInput(item: Item, today: IsoDate): ItemInput {
  const { id: _, openingQuantity, openingRate, mrp, scaleCode, packs, batches, manufacturer, ...input } = item;
  return {
    ...input,
    mrp: mrp ?? null,
    scaleCode: scaleCode ?? '',
    packs: packs ?? [],
    batches: batches ?? false,
    manufacturer: manufacturer ?? '',
    percent: percentOn(item.rates, today) ?? null,
    from: '',
    openingQuantity: openingQuantity === 0 ? null : openingQuantity,
    openingRate: openingRate === 0 ? null : openingRate,
  };
}

/** Returns an input after its Kind was chosen: a service has no unit and no packs, and goods begin again with numbers. */
export function withKind(input: ItemInput, kind: ItemKind): ItemInput {
  if (kind === 'Service') return { ...input, kind, unit: 'NA' };
  return { ...input, kind, unit: input.unit === 'NA' ? BLANK_ITEM.unit : input.unit };
}

/** Returns an input after its GST Rate was chosen: with the one in force today again, the day asked for is forgotten. */
export function withPercent(input: ItemInput, percent: number, today: IsoDate): ItemInput {
  const chosen = { ...input, percent };
  return asksFrom(chosen, today) ? chosen : { ...chosen, from: '' };
}

/** Whether the GST rate was changed from the one in force today, so that the form asks from which day. */
export function asksFrom({ taxability, rates, percent }: ItemInput, today: IsoDate): boolean {
  const known = percentOn(rates, today);
  return taxability === 'Taxable' && known !== undefined && percent !== null && percent !== known;
}

/** Makes the item of an input without problems. The first rate holds since GST began, so that no document is before it. */
export function itemFrom(input: ItemInput): Omit<Item, 'id'> {
  const { percent: _, from: __, mrp, scaleCode, packs, batches, manufacturer, ...item } = input;
  const isGoods = input.kind === 'Goods';
  return {
    ...item,
    ...(mrp !== null && { mrp }),
    ...(isGoods && scaleCode.trim() !== '' && { scaleCode: scaleCode.trim() }),
    ...(isGoods && packs.length > 0 && { packs: packsFrom(packs) }),
    ...(isGoods && batches && { batches }),
    ...(isGoods && manufacturer.trim() !== '' && { manufacturer: tidyName(manufacturer) }),
    name: tidyName(input.name),
    sku: bareCode(input.sku),
    barcode: bareCode(input.barcode),
    hsn: hsnDigits(input.hsn),
    unit: isGoods ? input.unit : 'NA',
    rates: ratesFrom(input),
    openingQuantity: input.openingQuantity ?? asQuantity(0),
    openingRate: input.openingRate ?? NO_RATE,
  };
}

function ratesFrom({ taxability, rates, percent, from }: ItemInput): readonly DatedRate[] {
  if (taxability !== 'Taxable' || percent === null) return rates;
  if (rates.length === 0) return [{ from: GST_BEGAN, percent }];
  return from === '' ? rates : withRate(rates, from, percent);
}

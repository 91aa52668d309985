import { formatRupees } from '#domain/format.ts';
import { asPaise, fraction, type Paise } from '#domain/money.ts';
import { asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';
import { type Godown, BLANK_GODOWN, MAIN_GODOWN } from '#domain/books/masters/godown.ts';
import { hsnDigits, problemInHsn } from '#domain/books/hsn.ts';
import { unitOf } from '#domain/books/exchange/import/cells.ts';
import { BLANK_ITEM, type Item, itemFrom } from '#domain/books/masters/item.ts';
import { problemInPercent } from '#domain/books/law/gst-rates.ts';
import { nameKey } from '#domain/books/names.ts';
import { amountAt, asRate, NO_RATE, type Rate } from '#domain/books/rate.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import { MAIN_LOCATION } from '#domain/books/exchange/tally/tally-books.ts';
import type { Ids } from './convert-accounts.ts';
import type { TallyItem, TallyUnit } from './tally-masters.ts';
import type { TallyData } from './tally-collector.ts';
import type { ImportReport } from './import-report.ts';

/** Converts the items of the file, with their opening stock. What of one is wrong is left out and reported. */
export function itemsFrom({ items, units }: TallyData, ids: Ids, report: ImportReport): readonly Item[] {
  const byName = new Map(units.map((unit) => [nameKey(unit.name), unit]));
  return items.map((item, at) => ({ ...convertItem(item, byName, report), id: ids.item(at + 1) }));
}

/** Main, which is Tally's Main Location, and the others. */
export function godownsFrom({ godowns }: TallyData, ids: Ids): readonly Godown[] {
  const others = godowns.filter((name) => !isMain(name));
  const all = [MAIN_GODOWN, ...others.map((name) => ({ ...BLANK_GODOWN, name }))];
  return all.map((godown, at) => ({ ...godown, id: ids.godown(at + 1) }));
}

function convertItem(item: TallyItem, units: ReadonlyMap<string, TallyUnit>, report: ImportReport): Omit<Item, 'id'> {
  const kind = item.isService ? 'Service' : 'Goods';
  const hsn = hsnDigits(item.hsn);
  const wrong = problemInHsn(hsn, kind);
  if (wrong !== undefined) report.add(`Left out of the item: its code. ${wrong}`, `${item.name}: ${hsn.slice(0, 20)}`);
  const rates = item.rates.filter(({ percent, from }) => problemInPercent(percent, from) === undefined);
  if (rates.length < item.rates.length) report.add('Left out of the item: a GST rate that no law knows.', item.name);
  return {
    ...itemFrom({
      ...BLANK_ITEM,
      name: item.name,
      kind,
      sku: item.alias,
      hsn: wrong === undefined ? hsn : '',
      unit: kind === 'Service' ? 'NA' : unitOfItem(item, units, report),
      taxability: item.taxability,
      rates,
      mrp: item.mrp,
    }),
    ...openingStock(item, report),
  };
}

function unitOfItem({ name, unit }: TallyItem, units: ReadonlyMap<string, TallyUnit>, report: ImportReport): UnitCode {
  const known = unitOf(units.get(nameKey(unit))?.words ?? '') ?? unitOf(unit);
  if (known !== undefined && known !== 'NA') return known;
  if (unit !== '') report.add('Units that returns do not know become OTH Others.', `${name}: ${unit}`);
  return 'OTH';
}

function openingStock(item: TallyItem, report: ImportReport): Pick<Item, 'openingQuantity' | 'openingRate'> {
  const { quantity, value, rate, name, hasValue } = item;
  if (item.isService || quantity === 0 || value < 0) {
    if (value < 0) report.list('Opening stock below zero has no place here.', `${name}: ${formatRupees(value)}`);
    else if (quantity !== 0 || value !== 0)
      report.list('Opening stock of a service, or without a quantity, has no place here.', name);
    return { openingQuantity: asQuantity(0), openingRate: NO_RATE };
  }
  const places = item.places.filter(({ godown }) => !isMain(godown));
  if (places.length > 0) {
    const where = item.places.map((place) => `${place.quantity} in ${place.godown || MAIN_LOCATION}`);
    report.list(IN_MAIN, `${name}: ${where.join(', ')}`);
  }
  if (!hasValue && value !== 0) report.list(BY_RATE, `${name}: ${formatRupees(value)}`);
  if (value === 0) report.list('Opening stock without a value or a rate is worth nothing.', `${name}: ${quantity}`);
  return { openingQuantity: quantity, openingRate: rateFor(quantity, value, rate) ?? nearestRate(quantity, value) };
}

function isMain(godown: string): boolean {
  return godown === '' || [MAIN_LOCATION, MAIN_GODOWN.name].map(nameKey).includes(nameKey(godown));
}

const IN_MAIN =
  'All opening stock lies in Main here. Move what lies elsewhere with a stock transfer on the day on which the books begin.';
const BY_RATE = 'The file has no value of an opening stock: it is worth what quantity and rate come to.';

/** A rate at which a quantity comes to a value exactly: the `stated` one, or another; undefined if there is none. */
export function rateFor(quantity: Quantity, value: Paise, stated: Rate | undefined): Rate | undefined {
  const rates = [...(stated === undefined ? [] : [stated]), nearestRate(quantity, value)];
  return rates.find((rate) => amountAt(quantity, rate) === value);
}

/** The value of one, to the ten-thousandth of a rupee. */
export function nearestRate(quantity: Quantity, value: Paise): Rate {
  return asRate(fraction(asPaise(value), 100 * 1000, thousandths(quantity)));
}

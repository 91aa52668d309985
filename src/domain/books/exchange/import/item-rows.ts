import type { IsoDate } from '#domain/calendar.ts';
import { folded, formatRupees } from '#domain/format.ts';
import { hsnDigits } from '#domain/books/hsn.ts';
import {
  BLANK_ITEM,
  type Item,
  type ItemInput,
  type ItemKind,
  itemFrom,
  openingValue,
  type Taxability,
} from '#domain/books/masters/item.ts';
import { problemsInItem } from '#domain/books/masters/item-problems.ts';
import { asRate, NO_RATE, type Rate } from '#domain/books/rate.ts';
import { exactOrUndefined, fraction, type Paise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { Cells, unitOf } from './cells.ts';
import type { ColumnField } from './columns.ts';
import { PACK_COLUMNS, type PackColumn, packsOfRow } from './pack-columns.ts';

export type ItemColumn = (typeof OWN_COLUMNS)[number]['name'] | PackColumn;

/** An item of a row of a file, or what is wrong with it. */
export function itemOfRow(cells: Cells<ItemColumn>, today: IsoDate, chargesGst: boolean): Omit<Item, 'id'> | undefined {
  const input = itemInputOf(cells);
  for (const sentence of Object.values(problemsInItem(input, today, chargesGst))) cells.say(sentence);
  return cells.problems.length === 0 ? itemFrom(input) : undefined;
}

function itemInputOf(cells: Cells<ItemColumn>): ItemInput {
  const hsn = withLeadingZero(hsnDigits(cells.code('hsn').replace(/\.0+$/, '')));
  const isService = /serv/i.test(cells.text('kind')) || (cells.text('kind') === '' && hsn.startsWith('99'));
  const unit = cells.text('unit') === '' ? BLANK_ITEM.unit : unitOf(cells.text('unit'));
  if (unit === undefined)
    cells.say(`The unit “${cells.text('unit')}” is none that returns know. Write NOS, KGS, PCS …`);
  const untaxed = isUntaxed(cells.text('percent'));
  const percent = untaxed ? null : cells.percent('percent');
  const taxability = taxabilityOf(cells.text('taxability') || (untaxed ? cells.text('percent') : ''), percent);
  const quantity = isService ? null : cells.quantity('openingQuantity');
  return {
    ...BLANK_ITEM,
    name: cells.text('name'),
    kind: isService ? 'Service' : 'Goods',
    sku: cells.code('sku'),
    barcode: cells.code('barcode'),
    hsn,
    unit: isService ? 'NA' : (unit ?? BLANK_ITEM.unit),
    taxability,
    percent: taxability === 'Taxable' ? percent : null,
    priceIncludesGst: /^(y|true|incl|with\b)/i.test(cells.text('priceIncludesGst')),
    sellingPrice: cells.rate('sellingPrice'),
    purchasePrice: cells.rate('purchasePrice'),
    mrp: cells.rupees('mrp'),
    scaleCode: isService ? '' : cells.code('scaleCode'),
    packs: isService ? [] : packsOfRow(cells, unit ?? BLANK_ITEM.unit),
    reorderLevel: isService ? null : cells.quantity('reorderLevel'),
    openingQuantity: quantity,
    openingRate: quantity === null || quantity === 0 ? null : openingRate(cells, quantity),
  };
}

/** The opening stock of a row; undefined if it says none. */
export function openingStockOf(
  cells: Cells<ItemColumn>,
  kind: ItemKind,
): Pick<Item, 'openingQuantity' | 'openingRate'> | undefined {
  const quantity = kind === 'Service' ? null : cells.quantity('openingQuantity');
  return quantity === null
    ? undefined
    : { openingQuantity: quantity, openingRate: (quantity === 0 ? null : openingRate(cells, quantity)) ?? NO_RATE };
}

/** The rate, else that which the value comes from, else the purchase price. */
function openingRate(cells: Cells<ItemColumn>, quantity: number): Rate | null {
  const rate = cells.rate('openingRate');
  const value: Paise | null = cells.rupees('openingValue');
  if (rate !== null && value !== null) sayIfUnequal(cells, quantity, rate, value);
  if (rate !== null || value === null) return rate ?? cells.rate('purchasePrice');
  const size = fraction(value, 100 * 1000, Math.round(Math.abs(quantity) * 1000));
  return asRate(Math.abs(size));
}

/** A value is rounded to the rupee in some files, a rate to paise; more apart, one of the three is wrong. */
function sayIfUnequal(cells: Cells<ItemColumn>, quantity: number, rate: Rate, value: Paise): void {
  const worth = exactOrUndefined(() =>
    openingValue({ openingQuantity: asQuantity(Math.abs(quantity)), openingRate: rate }),
  );
  if (worth === undefined || Math.abs(Math.abs(value) - worth) <= 100 + Math.abs(quantity)) return;
  cells.say(
    `The opening value is ${formatRupees(value)}, and quantity and rate come to ${formatRupees(worth)}. Correct one.`,
  );
}

/** Whether the column of rates says in words that there is none: "Exempted", "Nil". */
function isUntaxed(text: string): boolean {
  return /exempt|nil|non.?gst/i.test(text);
}

/** Without a word for it, what has a rate is taxable, and 0 % is what is nil-rated. */
function taxabilityOf(text: string, percent: number | null): Taxability {
  const word = folded(text);
  if (/non.?gst|out of scope/.test(word)) return 'Non-GST';
  if (word.includes('exempt')) return 'Exempt';
  if (word.includes('nil')) return 'Nil-rated';
  return percent === 0 && !word.includes('taxable') ? 'Nil-rated' : 'Taxable';
}

/** A spreadsheet that took the code for a number has lost the 0 at its start: 402 was 0402. */
function withLeadingZero(code: string): string {
  return /^[1-9](\d{2}|\d{4}|\d{6})$/.test(code) ? `0${code}` : code;
}

/** Headings of Tally, Vyapar, Zoho Books, Frappe Books and Busy among them. */
const OWN_COLUMNS = [
  {
    name: 'name',
    label: 'Name',
    called: ['item name', 'item', 'product name', 'product', 'stock item', 'particulars', 'name of item'],
  },
  { name: 'kind', label: 'Kind', called: ['type', 'item type', 'product type', 'goods or services'] },
  { name: 'sku', label: 'SKU', called: ['item code', 'code', 'part no', 'part number', 'alias'] },
  { name: 'barcode', label: 'Barcode', called: ['bar code', 'ean', 'upc'] },
  { name: 'hsn', label: 'HSN/SAC', called: ['hsn', 'hsn code', 'sac', 'hsn sac code', 'hsn/sac code'] },
  { name: 'unit', label: 'Unit', called: ['uom', 'base unit', 'units', 'usage unit', 'unit name', 'main unit'] },
  { name: 'taxability', label: 'Taxability', called: ['taxability type', 'tax preference', 'tax type', 'taxable'] },
  {
    name: 'percent',
    label: 'GST Rate',
    called: [
      'gst',
      'gst %',
      'tax rate',
      'tax %',
      'tax',
      'gst rate %',
      'intra state tax rate',
      'igst',
      'igst rate',
      'integrated tax',
      'tax category',
    ],
  },
  {
    name: 'priceIncludesGst',
    label: 'Price Includes GST',
    called: ['tax inclusive', 'inclusive of tax', 'sale price tax type'],
  },
  {
    name: 'sellingPrice',
    label: 'Selling Price',
    called: ['sale price', 'selling rate', 'sales price', 'rate', 'price', 'standard price'],
  },
  { name: 'mrp', label: 'MRP', called: ['maximum retail price', 'm r p', 'mrp price'] },
  { name: 'scaleCode', label: 'Scale Code', called: ['plu', 'plu code', 'plu number', 'scale no'] },
  {
    name: 'purchasePrice',
    label: 'Purchase Price',
    called: ['purchase rate', 'cost price', 'cost', 'standard cost', 'buying price'],
  },
  {
    name: 'reorderLevel',
    label: 'Reorder Level',
    called: ['minimum stock', 'min stock quantity', 'minimum stock quantity', 'reorder point'],
  },
  {
    name: 'openingQuantity',
    label: 'Opening Quantity',
    called: [
      'opening stock',
      'opening stock quantity',
      'opening qty',
      'op qty',
      'op stock',
      'initial stock',
      'current stock quantity',
      'quantity',
      'stock on hand',
      'opening balance',
    ],
  },
  {
    name: 'openingRate',
    label: 'Opening Rate',
    called: ['opening stock rate', 'initial stock rate', 'at price', 'op rate'],
  },
  {
    name: 'openingValue',
    label: 'Opening Value',
    called: ['opening stock value', 'op value', 'op amount', 'stock value', 'value'],
  },
] as const satisfies readonly ColumnField<string>[];

export const ITEM_COLUMNS: readonly ColumnField<ItemColumn>[] = [...OWN_COLUMNS, ...PACK_COLUMNS];

import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { date, flag, idWith, oneOf, paise, percentage, quantity, record, text } from '#data/files/backup/fields.ts';
import { ID_DIGITS, ITEM_PREFIX } from '#data/books/ids.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { today } from '#data/clock.ts';
import type { FileForm } from '#data/store/table.ts';
import { type Item, ITEM_KINDS, rateOn, TAXABILITIES } from '#domain/books/masters/item.ts';
import { packTitles } from '#domain/books/exchange/import/pack-columns.ts';
import { type CsvCell, csvRupees } from '#domain/csv.ts';
import type { Paise } from '#domain/money.ts';
import type { Rate } from '#domain/books/rate.ts';
import { UNIT_CODES } from '#domain/books/unit.ts';
import { listOf, maybePaise, maybeQuantity, maybeRate, rate, rev } from './shapes.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<Versioned<Item>> = {
  columns: {
    head: [
      'Name',
      'Kind',
      'SKU',
      'Barcode',
      'HSN/SAC',
      'Unit',
      'Taxability',
      'GST Rate',
      'Price Includes GST',
      'Selling Price',
      'Purchase Price',
      'MRP',
      'Scale Code',
      'Reorder Level',
      'Opening Quantity',
      'Opening Rate',
      'Active',
    ],
    cells: (item) => [
      item.name,
      item.kind,
      item.sku,
      item.barcode,
      item.hsn,
      item.unit,
      item.taxability,
      item.taxability === 'Taxable' ? { number: String(rateOn(item, today())) } : '',
      item.priceIncludesGst ? 'Yes' : 'No',
      csvRate(item.sellingPrice),
      csvRate(item.purchasePrice),
      maybeRupees(item.mrp),
      item.scaleCode ?? '',
      item.reorderLevel === null ? '' : { number: String(item.reorderLevel) },
      { number: String(item.openingQuantity) },
      csvRate(item.openingRate),
      item.isActive ? 'Yes' : 'No',
      ...(item.packs ?? []).flatMap(({ code, unit, contains, sellingPrice, mrp }) => [
        code,
        unit,
        { number: String(contains) },
        csvRate(sellingPrice),
        maybeRupees(mrp ?? undefined),
      ]),
    ],
    furtherHead: (count) => packTitles(count / PACK_CELLS),
  },
  shape: exactly<Versioned<Item>>()(
    record({
      id: idWith(ITEM_PREFIX, ID_DIGITS),
      rev,
      name: text,
      kind: oneOf(ITEM_KINDS),
      sku: text,
      barcode: text,
      hsn: text,
      unit: oneOf(UNIT_CODES),
      taxability: oneOf(TAXABILITIES),
      rates: listOf(record({ from: date, percent: percentage }), 'a list of rates'),
      priceIncludesGst: flag,
      sellingPrice: maybeRate,
      purchasePrice: maybeRate,
      mrp: v.exactOptional(paise),
      scaleCode: v.exactOptional(text),
      packs: v.exactOptional(
        listOf(
          record({
            code: text,
            unit: oneOf(UNIT_CODES),
            contains: quantity,
            sellingPrice: maybeRate,
            mrp: maybePaise,
          }),
          'a list of packs',
        ),
      ),
      batches: v.exactOptional(v.literal(true)),
      manufacturer: v.exactOptional(text),
      reorderLevel: maybeQuantity,
      openingQuantity: quantity,
      openingRate: rate,
      isActive: flag,
    }),
  ),
};

function maybeRupees(amount: Paise | undefined): CsvCell {
  return amount === undefined ? '' : csvRupees(amount);
}

/** Code, unit, contains, price and MRP. */
const PACK_CELLS = 5;

/** Rupees with four decimals, for other programs to read. */
function csvRate(value: Rate | null): string | Readonly<{ number: string }> {
  if (value === null) return '';
  return { number: `${Math.trunc(value / 10_000)}.${String(Math.abs(value) % 10_000).padStart(4, '0')}` };
}

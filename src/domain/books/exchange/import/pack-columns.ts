import { asQuantity } from '#domain/quantity.ts';
import { MOST_PACKS, type PackInput } from '#domain/books/masters/pack.ts';
import { packInWords } from '#domain/books/masters/pack-problems.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import { inUnit } from '#domain/books/unit-sizes.ts';
import { type Cells, unitOf } from './cells.ts';
import type { ColumnField } from './columns.ts';

/** The columns of the further barcodes of an item: five for each, numbered as in its form. */

type Part = (typeof PARTS)[number];
export type PackColumn = `${Part} ${number}`;

/** The titles of the columns of so many packs: "Barcode 2", "Unit 2", … */
export function packTitles(packs: number): readonly PackColumn[] {
  return Array.from({ length: packs }, (_, at) => PARTS.map((part) => `${part} ${at + 2}` as const)).flat();
}

/** The packs of a row: those of which a cell says something. What has no unit is in that of the item, `own`. */
export function packsOfRow(cells: Cells<PackColumn>, own: UnitCode): readonly PackInput[] {
  return Array.from({ length: MOST_PACKS }, (_, at) => at + 2)
    .filter((number) => PARTS.some((part) => cells.text(`${part} ${number}`) !== ''))
    .map((number) => packOfRow(cells, own, number));
}

function packOfRow(cells: Cells<PackColumn>, own: UnitCode, number: number): PackInput {
  const text = cells.text(`Unit ${number}`);
  const unit = text === '' ? own : unitOf(text);
  if (unit === undefined) cells.say(`${packInWords(number - 2)}: the unit “${text}” is none that returns know.`);
  const counted = unit ?? 'OTH';
  const always = inUnit(1000, counted, own);
  return {
    code: cells.code(`Barcode ${number}`),
    unit: counted,
    contains: cells.quantity(`Contains ${number}`) ?? (always === undefined ? null : asQuantity(always / 1000)),
    sellingPrice: cells.rate(`Selling Price ${number}`),
    mrp: cells.rupees(`MRP ${number}`),
  };
}

const PARTS = ['Barcode', 'Unit', 'Contains', 'Selling Price', 'MRP'] as const;

export const PACK_COLUMNS: readonly ColumnField<PackColumn>[] = packTitles(MOST_PACKS).map((title) => {
  return { name: title, label: title, called: [], isFurther: true };
});

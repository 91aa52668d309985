import { formatNumber, formatRupees } from '#domain/format.ts';
import { codeKey } from '#domain/item-code.ts';
import { asPaise, exactOrUndefined, fraction, type Paise } from '#domain/money.ts';
import { type Quantity, thousandths } from '#domain/quantity.ts';
import { asRate, type Rate } from '#domain/books/rate.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import type { Item } from './item.ts';
import type { Pack } from './pack.ts';

/** A row of an item's codes: the item itself, or one of its packs. */
export type ItemRow<Of extends Item = Item> = Readonly<{ item: Of; pack?: Pack }>;

/** The rows of an item: itself, then its packs in their order. */
export function rowsOfItem<Of extends Item>(item: Of): readonly ItemRow<Of>[] {
  return [{ item }, ...(item.packs ?? []).map((pack) => ({ item, pack }))];
}

/** The rows of an item that have this code: itself by barcode, SKU or scale code, and each pack by its own. */
export function rowsWithCode<Of extends Item>(item: Of, code: string): readonly ItemRow<Of>[] {
  const key = codeKey(code);
  if (key === '') return [];
  return rowsOfItem(item).filter(({ pack }) =>
    pack
      ? codeKey(pack.code) === key
      : [item.sku, item.barcode].some((own) => codeKey(own) === key) || hasScaleCode(item, code),
  );
}

/** Whether this is the scale code of an item, leading zeros aside. */
export function hasScaleCode({ scaleCode = '' }: Pick<Item, 'scaleCode'>, code: string): boolean {
  return scaleCode !== '' && scaleCodeKey(scaleCode) === scaleCodeKey(code);
}

/** What tells a row from others of its item: "BOX of 12 · MRP ₹1,320", "PCS · MRP ₹110". */
export function rowInWords(row: ItemRow): string {
  const { unit, contains, mrp } = termsOfRow(row);
  const counted = contains === undefined ? unit : `${unit} of ${formatNumber(contains)}`;
  return mrp === undefined ? counted : `${counted} · MRP ${formatRupees(mrp)}`;
}

/** The barcode of a row; blank if the item has none of its own. */
export function barcodeOf({ item, pack }: ItemRow): string {
  return pack?.code ?? item.barcode;
}

/** The barcodes of an item: its own, which may be blank, then those of its packs. */
export function barcodesOf({ barcode, packs = [] }: Pick<Item, 'barcode' | 'packs'>): readonly string[] {
  return [barcode, ...packs.map(({ code }) => code)];
}

/** The keys of all codes of an item, for an index of them; `keysOfCode` are those to look for. */
export function codeKeysOf(item: Pick<Item, 'sku' | 'barcode' | 'scaleCode' | 'packs'>): readonly string[] {
  const { sku, scaleCode = '' } = item;
  const written = [sku, ...barcodesOf(item)].map(codeKey);
  const keys = scaleCode === '' ? written : [...written, onScales(scaleCode)];
  return [...new Set(keys.filter((key) => key !== ''))];
}

/** The keys under which an index has a code that was typed or scanned: any item's own, or a scale code. */
export function keysOfCode(code: string): readonly string[] {
  const key = codeKey(code);
  if (key === '') return [];
  return /^\d{1,6}$/.test(key) ? [key, onScales(key)] : [key];
}

function onScales(scaleCode: string): string {
  return `scale/${scaleCodeKey(scaleCode)}`;
}

/** The refusal of a barcode that another active item has: nobody could tell which of them was scanned. */
export function barcodeIsTaken({ name }: Pick<Item, 'name'>): string {
  return `“${name}” has this barcode already. Each item has its own.`;
}

/** The refusal of a scale code that another active item has. */
export function scaleCodeIsTaken({ name }: Pick<Item, 'name'>): string {
  return `“${name}” has this scale code already. Each item has its own.`;
}

/** The keys of the codes that an active item has for itself, each with the refusal of one that another has. */
export function ownCodesOf(
  item: Pick<Item, 'barcode' | 'scaleCode' | 'packs'>,
): readonly (readonly [key: string, isTaken: (other: Pick<Item, 'name'>) => string])[] {
  const { scaleCode = '' } = item;
  const barcodes = new Set(barcodesOf(item).map(codeKey));
  barcodes.delete('');
  return [
    ...Array.from(barcodes, (key) => [key, barcodeIsTaken] as const),
    ...(scaleCode === '' ? [] : [[onScales(scaleCode), scaleCodeIsTaken] as const]),
  ];
}

/** The key by which scale codes are compared: without the zeros before them. */
function scaleCodeKey(code: string): string {
  return code.trim().replace(/^0+(?=\d)/, '');
}

/** What a line takes of a row: unit, what that contains where it is not the item's own, MRP, and prices per unit. */
type RowTerms = Readonly<{
  unit: UnitCode;
  contains?: Quantity;
  mrp?: Paise;
  sellingPrice: Rate | null;
  purchasePrice: Rate | null;
}>;

export function termsOfRow({ item, pack }: ItemRow): RowTerms {
  const { unit, mrp, sellingPrice, purchasePrice } = item;
  if (!pack) return { unit, sellingPrice, purchasePrice, ...(mrp !== undefined && { mrp }) };
  const { contains } = pack;
  return {
    unit: pack.unit,
    ...(pack.unit !== unit && { contains }),
    ...(pack.mrp !== null && { mrp: pack.mrp }),
    sellingPrice: pack.sellingPrice ?? timesContains(sellingPrice, contains),
    purchasePrice: timesContains(purchasePrice, contains),
  };
}

/** A price of the item's unit × what a pack contains; null if there is none, or it is too large to be exact. */
function timesContains(price: Rate | null, contains: Quantity): Rate | null {
  if (price === null) return null;
  return exactOrUndefined(() => asRate(fraction(asPaise(price), thousandths(contains), 1000))) ?? null;
}

import { bareCode } from '#domain/item-code.ts';
import type { Paise } from '#domain/money.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import type { Rate } from '#domain/books/rate.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import { inUnit } from '#domain/books/unit-sizes.ts';

/** A further code of goods: of a pack of so many, or of one under another MRP. */
export type Pack = Readonly<{
  code: string;
  unit: UnitCode;
  /** How many of the item's unit are in it; 1 of its own unit. */
  contains: Quantity;
  /** Null: that of the item × Contains. */
  sellingPrice: Rate | null;
  /** Null if none is printed on it. */
  mrp: Paise | null;
}>;

/** The values of the group "Barcode 2", where Contains may still be empty. */
export type PackInput = Omit<Pack, 'contains'> & Readonly<{ contains: Quantity | null }>;

/** More codes than any item has; the form has a group for each. */
export const MOST_PACKS = 20;

/** Returns a new group: one of the item's own unit. */
export function blankPack(unit: UnitCode): PackInput {
  return { code: '', unit, contains: asQuantity(1), sellingPrice: null, mrp: null };
}

/** Returns a pack after its unit was chosen: what is always so many of the item's unit contains that. */
export function withPackUnit(pack: PackInput, unit: UnitCode, of: UnitCode): PackInput {
  const count = inUnit(1000, unit, of);
  const wasFixed = inUnit(1000, pack.unit, of) !== undefined;
  if (count === undefined) return { ...pack, unit, contains: wasFixed ? null : pack.contains };
  return { ...pack, unit, contains: asQuantity(count / 1000) };
}

/** Makes the packs of inputs without problems. Throws a RangeError if one does not say what it contains. */
export function packsFrom(inputs: readonly PackInput[]): readonly Pack[] {
  return inputs.map(({ code, contains, ...pack }) => {
    if (contains === null) throw new RangeError('A pack says what it contains.');
    return { code: bareCode(code), contains, ...pack };
  });
}

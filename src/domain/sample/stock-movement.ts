import type { IsoDate } from '#domain/calendar.ts';
import { addQuantities, asQuantity, type Quantity } from '#domain/quantity.ts';

export type StockMovement = Readonly<{
  id: string;
  productId: string;
  /** The product's name at the time of the movement. */
  product: string;
  type: MovementType;
  /** Signed: negative for stock that went out. */
  quantity: Quantity;
  date: IsoDate;
  reference: string;
  reason: string;
}>;

export const MOVEMENT_TYPES = ['Stock In', 'Stock Out'] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];

export const MOVEMENT_PREFIX = 'SM-';

/** The fields that a new movement must have (specification §5). */
export const requiredForMovement = [
  'productId',
  'type',
  'quantity',
] as const satisfies readonly (keyof StockMovement)[];

/**
 * The quantity as stored: Stock Out is always negative, whether or not the user typed a minus.
 * Stock In is stored as typed. There are no limits (specification §4, §5).
 */
export function signedQuantity(type: MovementType, quantity: Quantity): Quantity {
  return type === 'Stock Out' ? asQuantity(-Math.abs(quantity)) : quantity;
}

/** The stock after a movement: never below 0, although the movement keeps its full quantity (specification §4). */
export function stockAfter(currentStock: Quantity, signed: Quantity): Quantity {
  return asQuantity(Math.max(0, addQuantities(currentStock, signed)));
}

/** The values of the movement form. */
export type MovementInput = Pick<StockMovement, 'productId' | 'reference' | 'reason'> &
  Readonly<{ type: MovementType | ''; quantity: Quantity | null }>;

export const BLANK_MOVEMENT: MovementInput = { productId: '', type: '', quantity: null, reference: '', reason: '' };

/**
 * The data for a warning before a movement removes more than the stock: the stock it would leave and the quantity it
 * would record. A Stock In with a negative quantity can do this, too. Undefined if the stock is sufficient.
 */
export function shortfall(currentStock: Quantity, type: MovementType | '', quantity: Quantity | null) {
  if (type === '' || quantity === null) return undefined;
  const signed = signedQuantity(type, quantity);
  return signed < 0 && addQuantities(currentStock, signed) < 0
    ? { stock: stockAfter(currentStock, signed), movement: signed }
    : undefined;
}

import type { MaybeDate } from './calendar.ts';
import { addQuantities, asQuantity, type Quantity } from './quantity.ts';

export type StockMovement = Readonly<{
  id: string;
  productId: string;
  /** The product's name when it moved. */
  product: string;
  type: MovementType;
  /** Signed: what went out is negative. */
  quantity: Quantity;
  date: MaybeDate;
  reference: string;
  reason: string;
}>;

export const MOVEMENT_TYPES = ['Stock In', 'Stock Out'] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];

export const MOVEMENT_PREFIX = 'SM-';

/** What a new movement must have (specification §5). */
export const requiredForMovement = [
  'productId',
  'type',
  'quantity',
] as const satisfies readonly (keyof StockMovement)[];

/**
 * The quantity as a movement stores it: Stock Out is always negative, typed with a minus or without.
 * Stock In stands as typed; there are no bounds (specification §4, §5).
 */
export function signedQuantity(type: MovementType, quantity: Quantity): Quantity {
  return type === 'Stock Out' ? asQuantity(-Math.abs(quantity)) : quantity;
}

/** The stock after a movement; never below 0, though the movement keeps its full quantity (specification §4). */
export function stockAfter(currentStock: Quantity, signed: Quantity): Quantity {
  return asQuantity(Math.max(0, addQuantities(currentStock, signed)));
}

/** A movement as its form holds it. */
export type MovementEntry = Pick<StockMovement, 'productId' | 'reference' | 'reason'> &
  Readonly<{ type: MovementType | ''; quantity: Quantity | null }>;

export const BLANK_MOVEMENT: MovementEntry = { productId: '', type: '', quantity: null, reference: '', reason: '' };

/**
 * What is to be said before a movement takes away more than the stock: the stock it leaves and the quantity it records.
 * That may be a Stock In, too, where its quantity is negative. Nothing where the stock suffices.
 */
export function shortfall(currentStock: Quantity, type: MovementType | '', quantity: Quantity | null) {
  if (type === '' || quantity === null) return undefined;
  const signed = signedQuantity(type, quantity);
  return signed < 0 && addQuantities(currentStock, signed) < 0
    ? { stock: stockAfter(currentStock, signed), movement: signed }
    : undefined;
}

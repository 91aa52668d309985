import { describe, expect, it } from 'vitest';
import { quantityToOrder } from '#domain/books/documents/reorder-quantity.ts';
import { asQuantity } from '#domain/quantity.ts';

describe('what is ordered of goods that run low', () => {
  it.each([
    [3, 5, 7],
    [0, 5, 10],
    [-2, 5, 12],
    [2.5, 5, 8],
    [1.25, 1.5, 1.75],
    [0, 0, 0],
    [7, 10, 13],
    [12, 5, 0],
    [0.4, 0.5, 1],
  ])('%d there, reorder level %d: %d', (there, level, wanted) => {
    expect(quantityToOrder(asQuantity(there), asQuantity(level))).toBe(wanted);
  });
});

import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { date, idWith, oneOf, quantity, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { PRODUCT_PREFIX } from '#domain/sample/product.ts';
import { MOVEMENT_PREFIX, MOVEMENT_TYPES, signedQuantity, type StockMovement } from '#domain/sample/stock-movement.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<StockMovement> = {
  columns: {
    head: ['Movement #', 'Date', 'Product #', 'Product', 'Type', 'Quantity', 'Reference', 'Reason'],
    cells: (movement) => [
      movement.id,
      movement.date,
      movement.productId,
      movement.product,
      movement.type,
      { number: String(movement.quantity) },
      movement.reference,
      movement.reason,
    ],
  },
  shape: exactly<StockMovement>()(
    v.pipe(
      record({
        id: idWith(MOVEMENT_PREFIX),
        productId: idWith(PRODUCT_PREFIX),
        product: text,
        type: oneOf(MOVEMENT_TYPES),
        quantity,
        date,
        reference: text,
        reason: text,
      }),
      v.forward(
        v.check(
          (moved) => signedQuantity(moved.type, moved.quantity) === moved.quantity,
          'a minus before what went out',
        ),
        ['quantity'],
      ),
    ),
  ),
  refers: { field: 'productId', table: 'products', to: 'a product of this file' },
};

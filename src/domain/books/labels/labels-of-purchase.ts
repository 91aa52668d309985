import type { PurchaseLine } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { ItemRow } from '#domain/books/masters/item-row.ts';
import { thousandths } from '#domain/quantity.ts';

/**
 * Returns a row for each of the goods that a purchase brought, and how many labels they take: one for each pack where the item
 * has a code for such, else one for each of its unit; a part of one takes a label, too. `items` are those of the lines.
 */
export function labelsOfPurchase<Of extends Item>(
  lines: readonly PurchaseLine[],
  items: readonly Of[],
): readonly Readonly<{ row: ItemRow<Of>; count: number }>[] {
  const found: { row: ItemRow<Of>; count: number }[] = [];
  for (const line of lines) {
    const item = items.find(({ id }) => id === line.item?.id);
    const quantity = line.quantity === null ? 0 : thousandths(line.quantity);
    if (!item || item.kind === 'Service' || quantity <= 0) continue;
    const pack = packOf(line, item);
    const contained = pack || line.contains === undefined ? 1000 : thousandths(line.contains);
    const count = Math.ceil((quantity * contained) / 1_000_000);
    const same = found.find(({ row }) => row.item.id === item.id && row.pack === pack);
    if (same) same.count += count;
    else found.push({ row: { item, ...(pack && { pack }) }, count });
  }
  return found;
}

/** The pack that a line counts: of its unit and contents, under its MRP where it says one. */
function packOf({ unit, contains, mrp }: PurchaseLine, { unit: own, mrp: ownMrp, packs = [] }: Item) {
  if (unit === own && (mrp === undefined || mrp === ownMrp)) return undefined;
  return packs.find(
    (pack) =>
      pack.unit === unit &&
      (unit === own || pack.contains === contains) &&
      (mrp === undefined || pack.mrp === null || pack.mrp === mrp),
  );
}

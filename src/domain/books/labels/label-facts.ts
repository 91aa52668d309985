import { counterRate, type SaleContext } from '#domain/books/counter/new-line.ts';
import { barcodeOf, type ItemRow, rowInWords } from '#domain/books/masters/item-row.ts';
import { amountAt } from '#domain/books/rate.ts';
import { formatName, formatRupees, formatText } from '#domain/format.ts';
import { exactOrUndefined } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';

/** The parts of a label, in the order of its lines. */
export const LABEL_PARTS = ['Business Name', 'Name', 'Code', 'MRP', 'Price'] as const;
export type LabelPart = (typeof LABEL_PARTS)[number];

/** The texts of a label; blank where there is nothing to print. The code is that of its bars. */
export type LabelFacts = Readonly<Record<LabelPart, string>>;

/**
 * Returns the texts of a row of an item's codes: of a pack its own price, MRP and code. The price is what the counter takes, GST
 * included. An item without a barcode is scanned by its SKU.
 */
export function labelFacts(row: ItemRow, selling: SaleContext, business: string): LabelFacts {
  const { item, pack } = row;
  const rate = exactOrUndefined(() => counterRate(item, selling, pack)) ?? null;
  const price = rate === null ? undefined : exactOrUndefined(() => amountAt(asQuantity(1), rate));
  const mrp = pack ? (pack.mrp ?? undefined) : item.mrp;
  const name = formatName(item.name, 'Unnamed item');
  return {
    'Business Name': formatText(business),
    Name: pack && pack.unit !== item.unit ? `${name} · ${rowInWords({ item, pack: { ...pack, mrp: null } })}` : name,
    Code: codeOfRow(row),
    MRP: mrp === undefined ? '' : `MRP ${formatRupees(mrp)}`,
    Price: price === undefined ? '' : formatRupees(price),
  };
}

/** Returns the code by which a row is scanned: its barcode, else the SKU of the item. */
function codeOfRow(row: ItemRow): string {
  return barcodeOf(row) || row.item.sku;
}

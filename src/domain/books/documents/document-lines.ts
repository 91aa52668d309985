import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { lineItem } from './blank-document.ts';
import { type DocumentInput, type DocumentLine, isBlankDocumentLine, type PurchaseLine } from './document.ts';
import { type Item, rateOn } from '#domain/books/masters/item.ts';
import { termsOfRow } from '#domain/books/masters/item-row.ts';
import type { Pack } from '#domain/books/masters/pack.ts';
import { withoutSource } from '#domain/books/line-source.ts';
import { withGst, withoutGst } from '#domain/books/rate.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import { withScanned } from '#domain/books/scanned-line.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** The lines of an invoice or purchase while they are entered. None of these functions changes what it is given. */

type AnyLine = DocumentLine | PurchaseLine;
type Terms = Pick<DocumentInput, 'kind' | 'date' | 'ratesIncludeGst'>;

/**
 * Returns a line after its item was chosen, or a pack of it: HSN, unit, GST rate of the document's date, MRP and price as the
 * item has them. Quantity, description and discount stay. Only the selling price may include GST; it is brought to what the
 * document's rates are.
 */
export function withItem<Line extends AnyLine>(line: Line, item: Item, terms: Terms, pack?: Pack): Line {
  const percent = isIsoDate(terms.date) ? rateOn(item, terms.date) : (line.percent ?? 0);
  const ofItem = line.item?.id === item.id ? line : (withoutSource(line) as Line);
  const chosen = { ...ofItem, ...('ledger' in line && { ledger: null }), item: lineItem(item), hsn: item.hsn, percent };
  return withPack(chosen, item, terms, pack);
}

/** Returns a line after a pack of its item was chosen, or the item's own unit: what is counted, its MRP and its price. */
export function withPack<Line extends AnyLine>(
  line: Line,
  item: Item,
  { kind, ratesIncludeGst }: Terms,
  pack?: Pack,
): Line {
  const { sellingPrice, purchasePrice, ...counted } = termsOfRow({ item, ...(pack && { pack }) });
  const isSold = kind === 'Invoice';
  const price = isSold ? sellingPrice : purchasePrice;
  const isIncluded = isSold && item.priceIncludesGst;
  const otherWay = isIncluded ? withoutGst : withGst;
  const rate = price === null || isIncluded === ratesIncludeGst ? price : otherWay(price, line.percent ?? 0);
  return { ...withoutPack(line), ...counted, rate };
}

/** Returns a line after its unit was typed: nobody knows what one of that contains, nor its MRP. */
export function withUnit<Line extends AnyLine>(line: Line, unit: UnitCode): Line {
  return { ...withoutPack(line), unit };
}

/** Takes from a line what only a pack, or one item, says. */
function withoutPack<Line extends AnyLine>(line: Line): Line {
  const { contains: _, mrp: __, ...rest } = line;
  return rest as Line;
}

/** Returns a purchase's line after a ledger was chosen instead: it is not counted, and its rate is for the bill to say. */
export function withLedgerOnLine(line: PurchaseLine, ledger: Named): PurchaseLine {
  return { ...withoutPack(line), item: null, ledger, unit: 'NA', quantity: line.quantity ?? asQuantity(1) };
}

/**
 * Returns the lines after an item was scanned, `line` being what it makes of a `blank` one. The item again adds one to its
 * quantity, if nothing but the quantity was changed in its line. What a scale `weighed` is a line of its own.
 */
export function withScannedItem<Line extends AnyLine>(
  lines: readonly Line[],
  line: Line,
  blank: Line,
  weighed?: Quantity,
): readonly Line[] {
  return withScanned(lines, blank, {
    isSame: (other) => weighed === undefined && other.item !== null && scanKeyOf(other) === scanKeyOf(line),
    isBlank: isBlankDocumentLine,
    fill: () => line,
    ...(weighed !== undefined && { by: weighed }),
  });
}

function scanKeyOf({ quantity: _, ...line }: AnyLine): string {
  return JSON.stringify({ ...line, item: line.item?.id });
}

/**
 * Returns the lines after the date was changed: a GST rate that was that of the item on the old day becomes that of the
 * new one; one that was typed stays. `itemOf` knows the items by id.
 */
export function onDay<Line extends AnyLine>(
  lines: readonly Line[],
  from: IsoDate,
  to: IsoDate,
  itemOf: (id: string) => Item | undefined,
): readonly Line[] {
  return lines.map((line) => {
    const item = line.item && itemOf(line.item.id);
    return item && rateOn(item, from) === line.percent ? { ...line, percent: rateOn(item, to) } : line;
  });
}

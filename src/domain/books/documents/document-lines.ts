import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { asPaise, fraction } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { lineItem } from './blank-document.ts';
import { type DocumentInput, type DocumentLine, isBlankDocumentLine, type PurchaseLine } from './document.ts';
import { type Item, rateOn } from '#domain/books/masters/item.ts';
import { asRate, type Rate } from '#domain/books/rate.ts';
import { withScanned } from '#domain/books/scanned-line.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** The lines of an invoice or purchase while they are entered. None of these functions changes what it is given. */

type AnyLine = DocumentLine | PurchaseLine;
type Terms = Pick<DocumentInput, 'kind' | 'date' | 'ratesIncludeGst'>;

/**
 * Returns a line after its item was chosen: HSN, unit, GST rate of the document's date, and price as the item has them.
 * Quantity, description and discount stay. Only the selling price may include GST; it is brought to what the document's
 * rates are.
 */
export function withItem<Line extends AnyLine>(line: Line, item: Item, { kind, date, ratesIncludeGst }: Terms): Line {
  const percent = isIsoDate(date) ? rateOn(item, date) : (line.percent ?? 0);
  const isSold = kind === 'Invoice';
  const price = isSold ? item.sellingPrice : item.purchasePrice;
  const isIncluded = isSold && item.priceIncludesGst;
  return {
    ...line,
    ...('ledger' in line && { ledger: null }),
    item: lineItem(item),
    hsn: item.hsn,
    unit: item.unit,
    percent,
    rate: price === null || isIncluded === ratesIncludeGst ? price : otherWay(price, percent, isIncluded),
  };
}

/** Returns a purchase's line after a ledger was chosen instead: it is not counted, and its rate is for the bill to say. */
export function withLedgerOnLine(line: PurchaseLine, ledger: Named): PurchaseLine {
  return { ...line, item: null, ledger, unit: 'NA', quantity: line.quantity ?? asQuantity(1) };
}

/** A price with the GST taken out of it, or put into it, to the ten-thousandth of a rupee. */
function otherWay(price: Rate, percent: number, isIncluded: boolean): Rate {
  const [without, including] = [100_000, 100_000 + Math.round(percent * 1000)];
  return asRate(
    isIncluded ? fraction(asPaise(price), without, including) : fraction(asPaise(price), including, without),
  );
}

/**
 * Returns the lines after an item was scanned, `line` being what it makes of a `blank` one. The item again adds one to its
 * quantity, if nothing but the quantity was changed in its line.
 */
export function withScannedItem<Line extends AnyLine>(
  lines: readonly Line[],
  line: Line,
  blank: Line,
): readonly Line[] {
  return withScanned(lines, blank, {
    isSame: (other) => other.item !== null && scanKeyOf(other) === scanKeyOf(line),
    isBlank: isBlankDocumentLine,
    fill: () => line,
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

import type { DocumentInput, DocumentLine } from '#domain/books/documents/document.ts';
import { withPack } from '#domain/books/documents/document-lines.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { formatRate, type Rate } from '#domain/books/rate.ts';

type Priced = Pick<DocumentInput, 'kind' | 'date' | 'ratesIncludeGst'> & Readonly<{ lines: readonly DocumentLine[] }>;

/** Returns "Price today ₹120" at each line from an order whose item costs something else by now. `itemOf` knows the items of now. */
export function pricesToday(input: Priced, itemOf: (id: string) => Item | undefined): VoucherProblems {
  return Object.fromEntries(
    input.lines.flatMap((line, at) => {
      const item = line.from && line.item ? itemOf(line.item.id) : undefined;
      const rate = item && rateToday(line, item, input);
      return rate != null && rate !== line.rate ? [[`lines.${at}.price`, `Price today ₹${formatRate(rate)}`]] : [];
    }),
  );
}

/** The rate of now of the pack that a line counts; undefined where it counts in a unit that the item has no price for. */
function rateToday(line: DocumentLine, item: Item, input: Priced): Rate | null | undefined {
  const pack = item.packs?.find(({ unit, contains, mrp }) =>
    unit === item.unit
      ? line.unit === unit && line.mrp !== item.mrp && line.mrp === (mrp ?? undefined)
      : line.unit === unit && line.contains === contains,
  );
  return pack || line.unit === item.unit ? withPack(line, item, input, pack).rate : undefined;
}

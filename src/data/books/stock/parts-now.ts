import { goodsRowOf, withExpectedParts } from '#domain/books/fulfilment/expected-parts.ts';
import { rowOfLine } from '#domain/books/line-source.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { orderLinesIn } from '#data/books/projections/order-lines.ts';
import { booksStore } from '#data/books/store.ts';

/** Returns a form with what of its goods challans took along, as it would be saved now; any other voucher as it is. */
export async function withPartsNow(input: VoucherInput): Promise<VoucherInput> {
  const rows = orderLinesIn(booksStore.database());
  if (input.kind === 'Invoice') {
    const ids = [...new Set(input.lines.flatMap((line) => goodsRowOf(line) ?? []))];
    if (ids.length === 0) return input;
    const known = new Map((await rows.bulkGet(ids)).map((row) => [row?.id, row]));
    return withExpectedParts(input, (line) => known.get(goodsRowOf(line)));
  }
  if (input.kind !== 'Debit Note' || !input.against || input.reason !== 'Purchase return') return input;
  const made = await booksStore.records('vouchers').where('keys.sources').equals(input.against.id).toArray();
  const byPlace = new Map<number, string>();
  for (const challan of made) {
    if (challan.kind !== 'Delivery Challan' || challan.state !== 'Issued') continue;
    for (const { at, key = 0 } of challan.lines) {
      if (at !== undefined) byPlace.set(at, rowOfLine({ id: challan.id, line: key }));
    }
  }
  const known = new Map((await rows.bulkGet([...byPlace.values()])).map((row) => [row?.id, row]));
  return withExpectedParts(input, (line) => ('at' in line ? known.get(byPlace.get(Number(line.at))) : undefined));
}

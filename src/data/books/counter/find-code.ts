import { today } from '#data/clock.ts';
import { business } from '#data/books/business.ts';
import { itemOnScales, rowsByCode } from '#data/books/masters/items.ts';
import { booksStore } from '#data/books/store.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { type CodeOutcome, outcomeOfRows, outcomeOfScale } from '#domain/books/counter/code-outcome.ts';
import { whyNoItem } from '#domain/books/counter/no-item-code.ts';
import { readScaleCode } from '#domain/books/counter/scale-code.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { problemInDocumentNumber } from '#domain/books/document-number.ts';
import { keyOfNumber } from '#domain/books/vouchers/voucher-number.ts';
import { daysAfter, type IsoDate, lastDayOfYear } from '#domain/calendar.ts';
import { bareCode } from '#domain/item-code.ts';
import { counterSettings } from '#data/books/counter-settings.ts';

/**
 * Looks a code up whole, as it was scanned or typed: among the codes of items, then by the scale codes of the settings, then among
 * the numbers of own invoices. Each lookup is one read of an index.
 */
export async function findCode(code: string): Promise<CodeOutcome<Versioned<Item>>> {
  const found = outcomeOfRows(await rowsByCode(code));
  if (found) return found;
  const reading = readScaleCode(code, (await counterSettings()).scaleCodes);
  if (reading)
    return outcomeOfScale(code, reading, 'scaleCode' in reading ? await itemOnScales(reading.scaleCode) : undefined);
  const sentence = whyNoItem(code);
  if (sentence !== undefined) return { kind: 'refused', sentence };
  return (await invoiceOfNumber(code)) ?? { kind: 'unknown' };
}

/** The invoice of this number, or bill of supply, be it of this year or an earlier one; the newest of several. */
async function invoiceOfNumber(code: string): Promise<CodeOutcome<never> | undefined> {
  const text = bareCode(code);
  if (problemInDocumentNumber(text) !== undefined) return undefined;
  const { booksBegin } = await business();
  const keys = yearEndsFrom(booksBegin).map((day) => keyOfNumber('Invoice', day, text));
  const invoices = await booksStore.records('vouchers').where('keys.number').anyOf(keys).toArray();
  const newest = invoices.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
  return newest && { kind: 'invoice', id: newest.id, number: newest.number };
}

/** The last day of each financial year since the books began, up to that of today. */
function yearEndsFrom(begin: IsoDate): readonly IsoDate[] {
  const days: IsoDate[] = [];
  let end = lastDayOfYear(begin);
  for (; end < today(); end = lastDayOfYear(daysAfter(end, 1))) days.push(end);
  return [...days, end];
}

import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { nameKey, tidyName } from '#domain/books/names.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** Goods of an item that were made together. Documents keep what they said of one: correcting it changes none of them. */
export type Batch = Readonly<{
  id: string;
  item: Named;
  number: string;
  /** Blank where the packing does not say it. */
  made: MaybeDate;
  /** The last day on which it may be sold. */
  expiry: MaybeDate;
  /** The maximum retail price printed on one, in the item's own unit; it goes before the item's. */
  mrp?: Paise;
}>;

/** A batch as it is typed or chosen in a line, and in its own form: the days as people type them. */
export type BatchInput = Readonly<{ number: string; made?: string; expiry?: string; mrp?: Paise }>;

/**
 * The part of a line that is of one batch, in the unit of the item, as the batch was when the document was issued. It is 0 of a batch
 * that was counted and is as the books have it.
 */
export type BatchPart = Readonly<{
  id: string;
  number: string;
  quantity: Quantity;
  expiry?: IsoDate;
  mrp?: Paise;
  /** Of goods that the party had from a challan: they leave its hands and no godown. */
  withParty?: true;
}>;

/** The batches of a line of goods. Whether its item is kept by batch at all, `LineItem` says. */
export type Batched = Readonly<{
  /** The one that is typed, where it brings goods in; the one that is chosen, where it takes them. */
  batch?: BatchInput;
  /** Once it is issued: those that go or come, in their order. What they do not make up has no batch. */
  batches?: readonly BatchPart[];
}>;

/** The key by which a batch is one of its item, whatever the case. */
export function batchKey(item: string, number: string): string {
  return `${item}/${nameKey(number)}`;
}

/** Returns the number of a batch as it is stored. */
export function batchNumber(number: string): string {
  return tidyName(number);
}

/** Returns so many, in thousandths, of a batch as it is now. */
export function partOf({ id, number, expiry, mrp }: Batch, count: number): BatchPart {
  return {
    id,
    number,
    quantity: asQuantity(count / 1000),
    ...(expiry !== '' && { expiry }),
    ...(mrp !== undefined && { mrp }),
  };
}

/** The place of a batch among those that go first: by expiry, those without one last, then by number. */
export function rankOf({ expiry, number, id }: Pick<Batch, 'expiry' | 'number' | 'id'>): string {
  return `${expiry === '' ? '~' : expiry}/${nameKey(number)}/${id}`;
}

/** Whether its last day is over. */
export function isExpired(expiry: MaybeDate | undefined, day: MaybeDate): boolean {
  return expiry !== undefined && expiry !== '' && day > expiry;
}

/** Returns a line without its batches, as for another document made of it. */
export function withoutBatches<Line extends Batched>(line: Line): Omit<Line, keyof Batched> {
  const { batch: _, batches: __, ...rest } = line;
  return rest;
}

/** As many letters and figures as the number of a batch has at most. */
export const LONGEST_BATCH = 20;

import { formatNumber } from '#domain/format.ts';
import type { Place, Start, View } from './order.ts';
import type { Window } from './window.ts';

/**
 * Where a page starts, the number of its first row where that is known, counting from 1, and among how many rows it was
 * counted so, where that was known already; and how many pages further on (or back, below nothing) somebody wants to go once
 * it is read.
 */
export type Page = Readonly<{
  start: Start;
  number?: number | undefined;
  of?: number | undefined;
  further?: number | undefined;
}>;

/** The page behind the one that a window shows. */
export function pageAfter(page: Page, window: Window<object>, total: number | undefined): Page {
  if (!window.edges) return FIRST;
  const number = firstNumber(page, window, total);
  return {
    start: { at: 'after', place: window.edges[1] },
    number: number && number + window.rows.length,
    of: total,
  };
}

/** The page before it. */
export function pageBefore(page: Page, window: Window<object>, total: number | undefined): Page {
  if (!window.edges) return FIRST;
  const number = firstNumber(page, window, total);
  return { start: { at: 'before', place: window.edges[0] }, number: number && number - PAGE_SIZE, of: total };
}

/** The next page on the way of who wants to go further than this one; this one, where the list ends here. */
export function pageFurther(page: Page, window: Window<object>, total: number | undefined): Page {
  const further = page.further ?? 0;
  const isOnwards = further > 0;
  if (!(isOnwards ? window.hasAfter : window.hasBefore)) return { ...page, further: 0 };
  const next = (isOnwards ? pageAfter : pageBefore)(page, window, total);
  return { ...next, further: isOnwards ? further - 1 : further + 1 };
}

/**
 * A page among so many rows. Once there are more or fewer than when it was counted, nobody knows how many of those that
 * came or went lie before it: it is numbered no more.
 */
export function pageAmong(page: Page, total: number | undefined): Page {
  if (page.number === undefined || total === undefined || page.of === total) return page;
  return page.of === undefined ? { ...page, of: total } : { start: page.start };
}

/**
 * A page whose rows were read anew. Where one has come or gone, nobody knows whether over the page's beginning, even if there
 * are as many rows as before: it is numbered no more.
 */
export function pageReread(page: Page, before: Window<object>, now: Window<object>): Page {
  if (page.number === undefined || before === now) return page;
  const serials = new Set(before.rows.map(({ keys }) => keys.serial));
  const isSame = serials.size === now.rows.length && now.rows.every(({ keys }) => serials.has(keys.serial));
  return isSame ? page : { start: page.start };
}

/** The number of the first row shown, counting from 1; undefined where it is not known. */
export function firstNumber(page: Page, window: Window<object>, total: number | undefined): number | undefined {
  if (!window.hasBefore) return 1;
  const isAtEnd = !window.hasAfter && total !== undefined;
  const number = isAtEnd ? total - window.rows.length + 1 : pageAmong(page, total).number;
  // A window that was read before the rows were counted, or after, may not fit among them.
  const fits = number !== undefined && number > 1 && !(total !== undefined && number + window.rows.length - 1 > total);
  return fits ? number : undefined;
}

/** A page that begins with the row at this place. Serials are whole, so half a step before it lies nothing else. */
export function pageFrom(place: Place, { direction }: Pick<View, 'direction'>): Page {
  const serial = Number(place.at(-1));
  const justBefore = [...place.slice(0, -1), direction === 'up' ? serial - 0.5 : serial + 0.5];
  return { start: { at: 'after', place: justBefore } };
}

/** "51–100 of 1,00,000"; "of many" where a find has more than are counted. */
export function pageInWords(from: number | undefined, shown: number, total: string): string {
  if (shown === 0) return 'None';
  return `${from === undefined ? formatNumber(shown) : rangeOf(from, from + shown - 1)} of ${total}`;
}

function rangeOf(first: number, last: number): string {
  return first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`;
}

export const FIRST: Page = { start: { at: 'first' } };
export const LAST: Page = { start: { at: 'last' } };
export const PAGE_SIZE = 50;

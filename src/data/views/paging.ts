import { formatNumber } from '#domain/format.ts';
import type { RowPlace, Start, View } from '#data/lists/sorting.ts';
import type { RowWindow } from '#data/lists/row-window.ts';

/**
 * A page of a list: its start; the 1-based number of its first row, if known; the total that this number was counted
 * against, if known; and how many pages to move on (back if negative) once it is read.
 */
export type ListPage = Readonly<{
  start: Start;
  number?: number | undefined;
  of?: number | undefined;
  further?: number | undefined;
}>;

/** The page after the one that a window shows. */
export function pageAfter(page: ListPage, window: RowWindow<object>, total: number | undefined): ListPage {
  if (!window.edges) return FIRST;
  const number = firstNumber(page, window, total);
  return {
    start: { at: 'after', place: window.edges[1] },
    number: number && number + window.rows.length,
    of: total,
  };
}

/** The page before it. */
export function pageBefore(page: ListPage, window: RowWindow<object>, total: number | undefined): ListPage {
  if (!window.edges) return FIRST;
  const number = firstNumber(page, window, total);
  return { start: { at: 'before', place: window.edges[0] }, number: number && number - PAGE_SIZE, of: total };
}

/** The next page towards `page.further`; the same page if the list ends here. */
export function pageFurther(page: ListPage, window: RowWindow<object>, total: number | undefined): ListPage {
  const further = page.further ?? 0;
  const isOnwards = further > 0;
  if (!(isOnwards ? window.hasAfter : window.hasBefore)) return { ...page, further: 0 };
  const next = (isOnwards ? pageAfter : pageBefore)(page, window, total);
  return { ...next, further: isOnwards ? further - 1 : further + 1 };
}

/**
 * The page after the total is known or has changed. If the total differs from the one that the number was counted
 * against, rows may have been added or deleted before the page, so its number is dropped.
 */
export function pageAmong(page: ListPage, total: number | undefined): ListPage {
  if (page.number === undefined || total === undefined || page.of === total) return page;
  return page.of === undefined ? { ...page, of: total } : { start: page.start };
}

/**
 * The page after its rows were read again. If a row has appeared or disappeared, it may have crossed the start of the
 * page, even if the number of rows is the same, so the page's number is dropped.
 */
export function pageReread(page: ListPage, before: RowWindow<object>, now: RowWindow<object>): ListPage {
  if (page.number === undefined || before === now) return page;
  const serials = new Set(before.rows.map(({ keys }) => keys.serial));
  const isSame = serials.size === now.rows.length && now.rows.every(({ keys }) => serials.has(keys.serial));
  return isSame ? page : { start: page.start };
}

/** The 1-based number of the first row shown; undefined if it is not known. */
export function firstNumber(page: ListPage, window: RowWindow<object>, total: number | undefined): number | undefined {
  if (!window.hasBefore) return 1;
  const isAtEnd = !window.hasAfter && total !== undefined;
  const number = isAtEnd ? total - window.rows.length + 1 : pageAmong(page, total).number;
  // The window and the total are read at different times and may contradict each other.
  const fits = number !== undefined && number > 1 && !(total !== undefined && number + window.rows.length - 1 > total);
  return fits ? number : undefined;
}

/**
 * A page that begins with the row at this place. Serials are whole numbers, so half a step before it there is no row.
 */
export function pageFrom(place: RowPlace, { direction }: Pick<View, 'direction'>): ListPage {
  const serial = Number(place.at(-1));
  const justBefore = [...place.slice(0, -1), direction === 'up' ? serial - 0.5 : serial + 0.5];
  return { start: { at: 'after', place: justBefore } };
}

/** "51–100 of 1,00,000"; "of many" if a find has more matches than are counted. */
export function pageInWords(from: number | undefined, shown: number, total: string): string {
  if (shown === 0) return 'None';
  return `${from === undefined ? formatNumber(shown) : rangeOf(from, from + shown - 1)} of ${total}`;
}

function rangeOf(first: number, last: number): string {
  return first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`;
}

export const FIRST: ListPage = { start: { at: 'first' } };
export const LAST: ListPage = { start: { at: 'last' } };
export const PAGE_SIZE = 50;

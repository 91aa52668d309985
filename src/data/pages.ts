import { formatNumber } from '#domain/format.ts';
import type { Place, View } from './order.ts';
import type { Start, Window } from './window.ts';

/** Where a page starts, and how many rows lie between it and the end of the list that it was counted from. */
export type Page = {
  readonly start: Start;
  readonly countedFrom: 'first' | 'last' | 'nowhere';
  readonly beyond: number;
};

/** The page behind the one that a window shows. */
export function pageAfter({ countedFrom, beyond }: Page, { rows, edges }: Window<object>): Page {
  if (!edges) return FIRST;
  const moved = countedFrom === 'first' ? beyond + rows.length : Math.max(0, beyond - PAGE_SIZE);
  return { start: { at: 'after', place: edges[1] }, countedFrom, beyond: moved };
}

/** The page before it. */
export function pageBefore({ countedFrom, beyond }: Page, { rows, edges }: Window<object>): Page {
  if (!edges) return FIRST;
  const moved = countedFrom === 'first' ? Math.max(0, beyond - PAGE_SIZE) : beyond + rows.length;
  return { start: { at: 'before', place: edges[0] }, countedFrom, beyond: moved };
}

/** The number of the first row shown, counting from 1; undefined where nobody counted how many there are. */
export function firstNumber(page: Page, window: Window<object>, total: number | undefined): number | undefined {
  if (!window.hasBefore) return 1;
  if (page.countedFrom === 'first') return page.beyond + 1;
  if (page.countedFrom === 'nowhere' || total === undefined) return undefined;
  return Math.max(1, total - page.beyond - window.rows.length + 1);
}

/** A page that begins with the row at this place. Serials are whole, so half a step before it lies nothing else. */
export function pageFrom(place: Place, { direction }: Pick<View, 'direction'>): Page {
  const serial = Number(place.at(-1));
  const justBefore = [...place.slice(0, -1), direction === 'up' ? serial - 0.5 : serial + 0.5];
  return { start: { at: 'after', place: justBefore }, countedFrom: 'nowhere', beyond: 0 };
}

/** "51–100 of 1,00,000"; "of many" where a find has more than are counted. */
export function pageInWords(from: number | undefined, shown: number, total: string): string {
  if (shown === 0) return 'None';
  return `${from === undefined ? formatNumber(shown) : rangeOf(from, from + shown - 1)} of ${total}`;
}

function rangeOf(first: number, last: number): string {
  return first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`;
}

export const FIRST: Page = { start: { at: 'first' }, countedFrom: 'first', beyond: 0 };
export const LAST: Page = { start: { at: 'last' }, countedFrom: 'last', beyond: 0 };
export const PAGE_SIZE = 50;

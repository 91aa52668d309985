/**
 * The columns of lines, of those that come back too: two lines a row beside the favourites and on a phone, one where the table has
 * the whole width. Within a `@container`.
 */
export const LINE_GRID =
  'grid items-center gap-x-2 grid-cols-[auto_auto_minmax(0,1fr)_auto] @2xl:grid-cols-[minmax(0,1fr)_6rem_9rem_8rem] @2xl:gap-x-3';
/** The item stands above the rest where a row has two lines, and the amount beside both. */
export const LINE_ITEM = 'min-w-0 @max-2xl:col-span-3';
export const LINE_AMOUNT =
  'text-end text-title tabular-nums @max-2xl:col-start-4 @max-2xl:row-span-2 @max-2xl:row-start-1';
export const LINE_FIGURE = 'text-table text-ink-2 tabular-nums @2xl:text-end';

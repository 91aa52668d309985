/** A line of a note: on a phone its item above its two figures and their value, else one row of a grid. */
export const NOTE_LINE_GRID =
  'grid grid-cols-2 gap-x-3 @2xl:gap-x-2 @2xl:grid-cols-[1.5rem_minmax(0,1fr)_8.5rem_9.5rem_9.5rem]';

/** Two columns on a phone, four beside each other where there is room; a ledger takes two. */
export const VOUCHER_GRID = 'grid grid-cols-2 gap-4 @max-2xl:gap-x-3 @2xl:grid-cols-4';

/** A line of a journal: on a phone its ledger above its two figures, else one row of a grid. */
export const LINE_GRID =
  'grid grid-cols-2 gap-x-3 @2xl:gap-x-2 @2xl:grid-cols-[1.5rem_minmax(0,1fr)_10.5rem_10.5rem_var(--spacing-control)]';

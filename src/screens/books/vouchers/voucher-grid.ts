/** Two columns on a phone, four beside each other where there is room; a ledger takes two. */
export const VOUCHER_GRID = 'grid grid-cols-2 gap-4 @2xl:grid-cols-4';

/** A line of a journal: on a phone its ledger above its two figures, else one row of a grid. */
export const LINE_GRID =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-x-2 @2xl:grid-cols-[1.5rem_minmax(0,1fr)_10.5rem_10.5rem_var(--spacing-control)]';

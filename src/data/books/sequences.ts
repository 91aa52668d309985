/** The tables whose records get a number that is never given again: see `WriteTransaction.freshId`. */
export const TABLES_WITH_SEQUENCES = [
  'parties',
  'items',
  'ledgers',
  'godowns',
  'vouchers',
  'batches',
  'bankLines',
  'bankRules',
  'drawers',
  'persons',
  'shifts',
] as const;

/** A table as plain data. Each row has as many cells as the head. */
export type Sheet = Readonly<{ name: string; head: readonly string[]; rows: readonly (readonly SheetCell[])[] }>;

/**
 * Text, which stays text even if it starts like a formula; or a number for the spreadsheet to calculate with. Amounts
 * are paise.
 */
export type SheetCell =
  | string
  | Readonly<{ amount: number }>
  | Readonly<{ number: number }>
  | Readonly<{ percent: number }>;

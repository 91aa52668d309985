/** A table as plain data: its heads, and rows as wide as they. */
export type Sheet = Readonly<{ name: string; head: readonly string[]; rows: readonly (readonly SheetCell[])[] }>;

/** Text, which stays text where it begins like a formula; or a figure that a spreadsheet can count on: money in paise. */
export type SheetCell =
  | string
  | Readonly<{ amount: number }>
  | Readonly<{ number: number }>
  | Readonly<{ percent: number }>;

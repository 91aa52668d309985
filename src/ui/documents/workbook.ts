/** A table as plain data. Each row has as many cells as the head. `title` stands in a line of its own above it. */
export type WorkbookSheet = Readonly<{
  name: string;
  title?: string;
  head: readonly string[];
  rows: readonly (readonly SheetCell[])[];
}>;

/** A sheet from lines of JSON, each the cells of a row; the first one is the head. */
export function sheetOf(name: string, lines: string): WorkbookSheet {
  const [head = [], ...rows] = lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as SheetCell[]);
  return { name, head: head.map(String), rows };
}

/**
 * Text, which stays text even if it starts like a formula; or a number for the spreadsheet to calculate with. Amounts
 * are paise.
 */
export type SheetCell =
  | string
  | Readonly<{ amount: number }>
  | Readonly<{ number: number }>
  | Readonly<{ percent: number }>;

/** A workbook as plain data, a sheet a table. Figures are handed in as figures, so that a spreadsheet can count on. */
export type Sheet = Readonly<{ name: string; head: readonly string[]; rows: readonly SheetRow[] }>;

/** A row may be a title or a total of the rows around it. */
export type SheetRow = Readonly<{ look?: 'title' | 'total'; cells: readonly SheetCell[] }>;

/** Text is always text, also where it begins like a formula. */
export type SheetCell = string | { readonly paise: number } | { readonly count: number } | { readonly percent: number };

/** A number of a workbook as its reader sees it: a day as 2026-04-01, any other with a point and no grouping. */
export function figureText(figure: number, isDate: boolean, is1904: boolean): string {
  return isDate ? dayOfSerial(figure, is1904) : plainNumber(figure);
}

/** Whether a format shows a number as a day: its code, or by its id where a workbook does not say it. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  // What stands in quotes, brackets or behind a backslash is shown as it is.
  return code === undefined ? DATE_FORMATS.has(id) : /[dy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}

/** Excel counts days from 30 December 1899, or from 1904; what it takes for a day of 1900 before March is none. */
function dayOfSerial(serial: number, is1904: boolean): string {
  const days = Math.floor(serial) + (is1904 ? 1462 : 0);
  if (days < 61 || days > 109_574) return plainNumber(serial);
  return new Date((days - 25_569) * 86_400_000).toISOString().slice(0, 10);
}

/** A number as its reader meant it: 118000.5, not 118000.50000000001 or 1.180005E5. */
export function plainNumber(figure: number): string {
  const rounded = Number(figure.toPrecision(15));
  const text = String(rounded);
  return text.includes('e') ? rounded.toFixed(Math.abs(rounded) < 1 ? 10 : 0) : text;
}

/** Whether a number has more figures than a spreadsheet counts with. */
export function isRounded(text: string | undefined): boolean {
  return /^-?\d{16,}$/.test(text ?? '');
}

/** The formats of days that every workbook has without saying them. */
const DATE_FORMATS: ReadonlySet<number> = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);

/**
 * Whether goods can stand under a heading, the first four digits of a code: each chapter of the Customs Tariff Act, First
 * Schedule, which is that of GST, numbers its headings from 01 up to its last one. A few that were left out since are not
 * told apart.
 */
export function isHeadingOfGoods(heading: string): boolean {
  const [chapter, number] = [Number(heading.slice(0, 2)), Number(heading.slice(2, 4))];
  return number > 0 && number <= (LAST_HEADINGS[chapter - 1] ?? 0);
}

/** Whether services can stand under a heading, by the annexure to notification 11/2017-Central Tax (Rate). */
export function isHeadingOfServices(heading: string): boolean {
  return /^99(54|6[1-9]|7[1-3]|8[1-9]|9[1-9])$/.test(heading);
}

/** By chapter, as of 2022; chapter 77 is kept free. */
const LAST_HEADINGS = [
  [6, 10, 9, 10, 11, 4, 14, 14, 10, 8],
  [9, 14, 2, 4, 22, 5, 4, 6, 5, 9],
  [6, 9, 9, 4, 30, 21, 16, 53, 42, 6],
  [5, 15, 7, 7, 7, 6, 7, 27, 26, 17],
  [15, 6, 4, 21, 4, 2, 7, 23, 11, 7],
  [13, 12, 11, 8, 16, 9, 5, 11, 11, 6],
  [17, 17, 10, 6, 7, 3, 4, 15, 14, 20],
  [18, 29, 26, 19, 8, 16, 0, 6, 7, 7],
  [13, 15, 11, 87, 49, 9, 16, 7, 8, 33],
  [14, 9, 7, 6, 8, 20, 6, 6],
].flat();

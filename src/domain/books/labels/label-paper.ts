/** The paper that labels are printed on: sheets of A4 in the measures of Avery, and rolls of a label printer. In millimetres. */
export type LabelPaper = Readonly<{
  name: string;
  /** A roll is printed in dots of 1/8 mm. */
  isRoll: boolean;
  page: Size;
  label: Size;
  /** Where the first label of a page begins, and how far it is to the next one, across and down. */
  start: Place;
  step: Place;
  columns: number;
  rows: number;
}>;

type Size = Readonly<{ width: number; height: number }>;
type Place = Readonly<{ x: number; y: number }>;

/** How far a printer is asked to print beside the places of a sheet, in millimetres right and down: it may draw the sheet in awry. */
export type PrintOffset = Place;
const NO_OFFSET: PrintOffset = { x: 0, y: 0 };
/** No printer is further off than this, in millimetres. */
export const MOST_OFFSET = 20;

/** L7651, L7654, L7159 and L7164 of Avery, which other makers sell under numbers of their own. */
export const LABEL_PAPERS: readonly LabelPaper[] = [
  onSheet({ width: 38.1, height: 21.2 }, 5, 13, { x: 4.75, y: 10.7 }, { x: 40.6, y: 21.2 }),
  onSheet({ width: 45.7, height: 25.4 }, 4, 10, { x: 9.7, y: 21.5 }, { x: 48.3, y: 25.4 }),
  onSheet({ width: 63.5, height: 33.9 }, 3, 8, { x: 7.25, y: 12.9 }, { x: 66, y: 33.9 }),
  onSheet({ width: 63.5, height: 72 }, 3, 4, { x: 7.25, y: 4.5 }, { x: 66, y: 72 }),
  onRoll(50, 25),
  onRoll(38, 25),
  onRoll(100, 50),
];

/** Returns the paper of a name; the first where there is none of that. */
export function labelPaperOf(name: string): LabelPaper {
  const found = LABEL_PAPERS.find((paper) => paper.name === name) ?? LABEL_PAPERS[0];
  if (!found) throw new RangeError('There is no paper for labels.');
  return found;
}

/** Returns how many labels a page holds. */
export function labelsOnPage({ columns, rows }: LabelPaper): number {
  return columns * rows;
}

/** Returns how many pages so many labels take where the first `before` labels of the first page are used already. */
export function pagesOf(paper: LabelPaper, before: number, count: number): number {
  return count === 0 ? 0 : Math.ceil((before + count) / labelsOnPage(paper));
}

/**
 * Returns the top left corner of each label of a page, row by row, all moved by `offset` millimetres to the right and down, or if
 * negative to the left and up. The label of a roll is the whole page, which its printer finds by itself: it is not moved.
 */
export function placesOn({ isRoll, columns, rows, start, step }: LabelPaper, offset = NO_OFFSET): readonly Place[] {
  const moved = isRoll ? NO_OFFSET : offset;
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: start.x + (at % columns) * step.x + moved.x,
    y: start.y + Math.floor(at / columns) * step.y + moved.y,
  }));
}

function onSheet(label: Size, columns: number, rows: number, start: Place, step: Place): LabelPaper {
  const name = `A4, ${columns * rows} labels of ${inWords(label)}`;
  return { name, isRoll: false, page: { width: 210, height: 297 }, label, start, step, columns, rows };
}

function onRoll(width: number, height: number): LabelPaper {
  const label = { width, height };
  return {
    name: `Roll, ${inWords(label)}`,
    isRoll: true,
    page: label,
    label,
    start: NO_OFFSET,
    step: NO_OFFSET,
    columns: 1,
    rows: 1,
  };
}

function inWords({ width, height }: Size): string {
  return `${width} × ${height} mm`;
}

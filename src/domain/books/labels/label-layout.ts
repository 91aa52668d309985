import { DOT, EDGE, type FittedBars, fitBars } from './label-bars.ts';
import { LABEL_PARTS, type LabelFacts, type LabelPart } from './label-facts.ts';
import type { LabelPaper } from './label-paper.ts';

/** A label as it is drawn, in millimetres from its top left corner. */
export type Label = Readonly<{ texts: readonly LabelText[]; bars?: LabelBars }>;

/** A text of at most so many lines in a box; `size` is that of its letters, `lead` that of a line. */
type LabelText = Readonly<{
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  lead: number;
  lines: number;
  isStrong: boolean;
  place: 'start' | 'center' | 'end';
}>;

/** Bars and spaces in turn, the first a bar that begins at `x`, in modules. */
type LabelBars = Readonly<{
  name: string;
  x: number;
  y: number;
  height: number;
  module: number;
  widths: readonly number[];
}>;

/**
 * Lays out the chosen parts of a label, one below the other, in the middle of it: the bars take the height that is left. MRP and
 * price share a line. A long name is cut; a figure is set smaller instead.
 */
export function layOutLabel(facts: LabelFacts, parts: readonly LabelPart[], paper: LabelPaper): Label {
  const { width, height } = paper.label;
  const sizes = SIZES.find(({ below }) => height < below)?.sizes ?? LARGE;
  const has = (part: LabelPart) => parts.includes(part) && facts[part] !== '';
  const fitted = has('Code') ? barsOrNone(facts.Code, paper) : undefined;
  const room = height - 2 * EDGE;
  const inner = width - 2 * EDGE;

  const heightOf = (part: LabelPart, lines = 1) => (has(part) ? lines * leadOf(part, sizes[part]) : 0);
  const others = (nameLines: number) =>
    heightOf('Business Name') +
    heightOf('Name', nameLines) +
    heightOf('Code') +
    Math.max(heightOf('MRP'), heightOf('Price')) +
    (fitted ? 2 * GAP : 0);
  const wanted = Math.ceil((Array.from(facts.Name).length * sizes.Name * LETTER) / inner);
  const nameLines = wanted > 1 && room - others(2) >= (fitted ? ENOUGH_BARS : 0) ? 2 : 1;
  const barsHeight = fitted ? Math.max(LEAST_BARS, Math.min(MOST_BARS, room - others(nameLines))) : 0;

  let y = EDGE + Math.max(0, (room - others(nameLines) - barsHeight) / 2);
  const texts: LabelText[] = [];
  let bars: LabelBars | undefined;
  for (const part of LABEL_PARTS) {
    if (part === 'Code' && fitted) {
      bars = barsAt(fitted, width, y + GAP, barsHeight);
      y += barsHeight + 2 * GAP;
    }
    if (!has(part)) continue;
    const shares = part === 'MRP' || part === 'Price' ? has('MRP') && has('Price') : false;
    const box = shares ? halfOf(part, width) : { x: EDGE, width: inner, place: 'center' as const };
    const lines = part === 'Name' ? nameLines : 1;
    const text = part === 'Code' ? (fitted?.symbol.text ?? facts.Code) : facts[part];
    const isFigure = part !== 'Name' && part !== 'Business Name';
    const fitting = Math.max(LEAST_LETTERS, box.width / (Array.from(text).length * FIGURE));
    const size = isFigure ? Math.min(sizes[part], fitting) : sizes[part];
    // What shares a line stands on its foot.
    const lead = leadOf(part, size);
    const down = shares ? leadOf('Price', Math.max(sizes.MRP, sizes.Price)) - lead : 0;
    texts.push({ text, ...box, y: y + down, size, lead, lines, isStrong: part === 'Name' || part === 'Price' });
    if (!(shares && part === 'MRP')) y += lines * leadOf(part, sizes[part]);
  }
  return { texts, ...(bars && { bars }) };
}

function barsOrNone(code: string, paper: LabelPaper): FittedBars | undefined {
  try {
    return fitBars(code, paper);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** In the middle of the label with their quiet zones, from a whole dot on. */
function barsAt({ symbol, module, width }: FittedBars, labelWidth: number, y: number, height: number): LabelBars {
  const left = Math.floor((labelWidth - width) / 2 / DOT) * DOT;
  const x = left + symbol.quiet.left * module;
  return { name: `${symbol.kind} ${symbol.text}`, x, y, height, module, widths: symbol.widths };
}

/** The MRP at the left and the price at the right, no further from each other than one sees at once. */
function halfOf(part: LabelPart, labelWidth: number) {
  const half = Math.min(labelWidth / 2 - 1.5 * EDGE, MOST_HALF);
  return part === 'MRP'
    ? ({ x: labelWidth / 2 - half, width: half, place: 'start' } as const)
    : ({ x: labelWidth / 2, width: half, place: 'end' } as const);
}

/** The height of a line: that of a name has room for the marks above Indian letters. */
function leadOf(part: LabelPart, size: number): number {
  return size * (part === 'Name' || part === 'Business Name' ? 1.4 : 1.2);
}

const MM_A_POINT = 25.4 / 72;
/** The size of each part in millimetres, given in points. */
function inPoints(business: number, name: number, code: number, mrp: number, price: number) {
  const points = { 'Business Name': business, Name: name, Code: code, MRP: mrp, Price: price };
  return Object.fromEntries(LABEL_PARTS.map((part) => [part, points[part] * MM_A_POINT])) as Record<LabelPart, number>;
}

const SIZES = [
  { below: 24, sizes: inPoints(5, 6.5, 5.5, 5.5, 7.5) },
  { below: 30, sizes: inPoints(5.5, 7, 6, 6, 8.5) },
  { below: 40, sizes: inPoints(6.5, 8.5, 7, 7, 10) },
];
const LARGE = inPoints(8, 11, 9, 9, 14);
/** The widths of a letter and of a figure, in the size of their letters. */
const LETTER = 0.55;
const FIGURE = 0.66;
/** Nobody reads smaller ones, in millimetres: a code that is longer still is cut. */
const LEAST_LETTERS = 1.2;
/** In millimetres: above and below the bars, and how high these are. */
const GAP = 0.4;
const LEAST_BARS = 3;
const ENOUGH_BARS = 7;
const MOST_BARS = 22;
const MOST_HALF = 24;

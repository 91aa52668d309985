import { barsAmong, type Label, labelPages, type LabelBars, type LabelSheet, type LabelText } from './label-sheet.ts';
import { PdfSheet, type TextLook } from './pdf-sheet.ts';
import type { FaceFiles } from './typesetting.ts';

/**
 * Labels as a PDF file: tagged, the bars as vectors, each a figure with a name. `onBoxed` gets the letters that no typeface has, as
 * of `writePdf`.
 */
export async function writeLabels(
  labels: LabelSheet,
  faces: FaceFiles,
  onBoxed: (letters: readonly string[]) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const size = { width: labels.page.width * POINTS, height: labels.page.height * POINTS, margin: 0, below: 0 };
  const sheet = new PdfSheet(labels.title, '', faces, size);
  // Hundreds of labels are alike: each text is broken into lines once.
  const lines = new Map<LabelText, readonly string[]>();
  for (const [number, page] of labelPages(labels).entries()) {
    if (number > 0) sheet.turnPage();
    for (const [at, label] of page.entries()) {
      const { x, y } = labels.places[at] ?? { x: 0, y: 0 };
      if (label) writeLabel(sheet, label, x, y, lines);
    }
  }
  const bytes = await sheet.finish(labels.title);
  onBoxed(sheet.boxed);
  return bytes;
}

function writeLabel(
  sheet: PdfSheet,
  { texts, bars }: Label,
  x: number,
  y: number,
  lines: Map<LabelText, readonly string[]>,
) {
  for (const text of texts) {
    const known = lines.get(text) ?? linesIn(sheet, text);
    lines.set(text, known);
    writeText(sheet, text, known, x, y);
  }
  if (bars) writeBars(sheet, bars, x, y);
}

function writeText(
  sheet: PdfSheet,
  { place, ...text }: LabelText,
  lines: readonly string[],
  x: number,
  y: number,
): void {
  const look = lookOf(text);
  // Capitals stand in the middle of their line.
  const baseline = (text.lead + text.size * CAPITALS) / 2;
  const paragraph = sheet.open('P');
  sheet.within(paragraph, () => {
    lines.forEach((line, number) => {
      const room = text.width * POINTS - sheet.widthOf(line, look);
      const left = (x + text.x) * POINTS + room * SHARES[place];
      sheet.write(line, left, (y + text.y + number * text.lead + baseline) * POINTS, look);
    });
  });
  paragraph.end();
}

/** The lines that there is room for; the last one ends in "…" where more would follow. */
function linesIn(sheet: PdfSheet, text: LabelText): readonly string[] {
  const [look, width] = [lookOf(text), text.width * POINTS];
  const all = sheet.lines(text.text, width, look);
  const shown = all.slice(0, text.lines);
  if (shown.length === all.length) return all;
  const last = Array.from(shown.at(-1) ?? '');
  while (last.length > 0 && sheet.widthOf(`${last.join('').trimEnd()}…`, look) > width) last.pop();
  return [...shown.slice(0, -1), `${last.join('').trimEnd()}…`];
}

function writeBars(sheet: PdfSheet, { name, module, widths, ...box }: LabelBars, x: number, y: number): void {
  const bars = barsAmong(widths).map(({ from, width }) => ({
    x: (x + box.x + from * module) * POINTS,
    y: (y + box.y) * POINTS,
    width: width * module * POINTS,
    height: box.height * POINTS,
  }));
  sheet.figure(name, bars);
}

function lookOf({ size, isStrong }: Pick<LabelText, 'size' | 'isStrong'>): TextLook {
  return { face: isStrong ? 'strong' : 'text', size: size * POINTS };
}

/** A millimetre in points. */
const POINTS = 72 / 25.4;
/** The height of a capital in the size of the letters. */
const CAPITALS = 0.73;
/** How much of the free width lies to the left. */
const SHARES = { start: 0, center: 0.5, end: 1 } as const;

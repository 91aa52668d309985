import type { NumberCode } from './document.ts';
import { drawNumber } from './number-drawing.ts';
import { paragraph, QUIET } from './pdf-paragraph.ts';
import type { PdfSheet } from './pdf-sheet.ts';

/** Draws the code of a number in the middle, as a figure with a name, and the number below it. */
export function writeNumber(sheet: PdfSheet, code: NumberCode): void {
  const { width, height, bars } = drawNumber(code, sheet.width / POINTS);
  if (sheet.room < height * POINTS + GAP) sheet.turnPage();
  sheet.y += GAP;
  const [left, top] = [sheet.left + (sheet.width - width * POINTS) / 2, sheet.y];
  sheet.figure(
    `Code of ${code.number}`,
    bars.map((bar) => ({
      x: left + bar.x * POINTS,
      y: top + bar.y * POINTS,
      width: bar.width * POINTS,
      height: bar.height * POINTS,
    })),
  );
  sheet.y = top + height * POINTS;
  paragraph(sheet, 'P', code.number, QUIET, { x: sheet.left + (sheet.width - sheet.widthOf(code.number, QUIET)) / 2 });
}

/** A millimetre in points. */
const POINTS = 72 / 25.4;
const GAP = 8;

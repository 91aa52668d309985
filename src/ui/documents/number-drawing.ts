import type { NumberCode } from './document.ts';
import { barsAmong } from './label-sheet.ts';
import { darkBars, QUIET_ZONE } from './qr-code-drawing.ts';
import { qrCode } from './qr-code.ts';

/** The code of a number as rectangles in millimetres, with the quiet zone that a reader needs around it. */
type NumberDrawing = Readonly<{
  width: number;
  height: number;
  bars: readonly Readonly<{ x: number; y: number; width: number; height: number }>[];
}>;

/** Draws the code of a number as wide as `room` allows, in millimetres: in whole dots of 1/8 mm, so that all bars of a width print alike. */
export function drawNumber({ number, widths }: NumberCode, room: number): NumberDrawing {
  if (!widths) {
    const modules = qrCode(number);
    const [module, side] = [QR_DOTS * DOT, modules.length + 2 * QUIET_ZONE];
    const bars = darkBars(modules).map(({ x, y, width }) => ({
      x: (x + QUIET_ZONE) * module,
      y: (y + QUIET_ZONE) * module,
      width: width * module,
      height: module,
    }));
    return { width: side * module, height: side * module, bars };
  }
  const modules = widths.reduce((sum, width) => sum + width, 2 * BARS_QUIET);
  const module = Math.max(1, Math.min(MOST_DOTS, Math.floor(room / modules / DOT))) * DOT;
  const bars = barsAmong(widths).map(({ from, width }) => ({
    x: (from + BARS_QUIET) * module,
    y: 0,
    width: width * module,
    height: BARS_HEIGHT,
  }));
  return { width: modules * module, height: BARS_HEIGHT, bars };
}

/** In millimetres. */
const DOT = 1 / 8;
const BARS_HEIGHT = 10;
/** How many dots a module of a QR code has, and one of bars at most. */
const QR_DOTS = 6;
const MOST_DOTS = 3;
/** In modules (ISO/IEC 15417). */
const BARS_QUIET = 10;

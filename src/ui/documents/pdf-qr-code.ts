import { darkBars, QUIET_ZONE, qrCodeSide } from './qr-code-drawing.ts';
import type { QrCode } from './document.ts';
import { paragraph } from './pdf-paragraph.ts';
import { BODY, lead, type PdfSheet } from './pdf-sheet.ts';
import { qrCode } from './qr-code.ts';

/** Draws a QR code as vectors, as a figure with a name inside a link, and its lines beside it. */
export function writeCode(sheet: PdfSheet, code: QrCode): void {
  const modules = qrCode(code.link);
  const side = qrCodeSide(modules) * POINTS;
  const { x, height } = layOutCode(sheet, code, side);
  if (sheet.room < height) sheet.turnPage();
  sheet.y += GAP;
  const top = sheet.y;
  const step = side / (modules.length + 2 * QUIET_ZONE);
  const bars = darkBars(modules).map((bar) => ({
    x: sheet.left + (bar.x + QUIET_ZONE) * step,
    y: top + (bar.y + QUIET_ZONE) * step,
    width: bar.width * step,
    height: step,
  }));
  sheet.picture({ alt: code.name, link: code.link, x: sheet.left, y: top, side, bars });
  for (const line of code.lines) paragraph(sheet, 'P', line, BODY, { x, width: sheet.right - x });
  sheet.y = Math.max(sheet.y, top + side);
}

/** The left edge of the code's lines, and the height of both, in points. */
function layOutCode(sheet: PdfSheet, { lines }: QrCode, side: number) {
  const x = sheet.left + side + GAP;
  const count = lines.reduce((sum, line) => sum + sheet.lines(line, sheet.right - x, BODY).length, 0);
  return { x, height: GAP + Math.max(side, count * lead(BODY)) };
}

/** A millimetre in points. */
const POINTS = 72 / 25.4;
const GAP = 8;

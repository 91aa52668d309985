import { lead, type PdfSheet, type TextLook } from './pdf-sheet.ts';

/** Text from `x`, wrapped into lines, and onto further pages if needed. */
export function paragraph(
  sheet: PdfSheet,
  tag: 'H1' | 'P',
  text: string,
  look: TextLook,
  at: { x?: number; width?: number } = {},
): void {
  const { x = sheet.left } = at;
  const { width = sheet.right - x + 1 } = at;
  const element = sheet.open(tag);
  for (const line of sheet.lines(text, width, look)) {
    if (sheet.room < lead(look)) sheet.turnPage();
    const baseline = sheet.y + look.size;
    sheet.within(element, () => sheet.write(line, x, baseline, look));
    sheet.y += lead(look);
  }
  element.end();
}

export const QUIET: TextLook = { face: 'text', size: 8, color: '#444444' };

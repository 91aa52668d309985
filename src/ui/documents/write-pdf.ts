import type { Block, Fact, PaperDocument, Particulars, Signature, ClosingSums, Paragraphs } from './document.ts';
import { writeCode } from './pdf-qr-code.ts';
import { writeNumber } from './pdf-number.ts';
import { paragraph, QUIET } from './pdf-paragraph.ts';
import { writeTable } from './pdf-table.ts';
import { A4, A4_WIDE, NARROW_ROLL, type PageSize, ROLL } from './page-size.ts';
import { BODY, lead, PdfSheet, STRONG, type TextLook } from './pdf-sheet.ts';
import type { FaceFiles } from './typesetting.ts';

/**
 * The document as a PDF file: A4 or a roll, tagged, with selectable text, title and language set, and "Page x of y" at the foot
 * of each page. The embedded fonts are subsets of the glyphs that it uses. `onBoxed` gets the letters that none of them
 * has.
 */
export async function writePdf(
  document: PaperDocument,
  faces: FaceFiles,
  onBoxed: (letters: readonly string[]) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const size = PAGES[document.page ?? 'tall'];
  const page = isOnRoll(document) ? drawn(document, faces, size).cut : size;
  const sheet = drawn(document, faces, page);
  const bytes = await sheet.finish(document.title);
  onBoxed(sheet.boxed);
  return bytes;
}

function drawn(document: PaperDocument, faces: FaceFiles, page: PageSize): PdfSheet {
  const sheet = new PdfSheet(document.title, document.issuer.name, faces, page);
  if (isOnRoll(document)) writeHeadOfRoll(sheet, document);
  else writeHead(sheet, document);
  for (const [at, block] of document.blocks.entries()) {
    // What stands over a table has its own space below it, but sums and words have none.
    if (block.kind === 'table' && isClosing(document.blocks[at - 1])) sheet.y += TABLE_GAP;
    writeBlock(sheet, block, document.blocks.slice(at + 1));
  }
  return sheet;
}

function isOnRoll({ page }: PaperDocument): boolean {
  return page === 'roll' || page === 'narrow roll';
}

function isClosing(block: Block | undefined): boolean {
  return block !== undefined && block.kind !== 'particulars' && block.kind !== 'table';
}

function writeHead(sheet: PdfSheet, { issuer, heading, note }: PaperDocument): void {
  const headingWidth = Math.max(sheet.widthOf(heading, HEADING), sheet.widthOf(note, QUIET));
  const top = sheet.y;
  paragraph(sheet, 'P', issuer.name, NAME, { width: sheet.width - headingWidth - 24 });
  for (const line of issuer.lines) paragraph(sheet, 'P', line, BODY, { width: sheet.width - headingWidth - 24 });
  const bottom = sheet.y;
  sheet.y = top;
  paragraph(sheet, 'H1', heading, HEADING, { x: sheet.right - sheet.widthOf(heading, HEADING) });
  paragraph(sheet, 'P', note, QUIET, { x: sheet.right - sheet.widthOf(note, QUIET) });
  sheet.y = Math.max(bottom, sheet.y) + 8;
  sheet.rule(sheet.y, { weight: 1.5 });
  sheet.y += 10;
}

/** On a roll there is no room for two things beside each other. */
function writeHeadOfRoll(sheet: PdfSheet, { issuer, heading, note }: PaperDocument): void {
  paragraph(sheet, 'P', issuer.name, HEADING);
  for (const line of issuer.lines) paragraph(sheet, 'P', line, BODY);
  sheet.y += 4;
  paragraph(sheet, 'H1', heading, STRONG);
  paragraph(sheet, 'P', note, QUIET);
  sheet.y += 4;
  sheet.rule(sheet.y, { weight: 1 });
}

function writeBlock(sheet: PdfSheet, block: Block, next: readonly Block[]): void {
  switch (block.kind) {
    case 'particulars':
      return writeParticulars(sheet, block);
    case 'table':
      return writeTable(sheet, block, closingHeight(sheet, next));
    case 'sums':
      return writeSums(sheet, block);
    case 'words':
      keepTogether(sheet, block, next);
      return writeWords(sheet, block);
    case 'code':
      return writeCode(sheet, block);
    case 'signature':
      return writeSignature(sheet, block);
    case 'number':
      return writeNumber(sheet, block);
  }
}

/** The height of the sums and signature that follow directly, in points. */
function closingHeight(sheet: PdfSheet, next: readonly Block[]): number {
  let height = 0;
  for (const block of next) {
    if (block.kind === 'sums') height += layOutSums(sheet, block).height;
    else if (block.kind === 'signature') height += layOutSignature(sheet, block).height;
    else break;
  }
  return height;
}

/** Words are not parted from a signature that follows them, nor from each other if a page can hold them. */
function keepTogether(sheet: PdfSheet, words: Paragraphs, next: readonly Block[]): void {
  const height = heightOfWords(sheet, words) + closingHeight(sheet, next);
  if (sheet.room < height && height <= sheet.fullPage) sheet.turnPage();
}

function writeParticulars(sheet: PdfSheet, { about, facts }: Particulars): void {
  const half = sheet.width / 2 - 12;
  const top = sheet.y;
  paragraph(sheet, 'P', about.title, QUIET, { width: half });
  paragraph(sheet, 'P', about.name, STRONG, { width: half });
  for (const line of about.lines) paragraph(sheet, 'P', line, BODY, { width: half });
  const bottom = sheet.y;
  sheet.y = top;
  const x = sheet.left + half + 24;
  const names = Math.max(...facts.map(([name]) => sheet.widthOf(name, BODY))) + 12;
  for (const fact of facts) writeFact(sheet, fact, { x, valueX: x + names, width: sheet.right - x - names });
  sheet.y = Math.max(bottom, sheet.y) + 8;
}

/** A label with its value beside it. */
function writeFact(sheet: PdfSheet, [name, value]: Fact, at: { x: number; valueX: number; width: number }): void {
  const y = sheet.y;
  const fact = sheet.open('P');
  const lines = sheet.lines(value, at.width, BODY);
  sheet.within(fact, () => {
    sheet.write(`${name} `, at.x, y + BODY.size, BODY);
    lines.forEach((line, number) => sheet.write(line, at.valueX, y + BODY.size + number * lead(BODY), BODY));
  });
  fact.end();
  sheet.y = y + lines.length * lead(BODY);
}

function writeSums(sheet: PdfSheet, sums: ClosingSums): void {
  const { inWords, lines, total } = sums;
  const { x, wordsWidth, height } = layOutSums(sheet, sums);
  if (sheet.room < height) sheet.turnPage();
  sheet.y += 8;
  const top = sheet.y;
  paragraph(sheet, 'P', inWords[0], QUIET);
  paragraph(sheet, 'P', inWords[1], BODY, { width: wordsWidth });
  const bottom = sheet.y;
  sheet.y = top;
  for (const line of lines) writeSum(sheet, line, x, BODY);
  sheet.y += 4;
  sheet.rule(sheet.y, { from: x });
  sheet.y += 2;
  writeSum(sheet, total, x, STRONG);
  sheet.y += 3;
  sheet.rule(sheet.y, { from: x });
  sheet.rule(sheet.y + 2, { from: x });
  sheet.y = Math.max(bottom, sheet.y + 2);
}

/** The left edge of the figures, the width of the words beside them, and the height of both. */
function layOutSums(sheet: PdfSheet, { inWords, lines, total }: ClosingSums) {
  const nameWidth = Math.max(...[...lines, total].map(([name]) => sheet.widthOf(name, STRONG))) + 30;
  const valueWidth = Math.max(...[...lines, total].map(([, value]) => sheet.widthOf(value, STRONG)));
  const x = sheet.right - nameWidth - valueWidth;
  const wordsWidth = x - sheet.left - 24;
  const wordLines = sheet.lines(inWords[1], wordsWidth, BODY);
  const height = 8 + Math.max(lead(QUIET) + wordLines.length * lead(BODY), (lines.length + 1) * lead(BODY) + 14);
  return { x, wordsWidth, height };
}

function writeSum(sheet: PdfSheet, [name, value]: Fact, x: number, look: TextLook): void {
  const y = sheet.y + look.size;
  const sum = sheet.open('P');
  sheet.within(sum, () => {
    sheet.write(`${name} `, x, y, look);
    sheet.write(value, sheet.right - sheet.widthOf(value, look), y, look);
  });
  sum.end();
  sheet.y += lead(look);
}

function writeWords(sheet: PdfSheet, { title, lines }: Paragraphs): void {
  sheet.y += WORDS_GAP;
  if (title !== '') paragraph(sheet, 'P', title, QUIET);
  for (const line of lines) paragraph(sheet, 'P', line, BODY);
}

function heightOfWords(sheet: PdfSheet, { title, lines }: Paragraphs): number {
  const count = lines.reduce((sum, line) => sum + sheet.lines(line, sheet.width + 1, BODY).length, 0);
  return WORDS_GAP + (title === '' ? 0 : lead(QUIET)) + count * lead(BODY);
}

function writeSignature(sheet: PdfSheet, signature: Signature): void {
  const { lines, height } = layOutSignature(sheet, signature);
  if (sheet.room < height) sheet.turnPage();
  sheet.y += 56;
  const middle = sheet.right - SIGNATURE_WIDTH / 2;
  sheet.rule(sheet.y, { from: sheet.right - SIGNATURE_WIDTH });
  sheet.y += 4;
  for (const line of lines) paragraph(sheet, 'P', line, BODY, { x: middle - sheet.widthOf(line, BODY) / 2 });
  const { capacity } = signature;
  paragraph(sheet, 'P', capacity, QUIET, { x: middle - sheet.widthOf(capacity, QUIET) / 2 });
}

function layOutSignature(sheet: PdfSheet, { by }: Signature) {
  const lines = sheet.lines(by, SIGNATURE_WIDTH, BODY);
  return { lines, height: 60 + lines.length * lead(BODY) + lead(QUIET) };
}

const PAGES = { tall: A4, wide: A4_WIDE, roll: ROLL, 'narrow roll': NARROW_ROLL } as const;
const NAME: TextLook = { face: 'strong', size: 15 };
const HEADING: TextLook = { face: 'strong', size: 13 };
/** In points. */
const SIGNATURE_WIDTH = 190;
const WORDS_GAP = 8;
const TABLE_GAP = 12;

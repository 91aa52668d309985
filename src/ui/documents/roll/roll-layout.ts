import type { Block, DocumentRow, DocumentTable, NumberCode, PaperDocument, RollPage } from '#ui/documents/document.ts';
import { isIndian, Roll, type RollLook, type RollMark, type RollTools } from './roll-marks.ts';

/** The dots that a printer reaches across, at 8 to the millimetre. */
export const DOTS_OF_ROLL: Readonly<Record<RollPage, number>> = { roll: 576, 'narrow roll': 384 };

/** Lays out a document on a roll, from top to bottom: long texts wrap, and no letter is smaller than a printer prints legibly. */
export function rollLayout(
  document: PaperDocument,
  page: RollPage,
  tools: RollTools,
): Readonly<{ width: number; height: number; marks: readonly RollMark[] }> {
  const roll = new Roll(DOTS_OF_ROLL[page], tools);
  const looks = LOOKS[page];
  roll.text(document.issuer.name, looks.name);
  for (const line of document.issuer.lines) roll.text(line, looks.text);
  roll.gap(6);
  roll.text(document.heading, looks.heading);
  if (document.note !== '') roll.text(document.note, looks.fine);
  roll.rule(3);
  for (const block of document.blocks) layBlock(roll, block, looks);
  roll.gap(LEFT_FREE);
  return { width: roll.width, height: roll.y, marks: roll.marks };
}

type Looks = Readonly<Record<'name' | 'heading' | 'text' | 'fine', RollLook>>;

function layBlock(roll: Roll, block: Block, looks: Looks): void {
  switch (block.kind) {
    case 'words':
      roll.gap(GAP);
      if (block.title !== '') roll.text(block.title, looks.fine);
      for (const line of block.lines) roll.text(line, looks.text);
      return;
    case 'particulars':
      roll.gap(GAP);
      if (block.about.title !== '') roll.text(block.about.title, looks.fine);
      roll.text(block.about.name, strong(looks.text));
      for (const line of block.about.lines) roll.text(line, looks.text);
      for (const [fact, value] of block.facts) roll.text(`${fact} ${value}`, looks.text);
      return;
    case 'table':
      return layTable(roll, block, looks);
    case 'sums':
      roll.gap(GAP);
      for (const [name, amount] of block.lines) layPair(roll, [name, amount], looks.text);
      layPair(roll, block.total, strong(looks.text));
      roll.text(block.inWords[0], looks.fine);
      roll.text(block.inWords[1], looks.text);
      return;
    case 'code':
      roll.gap(GAP);
      roll.qr(block.link);
      for (const line of block.lines) roll.text(line, looks.text, 'center');
      return;
    case 'number':
      return layNumber(roll, block, looks);
    case 'signature':
      roll.gap(3 * GAP);
      roll.rule(1);
      roll.text(block.by, looks.text);
      roll.text(block.capacity, looks.fine);
  }
}

function layTable(roll: Roll, { columns, rows }: DocumentTable, looks: Looks): void {
  roll.gap(GAP);
  roll.rule(2);
  layCells(
    roll,
    columns.map(({ title }) => title),
    strong(looks.fine),
  );
  roll.rule(2);
  for (const row of rows) layRow(roll, row, looks);
}

function layRow(roll: Roll, { look, depth = 1, cells }: DocumentRow, looks: Looks): void {
  if (look === 'total' || look === 'grand') roll.rule(2);
  const isPlain = look === 'line' || look === 'entry';
  layCells(roll, cells, isPlain ? looks.text : strong(looks.text), look === 'entry' ? depth * INDENT : 0);
  if (look === 'line') roll.gap(6);
  if (look !== 'grand') return;
  roll.rule(2);
  roll.gap(-7);
  roll.rule(2);
}

/** A row has room for its text and one figure: what other columns say stands with the text. */
function layCells(roll: Roll, cells: readonly string[], look: RollLook, indent = 0): void {
  const [text, figure] = [cells.slice(0, -1).filter((cell) => cell !== ''), cells.at(-1) ?? ''];
  layPair(roll, cells.length === 1 ? [figure, ''] : [text.join(' · '), figure], look, indent);
}

/** A text at the left and its figure at the right, or below each other where the text would have too little room. */
function layPair(roll: Roll, [text, figure]: readonly [string, string], look: RollLook, indent = 0): void {
  const figures = figure === '' ? 0 : Math.ceil(roll.widthOf(figure, look)) + BETWEEN;
  const isApart = roll.width - indent - figures < roll.width / 3;
  const isTall = isIndian(`${text}${figure}`);
  const room = roll.width - indent - (isApart ? 0 : figures);
  const left = () => roll.column(text, look, { from: indent, width: room, align: 'left', isTall });
  const right = () => roll.column(figure, look, { from: 0, width: roll.width, align: 'right', isTall });
  if (figure === '') left();
  else if (text === '') right();
  else if (isApart) {
    left();
    right();
  } else roll.abreast(left, right);
}

/** The number at the end, that a scanner finds the document by. Bars that would be too fine to scan are a QR code instead. */
function layNumber(roll: Roll, { number, widths: bars }: NumberCode, looks: Looks): void {
  roll.gap(2 * GAP);
  const modules = bars?.reduce((sum, width) => sum + width, 0) ?? 0;
  const dots = Math.min(MOST_BAR_DOTS, Math.floor(roll.width / (modules + 2 * QUIET)));
  if (bars && dots >= LEAST_BAR_DOTS) {
    let x = Math.floor((roll.width - modules * dots) / 2);
    for (const [at, width] of bars.entries()) {
      if (at % 2 === 0) roll.box(x, roll.y, width * dots, BAR_HEIGHT);
      x += width * dots;
    }
    roll.gap(BAR_HEIGHT + 6);
  } else roll.qr(number);
  roll.text(number, looks.fine, 'center');
}

function strong(look: RollLook): RollLook {
  return { ...look, isStrong: true };
}

/** Sizes in dots; none is below 20, which a printer of 203 dots an inch still prints clearly. */
const LOOKS: Readonly<Record<RollPage, Looks>> = {
  roll: {
    name: { size: 34, isStrong: true },
    heading: { size: 28, isStrong: true },
    text: { size: 24, isStrong: false },
    fine: { size: 22, isStrong: false },
  },
  'narrow roll': {
    name: { size: 28, isStrong: true },
    heading: { size: 24, isStrong: true },
    text: { size: 22, isStrong: false },
    fine: { size: 20, isStrong: false },
  },
};
const GAP = 12;
const INDENT = 20;
const BETWEEN = 12;
/** What is free below the last line, so that the knife cuts none. */
const LEFT_FREE = 24;
/** Dots of a module of bars: 0.25 to 0.375 mm. */
const [LEAST_BAR_DOTS, MOST_BAR_DOTS] = [2, 3];
const BAR_HEIGHT = 80;
/** Light modules at each side of a Code 128. */
const QUIET = 10;

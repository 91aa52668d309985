import bidiFactory, { type BidiCharTypeName } from 'bidi-js';

/** A stretch of text that is read in one direction: the smaller its `place`, the farther left it stands. */
export type Stretch = Readonly<{ text: string; isRightToLeft: boolean; place: number }>;

/** Whether any letter is written from right to left; if none is, the text stands as it is read. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * The direction of a whole text is that of its first letter, or of a mark of direction before it (`inDirection`): true if it
 * is written from right to left.
 */
export function startsRightToLeft(text: string): boolean {
  for (const letter of text) {
    const type = bidi.getBidiCharTypeName(letter);
    if (type === 'L') return false;
    if (type === 'R' || type === 'AL') return true;
  }
  return false;
}

/** A line of a text in the direction of that text, whatever its own first letter is. */
export function inDirection(line: string, isRightToLeft: boolean): string {
  if (startsRightToLeft(line) === isRightToLeft) return line;
  return (isRightToLeft ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK) + line;
}

/** The stretches of one line, in the order in which they are read, by the Unicode Bidirectional Algorithm (UAX 9). */
export function stretchesOf(line: string, isRightToLeft: boolean): readonly Stretch[] {
  const letters = Array.from(line);
  const units = letters.map(asOneUnit).join('');
  const found = bidi.getEmbeddingLevels(units, isRightToLeft ? 'rtl' : 'ltr');
  const fromLeft = bidi.getReorderedIndices(units, found);
  const stretches: { text: string; level: number; place: number }[] = [];
  letters.forEach((letter, at) => {
    const [level = 0, last] = [found.levels[at], stretches.at(-1)];
    if (last?.level === level) last.text += letter;
    // Any of its letters tells where it stands, as no other is between them.
    else stretches.push({ text: letter, level, place: fromLeft.indexOf(at) });
  });
  return stretches.map(({ text, level, place }) => ({ text, isRightToLeft: level % 2 === 1, place }));
}

/** The letters from the last to the first, for a face that does not turn them itself. Brackets open the other way. */
export function mirrored(text: string): string {
  return Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .toReversed()
    .join('');
}

/** The library reads half a letter at a time: one of two halves, such as an emoji, gives way to another of its type. */
function asOneUnit(letter: string): string {
  return letter.length === 1 ? letter : (OF_TYPE[bidi.getBidiCharTypeName(letter)] ?? 'a');
}

const OF_TYPE: Readonly<{ [Type in BidiCharTypeName]?: string }> = {
  ON: '!',
  R: '\u05d0',
  AL: '\u0627',
  EN: '0',
  AN: '\u0660',
  NSM: '\u0301',
};
const bidi = bidiFactory();
const LEFT_TO_RIGHT_MARK = '\u200e';
const RIGHT_TO_LEFT_MARK = '\u200f';
const RIGHT_TO_LEFT =
  /(?=[\p{Script_Extensions=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])\p{L}/u;

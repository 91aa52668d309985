/** A stretch of text that is read in one direction. `place` is its number from the left. */
export type Stretch = Readonly<{ text: string; isRightToLeft: boolean; place: number }>;

/** Whether any letter is written from right to left; if none is, the text stands as it is read. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * The direction of a whole text is that of its first letter: true if it is written from right to left. A mark of
 * direction before it (`inDirection`) says otherwise.
 */
export function startsRightToLeft(text: string): boolean {
  if (text.startsWith(LEFT_TO_RIGHT_MARK)) return false;
  if (text.startsWith(RIGHT_TO_LEFT_MARK)) return true;
  for (const letter of text) {
    const kind = kindOf(letter);
    if (kind === 'L') return false;
    if (kind === 'R' || kind === 'AL') return true;
  }
  return false;
}

/** A line of a text in the direction of that text, whatever its own first letter is. */
export function inDirection(line: string, isRightToLeft: boolean): string {
  if (startsRightToLeft(line) === isRightToLeft) return line;
  return (isRightToLeft ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK) + line;
}

/**
 * The stretches of one line, in the order in which they are read. Rules of the Unicode Bidirectional Algorithm (UAX 9),
 * without its control characters, which documents leave out.
 */
export function stretchesOf(line: string, isRightToLeft: boolean): readonly Stretch[] {
  const base = isRightToLeft ? 1 : 0;
  const letters = Array.from(line);
  const levels = levelsOf(letters, base);
  const stretches: { text: string; level: number }[] = [];
  letters.forEach((letter, at) => {
    const last = stretches.at(-1);
    if (last && last.level === levels[at]) last.text += letter;
    else stretches.push({ text: letter, level: levels[at] ?? base });
  });
  const places = placesOf(stretches.map(({ level }) => level));
  return stretches.map(({ text, level }, at) => ({ text, isRightToLeft: level % 2 === 1, place: places.indexOf(at) }));
}

/** The letters from the last to the first, for a face that does not turn them itself. Brackets open the other way. */
export function mirrored(text: string): string {
  return Array.from(text, (letter) => MIRRORED.get(letter) ?? letter)
    .toReversed()
    .join('');
}

/** Rule L2: which stretch stands at each place, from the left. */
function placesOf(levels: readonly number[]): readonly number[] {
  let order = levels.map((_, at) => at);
  for (let level = Math.max(...levels); level >= 1; level--) {
    const next: number[] = [];
    for (let at = 0; at < order.length; ) {
      let end = at;
      while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end++;
      next.push(...order.slice(at, end).toReversed(), ...order.slice(end, end + 1));
      at = end + 1;
    }
    order = next;
  }
  return order;
}

/** The level of each letter: odd from right to left, even from left to right. */
function levelsOf(letters: readonly string[], base: 0 | 1): readonly number[] {
  const outside = base === 1 ? 'R' : 'L';
  const kinds = letters.map(kindOf);
  resolveWeak(kinds, outside);
  pairBrackets(letters, kinds, outside);
  resolveNeutral(kinds, outside);
  const levels = kinds.map((kind) => {
    if (kind === 'R') return 1;
    return kind === 'L' ? base * 2 : 2;
  });
  // Rule L1: spaces at the end of a line stand at the end of its direction.
  for (let at = letters.length - 1; letters[at] === ' '; at--) levels[at] = base;
  return levels;
}

function kindOf(letter: string): Kind {
  return KINDS.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'ON';
}

/** Rules W1 to W7: marks take the kind of their letter, signs that of their number. */
function resolveWeak(kinds: Kind[], outside: 'L' | 'R'): void {
  kinds.forEach((kind, at) => kind === 'NSM' && (kinds[at] = kinds[at - 1] ?? outside));
  let strong: Kind = outside;
  kinds.forEach((kind, at) => {
    if (kind === 'L' || kind === 'R' || kind === 'AL') strong = kind;
    if (kind === 'EN' && strong === 'AL') kinds[at] = 'AN';
  });
  kinds.forEach((kind, at) => kind === 'AL' && (kinds[at] = 'R'));
  kinds.forEach((kind, at) => {
    const [before, after] = [kinds[at - 1], kinds[at + 1]];
    if (before !== after) return;
    if (before === 'EN' && (kind === 'ES' || kind === 'CS')) kinds[at] = 'EN';
    if (before === 'AN' && kind === 'CS') kinds[at] = 'AN';
  });
  for (let at = 0; at < kinds.length; at++) {
    let end = at;
    while (kinds[end] === 'ET') end++;
    if (end > at && (kinds[at - 1] === 'EN' || kinds[end] === 'EN')) kinds.fill('EN', at, end);
    at = Math.max(at, end - 1);
  }
  kinds.forEach((kind, at) => (kind === 'ES' || kind === 'CS' || kind === 'ET') && (kinds[at] = 'ON'));
  strong = outside;
  kinds.forEach((kind, at) => {
    if (kind === 'L' || kind === 'R') strong = kind;
    if (kind === 'EN' && strong === 'L') kinds[at] = 'L';
  });
}

/** Rule N0: both brackets of a pair have the direction of what is in them. */
function pairBrackets(letters: readonly string[], kinds: Kind[], outside: 'L' | 'R'): void {
  const open: { at: number; closing: string }[] = [];
  const pairs: [number, number][] = [];
  letters.forEach((letter, at) => {
    const closing = PAIRS.get(letter);
    if (closing !== undefined) open.push({ at, closing });
    const match = open.findLastIndex((bracket) => bracket.closing === letter);
    if (closing === undefined && match >= 0) pairs.push([open.splice(match)[0]?.at ?? 0, at]);
  });
  for (const [from, to] of pairs.toSorted(([one], [other]) => one - other)) {
    const within = kinds.slice(from + 1, to).map(strength);
    const opposite = outside === 'L' ? 'R' : 'L';
    const before = kinds.slice(0, from).map(strength).findLast(Boolean) ?? outside;
    if (within.includes(outside)) kinds[from] = kinds[to] = outside;
    else if (within.includes(opposite)) kinds[from] = kinds[to] = before === opposite ? opposite : outside;
  }
}

/** Rules N1 and N2: what stands between letters of one direction has it too, else that of the whole text. */
function resolveNeutral(kinds: Kind[], outside: 'L' | 'R'): void {
  for (let at = 0; at < kinds.length; at++) {
    let end = at;
    while (kinds[end] === 'ON') end++;
    if (end === at) continue;
    const [before, after] = [strength(kinds[at - 1] ?? outside), strength(kinds[end] ?? outside)];
    kinds.fill(before === after && before ? before : outside, at, end);
    at = end - 1;
  }
}

/** Numbers count as right to left for what stands beside them. */
function strength(kind: Kind): 'L' | 'R' | undefined {
  if (kind === 'L') return 'L';
  return kind === 'R' || kind === 'EN' || kind === 'AN' ? 'R' : undefined;
}

/** The kinds of letters as UAX 9 calls them: strong, numbers, signs of numbers, marks, and all others. */
type Kind = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'CS' | 'ET' | 'NSM' | 'ON';

/** A letter has the first kind that it matches. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['NSM', /[\p{Mn}\p{Me}]/u],
  ['EN', /[\d\u06f0-\u06f9\u00b2\u00b3\u00b9\u2070\u2074-\u2079\u2080-\u2089]/],
  ['AN', /[\u0600-\u0605\u0660-\u0669\u066b\u066c\u06dd]/],
  ['ES', /[+\-\u2212]/],
  ['CS', /[,./:\u00a0\u060c\u202f\u2044]/],
  ['ET', /[#%\u00b0\u00b1\u066a\u2030-\u2034\p{Sc}]/u],
  ['AL', /(?=[\p{Script_Extensions=Arabic}\p{Script=Syriac}\p{Script=Thaana}])[\p{L}\u061b\u061e\u061f\u066d\u06d4]/u],
  ['R', /(?=[\p{Script=Hebrew}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}])[\p{L}\p{N}\p{P}]/u],
  ['L', /[\p{L}\p{N}\p{Mc}]/u],
];

const LEFT_TO_RIGHT_MARK = '\u200e';
const RIGHT_TO_LEFT_MARK = '\u200f';
const RIGHT_TO_LEFT =
  /(?=[\p{Script_Extensions=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])\p{L}/u;
const PAIRS = new Map(['()', '[]', '{}'].map(([open = '', closing = '']) => [open, closing]));
const MIRRORED = new Map(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([a = '', b = '']) => [[a, b] as const, [b, a] as const]),
);

import { type BankStatementLine, lettersOf, lineKeys, referenceKey } from './statement-line.ts';

/** Which lines of a statement an account has already, also those that another format of its bank wrote otherwise. */

type Words = Pick<BankStatementLine, 'on' | 'narration' | 'reference' | 'amount'>;
type Line = Readonly<{ reference: string; narration: string }>;

/**
 * Whether each line is known already, in their order. `stored` are those of the same days, each of which is known again once:
 * by its key, or as a line of the same day and amount whose reference says so, or, where one has none, whose narration does.
 */
export function knownAmong(
  lines: readonly Words[],
  stored: readonly (Words & Readonly<{ known: string }>)[],
): readonly boolean[] {
  const keys = lineKeys(lines);
  const byKey = new Set(stored.map(({ known }) => known));
  const isKnown = keys.map((key) => byKey.has(key));
  const taken = new Set(keys);
  const others = new Map<string, Words[]>();
  for (const line of stored) {
    if (taken.has(line.known)) continue;
    const own = others.get(placeOf(line));
    if (own) own.push(line);
    else others.set(placeOf(line), [line]);
  }
  for (const isAlike of [hasItsReference, namesItsReference, hasItsNarration]) {
    for (const [at, line] of lines.entries()) {
      const free = isKnown[at] === true ? undefined : others.get(placeOf(line));
      const found = free?.findIndex((each) => isAlike(foldedLine(line), foldedLine(each))) ?? -1;
      if (found === -1) continue;
      free?.splice(found, 1);
      isKnown[at] = true;
    }
  }
  return isKnown;
}

function placeOf({ on, amount }: Words): string {
  return `${on}/${amount}`;
}

function foldedLine({ reference, narration }: Words): Line {
  return { reference: referenceKey(reference), narration: lettersOf(narration) };
}

/** A reference with a figure is one of a kind; "TRANSFER" says nothing. */
function hasItsReference(one: Line, other: Line): boolean {
  return one.reference === other.reference && /\d/.test(one.reference);
}

/** A format without a column for references has them among the words. */
function namesItsReference(one: Line, other: Line): boolean {
  return [
    [one, other],
    [other, one],
  ].some(([has, names]) => {
    const { reference = '' } = has ?? {};
    return reference.length >= LONG_REFERENCE && names?.reference === '' && names.narration.includes(reference);
  });
}

/** The narration, or its beginning, as banks cut them off; two references that differ are two lines. */
function hasItsNarration(one: Line, other: Line): boolean {
  const bothRefer = /\d/.test(one.reference) && /\d/.test(other.reference);
  if (bothRefer) return false;
  const [short = '', long = ''] = [one.narration, other.narration].toSorted((a, b) => a.length - b.length);
  return short === long || (short.length >= LONG_BEGINNING && long.startsWith(short));
}

/** In letters: fewer may be the beginning of anything. */
const LONG_BEGINNING = 12;
const LONG_REFERENCE = 6;

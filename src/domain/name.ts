import { folded } from './format.ts';

/**
 * A name for comparing: without case, spaces around it and doubled spaces. Typed twice, "Asha Traders" and " asha
 * traders" are one party. Names stay stored as typed. One longer than any real name is only equal to itself, because
 * normalising takes time in the square of its marks.
 */
export function comparedName(name: string): string {
  const bare = name.trim();
  return bare.length > LONGEST ? bare : folded(bare).replaceAll(/\s+/gu, ' ');
}

/** Each name once, as it is spelled first, without the spaces around it; no blanks. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const spellings = new Map<string, string>();
  for (const name of names) {
    const compared = comparedName(name);
    if (compared !== '' && !spellings.has(compared)) spellings.set(compared, name.trim());
  }
  return [...spellings.values()];
}

/** The names, where the held one keeps its own spelling: a record that names a party so is not to name it twice. */
export function namesAround(held: string, names: readonly string[]): readonly string[] {
  const compared = comparedName(held);
  return names.map((name) => (comparedName(name) === compared ? held : name));
}

const LONGEST = 2000;

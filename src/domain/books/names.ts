import { folded } from '#domain/format.ts';

/** Returns a name as it is stored: without spaces around it, and none doubled. */
export function tidyName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ');
}

/**
 * The key by which a name is unique among the masters of its kind: "Asha  Stores" and " asha stores" are one name. Marks
 * that cannot be seen do not count either, because nobody could tell the two names apart.
 */
export function nameKey(name: string): string {
  return tidyName(folded(name.replaceAll(/\p{Cf}/gu, '')));
}

/** Says that a name is missing. `what` is the kind of master, such as "party". */
export function problemInName(name: string, what: string): string | undefined {
  return nameKey(name) === '' ? `Enter the name of the ${what}.` : undefined;
}

/** The refusal of a name that another master of the kind has. */
export function nameIsTaken(name: string, what: string): string {
  const one = what === 'item' ? 'an item' : `a ${what}`;
  return `There is already ${one} named “${tidyName(name)}”. Choose another name.`;
}

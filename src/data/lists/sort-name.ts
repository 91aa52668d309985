import { comparedName } from '#domain/name.ts';
import { withoutAccents } from './search-words.ts';

/**
 * A name as lists sort it: without case, Latin accents, surrounding and doubled spaces, and only its first 200
 * characters. The name is cut before it is normalised, because normalising mixed combining marks takes time in the square of their
 * number.
 */
export function sortName(name: string): string {
  return withoutAccents(comparedName(name.trim().slice(0, 2000))).slice(0, 200);
}

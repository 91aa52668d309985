import { spellingsOf } from '#domain/item-code.ts';
import { searchWords } from './search-words.ts';

/**
 * Returns words of which the index has one for each record with this code, in whichever of its spellings. Other records may
 * have them, too: the caller compares the codes.
 */
export function wordsOfCode(code: string): readonly string[] {
  return spellingsOf(code).flatMap((spelling) => {
    const [longest] = searchWords(spelling).toSorted((a, b) => b.length - a.length);
    return longest ?? [];
  });
}

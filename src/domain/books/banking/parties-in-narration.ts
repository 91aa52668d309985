import { narrationWords } from './narration.ts';

export type NamedParty = Readonly<{ id: string; name: string; phone: string }>;

/**
 * Finds the parties that the words of a narration name, with why: by the first two words of their name, of which banks cut
 * the second short, or by their phone number, which most UPI ids are made of.
 */
export function partiesIn(parties: readonly NamedParty[]): (words: readonly string[]) => ReadonlyMap<string, string> {
  const byWord = new Map<string, { id: string; name: string; next: string | undefined }[]>();
  const byPhone = new Map<string, NamedParty>();
  for (const party of parties) {
    const [first = '', next] = narrationWords(party.name).filter((word) => !OF_COMPANIES.has(word));
    const digits = party.phone.replaceAll(/\D/g, '').slice(-10);
    if (digits.length === 10) byPhone.set(digits, party);
    if (first.length < 3 && next === undefined) continue;
    const alike = byWord.get(first) ?? [];
    alike.push({ id: party.id, name: party.name, next });
    byWord.set(first, alike);
  }
  return (words) => {
    const found = new Map<string, string>();
    for (const word of words) {
      const called = byPhone.get(word.slice(-10));
      if (called) found.set(called.id, `The phone number of ${called.name}`);
    }
    for (const [at, word] of words.entries()) {
      for (const { id, name, next } of byWord.get(word) ?? []) {
        const after = words[at + 1] ?? '';
        const isMeant = next === undefined || (after.length >= 3 && next.startsWith(after)) || after === next;
        if (isMeant && !found.has(id)) found.set(id, `“${name}” stands in the narration`);
      }
    }
    return found;
  };
}

const OF_COMPANIES: ReadonlySet<string> = new Set(['m', 's', 'mr', 'mrs', 'ms', 'shri', 'smt', 'the', 'messrs']);

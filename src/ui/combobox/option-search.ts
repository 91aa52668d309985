/** An option that a field offers: on the first line its name, on the second what tells it from others. */
export type Option<Id extends string = string> = Readonly<{ id: Id; name: string; detail?: string }>;

/**
 * The options of a short, fixed list that are found by the text: each typed word begins a word of the name or the
 * detail, whatever the case and the accents. Those whose name begins with the text come first; otherwise the order
 * stays.
 */
export function filterByBeginnings<One extends Option>(options: readonly One[], text: string): readonly One[] {
  const beginnings = searchableWords(text);
  // Symbols alone find nothing, but spaces alone are no text.
  if (beginnings.length === 0) return text.trim() === '' ? options : [];
  const found = options.filter((option) => {
    const words = wordsOfOption(option);
    return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
  const start = plain(text.trim());
  const [first, then] = [true, false].map((isFirst) =>
    found.filter(({ name }) => plain(name).startsWith(start) === isFirst),
  );
  return [...(first ?? []), ...(then ?? [])];
}

/** The option that the text names in full: by its name, or by a part of its detail, such as a code that was scanned. */
export function namedBy<One extends Option>(options: readonly One[], text: string): One | undefined {
  const query = plain(text.trim());
  const isNamed = (part: string) => plain(part.trim()) === query;
  return options.find(({ name }) => isNamed(name)) ?? options.find(({ detail }) => detail?.split('·').some(isNamed));
}

/** The words of an option do not change, and a list of units or States is looked through at every keystroke. */
function wordsOfOption(option: Option): readonly string[] {
  const known = knownWords.get(option);
  if (known !== undefined) return known;
  const words = searchableWords(`${option.name} ${option.detail ?? ''}`);
  knownWords.set(option, words);
  return words;
}

function searchableWords(text: string): readonly string[] {
  return plain(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
}

/** Lower case without accents. Only Latin letters lose their marks: in Indian scripts a mark is a vowel. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase();
}

const knownWords = new WeakMap<Option, readonly string[]>();

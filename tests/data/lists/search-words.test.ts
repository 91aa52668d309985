import { describe, expect, it } from 'vitest';
import { matchesAll, searchWords, wordsOf } from '#data/lists/search-words.ts';

describe('an invoice of Sharma Traders, number INV-2024-007', () => {
  it.each([
    'INV-2024-007',
    'inv-2024',
    'inv',
    '2024-007',
    '007',
    'shar',
    'SHARMA',
    'sharma traders',
    'traders sharma',
    'trad 007',
    '  shar   tra ',
    '"sharma"',
    '#007',
    '(sharma),',
  ])('is found by "%s"', (typed) => {
    expect(finds(typed, 'INV-2024-007', 'Sharma Traders')).toBe(true);
  });

  it.each(['harma', '07', 'sharmaa', 'sharma 008', '024', 'INV2024', 'sharma-traders'])(
    'is not found by "%s"',
    (typed) => {
      expect(finds(typed, 'INV-2024-007', 'Sharma Traders')).toBe(false);
    },
  );
});

describe('names in any writing', () => {
  it.each([
    ['शर्मा', 'शर्मा ट्रेडर्स'],
    ['ट्रे', 'शर्मा ट्रेडर्स'],
    ['தமிழ்', 'தமிழ் கடை'],
    ['山田', '山田商店'],
    ['ärger', 'ÄRGER & Co'],
    ['e\u0301cole', 'École'],
    ['école', 'E\u0301cole'],
    ['ﬁsher', 'Fisher'],
    ['ＡＢＣ', 'abc traders'],
    ["o'brien", "O'Brien"],
    ['brien', "O'Brien"],
    ['o’brien', "O'Brien"],
    ["o'brien", 'O’Brien'],
    ['souza', 'D´Souza'],
    ["d'souza", 'D´Souza'],
    ['d`souza', "D'Souza"],
    ['d′souza', 'D‛Souza'],
    ['inv–2024–007', 'INV-2024-007'],
    ['desai', '\u0301Desai'],
    ['123', '१२३ Stores'],
    ['௧௨', '12 Stores'],
    ['123', '۱۲۳ اسٹور'],
    ['᱑᱒᱓', '123 Stores'],
    ['inv\u20112024\u2011007', 'INV-2024-007'],
    ['शर्मा', 'शर्\u200dमा'],
    ['ജോൺ', 'ജോണ്\u200d'],
    ['ജോണ്\u200d', 'ജോൺ'],
    ['शर्\u200dमा', 'शर्मा'],
    ['shar\u200bma', 'Sharma'],
    ['m/s', 'M/s Desai'],
    ['24"', '24" monitors'],
    ['१२३', '१२३ Stores'],
    ['😀', '😀shop'],
  ])('"%s" finds "%s"', (typed, name) => {
    expect(finds(typed, name)).toBe(true);
  });

  it.each([
    ['😀', '😀'],
    ['😀', 'Sharma 😀'],
    ['😀,', 'Smile (😀)'],
    ['😀shop', '😀 shop'],
    ['shop', '❤️shop'],
    ['❤', '❤️'],
    ['❤️', '❤ shop'],
    ['👩‍🍳', '👩‍🍳 Kitchen'],
    ['👍', '👍🏽'],
    ['🇮🇳', '🇮🇳 Bharat'],
    ['₹', '₹500'],
    ['%', 'GST 18%'],
    ['500', '₹500'],
    ['₹500', '500'],
    ['+', 'A+B'],
    ['+91', '91 98200'],
  ])('"%s" finds "%s", because a symbol is a word', (typed, name) => {
    expect(finds(typed, name)).toBe(true);
  });

  it.each([
    ['😀', 'Sharma'],
    ['❤️', '☎️'],
    ['₹', 'Rs. 500'],
    ['%', 'GST 18'],
  ])('"%s" does not find "%s"', (typed, name) => {
    expect(finds(typed, name)).toBe(false);
  });

  it.each([
    ['cafe', 'Café Élan'],
    ['elan', 'Café Élan'],
    ['CAFÉ', 'Café Élan'],
    ['café', 'Cafe Elan'],
    ['cafe\u0301', 'Cafe Elan'],
    ['cafe', 'Cafe\u0301'],
    ['cafe', 'Cafe\u200b\u0301'],
    ['istanbul', 'İstanbul Traders'],
    ['İSTANBUL', 'istanbul'],
    ['pho', 'Phở Hà Nội'],
    ['noi', 'Phở Hà Nội'],
    ['munoz', 'Muñoz & हिन्दी'],
    ['हिन्दी', 'Muñoz & हिन्दी'],
  ])('"%s" finds "%s", because few keyboards have all accents', (typed, name) => {
    expect(finds(typed, name)).toBe(true);
  });

  it.each([
    ['हन्दी', 'हिन्दी'],
    ['हिनदी', 'हिन्दी'],
    ['तराजू', 'तराज़ू'],
    ['கடை', 'கடி'],
    ['कै', 'Café कि'],
    ['иод', 'йод'],
  ])('"%s" does not find "%s": in other scripts the marks distinguish words', (typed, name) => {
    expect(finds(typed, name)).toBe(false);
  });

  it('a name of letters adds no symbols to the index', () => {
    expect(wordsOf("Sharma & Sons (Pvt.) Ltd., M/s O'Brien")).toEqual([
      'sharma',
      'sons',
      'pvt',
      'ltd',
      'm/s',
      's',
      "o'brien",
      'brien',
    ]);
  });

  it('a combining mark does not end a word', () => {
    // Vowel signs and the virama are marks; if they ended words, every syllable would be a word.
    expect(wordsOf('शर्मा')).toEqual(['शर्मा']);
  });
});

describe('the text typed to find', () => {
  it.each(['', '   ', '--', '"', '&', '\u2026!?', '\t\n'])('"%s" has no words, so nothing is hidden', (typed) => {
    expect(searchWords(typed)).toEqual([]);
    expect(matchesAll([], searchWords(typed))).toBe(true);
  });

  it('has each word once', () => {
    expect(searchWords('Sharma sharma SHARMA')).toEqual(['sharma']);
  });

  it('keeps a word with a hyphen whole, so that 2024-007 is not any 2024 with any 007', () => {
    expect(searchWords('2024-007')).toEqual(['2024-007']);
  });
});

describe('a megabyte of text', () => {
  it.each([
    ['one word', 'x'.repeat(1 << 20)],
    ['many words', 'word '.repeat(1 << 18)],
    ['different words', Array.from({ length: 200_000 }, (_, place) => `w${place}`).join(' ')],
    ['nothing but marks', '-'.repeat(1 << 20)],
    ['marks around one letter', `${'-'.repeat(900)}x${'-'.repeat(1 << 20)}`],
    ['letters between marks', 'a-'.repeat(1 << 19)],
    ['nothing but spaces', ' '.repeat(1 << 20)],
    ['letters that grow when folded', '\ufdfa'.repeat(1 << 19)],
    ['marks that grow when folded, between letters', `a${'⁗'.repeat(1998)}a`],
    ['nothing but signs', '😀'.repeat(1 << 19)],
    ['signs between letters', 'a+'.repeat(1 << 19)],
    ['nothing but a digit and spaces', '1 '.repeat(1 << 19)],
    ['one phone number after the other', '98765 43210, '.repeat(1 << 17)],
    ['combining marks', `a${'\u0301'.repeat(1 << 20)}`],
  ])('of %s gives few, short words', (_, text) => {
    const words = wordsOf(text);
    const sought = searchWords(text);
    expect(words.length).toBeLessThanOrEqual(64);
    expect(sought.length).toBeLessThanOrEqual(8);
    for (const word of [...words, ...sought]) expect(word.length).toBeLessThanOrEqual(40);
  });

  it('is cut at the same length if folding makes it longer', () => {
    // Folding turns a quadruple prime into four primes: two thousand characters hold five hundred of them.
    const grown = (signs: number) => `${'⁗'.repeat(signs)} end`;
    expect(searchWords(grown(400))).toEqual(['end']);
    expect(searchWords(grown(501))).toEqual([]);
    expect(wordsOf(grown(501))).toEqual([]);
  });

  it('loses the punctuation around its words, however much of it there is between letters', () => {
    const marks = '·'.repeat(900);
    expect(wordsOf(`${marks}a${marks}b${marks}`)).toEqual(['a', 'b']);
  });

  it('is found by its first words', () => {
    expect(finds('begin', `Beginning ${'and so on '.repeat(1 << 17)}`)).toBe(true);
    expect(finds('x'.repeat(60), 'x'.repeat(1 << 20))).toBe(true);
  });

  it('does not reduce the words of the texts after it', () => {
    const endless = Array.from({ length: 200_000 }, (_, place) => `w${place}`).join(' ');
    expect(finds('INV-2024-007 sharma', endless, 'INV-2024-007', endless, 'Sharma Traders')).toBe(true);
  });
});

function finds(typed: string, ...texts: readonly string[]): boolean {
  return matchesAll(wordsOf(...texts), searchWords(typed));
}

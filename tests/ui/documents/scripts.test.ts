import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companies } from '#data/sample/seed/companies.ts';
import { taxInvoice } from '#domain/sample/tax-invoice.ts';
import { missingLettersQuestion } from '#ui/documents/missing-letters-question.ts';
import { SCRIPT_NAMES, SCRIPTS, type ScriptName, scriptsIn } from '#ui/documents/scripts.ts';
import { Typesetting } from '#ui/documents/typesetting.ts';
import { writePdf } from '#ui/documents/write-pdf.ts';
import { anInvoice, anItem } from '../../support/sample-records.ts';
import { readPdf } from '../../support/pdf.ts';
import { faces, fonts, latin } from './faces.ts';

/** A name in each script, and a conjunct or joined word with the number of glyphs that shapers make of it. */
const NAMES: Readonly<Record<ScriptName, readonly [name: string, joined: string, glyphs: number]>> = {
  devanagari: ['वस्तु का नाम', 'क्ष', 1],
  bengali: ['জিনিসের নাম', 'ক্ষ', 1],
  gurmukhi: ['ਵਸਤੂ ਦਾ ਨਾਂ', 'ਪ੍ਰ', 2],
  gujarati: ['વસ્તુનું નામ', 'ક્ષ', 1],
  odia: ['ଜିନିଷ ନାମ', 'କ୍ଷ', 1],
  tamil: ['பொருள் பெயர்', 'ஸ்ரீ', 1],
  telugu: ['వస్తువు పేరు', 'త్త', 2],
  kannada: ['ವಸ್ತುವಿನ ಹೆಸರು', 'ಕ್ಷ', 1],
  malayalam: ['സാധനത്തിന്റെ പേര്', 'ക്ക', 1],
  olchiki: ['ᱥᱟᱱᱛᱟᱲᱤ', 'ᱥᱟ', 2],
  arabic: ['سامان کا نام', 'لا', 1],
};

const glyphsOf = (name: ScriptName, text: string) => fonts[name]?.layout(text).glyphs ?? [];

describe.each(SCRIPT_NAMES)('%s', (name) => {
  const [text, joined, count] = NAMES[name];

  test('is set in its own face, without boxes', () => {
    const typesetting = new Typesetting(fonts);
    expect(new Set(typesetting.runs(text, 'strong').map(({ face }) => face))).toEqual(new Set([name]));
    expect(typesetting.boxed).toEqual([]);
  });

  test('joins its letters', () => {
    expect(glyphsOf(name, joined)).toHaveLength(count);
  });

  test('is there as text when it is copied from a file', async () => {
    const invoice = taxInvoice(anInvoice({ items: [anItem({ name: `${text} & Sons 25` })] }), companies[0], '');
    let boxed: readonly string[] = [];
    const { text: said } = await readPdf(await writePdf(invoice, faces, (letters) => (boxed = letters)));
    expect(boxed).toEqual([]);
    // pdf.js orders the vowels of some scripts by their position, and reads one of two parts as two.
    for (const letter of text.normalize('NFD').match(/[\p{L}\p{M}]/gu) ?? [])
      expect(said.normalize('NFD')).toContain(letter);
    if (name === 'arabic') expect(said).toContain(text);
    expect(said).toContain('& Sons 25');
  });

  test('never makes the shaper fail, whatever stands beside what', () => {
    const letters = lettersOf(name).filter((letter) => fonts[name]?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    assert(
      property(
        string({ unit: constantFrom(...letters, ' ', '\u200d', '\u200c'), minLength: 1, maxLength: 8 }),
        (any) => {
          expect(() => glyphsOf(name, any)).not.toThrow();
        },
      ),
    );
  });
});

test('a vowel that is written before its letter is drawn before it', () => {
  const [vowel, letter] = glyphsOf('tamil', 'கெ');
  expect([vowel?.codePoints, letter?.codePoints]).toEqual([['ெ'.codePointAt(0)], ['க'.codePointAt(0)]]);
});

test('an Urdu letter has another form at each place of a word, and a word runs from the right', () => {
  const [end, middle, start] = glyphsOf('arabic', 'ببب').map(({ id }) => id);
  const [alone] = glyphsOf('arabic', 'ب').map(({ id }) => id);
  expect(new Set([end, middle, start, alone]).size).toBe(4);
  expect(glyphsOf('arabic', 'نام').map(({ codePoints }) => String.fromCodePoint(...codePoints))).toEqual([
    'م',
    'ا',
    'ن',
  ]);
});

test('a Bengali sentence keeps its danda, which is a letter of Devanagari', () => {
  const runs = new Typesetting(fonts).runs('নাম। দাম', 'text');
  expect(runs.map(({ face, text }) => [face, text])).toEqual([['bengali', 'নাম। দাম']]);
});

test('without its face a name is boxes that keep their text', () => {
  const typesetting = new Typesetting({ text: fonts.text, strong: fonts.strong });
  const runs = typesetting.runs('க்\u200cஷ Co', 'text');
  expect(runs.map(({ meant, text }) => meant ?? text)).toEqual(['க்\u200cஷ', ' Co']);
  expect(typesetting.boxed).toEqual(['க', '்', 'ஷ']);
});

test('before boxes are saved, the user is told which typeface to fetch, or that there is none', async () => {
  const invoice = taxInvoice(anInvoice({ customerName: 'தமிழ் 中文' }), companies[0], '');
  let letters: readonly string[] = [];
  await writePdf(invoice, latin, (boxed) => (letters = boxed));
  const { sentences } = missingLettersQuestion({ letters, unfetched: ['tamil'] });
  expect(sentences[0]).toBe('The typeface for Tamil could not be fetched. Go online once, then save again.');
  expect(sentences[1]).toBe('No typeface here has 中 文.');
});

test('a text needs the faces of its scripts and no other', () => {
  expect(scriptsIn('Asha Traders ₹1,234.50 Ātman 中文')).toEqual([]);
  expect(scriptsIn('{"name":"તેલ","by":"کراچی"}')).toEqual(['gujarati', 'arabic']);
});

function lettersOf(name: ScriptName): readonly string[] {
  return SCRIPTS[name].letters.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
  });
}

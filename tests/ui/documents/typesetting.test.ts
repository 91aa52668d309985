import { assert, constantFrom, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, Typesetting } from '#ui/documents/typesetting.ts';
import { fonts } from './faces.ts';

/** Every character has the same width. */
const widthOf = (text: string) => text.length;

test('Devanagari is set in its own face, together with the spaces between its words', () => {
  const runs = new Typesetting(fonts).runs('श्री राम & Sons', 'strong');
  expect(runs.map(({ face, text }) => [face, text])).toEqual([
    ['devanagari', 'श्री राम'],
    ['strong', ' & Sons'],
  ]);
});

test('a letter that no face has becomes a box that keeps the letter as its text', () => {
  const typesetting = new Typesetting(fonts);
  const [run, rest] = typesetting.runs('中a', 'text');
  expect(run).toMatchObject({ meant: '中' });
  expect(typesetting.meantBy(run?.text.codePointAt(0) ?? 0)).toBe('中'.codePointAt(0));
  expect(rest).toMatchObject({ face: 'text', text: 'a' });
});

test('the symbols that the app uses need no box', () => {
  const runs = new Typesetting(fonts).runs('₹1,23,456.50 − – · Ātman Ṛṣi ÄÖÜ', 'text');
  expect(runs).toHaveLength(1);
});

test('a combining mark never starts a line', () => {
  const lines = linesOf('किकिकि', 3, widthOf);
  expect(lines.every((line) => !/^\p{M}/u.test(line))).toBe(true);
});

test('a letter with hundreds of combining marks is broken like a long word', () => {
  const lines = linesOf(`Z${'\u0489'.repeat(1000)}`, 40, widthOf);
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(40);
  expect(lines.join('')).toHaveLength(1001);
});

test('every line fits its width, and no text is lost', () => {
  assert(
    property(
      string({ unit: constantFrom('a', 'क', 'ि', ' ', 'W', '中'), maxLength: 80 }),
      integer({ min: 4, max: 20 }),
      (text, width) => {
        const lines = linesOf(text, width, widthOf);
        const longestLetter = Math.max(1, ...(text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).map(widthOf));
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(Math.max(width, longestLetter));
        expect(lines.join('').replaceAll(' ', '')).toBe(text.normalize('NFC').replaceAll(' ', ''));
      },
    ),
  );
});

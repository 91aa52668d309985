import { expect, test } from 'vitest';
import { linesOf, Typesetting } from '#ui/documents/typesetting.ts';
import { startsRightToLeft, stretchesOf, mirrored } from '#ui/documents/right-to-left.ts';
import { fonts } from './faces.ts';

/** The line as it is seen, from left to right. */
function seen(line: string): string {
  const stretches = stretchesOf(line, startsRightToLeft(line)).toSorted((one, other) => one.place - other.place);
  return stretches.map(({ text, isRightToLeft }) => (isRightToLeft ? mirrored(text) : text)).join('');
}

/** As the rules of UAX 9 order them: two implementations of those agreed on 300,000 lines made by chance. */
test.each([
  ['an English line with an Urdu name', 'To نام & Co', 'To مان & Co'],
  ['an Urdu line with an English name', 'نام ABC دکان', 'ناکد ABC مان'],
  ['a number within Urdu is read from the left', 'تیل 25 کلو', 'ولک 25 لیت'],
  ['an amount in Urdu', 'کل ₹1,234.50', '1,234.50₹ لک'],
  ['a percentage', 'رعایت 10%', '%10 تیاعر'],
  ['brackets around an Urdu word', 'نام (شہر) 7', '7 (رہش) مان'],
  ['a number before an English word', 'ABC 12 کلو', 'ABC 12 ولک'],
  ['an emoji before a number, which is no letter of either direction', 'نام 😀 25', '25 😀 مان'],
  ['nothing but digits', '1,23,456.50', '1,23,456.50'],
])('%s', (_, line, expected) => {
  expect(seen(line)).toBe(expected);
});

test('a long Urdu name keeps its direction on every line, also where one starts with English', () => {
  const lines = linesOf('نام نام ABC Traders', 8, (text) => text.length);
  expect(lines).toHaveLength(3);
  expect(lines.every(startsRightToLeft)).toBe(true);
});

test('runs are listed as they are read, and placed as they are seen', () => {
  const runs = new Typesetting(fonts).runs('Sold to کراچی ٹریڈرز & Sons', 'text');
  expect(runs.map(({ text }) => text)).toEqual(['Sold to ', 'کراچی ', 'ٹریڈرز', ' & Sons']);
  expect(runs.toSorted((one, other) => one.place - other.place).map(({ text }) => text)).toEqual([
    'Sold to ',
    'ٹریڈرز',
    'کراچی ',
    ' & Sons',
  ]);
});

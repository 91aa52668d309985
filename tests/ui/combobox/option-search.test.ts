import { expect, test } from 'vitest';
import { filterByBeginnings, namedBy } from '#ui/combobox/option-search.ts';

const STATES = [
  { id: '35', name: 'Andaman and Nicobar Islands', detail: '35' },
  { id: '26', name: 'Dadra and Nagar Haveli and Daman and Diu', detail: '26' },
  { id: '07', name: 'Delhi', detail: '07' },
  { id: '01', name: 'Jammu and Kashmir', detail: '01' },
  { id: '29', name: 'Karnataka', detail: '29' },
  { id: 'CC', name: 'Café Coorg', detail: 'कर्नाटक · 29X' },
];

test.each([
  ['', ['35', '26', '07', '01', '29', 'CC']],
  ['  ', ['35', '26', '07', '01', '29', 'CC']],
  ['ka', ['29', '01']],
  ['and', ['35', '26', '01']],
  ['nag da', ['26']],
  ['29', ['29', 'CC']],
  ['CAFE', ['CC']],
  ['cafÉ co', ['CC']],
  ['कर्', ['CC']],
  ['का', []],
  ['arnataka', []],
  ['?', []],
])('"%s" finds the beginnings of words, of names first', (text, ids) => {
  expect(filterByBeginnings(STATES, text).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['delhi', '07'],
  [' DELHI ', '07'],
  ['29x', 'CC'],
  ['Cafe Coorg', 'CC'],
  ['del', undefined],
  ['', undefined],
])('"%s" names an option in full, or none', (text, id) => {
  expect(namedBy(STATES, text)?.id).toBe(id);
});

import { expect, it } from 'vitest';
import { OTHER_COUNTRY, placeOfCode, STATES, stateOf } from '#domain/state-code.ts';

it.each([
  ['27AAPFU0939F1ZV', '27', 'Maharashtra'],
  ['29', '29', 'Karnataka'],
  ['01', '01', 'Jammu and Kashmir'],
  ['26', '26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['36', '36', 'Telangana'],
  ['37', '37', 'Andhra Pradesh'],
  ['38', '38', 'Ladakh'],
  ['97', '97', 'Other Territory'],
])('%s is of %s, %s', (gstin, code, name) => {
  expect(stateOf(gstin)).toEqual({ code, name });
});

it('every code from 01 to 38 is a State or a Union territory, and all but two have a name of their own', () => {
  const names = Array.from({ length: 38 }, (_, place) => stateOf(String(place + 1).padStart(2, '0'))?.name);
  expect(new Set(names).size).toBe(36);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ ?/);
});

it.each(['', '2', '00', '39', '96', '99', 'MH', '2 7'])('"%s" belongs to no State', (gstin) => {
  expect(stateOf(gstin)).toBeUndefined();
});

it.each([
  ['25', '26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['28', '37', 'Andhra Pradesh'],
  [' 25 ', '26', 'Dadra and Nagar Haveli and Daman and Diu'],
])('"%s", a discontinued code, now means %s, %s', (gstin, code, name) => {
  expect(stateOf(gstin)).toEqual({ code, name });
});

it('the list to choose from has 37 States and Union territories in the order of their codes, none discontinued', () => {
  const codes = STATES.map(({ code }) => code);
  expect(codes).toEqual(codes.toSorted());
  expect(codes).toHaveLength(37);
  expect([codes[0], codes[9], codes.at(-1)]).toEqual(['01', '10', '97']);
  expect(codes).not.toContain('25');
  expect(codes).not.toContain('28');
  for (const state of STATES) expect(stateOf(state.code)).toEqual(state);
});

it('96 is the place of supply of exports, although it is no State', () => {
  expect(placeOfCode('96')).toEqual({ code: '96', name: 'Other Country' });
  expect(placeOfCode('96')).toBe(OTHER_COUNTRY);
  expect(placeOfCode('27')).toEqual({ code: '27', name: 'Maharashtra' });
  expect(placeOfCode('39')).toBeUndefined();
});

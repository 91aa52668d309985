import { expect, it } from 'vitest';
import { presentStateOf, stateOf } from '#domain/state-code.ts';

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

it('every code from 01 to 38 is a State or a Union territory, each by a name of its own', () => {
  const names = Array.from({ length: 38 }, (_, place) => stateOf(String(place + 1).padStart(2, '0'))?.name);
  expect(new Set(names).size).toBe(38);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ ?/);
});

it.each(['', '2', '00', '39', '96', '99', 'MH', ' 27'])('"%s" is of no State', (gstin) => {
  expect(stateOf(gstin)).toBeUndefined();
});

it.each([
  ['25', '26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['28', '37', 'Andhra Pradesh'],
  ['26', '26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['27AAPFU0939F1ZV', '27', 'Maharashtra'],
])('%s is today of %s, %s', (gstin, code, name) => {
  expect(presentStateOf(gstin)).toEqual({ code, name });
});

it('a code that was never given is of no State today either', () => {
  expect(presentStateOf('39')).toBeUndefined();
});

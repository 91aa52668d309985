import { expect, it } from 'vitest';
import { initialsOf } from '#domain/sample/profile.ts';

it.each([
  ['Asha Apte', 'AA'],
  ['  meera   rajan nair ', 'MN'],
  ['Imran', 'I'],
  ['आशा आपटे', 'आआ'],
  ['😀 Shop', '😀S'],
  ['   ', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyFor } from '#domain/books/masters/books-key.ts';

describe('the address of a set of books', () => {
  it.each([
    ['Asha Stores', 'asha-stores'],
    ['  Café & Sons (Pune) ', 'cafe-sons-pune'],
    ['7-Hills Traders', '7-hills-traders'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['श्री स्टोर्स', 'books'],
    ['!!!', 'books'],
    ['', 'books'],
    ['New', 'new-2'],
  ])('of "%s" is %s', (name, key) => {
    expect(keyFor(name, [])).toBe(key);
  });

  it('gets a number when another set has it', () => {
    expect(keyFor('Asha Stores', ['asha-stores'])).toBe('asha-stores-2');
    expect(keyFor('Asha Stores', ['asha-stores', 'asha-stores-2'])).toBe('asha-stores-3');
    expect(keyFor('Asha Stores', ['asha-stores-2'])).toBe('asha-stores');
    expect(keyFor('श्री', ['books'])).toBe('books-2');
  });

  it('has at most 40 characters, its number included, and never ends in a hyphen', () => {
    const name = `${'a'.repeat(39)} bc`;
    expect(keyFor('a'.repeat(50), [])).toBe('a'.repeat(40));
    expect(keyFor(name, [])).toBe('a'.repeat(39));
    expect(keyFor('a'.repeat(50), ['a'.repeat(40)])).toBe(`${'a'.repeat(38)}-2`);
    expect(keyFor(`${'a'.repeat(37)}-bcd`, [`${'a'.repeat(37)}-bc`])).toBe(`${'a'.repeat(37)}-2`);
  });

  it('is always a new one that may stand in an address', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('New', 'Books', 'a b'))), (names) => {
        const keys: string[] = [];
        for (const name of names) keys.push(keyFor(name, keys));
        expect(new Set(keys).size).toBe(names.length);
        for (const key of keys) {
          expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
          expect(key.length).toBeLessThanOrEqual(40);
          expect(key).not.toBe('new');
        }
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameIsTaken, nameKey, problemInName, tidyName } from '#domain/books/names.ts';

describe('the name of a master', () => {
  it.each(['asha stores', ' Asha Stores ', 'ASHA  STORES', 'Asha\tStores', 'Asha\u00a0Stores', 'Asha\u200b Stores'])(
    'is the same as "Asha Stores" when it is written "%s"',
    (name) => {
      expect(nameKey(name)).toBe(nameKey('Asha Stores'));
    },
  );

  it.each(['Asha Store', 'AshaStores', 'Asha-Stores', 'Äsha Stores'])(
    'is another one when it is written "%s"',
    (name) => {
      expect(nameKey(name)).not.toBe(nameKey('Asha Stores'));
    },
  );

  it('is kept as it was typed, but without needless spaces', () => {
    expect(tidyName('  Asha   Stores ')).toBe('Asha Stores');
  });

  it.each(['', '   ', '\u200b'])('is missing when it is "%s"', (name) => {
    expect(problemInName(name, 'party')).toBe('Enter the name of the party.');
  });

  it('may be any text that can be seen', () => {
    expect(problemInName('श्री', 'party')).toBeUndefined();
  });

  it('is refused when another one of the kind has it', () => {
    expect(nameIsTaken(' asha  Stores', 'party')).toBe(
      'There is already a party named “asha Stores”. Choose another name.',
    );
    expect(nameIsTaken('Chair', 'item')).toBe('There is already an item named “Chair”. Choose another name.');
  });

  it('stays the same name however often it is tidied', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(tidyName(tidyName(name))).toBe(tidyName(name));
        expect(nameKey(tidyName(name))).toBe(nameKey(name));
      }),
    );
  });
});

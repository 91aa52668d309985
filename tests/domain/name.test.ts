import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparedName, distinctNames, namesAround } from '#domain/name.ts';

it.each([' asha traders', 'Asha Traders ', 'ASHA TRADERS', 'Asha  Traders', 'Asha\u00a0Traders', 'Ａsha Traders\t'])(
  '"%s" is the party Asha Traders',
  (name) => {
    expect(comparedName(name)).toBe(comparedName('Asha Traders'));
  },
);

it.each(['Asha Trader', 'AshaTraders', 'Asha Träders', 'Asha-Traders', ''])('"%s" is not Asha Traders', (name) => {
  expect(comparedName(name)).not.toBe(comparedName('Asha Traders'));
});

it('each party is listed once, as it is spelled first, without spaces around it, and a blank is none', () => {
  const names = [' asha traders', '', 'Asha Traders', 'Bhat', '  ', 'Asha Traders ', 'bhat', 'Bhat & Sons'];
  expect(distinctNames(names)).toEqual(['asha traders', 'Bhat', 'Bhat & Sons']);
});

it('a name that a record holds keeps its spelling among the names to choose from', () => {
  expect(namesAround('cash ', ['Bank', 'Cash'])).toEqual(['Bank', 'cash ']);
  expect(namesAround('', ['Bank', 'Cash'])).toEqual(['Bank', 'Cash']);
  expect(namesAround('Petty Cash', ['Bank', 'Cash'])).toEqual(['Bank', 'Cash']);
});

it('no two listed names are one party, and every party typed is listed', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'A', ' ', '\t', '\u00a0', 'é', 'क'), maxLength: 5 });
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const compared = distinctNames(names).map(comparedName);
      expect(new Set(compared)).toEqual(new Set(names.map(comparedName).filter((one) => one !== '')));
      expect(compared).toHaveLength(new Set(compared).size);
    }),
  );
});

it('a name of a million marks, which to sort would take minutes, is compared', () => {
  expect(comparedName(`a${'\u0315\u0300\u05ae'.repeat(300_000)}`)).not.toBe('');
});

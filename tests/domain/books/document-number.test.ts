import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberInCapitals, problemInDocumentNumber } from '#domain/books/document-number.ts';

describe('the number of a document', () => {
  it.each(['INV/26-27/0001', 'A', '1', 'inv/1', '9'.repeat(16)])('may be %s', (number) => {
    expect(problemInDocumentNumber(number)).toBeUndefined();
  });

  it.each(['INV_1', '#1', 'INV 1', 'Ä1', '', 'INV.1', 'INV/1 ', ' INV/1'])(
    'has no other characters, as "%s"',
    (number) => {
      expect(problemInDocumentNumber(number)).toBe('Use only letters, digits, - and / in a number.');
    },
  );

  it.each(['0001', '/1', '-1', '0'])('does not begin as %s', (number) => {
    expect(problemInDocumentNumber(number)).toBe('A number begins with a letter or a digit from 1 to 9.');
  });

  it('has at most 16 characters', () => {
    expect(problemInDocumentNumber('INV/2026-27/00001')).toBe('A number has at most 16 characters; this has 17.');
  });

  it('is right exactly when an e-invoice takes it', () => {
    const nearly = fc.string({ unit: fc.constantFrom('a', 'Z', '0', '1', '9', '-', '/', '_'), maxLength: 18 });
    fc.assert(
      fc.property(nearly, (number) => {
        const isTaken = /^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/.test(number);
        expect(problemInDocumentNumber(number) === undefined).toBe(isTaken);
      }),
    );
  });

  it('is the same whatever the case', () => {
    expect(numberInCapitals(' inv/1 ')).toBe('INV/1');
  });
});

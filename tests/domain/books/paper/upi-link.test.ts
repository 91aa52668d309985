import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upiLink } from '#domain/books/paper/upi-link.ts';
import { asPaise } from '#domain/money.ts';
import { runs } from '../../../support/runs.ts';

const ASKED = { upiId: 'shop@okaxis', name: 'Asha Stores', amount: asPaise(1481_00), note: 'INV/26-27/0001' };

describe('the address to pay by UPI', () => {
  it('has whom, how much and what for, as NPCI writes it', () => {
    expect(upiLink(ASKED)).toBe('upi://pay?pa=shop@okaxis&pn=Asha%20Stores&am=1481.00&cu=INR&tn=INV-26-27-0001');
  });

  it.each([
    [5, '0.05'],
    [1_00, '1.00'],
    [1_23_456_50, '123456.50'],
  ])('writes %i paise as %s, without commas', (amount, written) => {
    expect(upiLink({ ...ASKED, amount: asPaise(amount) })).toContain(`&am=${written}&`);
  });

  it('is none without a UPI ID that can be one, and none where nothing is due', () => {
    expect(upiLink({ ...ASKED, upiId: ' ' })).toBeUndefined();
    expect(upiLink({ ...ASKED, upiId: 'a@b&am=1.00' })).toBeUndefined();
    expect(upiLink({ ...ASKED, amount: asPaise(0) })).toBeUndefined();
    expect(upiLink({ ...ASKED, amount: asPaise(-1) })).toBeUndefined();
  });

  it('keeps a name with signs of its own to itself, in any script', () => {
    const link = upiLink({ ...ASKED, name: 'आशा & Sons/#1?', note: 'A&B#C/D' });
    expect(link).toContain('&pn=%E0%A4%86%E0%A4%B6%E0%A4%BE%20%26%20Sons%2F%231%3F&am=');
    expect(link).toMatch(/&tn=A-B-C-D$/);
  });

  it('has a note of fifty letters at most, and none if there is nothing to note', () => {
    expect(upiLink({ ...ASKED, note: 'अ'.repeat(60) })).toMatch(/&tn=(%E0%A4%85){50}$/);
    expect(upiLink({ ...ASKED, note: '  ' })).toMatch(/&cu=INR$/);
  });

  it('of any name and note is read back as it was meant', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, note) => {
        const link = new URL(upiLink({ ...ASKED, name, note }) ?? '');
        expect(link.searchParams.get('am')).toBe('1481.00');
        expect(link.searchParams.get('pa')).toBe('shop@okaxis');
        expect([...link.searchParams.keys()].slice(0, 4)).toEqual(['pa', 'pn', 'am', 'cu']);
        expect(Array.from(link.searchParams.get('tn') ?? '').length).toBeLessThanOrEqual(50);
      }),
      { numRuns: runs(100) },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { readLineEntry } from '#domain/books/counter/line-entry.ts';
import { perUnit } from '../../../support/counter.ts';

describe('what is typed in Find or Scan', () => {
  it.each([
    ['rice', { kind: 'find', find: 'rice' }],
    ['  Basmati rice ', { kind: 'find', find: 'Basmati rice' }],
    ['3*8901719110245', { kind: 'find', find: '8901719110245', quantity: 3 }],
    ['0.5*rice', { kind: 'find', find: 'rice', quantity: 0.5 }],
    ['3 × rice', { kind: 'find', find: 'rice', quantity: 3 }],
    ['३*rice', { kind: 'find', find: 'rice', quantity: 3 }],
    ['3*', { kind: 'wait', quantity: 3 }],
    ['*3', { kind: 'quantity', quantity: 3 }],
    ['*0.125', { kind: 'quantity', quantity: 0.125 }],
    ['@95', { kind: 'rate', rate: perUnit(95) }],
    ['@0.3325', { kind: 'rate', rate: perUnit(0.3325) }],
    ['9999.999*rice', { kind: 'find', find: 'rice', quantity: 9999.999 }],
    ['A4*paper', { kind: 'find', find: 'A4*paper' }],
    ['rice@home', { kind: 'find', find: 'rice@home' }],
  ])('%s is read', (text, entry) => {
    expect(readLineEntry(text)).toEqual(entry);
  });

  it.each([
    ['0*rice', 'Enter a quantity above 0.'],
    ['-3*rice', 'Use Returns to take goods back.'],
    ['*-1', 'Use Returns to take goods back.'],
    ['*0', 'Enter a quantity above 0.'],
    ['*', 'Enter the quantity as a number, such as 3*.'],
    ['@', 'Enter the rate as a number, such as @95.'],
    ['@-5', 'Enter the rate without a minus.'],
    ['12345*rice', 'A quantity has at most 4 digits and 3 decimals here.'],
    ['0.1234*rice', 'Too many decimals. Use at most 3.'],
  ])('%s is refused', (text, sentence) => {
    expect(readLineEntry(text)).toEqual({ kind: 'wrong', sentence });
  });

  it('keeps the longest text whole, as something to find', () => {
    const text = '<script>'.repeat(250);
    expect(readLineEntry(text)).toEqual({ kind: 'find', find: text });
  });
});

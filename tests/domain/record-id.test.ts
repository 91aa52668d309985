import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordId, serialOf } from '#domain/record-id.ts';

describe('a record’s number', () => {
  it('has three figures, and grows past 999', () => {
    expect(recordId('INV-2024-', 1)).toBe('INV-2024-001');
    expect(recordId('INV-2024-', 999)).toBe('INV-2024-999');
    expect(recordId('INV-2024-', 1000)).toBe('INV-2024-1000');
  });

  it('is read back from the id, so that 1000 comes after 999', () => {
    fc.assert(
      fc.property(fc.constantFrom('INV-2024-', 'PRD-', 'V-2024-'), fc.nat(), (prefix, number) => {
        expect(serialOf(recordId(prefix, number))).toBe(number);
      }),
    );
  });

  it('is 0 where an id has none', () => {
    expect(serialOf('welcome')).toBe(0);
    expect(serialOf('')).toBe(0);
  });
});

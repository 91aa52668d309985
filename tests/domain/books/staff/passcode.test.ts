import { assert, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passcodeDigits, problemInPasscode } from '#domain/books/staff/passcode.ts';
import { RECOVERY_BYTES, recoveryCodeOf, recoverySigns } from '#domain/books/staff/recovery-code.ts';

const problem = (passcode: string, role: 'Owner' | 'Cashier' = 'Cashier', repeated = passcode) =>
  problemInPasscode({ passcode, repeated }, role);

describe('a passcode', () => {
  it.each(['1111', '1234', '987654', '123', '123456789', '48a1', ''])('is refused: %s', (digits) => {
    expect(problem(digits).passcode).toBeDefined();
  });

  it('of an Owner has at least six digits', () => {
    expect(problem('4821', 'Owner')).toEqual({ passcode: 'The passcode of an Owner has at least 6 digits.' });
    expect(problem('4821')).toEqual({});
    expect(problem('482170', 'Owner')).toEqual({});
  });

  it('is of any Indian keyboard, and typed twice', () => {
    expect(passcodeDigits('४८२१७०')).toBe('482170');
    expect(problem('४८२१७०', 'Owner', '482170')).toEqual({});
    expect(problem('482170', 'Owner', '482171')).toEqual({ repeated: 'Type the same passcode again.' });
  });
});

describe('a recovery code', () => {
  it('is of 24 signs in fours that are not read as others, and is known again however it is typed', () => {
    assert(
      property(uint8Array({ minLength: RECOVERY_BYTES, maxLength: RECOVERY_BYTES }), (bytes) => {
        const code = recoveryCodeOf(bytes);
        expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/);
        const signs = code.replaceAll('-', '');
        expect(recoverySigns(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(signs);
      }),
    );
    expect(recoverySigns('ABCD')).toBeUndefined();
    expect(recoverySigns('O'.repeat(24))).toBeUndefined();
  });
});

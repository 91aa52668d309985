import { describe, expect, it } from 'vitest';
import { mayChangePassword, mayResetPassword, passwordStrength, passwordsDiffer } from '#domain/password.ts';

describe('a password', () => {
  it.each([
    [0, ''],
    [1, 'Weak'],
    [5, 'Weak'],
    [6, 'Medium'],
    [9, 'Medium'],
    [10, 'Strong'],
    [64, 'Strong'],
  ])('with %i characters has the strength "%s"', (length, strength) => {
    expect(passwordStrength('x'.repeat(length))).toBe(strength);
  });

  it('is reported as different only once the user types its confirmation', () => {
    expect(passwordsDiffer('secret', '')).toBe(false);
    expect(passwordsDiffer('secret', 's')).toBe(true);
    expect(passwordsDiffer('secret', 'secret')).toBe(false);
  });

  it('may be reset when both match and have at least six characters', () => {
    expect(mayResetPassword('secret', 'secret')).toBe(true);
    expect(mayResetPassword('short', 'short')).toBe(false);
    expect(mayResetPassword('secret', 'Secret')).toBe(false);
    expect(mayResetPassword('', '')).toBe(false);
  });

  it('may be changed when the current one is entered and the new ones match', () => {
    expect(mayChangePassword('old', 'new', 'new')).toBe(true);
    expect(mayChangePassword('', 'new', 'new')).toBe(false);
    expect(mayChangePassword('old', 'new', 'mew')).toBe(false);
  });
});

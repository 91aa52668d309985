import type { Tone } from './tone.ts';

export type PasswordStrength = 'Weak' | 'Medium' | 'Strong';

export const STRENGTH_TONES = {
  Weak: 'bad',
  Medium: 'waiting',
  Strong: 'good',
} as const satisfies Record<PasswordStrength, Tone>;

/** By length alone: under 6 Weak, 6 to 9 Medium, 10 or more Strong, blank if empty (specification §5). */
export function passwordStrength(password: string): PasswordStrength | '' {
  if (password === '') return '';
  if (password.length < SHORTEST) return 'Weak';
  return password.length < STRONG ? 'Medium' : 'Strong';
}

/** Whether to show "Passwords do not match": only after the user has typed into the confirmation field. */
export function passwordsDiffer(password: string, confirmation: string): boolean {
  return confirmation !== '' && confirmation !== password;
}

/** A reset needs two equal passwords of at least 6 characters; "letters, numbers and symbols" is only advice. */
export function mayResetPassword(password: string, confirmation: string): boolean {
  return password === confirmation && password.length >= SHORTEST;
}

/** A change needs the current password and two equal new ones, of any length (specification §5). */
export function mayChangePassword(current: string, password: string, confirmation: string): boolean {
  return current !== '' && password === confirmation;
}

const SHORTEST = 6;
const STRONG = 10;

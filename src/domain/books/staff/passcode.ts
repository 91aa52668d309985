import { withAsciiDigits } from '#domain/digits.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';
import type { Role } from './role.ts';

/** A passcode as it is typed, twice, so that nobody locks themselves out by a slip. */
export type Passcode = Readonly<{ passcode: string; repeated: string }>;

/** Returns the digits of a passcode, whichever Indian keyboard typed them: ४८२१७० is 482170. */
export function passcodeDigits(typed: string): string {
  return withAsciiDigits(typed).replaceAll(/\s/g, '');
}

/** Returns what is wrong with a passcode for a role: 4 to 8 digits, of an Owner at least 6, that are not guessed at once. */
export function problemInPasscode({ passcode, repeated }: Passcode, role: Role): Problems<Passcode> {
  const digits = passcodeDigits(passcode);
  const wrong = problemInDigits(digits, role);
  return problemsIn<Passcode>({
    passcode: wrong,
    repeated: wrong === undefined && digits !== passcodeDigits(repeated) ? 'Type the same passcode again.' : undefined,
  });
}

function problemInDigits(digits: string, role: Role): string | undefined {
  if (digits === '') return 'Enter a passcode.';
  if (!/^\d+$/.test(digits)) return 'A passcode is of digits only.';
  if (digits.length > MOST) return `A passcode has at most ${MOST} digits.`;
  if (role === 'Owner' && digits.length < OWNERS_LEAST)
    return `The passcode of an Owner has at least ${OWNERS_LEAST} digits.`;
  if (digits.length < LEAST) return `A passcode has at least ${LEAST} digits.`;
  return isEasy(digits) ? 'Choose digits that are not all alike, and no run up or down.' : undefined;
}

/** Whether the digits are all alike, or a run up or down: 1111, 1234, 987654. */
function isEasy(digits: string): boolean {
  const steps = Array.from(digits.slice(1), (digit, at) => Number(digit) - Number(digits[at]));
  return [0, 1, -1].some((step) => steps.every((each) => each === step));
}

const [LEAST, MOST, OWNERS_LEAST] = [4, 8, 6];

import { withAsciiDigits } from '#domain/digits.ts';

/** The signs of a recovery code: 32, so that each is five bits; none that is read as another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 24;

/** Makes a recovery code of so many random bytes, of each of which it takes five bits: "ABCD-EFGH-JKLM-NPQR-STUV-WXYZ". */
export function recoveryCodeOf(random: Uint8Array): string {
  if (random.length !== LENGTH) throw new RangeError(`A recovery code is made of ${LENGTH} bytes.`);
  const signs = Array.from(random, (byte) => SIGNS[byte % SIGNS.length]).join('');
  return (signs.match(/.{4}/g) ?? []).join('-');
}

/** Returns the signs of a code as it was typed, without what stands between them; undefined if it can be none. */
export function recoverySigns(typed: string): string | undefined {
  const signs = withAsciiDigits(typed)
    .toUpperCase()
    .replaceAll(/[\s\-–—]/g, '');
  return signs.length === LENGTH && signs.split('').every((sign) => SIGNS.includes(sign)) ? signs : undefined;
}

/** The number of random bytes that a code is made of. */
export const RECOVERY_BYTES = LENGTH;

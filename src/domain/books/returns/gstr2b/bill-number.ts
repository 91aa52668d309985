/**
 * A supplier's number as it is compared: without case, separators and leading zeros, which everybody types otherwise.
 * INV/0012, inv-12 and INV12 are one; 1/12 and 112 are not.
 */
export function comparedNumber(number: string): string {
  const parts = number.toUpperCase().match(/[0-9]+|[\p{L}\p{M}\p{N}]+?(?=[0-9]|[^\p{L}\p{M}\p{N}]|$)/gu) ?? [];
  const whole = parts.map((part) => part.replace(/^0+(?=[0-9])/, ''));
  const joined = whole
    .map((part, at) => (isFigure(part) && isFigure(whole[at - 1] ?? '') ? `-${part}` : part))
    .join('');
  return joined === '' ? number.trim() : joined;
}

function isFigure(part: string): boolean {
  return /^[0-9]/.test(part);
}

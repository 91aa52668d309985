import { BLANK } from '#domain/format.ts';

/** The detail that tells found records apart. A blank part is left out: a dash alone would tell nothing apart. */
export function detailOf(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '' && part !== BLANK).join(' · ');
}

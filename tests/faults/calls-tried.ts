import { isEverywhere } from '../support/some-of.ts';
import { KINDS, type Kind } from './storage-faults.ts';

const isWhole = import.meta.env['FAULTS'] === 'all';

/**
 * At which of so many storage calls a fault of this kind is tried: by `npm run faults` at each, by `npm run everywhere` at
 * some, and by `npm test` at one of those, at another for the next kind.
 */
export function callsTried(calls: number, some: readonly number[], kind: Kind): readonly number[] {
  if (isWhole) return Array.from({ length: calls }, (_, at) => at + 1);
  if (isEverywhere) return some;
  return some.slice(KINDS.indexOf(kind) % some.length).slice(0, 1);
}

/** Whether a verb is tried with each kind of fault: where not, with one, the next verb with the next. */
export const isEachKindTried = typeof document === 'undefined' && (isWhole || isEverywhere);

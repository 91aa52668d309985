import { isEverywhere } from './some-of.ts';

/**
 * How often a property is tried: the given number of times by `npm run everywhere` in Node, else a quarter of that. In a
 * browser the same tests only show that its storage behaves as the one in Node does.
 */
export function runs(inNode: number): number {
  return typeof document === 'undefined' && isEverywhere ? inNode : Math.ceil(inNode / 4);
}

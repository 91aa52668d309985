/**
 * How often a property is tried: the given number of times in Node, and a quarter of that in a browser, where the same
 * tests show that its storage behaves as the one in Node does.
 */
export function runs(inNode: number): number {
  return typeof document === 'undefined' ? inNode : Math.ceil(inNode / 4);
}

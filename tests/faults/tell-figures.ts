import { struckSoFar } from './storage-faults.ts';

/** Prints the number of faults that a test file injected (in Node only). */
export function tellFigures(sentence: string): void {
  if (typeof document === 'undefined') process.stdout.write(`${struckSoFar()} faults: ${sentence}\n`);
}

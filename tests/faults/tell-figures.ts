import { struckSoFar } from './storage-faults.ts';

/** Prints how many faults the tests of a file made, where there is somewhere to print to. */
export function tellFigures(sentence: string): void {
  if (typeof document === 'undefined') process.stdout.write(`${struckSoFar()} faults: ${sentence}\n`);
}

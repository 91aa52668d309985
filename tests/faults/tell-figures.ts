import { faultsSoFar } from './storage-faults.ts';

/** Prints the number of faults that a test file injected (in Node only). */
export function printFaultCount(sentence: string): void {
  if (typeof document === 'undefined') process.stdout.write(`${faultsSoFar()} faults: ${sentence}\n`);
}

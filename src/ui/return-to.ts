/**
 * Goes to an entry of the page's history until the page is there: a browser drops a step that meets another one. Nowhere from
 * an entry that is none of the router's.
 */
export function returnTo(entry: Entry): void {
  if (trying !== undefined) return;
  const steps = stepsBetween((history.state as Entry | null) ?? entry, entry);
  if (steps === 0) return;
  history.go(steps);
  trying = setTimeout(() => {
    endReturn();
    returnTo(entry);
  }, STEP_MS);
}

/** The page is there, or shall go elsewhere. */
export function endReturn(): void {
  clearTimeout(trying);
  trying = undefined;
}

/** How many steps lead from one entry to another, below zero where they lead back: the router numbers its entries. */
export function stepsBetween({ __TSR_index: from }: Entry, { __TSR_index: to }: Entry): number {
  return to - from;
}

/** What the router keeps with an entry of the page's history. */
interface Entry {
  readonly __TSR_index: number;
}

let trying: ReturnType<typeof setTimeout> | undefined;
/** A step takes less; one too many is taken back like any other. */
const STEP_MS = 50;

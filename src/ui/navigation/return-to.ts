/**
 * Goes to a history entry, repeatedly until the browser is there: a browser drops a history step while another is in
 * progress. Does nothing if the current entry is not the router's.
 */
export function returnTo(entry: Entry): void {
  if (retryTimer !== undefined) return;
  const steps = stepsBetween((history.state as Entry | null) ?? entry, entry);
  if (steps === 0) return;
  move(steps);
  retryTimer = setTimeout(() => {
    endReturn();
    returnTo(entry);
  }, STEP_MS);
}

/**
 * To an entry by its key where the browser can: if a step is slow, not dropped, its repetition leads nowhere else. Counted
 * steps would go too far, and be undone as far, on and on.
 */
function move(steps: number): void {
  const navigation = (window as { navigation?: Navigation }).navigation;
  const entry = navigation?.entries()[(navigation.currentEntry?.index ?? -1) + steps];
  if (!navigation || !entry) return history.go(steps);
  const { committed, finished } = navigation.traverseTo(entry.key);
  // A step that the browser drops is no failure: it is tried again.
  void Promise.allSettled([committed, finished]);
}

/** Stops trying: the browser is there, or is to go elsewhere. */
export function endReturn(): void {
  clearTimeout(retryTimer);
  retryTimer = undefined;
}

/** The number of steps from one entry to another, negative for going back. The router numbers its entries. */
export function stepsBetween({ __TSR_index: from }: Entry, { __TSR_index: to }: Entry): number {
  return to - from;
}

/** The router's state of a history entry. */
interface Entry {
  readonly __TSR_index: number;
}

let retryTimer: ReturnType<typeof setTimeout> | undefined;
/** Longer than a step takes on most devices. */
const STEP_MS = 200;

/** Whether the person has been shown around, which outlives the page; a storage that is refused has seen nothing. */
export function isTourSeen(): boolean {
  try {
    return isSeenHere || localStorage.getItem(FLAG) !== null;
  } catch {
    return isSeenHere;
  }
}

export function markTourSeen(): void {
  isSeenHere = true;
  try {
    localStorage.setItem(FLAG, 'true');
  } catch {
    // Without a storage it is remembered as long as the page lives.
  }
}

const FLAG = 'seen dashboard tour';
let isSeenHere = false;

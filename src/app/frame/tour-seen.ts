/** Whether the person has been shown around, which outlives the page; a storage that is refused or full has seen nothing. */
export function isTourSeen(): boolean {
  try {
    return isSeenHere || localStorage.getItem(FLAG) !== null;
  } catch {
    return isSeenHere;
  }
}

export function markTourSeen(): void {
  try {
    localStorage.setItem(FLAG, 'true');
  } catch {
    isSeenHere = true;
  }
}

const FLAG = 'seen dashboard tour';
/** What a page remembers by itself, where the storage takes nothing. */
let isSeenHere = false;

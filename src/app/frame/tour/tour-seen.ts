/** Whether the user has seen the tour. Kept in localStorage; where that is refused or full, only as long as the page. */
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
/** The fallback where localStorage cannot be written. */
let isSeenHere = false;

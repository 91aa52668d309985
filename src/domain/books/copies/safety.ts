/** The copies and changes by which the safety of the books is judged; moments as ISO texts, blank where there is none. */
type Safety = Readonly<{
  /** When a copy was last saved. */
  lastCopy: string;
  /** How many changes no copy has. */
  changesSinceCopy: number;
  /** When the oldest of those changes was made. */
  oldestUnsaved: string;
}>;

/**
 * Says in which danger the books are, if any. Books that a copy has whole are safe wherever that copy lies. Otherwise they
 * are in danger if the browser may remove them, or if the last copy is over seven days old, or dated in the future; without
 * any copy, if the oldest change is.
 */
export function dangerTo(
  { lastCopy, changesSinceCopy, oldestUnsaved }: Safety,
  isPersisted: boolean,
  now: number,
): 'removable' | 'copy ahead' | 'old copy' | 'never saved' | undefined {
  if (changesSinceCopy === 0) return undefined;
  if (!isPersisted) return 'removable';
  if (isAhead(lastCopy, now)) return 'copy ahead';
  if (lastCopy !== '') return isOld(lastCopy, now) ? 'old copy' : undefined;
  return isOld(oldestUnsaved, now) ? 'never saved' : undefined;
}

/** A moment that cannot be read is none. One that a clock set back has moved into the future is not known to be fresh. */
function isOld(moment: string, now: number): boolean {
  return now - Date.parse(moment) > SEVEN_DAYS_MS || isAhead(moment, now);
}

function isAhead(moment: string, now: number): boolean {
  return Date.parse(moment) - now > A_MINUTE_MS;
}

/** A clock that is set by the network may go back by seconds. */
const A_MINUTE_MS = 60_000;

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1000;

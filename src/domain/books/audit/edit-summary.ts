import { formatNumber } from '#domain/format.ts';
import { differences } from './edit-differences.ts';
import { EDIT_ACTION_WORDS, type EditLogEntry } from './edit-log-entry.ts';

/**
 * Returns an entry of the edit log in one line: "Changed: Name, Group"; of a whole record that came or went the action, with its
 * reason if there is one. A shift that was closed has its whole Z at once: "Closed with Z 12". All fields are in `differences`.
 */
export function editSummary({
  kind,
  deed,
  before,
  after,
  reason,
}: Pick<EditLogEntry, 'kind' | 'deed' | 'before' | 'after' | 'reason'>): string {
  const action = actionInWords({ kind, deed, before, after });
  if (before === null || after === null) return reason === '' ? action : `${action}: ${reason}`;
  if (isClosing({ kind, before, after }) && hasZ(after)) return `${action} with Z ${formatNumber(after.number)}`;
  const fields = differences(before, after).map(({ field }) => field);
  if (fields.length === 0) return action;
  const [shown, more] = [fields.slice(0, MOST_FIELDS), fields.length - MOST_FIELDS];
  return `${action}: ${shown.join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}`;
}

/** Returns the word for what was done: a shift that was closed was changed, and is called Closed all the same. */
export function actionInWords(entry: Pick<EditLogEntry, 'kind' | 'deed' | 'before' | 'after'>): string {
  return isClosing(entry) ? 'Closed' : EDIT_ACTION_WORDS[entry.deed];
}

function isClosing({ kind, before, after }: Pick<EditLogEntry, 'kind' | 'before' | 'after'>): boolean {
  return kind === 'Shift' && before !== null && after !== null && !hasZ(before) && hasZ(after);
}

function hasZ(record: object): record is Readonly<{ number: number }> {
  return 'z' in record && record.z !== undefined && 'number' in record && typeof record.number === 'number';
}

const MOST_FIELDS = 6;

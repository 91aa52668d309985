/**
 * An action that did not happen, in words for the person who asked for it. Nothing was changed when one is thrown.
 * `message` says what to do; `title` heads the toast.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly title: string;

  constructor(title: string, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.title = title;
  }
}

/** What storage says when it fails, as a sentence under the title. What is a refusal already stays as it is. */
export function asRefusal(error: unknown, title: string): Refusal {
  if (error instanceof Refusal) return error;
  const sentence = SENTENCES[rootNameOf(error)] ?? 'Nothing was changed. Please try again.';
  return new Refusal(title, sentence, { cause: error });
}

/** True where the connection was lost, not the data refused: reads are tried again then. */
export function isConnectionLost(error: unknown): boolean {
  return LOST.has(rootNameOf(error));
}

/** Dexie wraps what storage says: a full disk arrives as an AbortError that holds the QuotaExceededError. */
function rootNameOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const inner = 'inner' in error ? error.inner : undefined;
  const name = rootNameOf(inner);
  return name in SENTENCES ? name : error.name;
}

const CLOSED =
  'The browser closed this page’s storage, so nothing was changed. Copy what you typed, then reload the page; it starts from the sample data.';
const SENTENCES: Readonly<Record<string, string>> = {
  QuotaExceededError:
    'The device has no room left, so nothing was changed. Free some space, or delete records you do not need, and try again.',
  DatabaseClosedError: CLOSED,
  InvalidStateError: CLOSED,
  UnknownError: 'The browser could not write to this device’s storage, so nothing was changed. Please try again.',
  RangeError: 'The sum would be too large to count to the paisa, so nothing was changed. Check the amounts.',
};
const LOST = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'UnknownError',
  'AbortError',
  'TransactionInactiveError',
]);

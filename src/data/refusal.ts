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

/**
 * Reads what shall become a file or a paper. Where storage fails, a Refusal says so; whoever has cancelled by the signal
 * hears the signal's reason.
 */
export async function readForFile<T>(read: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await read();
  } catch (error) {
    signal?.throwIfAborted();
    throw isOfStorage(error) ? new Refusal('Not saved', UNREAD, { cause: error }) : error;
  }
}

/** What storage says when it cannot be read, as a sentence. A fault that is not storage's stays as it is. */
export function asReadError(error: unknown): unknown {
  return isOfStorage(error) ? new Error(UNREAD, { cause: error }) : error;
}

/** What a browser's database throws, or the library over it. */
function isOfStorage(error: unknown): boolean {
  return error instanceof DOMException || (error instanceof Error && ('inner' in error || 'failures' in error));
}

/** True where the connection was lost, not the data refused: reads are tried again then. */
export function isConnectionLost(error: unknown): boolean {
  return LOST.has(rootNameOf(error));
}

/**
 * Dexie wraps what storage says: a full disk arrives as an AbortError that holds the QuotaExceededError, or, where many
 * rows were written at once, among the failures of a BulkError.
 */
function rootNameOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const held = [
    error.cause,
    'inner' in error ? error.inner : undefined,
    ...('failures' in error && Array.isArray(error.failures) ? error.failures : []),
  ];
  return held.map(rootNameOf).find((name) => name in SENTENCES || LOST.has(name)) ?? error.name;
}

const UNREAD = 'The browser could not read this device’s storage. Please try again.';
const CLOSED =
  'The browser closed this page’s storage, so nothing was changed. Copy what you typed, then reload the page; it starts from the sample data.';
const SENTENCES: Readonly<Record<string, string>> = {
  QuotaExceededError:
    'The device has no room left, so nothing was changed. Free some space, or delete records you do not need, and try again.',
  DatabaseClosedError: CLOSED,
  UnknownError: 'The browser could not reach this device’s storage, so nothing was changed. Please try again.',
  RangeError: 'The sum would be too large to count to the paisa, so nothing was changed. Check the amounts.',
};
const LOST = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'UnknownError',
  'AbortError',
  'TransactionInactiveError',
]);

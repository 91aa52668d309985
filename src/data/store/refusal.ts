/**
 * An action that was not carried out, with a message for the user. Nothing was changed when it is thrown. `message`
 * says what to do; `title` is the title of the toast; `fields` are the sentences for the fields of the form that are wrong.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    title: string,
    sentence: string,
    { fields = {}, ...options }: ErrorOptions & { fields?: Readonly<Record<string, string>> } = {},
  ) {
    super(sentence, options);
    this.title = title;
    this.fields = fields;
  }
}

/**
 * Turns a storage error into a Refusal with this title; `closed` is the sentence for storage that the browser closed. A
 * Refusal is returned unchanged.
 */
export function asRefusal(error: unknown, title: string, closed: string): Refusal {
  if (error instanceof Refusal) return error;
  const name = rootNameOf(error);
  const sentence = name === CLOSED ? closed : (SENTENCES[name] ?? 'Nothing was changed. Please try again.');
  return new Refusal(title, sentence, { cause: error });
}

/**
 * Reads the data for a file or a printed document. Throws a Refusal if storage fails, or the signal's reason if the
 * user has cancelled.
 */
export async function readForFile<T>(read: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await read();
  } catch (error) {
    signal?.throwIfAborted();
    throw isOfStorage(error) ? new Refusal('Not saved', UNREAD, { cause: error }) : error;
  }
}

/**
 * Turns a storage error during a read into an error with a message for the user. Other errors are returned unchanged.
 */
export function asReadError(error: unknown): unknown {
  return isOfStorage(error) ? new Error(UNREAD, { cause: error }) : error;
}

/** The error that storage itself gave, or the error as it is. Its name and message can be posted between workers. */
export function rootErrorOf(error: unknown): Readonly<{ name: string; message: string }> {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  return { name: isOfStorage(error) ? rootNameOf(error) : error.name, message: error.message };
}

/** Whether the error comes from IndexedDB or from Dexie. */
function isOfStorage(error: unknown): boolean {
  return error instanceof DOMException || (error instanceof Error && ('inner' in error || 'failures' in error));
}

/** True if the connection was lost, so that reads should be retried. */
export function isConnectionLost(error: unknown): boolean {
  return LOST.has(rootNameOf(error));
}

/** True if the device has no room left. */
export function isFull(error: unknown): boolean {
  return rootNameOf(error) === 'QuotaExceededError';
}

/**
 * The name of the original error. Dexie wraps storage errors: a full disk arrives as an AbortError that contains the
 * QuotaExceededError, or, in a bulk write, among the failures of a BulkError.
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
const CLOSED = 'DatabaseClosedError';
const SENTENCES: Readonly<Record<string, string>> = {
  QuotaExceededError:
    'The device has no room left, so nothing was changed. Free some space, or delete records you do not need, and try again.',
  UnknownError: 'The browser could not reach this device’s storage, so nothing was changed. Please try again.',
  RangeError: 'The sum would be too large to count to the paisa, so nothing was changed. Check the amounts.',
};
const LOST = new Set([CLOSED, 'InvalidStateError', 'UnknownError', 'AbortError', 'TransactionInactiveError']);

import { asRefusal, Refusal } from '#data/store/refusal.ts';
import { STORAGE_MESSAGES } from '#data/books/storage-messages.ts';

/** Passes on a cancellation; whatever else goes wrong with a copy becomes a Refusal with this title. */
export async function runOrRefuse<T>(
  title: 'Not saved' | 'Not restored',
  signal: AbortSignal | undefined,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof RangeError) throw new Refusal(title, TOO_LARGE, { cause: error });
    if (error instanceof Error && error.name === 'VersionError') throw new Refusal(title, OTHER, { cause: error });
    const refusal = asRefusal(error, title, STORAGE_MESSAGES.closed);
    // The engine of copies serves both workspaces, and the sample imports.
    throw refusal.title.startsWith('Not ') && refusal.title !== title && refusal.title !== 'Not allowed'
      ? new Refusal(title, refusal.message, { cause: refusal, fields: refusal.fields })
      : refusal;
  }
}

/** Returns the sentence where a copy is of other books, those of `name`. */
export function otherBooks(name: string): string {
  return `This is a copy of other books, “${name}”. Restore it under Books, as books of its own; these stay as they are.`;
}

const TOO_LARGE = 'The device has not enough memory for it. Close other programs and try again.';
const OTHER = 'These books are of another version of Tarazu. Open them here first, then save a copy.';

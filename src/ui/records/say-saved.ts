import { say, sayError } from '#ui/toast.tsx';
import { whyNot } from '#ui/say-done.ts';

/**
 * Saves a file and says so, in the words that `save` resolves to; a file that could not be made is said, too, and one that
 * somebody did not wait for.
 */
export async function saySaved(what: string, save: () => Promise<string>): Promise<void> {
  try {
    say(`${what} saved`, await save());
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') say(`${what} cancelled`, 'Nothing was saved.');
    else sayError(`${what} not saved`, whyNot(error));
  }
}

import { say, sayError } from '#ui/toast.tsx';
import { whyNot } from '#ui/say-done.ts';
import { oncePressed } from './once-pressed.ts';

/**
 * Saves a file, once for each press, and says so, in the words that `save` resolves to; a file that could not be made is said,
 * too, and one that somebody did not wait for.
 */
export function saySaved(what: string, fileName: string, save: () => Promise<string>): Promise<void> {
  return oncePressed(fileName, async () => {
    try {
      say(`${what} saved`, await save());
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') say(`${what} cancelled`, 'Nothing was saved.');
      else sayError(`${what} not saved`, whyNot(error));
    }
  });
}

import { oncePressed } from './once-pressed.ts';
import { whyNot } from './say-done.ts';
import { toastSuccess, toastError } from './toast.tsx';

/**
 * Saves a file, once for each press, and says so, in the words that `save` resolves to; a file that could not be made is said,
 * too, and one that somebody did not wait for.
 */
export function saySaved(what: string, fileName: string, save: () => Promise<string>): Promise<void> {
  return oncePressed(fileName, async () => {
    try {
      toastSuccess(`${what} saved`, await save());
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError')
        toastSuccess(`${what} cancelled`, 'Nothing was saved.');
      else toastError(`${what} not saved`, whyNot(error));
    }
  });
}

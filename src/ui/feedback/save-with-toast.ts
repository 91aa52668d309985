import { oncePressed } from '#ui/controls/once-pressed.ts';
import { whyNot } from './outcome-toasts.ts';
import { toastSuccess, toastError } from './toast.tsx';

/**
 * Saves a file, once for each press, and shows a toast with the words that `save` resolves to. A toast also says if the
 * file could not be made, or if the user cancelled.
 */
export function saveWithToast(what: string, fileName: string, save: () => Promise<string>): Promise<void> {
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

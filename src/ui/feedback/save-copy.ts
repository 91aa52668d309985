import { oncePressed } from '#ui/controls/once-pressed.ts';
import { saveFile } from './save-file.ts';
import { sayFailure } from './outcome-toasts.ts';
import { showWork, toastSuccess, type CancellableWork } from './toast.tsx';

/**
 * Saves the file that `make` returns and reports the result in a toast. Shows progress with a Cancel button where the work
 * takes long. The work belongs to no screen, so it continues when the user navigates.
 */
export function saveCopy(
  make: (work: CancellableWork) => Promise<{ fileName: string; parts: readonly BlobPart[]; summary: string }>,
): Promise<void> {
  return oncePressed('copy', async () => {
    const work = showWork('Writing the file');
    try {
      const { fileName, parts, summary } = await make(work);
      saveFile(fileName, parts, 'application/json');
      toastSuccess('Data exported', summary);
    } catch (error) {
      if (work.signal.aborted) toastSuccess('Export cancelled', 'Nothing was saved.');
      else sayFailure(error);
    } finally {
      work.end();
    }
  });
}

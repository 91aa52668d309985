import { saveFile } from '#ui/save-file.ts';
import { saySaved } from '#ui/say-saved.ts';
import { showWork, type Work } from '#ui/toast.tsx';

/**
 * Saves a list as a CSV file and says how many rows it has. Shows the progress of a long export, with a way to cancel
 * it. Reports a file that could not be written; nothing is saved then.
 */
export function saveList(
  fileName: string,
  make: (work: Work) => Promise<{ parts: readonly BlobPart[]; rows: string }>,
): Promise<void> {
  return saySaved('CSV', fileName, async () => {
    const work = showWork(`Writing ${fileName}`);
    try {
      const { parts, rows } = await make(work);
      saveFile(fileName, parts, 'text/csv;charset=utf-8');
      return `${rows} in ${fileName}`;
    } finally {
      work.end();
    }
  });
}

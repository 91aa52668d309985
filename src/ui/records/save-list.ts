import { saveFile } from '#ui/save-file.ts';
import { saySaved } from '#ui/say-saved.ts';
import { showWork, type Work } from '#ui/toast.tsx';

/**
 * Hands a list over as a CSV file and says how many rows are in it; where that takes long, how far it is, with a way to end
 * it. A file that could not be made is said too, and nothing is saved.
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

import { saveFile } from '#ui/save-file.ts';
import { saySaved } from './say-saved.ts';

/** Hands a list over as a CSV file and says so; a file that could not be made is said too, and nothing is saved. */
export function saveList(
  fileName: string,
  make: () => Promise<{ parts: readonly string[]; count: number }>,
): Promise<void> {
  return saySaved('CSV', async () => {
    const { parts, count } = await make();
    saveFile(fileName, parts, 'text/csv;charset=utf-8');
    return `${count} ${count === 1 ? 'row' : 'rows'} in ${fileName}`;
  });
}

import { saveFile } from '#ui/save-file.ts';
import { say, sayError } from '#ui/toast.tsx';
import { wordsOf } from './use-record-editor.ts';

/** Hands a list over as a CSV file and says so; a file that could not be made is said too, and nothing is saved. */
export async function saveList(
  fileName: string,
  make: () => Promise<{ parts: readonly string[]; count: number }>,
): Promise<void> {
  try {
    const { parts, count } = await make();
    saveFile(fileName, parts, 'text/csv;charset=utf-8');
    say('CSV saved', `${count} ${count === 1 ? 'row' : 'rows'} in ${fileName}`);
  } catch (error) {
    sayError('CSV not saved', wordsOf(error)[1]);
  }
}

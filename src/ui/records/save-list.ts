import { fetchPart } from '#ui/lazy-part.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { saveWithToast } from '#ui/feedback/save-with-toast.ts';
import { showWork, type CancellableWork } from '#ui/feedback/toast.tsx';

/** CSV is for other programs; a spreadsheet opens it as if it had been typed, and spoils codes. XLSX keeps them as text. */
export type ListFormat = 'CSV' | 'XLSX';

/** A list, or the selected part of one, that can be saved: as CSV, or as lines of cells for a workbook. */
export type Saveable = Readonly<{ asCsv: WrittenList; asCells: WrittenList }>;
type WrittenList = (work: CancellableWork) => Promise<{ parts: readonly BlobPart[]; rows: string }>;

/**
 * Saves a list as a file and says how many rows it has. `name` is the file's without its ending. Shows the progress of a
 * long export, with a way to cancel it. Reports a file that could not be written; nothing is saved then.
 */
export function saveList(name: string, format: ListFormat, list: Saveable): Promise<void> {
  const fileName = `${name}.${format.toLowerCase()}`;
  return saveWithToast(format, fileName, async () => {
    const work = showWork(`Writing ${fileName}`);
    try {
      const { parts, rows } = await (format === 'CSV' ? list.asCsv(work) : list.asCells(work));
      if (format === 'CSV') saveFile(fileName, parts, 'text/csv;charset=utf-8');
      else await saveSheet(fileName, new Blob([...parts]), work.signal);
      return `${rows} in ${fileName}`;
    } finally {
      work.end();
    }
  });
}

/** The sheet has the name of the file, without its date, as far as a spreadsheet takes it. The cut may leave half a letter. */
async function saveSheet(fileName: string, lines: Blob, signal: AbortSignal): Promise<void> {
  const { saveRows } = await fetchPart(import('#ui/documents/save-document.ts'));
  const name = fileName.replace(/(-\d\d+)*\.xlsx$/, '');
  await saveRows(fileName, name.slice(0, 31).replace(/\p{Cs}$/u, ''), lines, signal);
}

import { fetched, idleLoaders } from '#ui/overlays/lazy-part.tsx';
import type { PaperDocument } from './document.ts';

/**
 * A function that saves the paper of a subject as a PDF without loading the code for it together with the screen:
 * `load` (the code that makes the paper) and the code that writes files are loaded when idle, or with the first paper.
 * It resolves to the file's name, or rejects with a message for the user.
 */
export function paperSaver<Subject>(
  load: () => Promise<(subject: Subject) => Promise<PaperDocument>>,
): (fileName: string, subject: Subject) => Promise<string> {
  const parts = () => Promise.all([load(), import('./save-document.ts')]);
  idleLoaders.push(parts);
  return async (fileName, subject) => {
    const [paperOf, { savePdf }] = await fetched(parts());
    return savePdf(fileName, await paperOf(subject));
  };
}

import { withTimeout } from '#ui/with-timeout.ts';
import { idleLoaders, NOT_FETCHED } from '#ui/lazy-part.tsx';
import type { PaperDocument } from './document.ts';

/**
 * How a screen saves the paper of something as a PDF, though it stands without all that this takes: what makes the paper,
 * which `load` fetches, and what writes files come in an idle moment, or with the first paper. What it returns resolves to
 * the name of the file, or says in words why there is none.
 */
export function paperSaver<Subject>(
  load: () => Promise<(subject: Subject) => Promise<PaperDocument>>,
): (fileName: string, subject: Subject) => Promise<string> {
  const parts = () => Promise.all([load(), import('./save-document.ts')]);
  idleLoaders.push(parts);
  return async (fileName, subject) => {
    const [paperOf, { savePdf }] = await withTimeout(parts()).catch((cause: unknown) => {
      throw new Error(NOT_FETCHED, { cause });
    });
    return savePdf(fileName, await paperOf(subject));
  };
}

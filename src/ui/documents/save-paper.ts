import { fetchPart } from '#ui/lazy-part.tsx';
import type { PaperDocument } from './document.ts';

/**
 * Saves and shares the paper of a subject as a PDF without loading the code for it together with the screen: `load` (the code
 * that makes the paper) and the code that writes files are loaded with the first paper. Saving resolves to the file's name;
 * both reject with a message for the user.
 */
export function paperFiles<Subject>(load: () => Promise<(subject: Subject) => Promise<PaperDocument>>) {
  const parts = () => Promise.all([load(), import('./save-document.ts')]);
  return {
    async save(fileName: string, subject: Subject): Promise<string> {
      const [paperOf, { savePdf }] = await fetchPart(parts());
      return savePdf(fileName, await paperOf(subject));
    },
    async share(fileName: string, subject: Subject): Promise<void> {
      const [paperOf, { sharePdf }] = await fetchPart(parts());
      await sharePdf(fileName, await paperOf(subject));
    },
  };
}

/** Whether the system takes a PDF to hand it on. */
export function maySharePdf(): boolean {
  return navigator.canShare?.({ files: [new File([], 'paper.pdf', { type: 'application/pdf' })] }) ?? false;
}

import { idleLoaders, NOT_FETCHED } from '#ui/lazy-part.tsx';
import { saveFile } from '#ui/save-file.ts';
import type { PaperDocument } from './document.ts';
import type { Delivery, Order } from './document-worker.ts';
import type { Sheet } from './workbook.ts';

/**
 * Saves the document as a PDF through the browser's downloads and resolves to the file's name. If it fails, saves
 * nothing and throws.
 */
export async function savePdf(fileName: string, document: PaperDocument): Promise<string> {
  saveFile(fileName, [await written({ kind: 'pdf', document })], 'application/pdf');
  return fileName;
}

/** The same for a workbook. */
export async function saveWorkbook(fileName: string, sheets: readonly Sheet[]): Promise<string> {
  saveFile(fileName, [await written({ kind: 'workbook', sheets })], XLSX);
  return fileName;
}

/** Uses one worker per file, so that the memory of the libraries is freed afterwards. */
async function written(order: Order): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Delivery>) => {
      if ('bytes' in data) resolve(data.bytes);
      else reject(new Error(`The file could not be written. ${data.failure}`));
    });
    worker.addEventListener('error', () => reject(new Error(NOT_FETCHED)));
    worker.postMessage(order, []);
  }).finally(() => worker.terminate());
}

// Load the worker's code and fonts when idle, so that files can be written offline.
idleLoaders.push(() => written({ kind: 'nothing' }));

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

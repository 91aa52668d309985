import { idleLoaders, NOT_FETCHED } from '#ui/lazy-part.tsx';
import { saveFile } from '#ui/save-file.ts';
import type { PaperDocument } from './document.ts';
import type { Delivery, Order } from './document-worker.ts';
import type { Sheet } from './workbook.ts';

/**
 * Writes the document as a PDF and hands it to the browser's downloads; resolves to its name. Throws, with nothing saved,
 * where that fails.
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

/** A worker lives for one order: what the libraries hold goes with it. */
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

// Fetched in an idle moment, so that files can be written with the network off.
idleLoaders.push(() => written({ kind: 'nothing' }));

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

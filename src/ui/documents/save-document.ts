import { ask } from '#ui/overlays/ask.tsx';
import { fetchFailureText } from '#ui/lazy-part.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import type { PaperDocument } from './document.ts';
import type { FileResponse, FileRequest } from './document-worker.ts';
import type { LabelSheet } from './label-sheet.ts';
import { missingLettersQuestion } from './missing-letters-question.ts';
import type { WorkbookSheet } from './workbook.ts';

/**
 * Saves the document as a PDF through the browser's downloads and resolves to the file's name. If it fails, saves
 * nothing and throws. If some letters would be boxes, it asks first, and throws an AbortError if the answer is no.
 */
export async function savePdf(fileName: string, document: PaperDocument): Promise<string> {
  saveFile(fileName, [await pdfOf({ kind: 'pdf', document })], PDF);
  return fileName;
}

/** Saves labels as `savePdf` saves a document. */
export async function saveLabels(fileName: string, labels: LabelSheet): Promise<string> {
  saveFile(fileName, [await pdfOf({ kind: 'labels', labels })], PDF);
  return fileName;
}

/** Hands the document to the system as a PDF, to be sent on. Whoever closes the system's question sends nothing. */
export async function sharePdf(fileName: string, document: PaperDocument): Promise<void> {
  const file = new File([await pdfOf({ kind: 'pdf', document })], fileName, { type: PDF });
  await navigator.share({ files: [file], title: document.title }).catch((error: unknown) => {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) throw new Error('The system did not take the file. Save the PDF, and send it from there.');
  });
}

async function pdfOf(order: FileRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, missing } = await requestFile(order);
  if (missing.letters.length > 0 && !(await ask(missingLettersQuestion(missing))))
    throw new DOMException('', 'AbortError');
  return bytes;
}

/** Saves a workbook of sheets as `savePdf` saves a document, without a question. */
export async function saveWorkbook(fileName: string, sheets: readonly WorkbookSheet[]): Promise<string> {
  saveFile(fileName, [(await requestFile({ kind: 'workbook', sheets })).bytes], XLSX);
  return fileName;
}

/** Saves a workbook of one sheet, whose rows are lines of JSON: the page never holds them. */
export async function saveRows(fileName: string, name: string, lines: Blob, signal: AbortSignal): Promise<void> {
  const { bytes } = await requestFile({ kind: 'rows', name, lines }, signal);
  saveFile(fileName, [bytes], XLSX);
}

/** The bytes of a workbook, for a file that holds it beside others. */
export async function workbookBytes(
  sheets: readonly WorkbookSheet[],
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  return (await requestFile({ kind: 'workbook', sheets }, signal)).bytes;
}

/** The bytes of a workbook of one sheet under a title, whose rows are lines of JSON as for `saveRows`. */
export async function rowsBytes(
  { name, title }: Readonly<{ name: string; title: string }>,
  lines: Blob,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  return (await requestFile({ kind: 'rows', name, title, lines }, signal)).bytes;
}

/** The bytes of a document as a PDF. Letters that no typeface has are boxes in it; nobody is asked. */
export async function pdfBytes(document: PaperDocument, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return (await requestFile({ kind: 'pdf', document }, signal)).bytes;
}

/** Uses one worker per file, so that the memory of the libraries is freed afterwards. */
async function requestFile(order: FileRequest, signal?: AbortSignal): Promise<Made> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Made>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FileResponse>) => {
      if ('bytes' in data) resolve(data);
      else reject(new Error(`The file could not be written. ${data.failure}`));
    });
    worker.addEventListener('error', () => reject(new Error(fetchFailureText())));
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    worker.postMessage(order, []);
  }).finally(() => worker.terminate());
}

type Made = Extract<FileResponse, { bytes: unknown }>;

const PDF = 'application/pdf';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

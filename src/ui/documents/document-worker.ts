import type { PaperDocument } from './document.ts';
import type { MissingLetters } from './missing-letters-question.ts';
import { fetchFaces } from './fetch-faces.ts';
import type { LabelSheet } from './label-sheet.ts';
import { scriptsIn } from './scripts.ts';
import type { FaceFiles } from './typesetting.ts';
import { type WorkbookSheet, sheetOf } from './workbook.ts';

/** Requests one file made from plain data. */
export type FileRequest = Readonly<
  | { kind: 'pdf'; document: PaperDocument }
  | { kind: 'labels'; labels: LabelSheet }
  | { kind: 'workbook'; sheets: readonly WorkbookSheet[] }
  | { kind: 'rows'; name: string; lines: Blob; title?: string }
>;
export type FileResponse = Readonly<{ bytes: Uint8Array<ArrayBuffer>; missing: MissingLetters } | { failure: string }>;

/**
 * Writes one file off the main thread, so that the page stays responsive. The memory of the PDF and workbook libraries
 * is freed with this worker.
 */
addEventListener('message', ({ data }: MessageEvent<FileRequest>) => {
  deliver(data).then(
    (made) => hand(made, [made.bytes.buffer]),
    (error: unknown) => hand({ failure: error instanceof Error ? error.message : String(error) }),
  );
});

async function deliver(order: FileRequest): Promise<FileResponse & { bytes: Uint8Array<ArrayBuffer> }> {
  if (order.kind === 'workbook') return { bytes: await (await workbooks()).writeWorkbook(order.sheets), missing: NONE };
  if (order.kind === 'rows') {
    const [{ writeWorkbook }, text] = await Promise.all([workbooks(), order.lines.text()]);
    const sheet = sheetOf(order.name, text);
    const titled = order.title === undefined ? sheet : { ...sheet, title: order.title };
    return { bytes: await writeWorkbook([titled]), missing: NONE };
  }
  const needed = scriptsIn(JSON.stringify(order));
  const [write, faces] = await Promise.all([writerOf(order), fetchFaces(needed)]);
  let letters: readonly string[] = [];
  const bytes = await write(faces, (missing) => (letters = missing));
  return { bytes, missing: { letters, unfetched: needed.filter((name) => !faces[name]) } };
}

/** Fetches the code that writes a PDF of this kind. */
async function writerOf(order: Extract<FileRequest, { kind: 'pdf' | 'labels' }>) {
  type Write = (faces: FaceFiles, onBoxed: (letters: readonly string[]) => void) => Promise<Uint8Array<ArrayBuffer>>;
  if (order.kind === 'labels') {
    const { writeLabels } = await import('./write-labels.ts');
    return ((faces, onBoxed) => writeLabels(order.labels, faces, onBoxed)) satisfies Write;
  }
  const { writePdf } = await import('./write-pdf.ts');
  return ((faces, onBoxed) => writePdf(order.document, faces, onBoxed)) satisfies Write;
}

function workbooks() {
  return import('./write-workbook.ts');
}

function hand(delivery: FileResponse, transfer: Transferable[] = []): void {
  postMessage(delivery, { transfer });
}

const NONE: MissingLetters = { letters: [], unfetched: [] };

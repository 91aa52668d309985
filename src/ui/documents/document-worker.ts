import type { PaperDocument } from './document.ts';
import type { Sheet } from './workbook.ts';

/** What a page may request: one file made from plain data; or 'nothing', which only loads all code and fonts. */
export type Order = Readonly<
  { kind: 'pdf'; document: PaperDocument } | { kind: 'workbook'; sheets: readonly Sheet[] } | { kind: 'nothing' }
>;
export type Delivery = Readonly<{ bytes: Uint8Array<ArrayBuffer> } | { failure: string }>;

/**
 * Writes one file off the main thread, so that the page stays responsive. The memory of the PDF and workbook libraries
 * is freed with this worker.
 */
addEventListener('message', ({ data }: MessageEvent<Order>) => {
  deliver(data).then(
    (bytes) => hand({ bytes }, [bytes.buffer]),
    (error: unknown) => hand({ failure: error instanceof Error ? error.message : String(error) }),
  );
});

async function deliver(order: Order): Promise<Uint8Array<ArrayBuffer>> {
  if (order.kind === 'workbook') return (await workbooks()).writeWorkbook(order.sheets);
  const [{ writePdf }, faces] = await Promise.all([import('./write-pdf.ts'), fetchFaces()]);
  if (order.kind === 'pdf') return writePdf(order.document, faces);
  await workbooks();
  return new Uint8Array();
}

function workbooks() {
  return import('./write-workbook.ts');
}

async function fetchFaces() {
  const [text, strong, devanagari] = await Promise.all([
    fetchBytes(new URL('./fonts/text.ttf', import.meta.url)),
    fetchBytes(new URL('./fonts/strong.ttf', import.meta.url)),
    fetchBytes(new URL('./fonts/devanagari.ttf', import.meta.url)),
  ]);
  return { text, strong, devanagari };
}

async function fetchBytes(address: URL): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error('A typeface could not be fetched.');
  return new Uint8Array(await response.arrayBuffer());
}

function hand(delivery: Delivery, transfer: Transferable[] = []): void {
  postMessage(delivery, { transfer });
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/**
 * The codes that ZXing, an independent reader, finds in the pixels of a page of a PDF as pdf.js draws it: kind and text of each, from
 * top to bottom. `dots` are those of a millimetre, as many as a label printer has; of a page only the upper `height` is read, in
 * millimetres.
 */
export async function readCodes(
  bytes: Uint8Array,
  { page = 1, dots = 8, height }: Readonly<{ page?: number; dots?: number; height?: number }> = {},
): Promise<readonly string[]> {
  const pixels = await pixelsOf(bytes, page, dots, height);
  await ready();
  const found = await readBarcodes(pixels, { formats: [...FORMATS], tryDownscale: false, maxNumberOfSymbols: 255 });
  return found
    .toSorted((a, b) => a.position.topLeft.y - b.position.topLeft.y || a.position.topLeft.x - b.position.topLeft.x)
    .map(({ format, text }) => `${format} ${text}`);
}

async function pixelsOf(bytes: Uint8Array, number: number, dots: number, height?: number): Promise<ImageData> {
  const pdf = await getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 }).promise;
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: (dots * 25.4) / 72 });
  const tall = height === undefined ? viewport.height : height * dots;
  // The canvas that pdf.js brings along for Node.
  const { canvas, context } = (pdf.canvasFactory as Canvases).create(Math.round(viewport.width), Math.round(tall));
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

type Canvases = {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
};

/** With its code from the package: by itself it would fetch that from the web. */
function ready(): Promise<unknown> {
  isReady ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then(
    ({ buffer }) => prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true }),
  );
  return isReady;
}

let isReady: Promise<unknown> | undefined;
const FORMATS = ['EAN-13', 'EAN-8', 'Code128', 'QRCode'] as const;

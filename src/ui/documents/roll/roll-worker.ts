import type { PaperDocument, RollPage } from '#ui/documents/document.ts';
import { fetchFaces } from '#ui/documents/fetch-faces.ts';
import { qrCode } from '#ui/documents/qr-code.ts';
import { darkBars, QUIET_ZONE } from '#ui/documents/qr-code-drawing.ts';
import { SCRIPT_FAMILY, scriptOf, scriptsIn } from '#ui/documents/scripts.ts';
import { rollLayout } from './roll-layout.ts';
import type { RollLook, RollMark, TextMark } from './roll-marks.ts';

/** Requests the picture of one document on a roll. */
export type PictureRequest = Readonly<{ document: PaperDocument; page: RollPage }>;
export type PictureResponse = Readonly<{ width: number; bits: Uint8Array<ArrayBuffer> } | { failure: string }>;

/** Draws a roll off the main thread, so that the next bill is not held up. The browsers that have a printer have canvas there. */
addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  pictureOf(data).then(
    (picture) => hand(picture, [picture.bits.buffer]),
    (error: unknown) => hand({ failure: error instanceof Error ? error.message : String(error) }),
  );
});

async function pictureOf({ document, page }: PictureRequest) {
  await addFaces(JSON.stringify(document));
  const measuring = drawing(new OffscreenCanvas(1, 1));
  const widthOf = (text: string, look: RollLook) => {
    measuring.font = fontOf(look);
    return measuring.measureText(text).width;
  };
  const { width, height, marks } = rollLayout(document, page, { widthOf, qr: qrWithZone });
  const bits = new Uint8Array((width / 8) * height);
  // Band by band: a long roll would be larger than a canvas may be.
  for (let top = 0; top < height; top += BAND) {
    const rows = Math.min(BAND, height - top);
    const paper = drawing(new OffscreenCanvas(width, rows));
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, width, rows);
    paper.fillStyle = '#000';
    paper.translate(0, -top);
    for (const mark of marks) if (reaches(mark, top, top + rows)) draw(paper, mark);
    burn(paper.getImageData(0, 0, width, rows).data, bits, (top * width) / 8);
  }
  return { width, bits };
}

/** Adds the typefaces of documents, those of scripts under a name of their own: they have one weight for plain and strong. */
async function addFaces(text: string): Promise<void> {
  const { text: plain, strong, ...scripts } = await fetchFaces(scriptsIn(text));
  const faces = [
    new FontFace(FAMILY, plain as BufferSource, { weight: '400' }),
    new FontFace(FAMILY, strong as BufferSource, { weight: '600' }),
    ...Object.entries(scripts).map(
      ([name, file]) =>
        new FontFace(SCRIPT_FAMILY, file as BufferSource, {
          unicodeRange: scriptOf(name as keyof typeof scripts).letters,
        }),
    ),
  ];
  // The types are those of a page, whose `globalThis` has no fonts; a worker's has.
  for (const face of faces) (globalThis as unknown as { fonts: FontFaceSet }).fonts.add(await face.load());
}

function draw(paper: OffscreenCanvasRenderingContext2D, mark: RollMark): void {
  if (mark.kind === 'box') return paper.fillRect(mark.x, mark.y, mark.width, mark.height);
  paper.font = fontOf(mark.look);
  paper.textAlign = mark.align;
  paper.direction = RIGHT_TO_LEFT.test(mark.text) ? 'rtl' : 'ltr';
  paper.fillText(mark.text, mark.x, mark.y);
}

/** Whether any of a mark lies between two heights. A letter may rise and fall by twice its size. */
function reaches(mark: RollMark, from: number, to: number): boolean {
  const [top, bottom] = mark.kind === 'box' ? [mark.y, mark.y + mark.height] : letters(mark);
  return top < to && bottom > from;
}

function letters({ y, look: { size } }: TextMark): readonly [number, number] {
  return [y - 2 * size, y + 2 * size];
}

/** Sets a bit for each dot that is dark enough: there is no grey on a roll. */
function burn(pixels: Uint8ClampedArray, bits: Uint8Array, from: number): void {
  for (let at = 0; at < pixels.length / 4; at++)
    if ((pixels[at * 4] ?? 255) < DARK) bits[from + (at >> 3)] = (bits[from + (at >> 3)] ?? 0) | (0x80 >> (at & 7));
}

function qrWithZone(text: string) {
  const modules = qrCode(text);
  const bars = darkBars(modules).map(({ x, y, width }) => ({ x: x + QUIET_ZONE, y: y + QUIET_ZONE, width }));
  return { side: modules.length + 2 * QUIET_ZONE, bars };
}

function fontOf({ size, isStrong }: RollLook): string {
  return `${isStrong ? 600 : 400} ${size}px "${FAMILY}", "${SCRIPT_FAMILY}", sans-serif`;
}

function drawing(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw the roll.');
  return context;
}

function hand(response: PictureResponse, transfer: Transferable[] = []): void {
  postMessage(response, { transfer });
}

const FAMILY = 'Roll';
const BAND = 1024;
/** Of 255: the edges of a letter are grey, and a thin stroke must not break. */
const DARK = 150;
/** A text whose first letter is written from right to left. */
const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

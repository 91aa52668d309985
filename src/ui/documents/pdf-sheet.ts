import { create, type Font } from 'fontkit';
import PDFDocument, { type StructureElement } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { type FaceFiles, linesOf, Typesetting } from './typesetting.ts';

export type TextLook = Readonly<{ face: 'text' | 'strong'; size: number; color?: string }>;

export const BODY: TextLook = { face: 'text', size: 9.5 };
export const STRONG: TextLook = { face: 'strong', size: 9.5 };

/** From one line of text to the next, in points. */
export function lead({ size }: TextLook): number {
  return size * 1.4;
}

/**
 * A4 pages one below the other, written from top to bottom, each part under the tag that says what it is. Lengths are
 * points from the top left corner.
 */
export class PdfSheet {
  readonly left = MARGIN;
  readonly right = WIDTH - MARGIN;
  /** Where the next part begins. */
  y = MARGIN;

  readonly #pdf: TellingPdf;
  readonly #typesetting: Typesetting;
  readonly #root: StructureElement;

  constructor(title: string, author: string, faces: FaceFiles) {
    this.#pdf = new TellingPdf({
      size: 'A4',
      margin: 0,
      lang: 'en-IN',
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      font: null,
      info: { Title: title, Author: author, Creator: 'Tarazu', Producer: 'PDFKit' },
    });
    const latin = { text: create(faces.text), strong: create(faces.strong) };
    this.#typesetting = new Typesetting(latin.text);
    for (const [name, font] of Object.entries(latin)) this.#pdf.registerFont(name, this.#withMeanings(font));
    this.#pdf.registerFont('devanagari', create(faces.devanagari));
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    this.turnPage();
  }

  get width(): number {
    return this.right - this.left;
  }

  /** How far it is from here to the end of the page. */
  get room(): number {
    return BOTTOM - this.y;
  }

  get isAtTop(): boolean {
    return this.y === MARGIN;
  }

  turnPage(): void {
    this.#pdf.addPage();
    this.y = MARGIN;
  }

  widthOf(text: string, { face, size }: TextLook): number {
    let width = 0;
    for (const run of this.#typesetting.runs(text, face)) {
      width += this.#pdf.font(run.face).fontSize(size).widthOfString(run.text);
    }
    return width;
  }

  lines(text: string, width: number, look: TextLook): readonly string[] {
    return linesOf(text, width, (part) => this.widthOf(part, look));
  }

  /** A part of the document, or of another part: "H1", "P", "Table". Whoever opens one closes it. */
  open(tag: string, parent = this.#root, options: { scope?: 'Column' | 'Row' } = {}): StructureElement {
    const element = this.#pdf.struct(tag, options);
    parent.add(element);
    return element;
  }

  /** Draws what belongs to a part; on another page, again. */
  within(element: StructureElement, draw: () => void): void {
    element.add(draw);
  }

  /** Draws what only decorates the page or repeats itself, and is not read out. */
  decorate(draw: () => void, type: 'Pagination' | 'Layout' = 'Layout'): void {
    this.#pdf.markContent('Artifact', { type });
    draw();
    this.#pdf.endMarkedContent();
  }

  /** One line of text whose foot stands `baseline` below the top of the page. */
  write(text: string, x: number, baseline: number, { face, size, color = INK }: TextLook): void {
    let at = x;
    for (const run of this.#typesetting.runs(text, face)) {
      this.#pdf.font(run.face).fontSize(size).fillColor(color);
      this.#pdf.meant = run.meant;
      this.#pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#pdf.widthOfString(run.text);
    }
  }

  rule(y: number, { from = this.left, to = this.right, weight = 0.5, color = INK } = {}): void {
    this.decorate(() => this.#pdf.lineWidth(weight).moveTo(from, y).lineTo(to, y).stroke(color));
  }

  /** Writes the foot of every page, and hands the file over. */
  async finish(foot: string): Promise<Uint8Array<ArrayBuffer>> {
    this.#root.end();
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let at = 0; at < count; at++) {
      this.#pdf.switchToPage(start + at);
      const pageOf = `Page ${at + 1} of ${count}`;
      const x = this.right - this.widthOf(pageOf, FOOT);
      const [name = ''] = this.lines(foot, x - this.left - 24, FOOT);
      this.decorate(() => {
        this.write(name, this.left, HEIGHT - 32, FOOT);
        this.write(pageOf, x, HEIGHT - 32, FOOT);
      }, 'Pagination');
    }
    const bytes = toBytes(this.#pdf);
    this.#pdf.end();
    return bytes;
  }

  /** A box in the file stands for the letter that no face has, so that copying and searching find that. */
  #withMeanings(font: Font): Font {
    const layout = font.layout.bind(font);
    font.layout = (text, ...rest) => {
      const run = layout(text, ...rest);
      for (const glyph of run.glyphs) {
        const [codePoint = 0] = glyph.codePoints;
        const meant = this.#typesetting.meantBy(codePoint);
        if (meant !== undefined) glyph.codePoints = [meant];
      }
      return run;
    };
    return font;
  }
}

/** What the library leaves out for those who read the file by other means than looking at it. */
class TellingPdf extends PDFDocument {
  /** What the text drawn next stands for, where its glyphs alone would not tell. */
  meant: string | undefined;

  /**
   * The meaning goes closely around the text, within the turned axes that the library draws it in: readers take the place of
   * such a text by the axes in which its meaning ends, and found it upside down on the page.
   */
  override addContent(operator: string): this {
    if (operator === 'BT' && this.meant !== undefined) this.markContent('Span', { actual: this.meant });
    super.addContent(operator);
    if (operator === 'ET' && this.meant !== undefined) this.endMarkedContent();
    return this;
  }

  /** The library copies the title into XML as it is, and a title with "&" in it would make that unreadable. */
  override endMetadata(): void {
    this.info = Object.fromEntries(
      Object.entries(this.info).map(([name, value]) => [name, typeof value === 'string' ? inXml(value) : value]),
    );
    super.endMetadata();
  }
}

function inXml(text: string): string {
  const allowed = text.replace(/\p{Cs}|\p{Cc}|\ufffe|\uffff/gu, '');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 45;
const BOTTOM = HEIGHT - 54;
const INK = '#000000';
const FOOT: TextLook = { face: 'text', size: 8, color: '#555555' };

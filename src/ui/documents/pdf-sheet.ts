import type { Font } from 'fontkit';
import PDFDocument, { type StructureElement } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { fontsOf } from './shaping.ts';
import { A4, type PageSize } from './page-size.ts';
import { type FaceFiles, linesOf, type Run, Typesetting } from './typesetting.ts';

export type TextLook = Readonly<{ face: 'text' | 'strong'; size: number; color?: string }>;

/** In points from the top left corner of the page. */
type Picture = Readonly<{ alt: string; link: string; x: number; y: number; side: number; bars: readonly Bar[] }>;
type Bar = Readonly<{ x: number; y: number; width: number; height: number }>;

export const BODY: TextLook = { face: 'text', size: 9.5 };
export const STRONG: TextLook = { face: 'strong', size: 9.5 };

/** The line height, in points. */
export function lead({ size }: TextLook): number {
  return size * 1.4;
}

/**
 * A tagged PDF of A4 pages, tall or wide, written from top to bottom, each part under its structure tag. Coordinates are points from
 * the top left corner of the page.
 */
export class PdfSheet {
  readonly left: number;
  readonly right: number;
  /** The top of the next part. */
  y: number;

  readonly #pdf: AccessiblePdf;
  readonly #typesetting: Typesetting;
  readonly #root: StructureElement;

  readonly #page: PageSize;

  constructor(title: string, author: string, faces: FaceFiles, page: PageSize = A4) {
    this.#page = page;
    this.left = page.margin;
    this.right = page.width - page.margin;
    this.y = page.margin;
    this.#pdf = new AccessiblePdf({
      size: [page.width, page.height],
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
    const fonts = fontsOf(faces);
    this.#typesetting = new Typesetting(fonts);
    for (const [name, font] of Object.entries(fonts)) this.#pdf.registerFont(name, font);
    for (const font of [fonts.text, fonts.strong]) this.#keepMeanings(font);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    this.turnPage();
  }

  /** The letters that were drawn as boxes. */
  get boxed(): readonly string[] {
    return this.#typesetting.boxed;
  }

  get width(): number {
    return this.right - this.left;
  }

  /** The height left on the page. */
  get room(): number {
    return this.#page.isWhole === true ? Number.POSITIVE_INFINITY : this.#page.height - this.#page.below - this.y;
  }

  /** The height that a page can hold below the headings of a table. */
  get fullPage(): number {
    const { height, below, margin } = this.#page;
    return height - below - margin - ROOM_OF_HEADS;
  }

  get isAtTop(): boolean {
    return this.y === this.#page.margin;
  }

  turnPage(): void {
    this.#pdf.addPage();
    this.y = this.#page.margin;
  }

  widthOf(text: string, { face, size }: TextLook): number {
    let width = 0;
    for (const run of this.#typesetting.runs(text, face)) width += this.#widthOfRun(run, size);
    return width;
  }

  lines(text: string, width: number, look: TextLook): readonly string[] {
    return linesOf(text, width, (part) => this.widthOf(part, look));
  }

  /** Opens a part of the document, or of another part: "H1", "P", "Table". The caller must end it. */
  open(tag: string, parent = this.#root, options: { scope?: 'Column' | 'Row'; alt?: string } = {}): StructureElement {
    const element = this.#pdf.struct(tag, options);
    parent.add(element);
    return element;
  }

  /** Draws content of a part. Call it once for each page that the part is on. */
  within(element: StructureElement, draw: () => void): void {
    element.add(draw);
  }

  /** Draws decoration or repeated content, which screen readers skip. */
  decorate(draw: () => void, type: 'Pagination' | 'Layout' = 'Layout'): void {
    this.#pdf.markContent('Artifact', { type });
    draw();
    this.#pdf.endMarkedContent();
  }

  /**
   * Writes one line of text, its baseline at `baseline` points below the top of the page. It is written in the order in
   * which it is read, whatever the place of each run, so that it is also read aloud and copied in this order.
   */
  write(text: string, x: number, baseline: number, { face, size, color = INK }: TextLook): void {
    const runs = this.#typesetting.runs(text, face);
    const starts = new Map<Run, number>();
    let at = x;
    for (const run of runs.toSorted((one, other) => one.place - other.place)) {
      starts.set(run, at);
      at += this.#widthOfRun(run, size);
    }
    for (const run of runs) {
      this.#pdf.font(run.face).fontSize(size).fillColor(color);
      this.#pdf.meant = run.meant;
      this.#pdf.text(run.text, starts.get(run) ?? x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    }
  }

  #widthOfRun(run: Run, size: number): number {
    return this.#pdf.font(run.face).fontSize(size).widthOfString(run.text);
  }

  /** Draws bars as one figure with a name for screen readers, whose square opens a link. */
  picture({ alt, link, x, y, side, bars }: Picture): void {
    const element = this.open('Link');
    this.figure(alt, bars, element);
    this.#pdf.link(x, y, side, side, link, { structParent: element, Contents: new String(alt) });
    element.end();
  }

  /** Draws bars as one figure with a name for screen readers. */
  figure(alt: string, bars: readonly Bar[], parent = this.#root): void {
    const figure = this.open('Figure', parent, { alt });
    this.within(figure, () => {
      for (const bar of bars) this.#pdf.rect(bar.x, bar.y, bar.width, bar.height);
      this.#pdf.fill(INK);
    });
    figure.end();
  }

  rule(y: number, { from = this.left, to = this.right, weight = 0.5, color = INK } = {}): void {
    this.decorate(() => this.#pdf.lineWidth(weight).moveTo(from, y).lineTo(to, y).stroke(color));
  }

  /** The page cut to what stands on it; as it is where that took more than one. */
  get cut(): PageSize {
    if (this.#pdf.bufferedPageRange().count > 1) return this.#page;
    return { ...this.#page, height: this.y + this.#page.below, isWhole: true };
  }

  /** Writes the footer of every page and returns the finished file. */
  async finish(foot: string): Promise<Uint8Array<ArrayBuffer>> {
    this.#root.end();
    const { start, count } = this.#pdf.bufferedPageRange();
    const numbered = this.#page.below < ROOM_OF_FOOT ? 0 : count;
    for (let at = 0; at < numbered; at++) {
      this.#pdf.switchToPage(start + at);
      const pageOf = `Page ${at + 1} of ${count}`;
      const x = this.right - this.widthOf(pageOf, FOOT);
      const [name = ''] = this.lines(foot, x - this.left - 24, FOOT);
      this.decorate(() => {
        this.write(name, this.left, this.#page.height - 32, FOOT);
        this.write(pageOf, x, this.#page.height - 32, FOOT);
      }, 'Pagination');
    }
    const bytes = toBytes(this.#pdf);
    this.#pdf.end();
    return bytes;
  }

  /**
   * Maps each box back to the letter it replaces (no typeface has it), so that copying and searching find the letter.
   */
  #keepMeanings(font: Font): void {
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
  }
}

/** Adds what pdfkit lacks for screen readers, copying and searching. */
class AccessiblePdf extends PDFDocument {
  /** The real text of what is drawn next, if its glyphs do not yield it. */
  meant: string | undefined;

  /**
   * Put the Span marker inside BT/ET: readers position ActualText by the transform in force where the marker ends;
   * outside it the text comes out mirrored.
   */
  override addContent(operator: string): this {
    if (operator === 'BT' && this.meant !== undefined) this.markContent('Span', { actual: this.meant });
    super.addContent(operator);
    if (operator === 'ET' && this.meant !== undefined) this.endMarkedContent();
    return this;
  }

  /** pdfkit copies the title into XML metadata without escaping: a title with "&" would make it invalid. */
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

const ROOM_OF_HEADS = 42;
const ROOM_OF_FOOT = 32;
const INK = '#000000';
const FOOT: TextLook = { face: 'text', size: 8, color: '#555555' };

/** Types for the parts that we use of two libraries that ship without types. */

declare module 'fontkit' {
  export type Glyph = { readonly id: number; codePoints: number[] };
  export type Font = {
    layout: (text: string, ...rest: unknown[]) => { glyphs: Glyph[] };
    hasGlyphForCodePoint: (codePoint: number) => boolean;
  };
  export function create(file: Uint8Array): Font;
}

declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  export type StructureElement = {
    add: (child: StructureElement | (() => void)) => StructureElement;
    end: () => void;
  };

  export default class PDFDocument {
    constructor(options: {
      size: readonly [width: number, height: number];
      margin: number;
      lang: string;
      pdfVersion: '1.7';
      tagged: boolean;
      displayTitle: boolean;
      bufferPages: boolean;
      autoFirstPage: boolean;
      /** null, because pdfkit would otherwise load Helvetica, which does not ship with the app. */
      font: null;
      info: Record<string, string>;
    });
    info: Record<string, unknown>;
    page: { readonly width: number; readonly height: number };
    addPage(): this;
    switchToPage(number: number): this;
    bufferedPageRange(): { start: number; count: number };
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(color: string): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(color: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    /** Contents is what readers say of the link. A String object is written as text, where a plain string is a name. */
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: StructureElement; Contents: object },
    ): this;
    struct(type: string, options?: { scope?: 'Column' | 'Row'; alt?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    /** Appends an operator with its operands to the page's content stream. */
    addContent(operator: string): this;
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this;
    markContent(tag: 'Span', options: { actual: string }): this;
    endMarkedContent(): this;
    endMetadata(): void;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type PDFDocument from 'pdfkit';
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}

import { brokenLines } from '#ui/documents/line-breaks.ts';
import { scriptsIn } from '#ui/documents/scripts.ts';

/** What stands on a roll, in dots from the top left corner: a line of text by its baseline, or a black box. */
export type RollMark = TextMark | BoxMark;
export type TextMark = Readonly<{
  kind: 'text';
  text: string;
  look: RollLook;
  x: number;
  y: number;
  align: 'left' | 'center' | 'right';
}>;
type BoxMark = Readonly<{ kind: 'box'; x: number; y: number; width: number; height: number }>;
export type RollLook = Readonly<{ size: number; isStrong: boolean }>;

/** The dots of codes, each row's dark ones as bars, and how wide and high all are together. */
type CodeDots = Readonly<{ side: number; bars: readonly Readonly<{ x: number; y: number; width: number }>[] }>;

/** What the layout asks of whoever draws: how wide a text is, and the QR code of one with its quiet zone, in modules. */
export type RollTools = Readonly<{
  widthOf: (text: string, look: RollLook) => number;
  qr: (text: string) => CodeDots;
}>;

/** Where a text stands, and whether its lines leave room for signs above and below the letters. */
type Column = Readonly<{ from: number; width: number; align: TextMark['align']; isTall: boolean }>;

/** Places one thing below the other. */
export class Roll {
  readonly width: number;
  readonly marks: RollMark[] = [];
  y = 0;
  readonly #tools: RollTools;

  constructor(width: number, tools: RollTools) {
    this.width = width;
    this.#tools = tools;
  }

  gap(dots: number): void {
    this.y += dots;
  }

  rule(thick: number): void {
    this.gap(5);
    this.box(0, this.y, this.width, thick);
    this.gap(thick + 5);
  }

  box(x: number, y: number, width: number, height: number): void {
    this.marks.push({ kind: 'box', x, y, width, height });
  }

  text(text: string, look: RollLook, align: TextMark['align'] = 'left'): void {
    this.column(text, look, { from: 0, width: this.width, align, isTall: isIndian(text) });
  }

  /** A text in a column of its own, which begins at the height that is reached. */
  column(text: string, plain: RollLook, { from, width, align, isTall }: Column): void {
    const look = legible(text, plain);
    const x = { left: from, center: from + width / 2, right: from + width }[align];
    for (const line of brokenLines(text, width, (part) => this.#tools.widthOf(part, look))) {
      const height = Math.round(look.size * (isTall ? 1.6 : 1.3));
      this.marks.push({ kind: 'text', text: line, look, x, y: this.y + Math.round(height * 0.77), align });
      this.y += height;
    }
  }

  /** Places parts at one height, and goes on below the lowest. */
  abreast(...parts: readonly (() => void)[]): void {
    const from = this.y;
    let lowest = from;
    for (const part of parts) {
      this.y = from;
      part();
      lowest = Math.max(lowest, this.y);
    }
    this.y = lowest;
  }

  widthOf(text: string, look: RollLook): number {
    return this.#tools.widthOf(text, legible(text, look));
  }

  /** A QR code in the middle, its modules of whole dots. */
  qr(text: string): void {
    const { side, bars } = this.#tools.qr(text);
    const dots = Math.max(1, Math.min(QR_DOTS, Math.floor(this.width / side)));
    const left = Math.floor((this.width - side * dots) / 2);
    for (const { x, y, width } of bars) this.box(left + x * dots, this.y + y * dots, width * dots, dots);
    this.gap(side * dots);
  }
}

/** Indian letters have more strokes, so they are printed no smaller than 24 dots; a line is of one size. */
function legible(text: string, look: RollLook): RollLook {
  return look.size >= INDIAN || !isIndian(text) ? look : { ...look, size: INDIAN };
}

export function isIndian(text: string): boolean {
  return scriptsIn(text).length > 0;
}

const INDIAN = 24;
/** Dots of a module of a QR code: 0.75 mm. */
const QR_DOTS = 6;

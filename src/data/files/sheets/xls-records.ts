import { damagedWorkbook } from './sheet.ts';

/** A record of an old workbook ([MS-XLS]): what it is, and where what it says begins and ends. */
export type XlsRecord = Readonly<{ type: number; at: number; end: number }>;

/** The records from a place on, until the bytes end. */
export function* recordsFrom(view: DataView, from: number): Generator<XlsRecord> {
  for (let at = from; at + 4 <= view.byteLength; ) {
    const [type, size] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    const end = at + 4 + size;
    // Zeros fill the last sector.
    if (type === 0 && size === 0) return;
    if (end > view.byteLength) throw damagedWorkbook();
    yield { type, at: at + 4, end };
    at = end;
  }
}

/**
 * Reads text of a record that may go on in the next ones: where letters do, they say anew whether each has one byte or two.
 */
export class XlsText {
  readonly #view: DataView;
  readonly #parts: readonly XlsRecord[];
  #part = 0;
  #at: number;

  constructor(view: DataView, first: XlsRecord, from: number) {
    this.#view = view;
    this.#parts = withContinued(view, first);
    this.#at = from;
  }

  get isOver(): boolean {
    return this.#at >= this.#end && this.#part >= this.#parts.length - 1;
  }

  byte(): number {
    if (this.#at >= this.#end) this.#turn();
    return this.#view.getUint8(this.#at++);
  }

  number(bytes: 2 | 4): number {
    let value = 0;
    for (let nth = 0; nth < bytes; nth++) value += this.byte() * 256 ** nth;
    return value;
  }

  /** A text with its count of letters before it, and how its parts look behind it. */
  rich(): string {
    const letters = this.number(2);
    const flags = this.byte();
    const looks = (flags & 8) === 0 ? 0 : this.number(2);
    const spoken = (flags & 4) === 0 ? 0 : this.number(4);
    const text = this.letters(letters, flags);
    this.#skip(looks * 4 + spoken);
    return text;
  }

  letters(count: number, flags: number): string {
    let text = '';
    let isWide = (flags & 1) === 1;
    for (let left = count; left > 0; ) {
      if (this.#at >= this.#end) {
        this.#turn();
        isWide = (this.byte() & 1) === 1;
      }
      const width = isWide ? 2 : 1;
      const many = Math.min(left, Math.floor((this.#end - this.#at) / width), AT_A_TIME);
      if (many === 0) throw damagedWorkbook();
      const codes = new Uint16Array(many);
      for (let nth = 0; nth < many; nth++) {
        codes[nth] = isWide ? this.#view.getUint16(this.#at + nth * 2, true) : this.#view.getUint8(this.#at + nth);
      }
      text += String.fromCharCode(...codes);
      this.#at += many * width;
      left -= many;
    }
    return text;
  }

  get #end(): number {
    return this.#parts[this.#part]?.end ?? 0;
  }

  #turn(): void {
    const next = this.#parts[++this.#part];
    if (!next) throw damagedWorkbook();
    this.#at = next.at;
  }

  #skip(bytes: number): void {
    for (let left = bytes; left > 0; ) {
      if (this.#at >= this.#end) this.#turn();
      const many = Math.min(left, this.#end - this.#at);
      this.#at += many;
      left -= many;
    }
  }
}

function withContinued(view: DataView, first: XlsRecord): readonly XlsRecord[] {
  const parts = [first];
  for (const record of recordsFrom(view, first.end)) {
    if (record.type !== CONTINUE) break;
    parts.push(record);
  }
  return parts;
}

const CONTINUE = 0x3c;
/** So many letters are made at once: each is an argument. */
const AT_A_TIME = 4096;

import { notRead } from './sheets/sheet.ts';
import { unescaped } from './sheets/markup.ts';

/** An element of XML. Names are in capitals; what has no text, no attributes and no children is left out of its parent. */
type XmlNode = Readonly<{
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlNode[];
  text: string;
}>;

type Order = Readonly<{
  /** The name of the outermost element. */
  root: string;
  /** The elements whose children are handed over, each whole and once. All other text around them is passed by. */
  objectsIn: ReadonlySet<string>;
  take: (object: XmlNode) => void;
  /** The end of a refusal, for a file that is another or damaged: how to get a whole one. */
  instead: string;
}>;

/**
 * Reads XML piece by piece, so that a file of any size takes the memory of one object. It knows the five entities and
 * numbers, and no others; control characters, which some programs write, are dropped. Refuses a DOCTYPE, what is nested or
 * large beyond reason, and what is cut or closed wrongly: throws a Refusal.
 */
export class XmlReader {
  readonly #order: Order;
  readonly #open: Open[] = [];
  /** The beginning of a tag whose end is still to come. */
  #rest = '';
  #text = '';
  #isBegun = false;
  #parts = 0;

  constructor(order: Order) {
    this.#order = order;
  }

  push(piece: string): void {
    const xml = this.#rest + piece;
    let at = 0;
    for (;;) {
      const from = xml.indexOf('<', at);
      this.#addText(from === -1 ? xml.slice(at) : xml.slice(at, from));
      if (from === -1) {
        this.#rest = '';
        return;
      }
      const end = this.#tag(xml, from);
      if (end === undefined) {
        this.#rest = xml.slice(from);
        if (this.#rest.length > LONGEST_TAG) throw notRead(`A part of the file never ends. ${this.#order.instead}`);
        return;
      }
      at = end;
    }
  }

  /** Sees that the file is whole. */
  end(): void {
    if (!this.#isBegun && this.#rest === '') throw this.#other();
    const [open] = this.#open;
    if (this.#rest === '' && !open) return;
    throw notRead(`The file is cut: it ends before ${open?.name ?? 'its last part'} does. ${this.#order.instead}`);
  }

  /** Takes the tag that begins here; its end, or undefined if that is still to come. */
  #tag(xml: string, from: number): number | undefined {
    const [opening, closing] = bracketsOf(xml, from);
    if (opening === '<!') {
      if (xml.length - from < '<![CDATA['.length) return undefined;
      throw notRead(`The file defines words of its own (DOCTYPE), which no export does. ${this.#order.instead}`);
    }
    const end = opening === '<' ? endOfTag(xml, from + 1) : xml.indexOf(closing, from + opening.length);
    if (end === -1) return undefined;
    const inside = xml.slice(from + opening.length, end);
    if (opening === '<![CDATA[') this.#addText(inside.replaceAll('&', '&amp;'));
    else if (opening === '<') this.#element(inside);
    return end + closing.length;
  }

  #element(inside: string): void {
    if (inside.startsWith('/')) return this.#close(inside.slice(1).trim().toUpperCase());
    const isEmpty = inside.endsWith('/');
    const tag = isEmpty ? inside.slice(0, -1) : inside;
    const name = (/^[^\s/]+/.exec(tag)?.[0] ?? '').toUpperCase();
    if (!this.#isBegun && name !== this.#order.root) throw this.#other();
    this.#isBegun = true;
    const parent = this.#open.at(-1);
    const isObject = parent?.node === undefined && this.#order.objectsIn.has(parent?.name ?? '');
    const isInside = isObject || parent?.node !== undefined;
    if (isObject) this.#parts = 0;
    if (isInside && ++this.#parts > MOST_PARTS) {
      throw notRead(`One ${this.#object()} has more than a lakh parts. ${this.#order.instead}`);
    }
    this.#endText();
    const node = isInside ? { name, attributes: attributesOf(tag, name), children: [], text: '' } : undefined;
    this.#open.push({ name, node });
    if (this.#open.length > DEEPEST) throw notRead(`The file is nested too deep. ${this.#order.instead}`);
    if (isEmpty) this.#close(name);
  }

  #close(name: string): void {
    this.#endText();
    const top = this.#open.pop();
    if (top?.name !== name) {
      throw notRead(
        `The file is damaged: ${top?.name ?? 'nothing'} is closed by ${name.slice(0, 40)}. ${this.#order.instead}`,
      );
    }
    const { node } = top;
    if (!node) return;
    const text = node.text.trim();
    const whole: XmlNode = { ...node, text };
    const parent = this.#open.at(-1)?.node;
    if (!parent) return this.#order.take(whole);
    if (text !== '' || node.children.length > 0 || Object.keys(node.attributes).length > 0) parent.children.push(whole);
  }

  #addText(text: string): void {
    if (text === '') return;
    if (this.#open.length === 0) {
      if (text.trim() !== '' && text.trim() !== '\ufeff') throw this.#other();
      return;
    }
    if (!this.#open.at(-1)?.node) return;
    this.#text += text;
    if (this.#text.length > LONGEST_TEXT) throw notRead(`A text of the file never ends. ${this.#order.instead}`);
  }

  #endText(): void {
    const node = this.#open.at(-1)?.node;
    if (node && this.#text !== '') node.text += plainText(this.#text);
    this.#text = '';
  }

  #object(): string {
    return this.#open.find(({ node }) => node !== undefined)?.name ?? 'part';
  }

  #other(): Error {
    return notRead(`This is no file of this kind. ${this.#order.instead}`);
  }
}

type Open = Readonly<{ name: string; node: Building | undefined }>;
type Building = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string };

/** How what begins here opens, and how it ends. */
function bracketsOf(xml: string, from: number): readonly [opening: string, closing: string] {
  if (xml.startsWith('<!--', from)) return ['<!--', '-->'];
  if (xml.startsWith('<![CDATA[', from)) return ['<![CDATA[', ']]>'];
  if (xml.startsWith('<!', from)) return ['<!', '>'];
  return xml.startsWith('<?', from) ? ['<?', '?>'] : ['<', '>'];
}

/** A > in the quotes of an attribute ends nothing. */
function endOfTag(xml: string, from: number): number {
  for (let at = from; ; ) {
    const end = xml.indexOf('>', at);
    if (end === -1) return -1;
    const quote = xml.slice(at, end).search(/["']/);
    if (quote === -1) return end;
    const close = xml.indexOf(xml.charAt(at + quote), at + quote + 1);
    if (close === -1) return -1;
    at = close + 1;
  }
}

function attributesOf(tag: string, name: string): Record<string, string> {
  if (tag.length === name.length) return {};
  const attributes: Record<string, string> = {};
  for (const [, key = '', one, other] of tag.matchAll(/\s([\w:.-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    attributes[key.toUpperCase()] = plainText(one ?? other ?? '');
  }
  return attributes;
}

function plainText(text: string): string {
  return unescaped(text).replaceAll(NO_TEXT, '');
}

// oxlint-disable-next-line no-control-regex -- They are what Tally writes into its names.
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const DEEPEST = 60;
const MOST_PARTS = 100_000;
const LONGEST_TAG = 100_000;
const LONGEST_TEXT = 1_000_000;

/**
 * A document as plain data, every text in its final wording. write-pdf.ts draws it as a PDF and document-on-paper.tsx
 * for the printer, so both have the same content.
 */
export type PaperDocument = Readonly<{
  /** The title in the PDF's metadata and at the foot of each page. */
  title: string;
  issuer: Readonly<{ name: string; lines: readonly string[] }>;
  /** The kind of document: "Tax Invoice", "Balance Sheet". */
  heading: string;
  /** A small line under the heading: the period it covers, or whose copy it is. */
  note: string;
  /** A4 on its side, for tables of many columns; or a roll, 80 mm wide and as long as it takes. */
  page?: 'wide' | RollPage;
  blocks: readonly Block[];
}>;

export type Block = Particulars | DocumentTable | ClosingSums | Paragraphs | QrCode | Signature | NumberCode;

/** The recipient on the left; numbers and dates on the right. */
export type Particulars = Readonly<{
  kind: 'particulars';
  about: Readonly<{ title: string; name: string; lines: readonly string[] }>;
  facts: readonly Fact[];
}>;

export type Fact = readonly [name: string, value: string];

/** The rolls of shops' printers, 80 and 58 mm wide. */
export type RollPage = 'roll' | 'narrow roll';

/** A table whose column headings repeat on every page. One with many columns is in fine print. */
export type DocumentTable = Readonly<{
  kind: 'table';
  name: string;
  isFine?: boolean;
  columns: readonly DocumentColumn[];
  rows: readonly DocumentRow[];
  carried?: CarriedForward;
}>;

/**
 * The sums of a long table at the foot of each page and at the head of the next: for each row, cells that add it
 * and those before it up. The names stand in the column of text. Printers get the headings alone: browsers know no sums of a
 * page.
 */
export type CarriedForward = Readonly<{ forward: string; brought: string; sums: readonly (readonly string[])[] }>;

/**
 * `text` columns share the remaining width; `brief` and `figure` take only what they need. Figures are right-aligned.
 */
export type DocumentColumn = Readonly<{ title: string; look: 'text' | 'brief' | 'figure' }>;

/**
 * A plain line, an entry under a title, the title of a group of entries, the name of a part of the table, a group's
 * total, or the grand total. An entry is indented once, or `depth` times.
 */
export type DocumentRow = Readonly<{
  look: 'line' | 'entry' | 'title' | 'section' | 'total' | 'grand';
  depth?: 0 | 1 | 2;
  cells: readonly string[];
}>;

/** The closing account: the amount in words on the left, the sum with its parts on the right. */
export type ClosingSums = Readonly<{ kind: 'sums'; inWords: Fact; lines: readonly Fact[]; total: Fact }>;

/** Paragraphs under a small title, which may be blank: a legend, terms. */
export type Paragraphs = Readonly<{ kind: 'words'; title: string; lines: readonly string[] }>;

/** A QR code of a link that it also opens, and lines beside it. */
export type QrCode = Readonly<{ kind: 'code'; name: string; link: string; lines: readonly string[] }>;

/**
 * The number of the document as a code, to be scanned: bars and spaces of these widths in modules, the first a bar, or a QR code
 * where a roll is too narrow for them.
 */
export type NumberCode = Readonly<{ kind: 'number'; number: string; widths?: readonly number[] }>;

/** Space for a signature, and below it the name and capacity of the signatory. */
export type Signature = Readonly<{ kind: 'signature'; by: string; capacity: string }>;

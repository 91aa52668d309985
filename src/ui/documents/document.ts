/**
 * A document as plain data, every text in it as it shall be read. It is drawn as a PDF by write-pdf.ts and for the printer by
 * document-on-paper.tsx, so that both say the same.
 */
export type PaperDocument = Readonly<{
  /** What its file and its window are called. */
  title: string;
  issuer: Readonly<{ name: string; lines: readonly string[] }>;
  /** What kind of document it is: "Tax Invoice", "Balance Sheet". */
  heading: string;
  /** A quiet line under the heading: what it covers, or whose copy it is. */
  note: string;
  blocks: readonly Block[];
}>;

export type Block = Particulars | DocumentTable | Sums | Signature;

/** Whom it is for at the left, numbers and days at the right. */
export type Particulars = Readonly<{
  kind: 'particulars';
  about: Readonly<{ title: string; name: string; lines: readonly string[] }>;
  facts: readonly Fact[];
}>;

export type Fact = readonly [name: string, value: string];

/** Its heads are repeated on every page. */
export type DocumentTable = Readonly<{
  kind: 'table';
  name: string;
  columns: readonly DocumentColumn[];
  rows: readonly DocumentRow[];
}>;

/** `text` takes the room that is left, `brief` and `figure` only what they need; figures stand at the end. */
export type DocumentColumn = Readonly<{ title: string; look: 'text' | 'brief' | 'figure' }>;

/** A line, an entry under a title, the title of some entries, their total, or what everything comes to. */
export type DocumentRow = Readonly<{
  look: 'line' | 'entry' | 'title' | 'total' | 'grand';
  cells: readonly string[];
}>;

/** A small account at the end: the sum in words at the left, how it came about at the right. */
export type Sums = Readonly<{ kind: 'sums'; inWords: Fact; lines: readonly Fact[]; total: Fact }>;

/** Room for a hand, and below it whose it is. */
export type Signature = Readonly<{ kind: 'signature'; by: string; capacity: string }>;

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * What pdf.js, an independent library, reads in a PDF file: the text of each page, font sizes in points, title and
 * language, and the structure tags.
 */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const items = await Promise.all(pages.map(itemsOf));
  const texts = items.map(textOf);
  // Any page returns the tree of the whole document.
  const tree = await pages[0]?.getStructTree();
  const { info } = await pdf.getMetadata();
  return {
    texts,
    text: texts.join(' '),
    sizes: new Map(items.flat()),
    info: info as Record<string, unknown>,
    tags: tagsOf(tree ?? null),
  };
}

/** Where the first text of a PDF file begins, in points from the left and the bottom of its page. */
export async function startOfText(bytes: Uint8Array): Promise<readonly [x: number, y: number]> {
  const pdf = await getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const first = items.find((item) => 'str' in item && item.str.trim() !== '');
  const [, , , , x, y] = first && 'transform' in first ? (first.transform as number[]) : [];
  if (x === undefined || y === undefined) throw new Error('The first page has no text.');
  return [x, y];
}

/** Each piece of text with its font size. */
async function itemsOf(page: { getTextContent: () => Promise<{ items: readonly object[] }> }) {
  const { items } = await page.getTextContent();
  return items.map(
    (item) => ['str' in item ? String(item.str) : '', 'height' in item ? Number(item.height) : 0] as const,
  );
}

function textOf(items: readonly (readonly [words: string, size: number])[]): string {
  return items
    .map(([words]) => words)
    .join(' ')
    .replace(/\s+/g, ' ');
}

function tagsOf(node: { role?: string; children?: unknown[] } | null): readonly string[] {
  if (!node) return [];
  const below = (node.children ?? []).flatMap((child) => tagsOf(child as { role?: string; children?: unknown[] }));
  return node.role === undefined ? below : [node.role, ...below];
}

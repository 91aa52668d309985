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

import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PaperDocument } from '#ui/documents/document.ts';
import { writePdf } from '#ui/documents/write-pdf.ts';

/** The faces that the product brings along. */
export const faces = { text: face('text'), strong: face('strong'), devanagari: face('devanagari') };

/** What pdf.js, which did not write it, reads in the file of a document. */
export async function openPdf(document: PaperDocument) {
  const bytes = await writePdf(document, faces);
  const size = bytes.byteLength;
  const pdf = await getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(pages.map(textOf));
  // Asked of any page, the tree of the whole document.
  const tree = await pages[0]?.getStructTree();
  const { info } = await pdf.getMetadata();
  return {
    size,
    texts,
    text: texts.join(' '),
    info: info as Record<string, unknown>,
    tags: tagsOf(tree ?? null),
  };
}

async function textOf(page: { getTextContent: () => Promise<{ items: readonly object[] }> }): Promise<string> {
  const { items } = await page.getTextContent();
  const words = items.map((item) => ('str' in item ? String(item.str) : ''));
  return words.join(' ').replace(/\s+/g, ' ');
}

function tagsOf(node: { role?: string; children?: unknown[] } | null): readonly string[] {
  if (!node) return [];
  const below = (node.children ?? []).flatMap((child) => tagsOf(child as { role?: string; children?: unknown[] }));
  return node.role === undefined ? below : [node.role, ...below];
}

function face(name: string): Uint8Array {
  return readFileSync(new URL(`../../../src/ui/documents/fonts/${name}.ttf`, import.meta.url));
}

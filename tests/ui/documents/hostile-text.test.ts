import { read } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { companies } from '#data/sample/seed/companies.ts';
import { taxInvoice } from '#domain/sample/tax-invoice.ts';
import { writePdf } from '#ui/documents/write-pdf.ts';
import { writeWorkbook } from '#ui/documents/write-workbook.ts';
import { anInvoice, anItem } from '../../support/sample-records.ts';
import { A_MEGABYTE, isWhole, PAYLOAD_NAMES, PAYLOADS } from '../../support/payloads.ts';
import { readPdf } from '../../support/pdf.ts';
import { faces } from './faces.ts';

describe.each(PAYLOAD_NAMES)('%s', (name) => {
  const text: string = PAYLOADS[name];

  test('is text in a workbook, and is read back unchanged', async () => {
    const bytes = await writeWorkbook([{ name: 'Names', head: [text], rows: [[text], ['the next']] }]);
    const sheet = read(bytes).Sheets['Names'];
    for (const cell of ['A1', 'A2']) {
      // XML cannot hold lone surrogates and noncharacters.
      expect(sheet?.[cell]?.t).toBe('s');
      expect(oneBreak(String(sheet?.[cell]?.v))).toBe(
        oneBreak(text.replaceAll(/\p{Cs}|\p{Noncharacter_Code_Point}/gu, '')),
      );
      expect(sheet?.[cell]?.f).toBeUndefined();
    }
    expect(sheet?.['A3']?.v).toBe('the next');
    const parts = Object.values(unzipSync(bytes)).map((part) => strFromU8(part));
    expect(parts.join('')).not.toMatch(NOT_IN_XML);
  });

  test('is text in a PDF, and copying it yields the original text', async () => {
    const invoice = anInvoice({ customerName: text, items: [anItem({ name: text })] });
    const pdf = await readPdf(await writePdf(taxInvoice(invoice, companies[0], ''), faces));
    const [said, typed] = [letters(pdf.text), letters(text)];
    // The text is there twice. pdf.js orders right-to-left text and Devanagari vowels by position, so compare sorted.
    const there = countOf(said);
    for (const [letter, count] of countOf(typed))
      expect(there.get(letter) ?? 0, letter).toBeGreaterThanOrEqual(2 * count);
    if (/^[ -~]{1,200}$/.test(typed)) expect(said).toContain(typed);
    expect(pdf.texts.at(-1)).toContain(`Page ${pdf.texts.length} of ${pdf.texts.length}`);
  });
});

test('a text longer than a workbook cell is cut there, and takes as many PDF pages as it needs', async () => {
  const long = isWhole ? A_MEGABYTE : A_MEGABYTE.slice(0, 100_000);
  const sheet = read(await writeWorkbook([{ name: 'Names', head: ['Name'], rows: [[long]] }])).Sheets['Names'];
  expect(sheet?.['A2']?.v).toHaveLength(32_767);
  const pdf = await readPdf(await writePdf(taxInvoice(anInvoice({ customerName: long }), companies[0], ''), faces));
  expect(pdf.texts.length).toBeGreaterThan(1);
}, 120_000);

/** Without spaces and invisible characters, ligatures decomposed, lone surrogates as the replacement character. */
function letters(text: string): string {
  return text
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, '')
    .normalize('NFKD');
}

function countOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** XML parsers differ in whether they read a return and a newline as one break or two. */
function oneBreak(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

import { printerBytes } from '#domain/printing/printer-bytes.ts';
import type { PaperDocument } from '#ui/documents/document.ts';
import { rollPicture } from '#ui/documents/roll/roll-picture.ts';

/** Milliseconds of the longest block of the page while a roll of so many lines becomes the bytes of a printer; 0 below 50. */
export async function longestOfRoll(lines: number): Promise<number> {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  const picture = await rollPicture({ document: receiptOf(lines), page: 'roll' });
  const { length } = printerBytes(picture, { drawer: 2, cut: true });
  // The observer is told of a task once it is over.
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  if (length < lines * 1000) throw new Error(`A roll of ${lines} lines has ${length} bytes.`);
  return longest;
}

function receiptOf(lines: number): PaperDocument {
  const row = (at: number) => [
    `चाय पत्ती ${at} · HSN/SAC 0902 · MRP 110.00 · 2 PCS × 105.00 · CGST 2.5% 5.00`,
    '200.00',
  ];
  return {
    title: 'Tax Invoice',
    issuer: { name: 'Asha Stores', lines: ['12 Market Road, Pune 411001', 'GSTIN 27AAPFU0939F1ZV'] },
    heading: 'Tax Invoice',
    note: 'Original for recipient',
    page: 'roll',
    blocks: [
      {
        kind: 'table',
        name: 'Items',
        columns: [
          { title: 'Description', look: 'text' },
          { title: 'Taxable value ₹', look: 'figure' },
        ],
        rows: Array.from({ length: lines }, (_, at) => ({ look: 'line', cells: row(at) })),
      },
    ],
  };
}

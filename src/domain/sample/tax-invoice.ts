import { amountInWords } from '#domain/amount-in-words.ts';
import type { Company } from './company.ts';
import {
  BLANK,
  formatDay,
  formatNumber,
  formatPlainRupeesInFull,
  formatRupeesInFull,
  formatText,
} from '#domain/format.ts';
import { formatGstin } from '#domain/gstin.ts';
import { type Invoice, taxByHead } from './invoice.ts';
import { territorialHead } from '#domain/place-of-supply.ts';
import type { State } from '#domain/state-code.ts';
import { placeOnPaper } from './usual-gst-type.ts';

/**
 * An invoice as a document: the particulars required by rule 46 of the CGST Rules, as far as the sample business
 * records them, all as text.
 */
export function taxInvoice(invoice: Invoice, supplier: Company | undefined, recipientGstin: string) {
  const supplierGstin = supplier?.gstin ?? '';
  const { gstType } = invoice;
  const { heads, roundOff } = taxByHead(gstType, invoice, territorialHead(supplierGstin));
  const isTaxable = gstType !== 'Non-GST';
  const value = isTaxable ? 'Taxable value' : 'Value';
  const name = formatText(supplier?.name ?? '');
  return {
    title: `${invoice.id} · ${name}`,
    issuer: { name, lines: [formatText(supplier?.address ?? ''), `GSTIN ${formatGstin(supplierGstin)}`] },
    // Only a taxable supply has a tax invoice (CGST Act, section 31). A supply outside GST has a plain invoice without
    // a place of supply.
    heading: isTaxable ? 'Tax Invoice' : 'Invoice',
    // Only an issued invoice is marked original (CGST Rules, rule 48): nobody should pay or claim credit against a
    // draft.
    note: invoice.status === 'Draft' ? 'Draft, not issued' : 'Original for recipient',
    blocks: [
      {
        kind: 'particulars',
        about: {
          title: 'Billed to',
          name: formatText(invoice.customerName),
          lines: [`GSTIN ${formatGstin(recipientGstin)}`],
        },
        facts: [
          ['Invoice no.', invoice.id],
          ['Date', formatDay(invoice.date)],
          ['Due date', formatDay(invoice.dueDate)],
          ...(isTaxable ? taxFacts(placeOnPaper(gstType, recipientGstin, supplierGstin)) : []),
        ],
      },
      {
        kind: 'table',
        name: 'Items',
        columns: [...ITEM_COLUMNS, { title: `${value} ₹`, look: 'figure' }],
        rows: invoice.items.filter(isOfGoods).map((item, at) => ({
          look: 'line' as const,
          cells: [
            String(at + 1),
            formatText(item.name),
            formatNumber(item.quantity),
            formatPlainRupeesInFull(item.rate),
            formatPlainRupeesInFull(item.amount),
          ],
        })),
      },
      {
        kind: 'sums',
        inWords: ['Amount in words', amountInWords(invoice.totalAmount)],
        lines: [
          [value, formatRupeesInFull(invoice.amount)],
          ...heads.map((head) => [`${head.name} ${head.percent} %`, formatRupeesInFull(head.amount)] as const),
          ...(roundOff === 0 ? [] : [['Round off', formatRupeesInFull(roundOff)] as const]),
        ],
        total: ['Total', formatRupeesInFull(invoice.totalAmount)],
      },
      { kind: 'signature', by: `For ${name}`, capacity: 'Authorised signatory' },
    ],
  } as const;
}

/** The facts printed only for a taxable supply. */
function taxFacts(place: State | undefined) {
  return [
    ['Place of supply', place ? `${place.name} (${place.code})` : BLANK],
    ['Reverse charge', 'No'],
  ] as const;
}

/** An empty row of the form is not printed, because it describes no goods (rule 46). */
function isOfGoods({ name, amount }: Invoice['items'][number]): boolean {
  return name.trim() !== '' || amount !== 0;
}

const ITEM_COLUMNS = [
  { title: 'No.', look: 'brief' },
  { title: 'Description', look: 'text' },
  { title: 'Quantity', look: 'figure' },
  { title: 'Rate ₹', look: 'figure' },
] as const;

import { amountInWords } from './amount-in-words.ts';
import type { Company } from './company.ts';
import { BLANK, formatDay, formatNumber, formatPlainRupeesInFull, formatRupeesInFull, formatText } from './format.ts';
import { formatGstin } from './gstin.ts';
import { type Invoice, taxByHead } from './invoice.ts';
import { placeOnPaper, territorialHead } from './place-of-supply.ts';
import type { State } from './state-code.ts';

/**
 * What stands on the paper of an invoice: the particulars of rule 46 of the CGST Rules that the sample business records,
 * every one as text.
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
    // A tax invoice is that of a taxable supply (CGST Act, section 31); what is not under GST has an invoice, and no place of
    // supply.
    heading: isTaxable ? 'Tax Invoice' : 'Invoice',
    // An invoice is original once it is issued (CGST Rules, rule 48); nobody shall pay, or claim credit, by a draft.
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

/** What a taxable supply says beside its figures. */
function taxFacts(place: State | undefined) {
  return [
    ['Place of supply', place ? `${place.name} (${place.code})` : BLANK],
    ['Reverse charge', 'No'],
  ] as const;
}

/** A row of the form that nobody filled in describes nothing (rule 46). */
function isOfGoods({ name, amount }: Invoice['items'][number]): boolean {
  return name.trim() !== '' || amount !== 0;
}

const ITEM_COLUMNS = [
  { title: 'No.', look: 'brief' },
  { title: 'Description', look: 'text' },
  { title: 'Quantity', look: 'figure' },
  { title: 'Rate ₹', look: 'figure' },
] as const;

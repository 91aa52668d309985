import type { VoucherState } from '#domain/books/voucher-head.ts';
import type { DocumentInput } from '#domain/books/documents/document.ts';

/** Which copy of a document is printed: three of goods, two of services (CGST Rules, rule 48). */
export type DocumentCopy = 'Original' | 'Duplicate' | 'Triplicate';

/** The rolls of a shop's printer. */
export const ROLL = '80 mm roll';
export const NARROW_ROLL = '58 mm roll';
/** The forms in which a document may be printed. */
export const PAPER_FORMS = ['Original', 'Duplicate', 'Triplicate', ROLL, NARROW_ROLL] as const;
/** A quotation as an invoice that is none yet. */
export const PROFORMA = 'Proforma Invoice';
export type PaperForm = (typeof PAPER_FORMS)[number] | typeof PROFORMA;

/** Returns the forms in which a voucher of a kind may be printed; of those without a choice the first alone. */
export function paperFormsOf(kind: string): readonly PaperForm[] {
  if (kind === 'Quotation') return ['Original', PROFORMA];
  if (kind === 'Delivery Challan') return ['Original', 'Duplicate', 'Triplicate'];
  return ['Invoice', 'Credit Note', 'Debit Note'].includes(kind) ? PAPER_FORMS : ['Original'];
}

export function isRollForm(form: PaperForm): form is typeof ROLL | typeof NARROW_ROLL {
  return form === ROLL || form === NARROW_ROLL;
}

/**
 * Returns the line under the heading: whose copy it is. A draft is nobody's, so that none pays or claims by it, and a
 * cancelled document says so on every copy.
 */
export function copyInWords(input: DocumentInput, state: VoucherState, copy: DocumentCopy): string {
  if (state !== 'Issued') return state === 'Draft' ? 'Draft, not issued' : 'Cancelled';
  if (input.kind === 'Purchase') return '';
  return (isOfServices(input) ? OF_SERVICES : OF_GOODS)[copy];
}

function isOfServices({ lines }: DocumentInput): boolean {
  const items = lines.flatMap(({ item }) => (item === null ? [] : [item]));
  return items.length > 0 && items.every(({ kind }) => kind === 'Service');
}

const OF_GOODS = {
  Original: 'Original for recipient',
  Duplicate: 'Duplicate for transporter',
  Triplicate: 'Triplicate for supplier',
} as const satisfies Record<DocumentCopy, string>;
const OF_SERVICES = {
  Original: 'Original for recipient',
  Duplicate: 'Duplicate for supplier',
  // The rule knows no third copy of services.
  Triplicate: 'Extra copy',
} as const satisfies Record<DocumentCopy, string>;

import { formatDay, formatMonth, formatRupeesInFull } from '#domain/format.ts';
import { placeOfCode } from '#domain/state-code.ts';
import { HEAD_NAMES, HEADS } from '#domain/books/returns/tax-heads.ts';
import type { BookedBill } from './booked-bill.ts';
import type { Gstr2bRow } from './gstr2b.ts';
import type { Pair } from './match-gstr2b.ts';

/** Why a pair stands where it does, in a sentence; blank where the columns say all. */
export function remarkOn({ bucket, row, bill, later }: Pair): string {
  if (later !== null) return `In GSTR-2B of ${formatMonth(later)}`;
  const unclaimed = bill && !bill.isClaimed && bucket !== 'Not available' ? 'Not claimed in the books' : '';
  if (!row) return unclaimed;
  if (row.isRejected) return 'Rejected on the portal';
  if (row.credit === 'No') return WHYS[row.why];
  return row.credit === 'Temporary' ? 'Credit not settled yet' : unclaimed;
}

const WHYS: Readonly<Record<Gstr2bRow['why'], string>> = {
  P: 'Place of supply in the supplier’s State, and yours is another',
  C: 'Reported too late: section 16(4)',
  '': 'The portal gives no reason',
};

/** Writes out what the books have where they differ: "Date 06 Apr 2026, CGST ₹81.00". */
export function differencesInWords({ bill, differs }: Pair): string {
  return bill ? differs.map((column) => `${column} ${inBooks(bill, column)}`).join(', ') : '';
}

function inBooks(bill: BookedBill, column: string): string {
  if (column === 'GSTIN') return bill.gstin;
  if (column === 'Number') return bill.number;
  if (column === 'Date') return formatDay(bill.date);
  if (column === 'Place of Supply') return placeOfCode(bill.place)?.name ?? bill.place;
  if (column === 'Reverse Charge') return bill.reverseCharge ? 'Yes' : 'No';
  const head = HEADS.find((one) => HEAD_NAMES[one] === column);
  return formatRupeesInFull(head ? bill[head] : bill.taxable);
}

import { monthInWords } from '#domain/books/returns/return-month.ts';
import type { Gstr2bRow } from './gstr2b.ts';
import type { Pair } from './match-gstr2b.ts';

/** Why a pair stands where it does, in a sentence; blank where the columns say all. */
export function remarkOn({ bucket, row, bill, later }: Pair): string {
  if (later !== null) return `In GSTR-2B of ${monthInWords(later)}`;
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

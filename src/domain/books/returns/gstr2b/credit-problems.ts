import type { ReturnProblem } from '#domain/books/returns/return-problem.ts';
import { formatMonth } from '#domain/format.ts';
import type { BookedBill } from './booked-bill.ts';
import type { CreditMonth } from './credit-months.ts';

/** Names the bills whose tax the books claim, and that is no credit up to now. Advisory: mostly the supplier is late. */
export function creditProblems(
  waiting: readonly Readonly<{ bill: BookedBill; at: CreditMonth }>[],
): readonly ReturnProblem[] {
  return waiting
    .filter(({ bill }) => bill.isClaimed)
    .map(({ bill: { id, title, number, supplier }, at }) => ({
      weight: 'Advisory',
      voucher: { id, name: title },
      field: 'Input Tax',
      sentence: `${number} of ${supplier}: ${sentenceOn(at)}`,
      rule: 'CGST Act, section 16(2)(aa); CGST Rules, rule 36(4)',
    }));
}

function sentenceOn({ month, why, missedIn }: CreditMonth): string {
  if (month !== null && missedIn !== undefined)
    return `GSTR-3B of ${formatMonth(missedIn)} was filed without it, so its credit is of ${formatMonth(month)}.`;
  if (month !== null) return `GSTR-2B of ${formatMonth(month)} has it, so its credit is of that month.`;
  return SENTENCES[why ?? 'Only in books'];
}

const SENTENCES: Readonly<Record<NonNullable<CreditMonth['why']>, string>> = {
  'Only in books':
    'GSTR-2B of the month does not have it, so its credit waits for the month whose GSTR-2B does. Ask the supplier to report it.',
  'Not available': 'GSTR-2B says that there is no credit for it. Choose Not claimable in the purchase.',
  'Too late':
    'The returns up to 30 November after its year were filed without it, so it is no credit any more. Choose Not claimable in the purchase.',
  Rejected:
    'It is rejected, so its credit waits for a GSTR-2B that has it again. Accept it on the portal, or ask the supplier to furnish it again.',
};

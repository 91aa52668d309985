import type { ReturnProblem } from '#domain/books/returns/return-problem.ts';
import type { Pair } from './match-gstr2b.ts';

/** The bills whose tax the books claim in a month, though its GSTR-2B does not give it. Advisory: the bill may be late. */
export function creditProblems(pairs: readonly Pair[]): readonly ReturnProblem[] {
  return pairs.flatMap(({ bucket, bill }): readonly ReturnProblem[] => {
    const sentence = SENTENCES[bucket];
    if (!bill?.isClaimed || bill.reverseCharge || sentence === undefined) return [];
    const { id, title, number, supplier } = bill;
    return [
      {
        weight: 'Advisory',
        voucher: { id, name: title },
        field: 'Input Tax',
        sentence: `${number} of ${supplier}: ${sentence}`,
        rule: 'CGST Act, section 16(2)(aa); CGST Rules, rule 36(4)',
      },
    ];
  });
}

const SENTENCES: Readonly<Partial<Record<Pair['bucket'], string>>> = {
  'Only in books':
    'GSTR-2B of the month does not have it. Ask the supplier to report it, and claim it once it is there.',
  'Not available': 'GSTR-2B says that there is no credit for it. Choose Not claimable in the purchase.',
  Rejected: 'It is rejected on the portal, which gives no credit for it. Accept it there, or choose Not claimable.',
};

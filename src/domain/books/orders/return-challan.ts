import type { DebitNoteInput } from '#domain/books/documents/document.ts';
import { usualPlaceOfSale } from '#domain/books/documents/supply.ts';
import type { ChallanInput } from './order.ts';

/** Returns a challan by which goods of a purchase go back, after that was chosen: with all that `note` says is left of it. */
export function withPurchase(challan: ChallanInput, note: DebitNoteInput): ChallanInput {
  const { party, ratesIncludeGst, against } = note;
  return {
    ...challan,
    party,
    place: party ? usualPlaceOfSale(party, challan.own) : '',
    ratesIncludeGst,
    against,
    billDiscount: null,
    lines: note.lines
      .filter(({ item }) => item?.kind === 'Goods')
      .map(
        ({ ledger: _, of: __, rest: ___, order: ____, isBlocked: _____, from: ______, challans: _______, ...line }) => {
          return { ...line, discount: null };
        },
      ),
  };
}

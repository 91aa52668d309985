import { markMatch } from '#data/books/returns/purchase-match.ts';
import type { BookedBill } from '#domain/books/returns/gstr2b/booked-bill.ts';
import type { Gstr2bRow } from '#domain/books/returns/gstr2b/gstr2b.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';
import type { RecordEditor, RecordKind } from '#ui/records/use-record-editor.ts';

/** A row, and the bill of the books that it is; `bills` are those that no row has. */
export type MatchInput = Readonly<{ row: Gstr2bRow | null; bills: readonly BookedBill[]; bill: BookedBill | null }>;

export const MATCH_EDITOR: RecordKind<never, MatchInput, 'bill'> = {
  blank: () => ({ row: null, bills: [], bill: null }),
  missing: ({ bill }) => (bill ? [] : ['bill']),
  problems: ({ bill }): Problems<Pick<MatchInput, 'bill'>> =>
    problemsIn<Pick<MatchInput, 'bill'>>({ bill: bill ? undefined : 'Choose the purchase or debit note that it is.' }),
  create: async ({ row, bill }) => {
    if (row && bill) await markMatch(row.key, bill.id);
  },
  created: ['Success', 'Marked as a match'],
};

export type MatchEditor = RecordEditor<never, MatchInput, 'bill'>;

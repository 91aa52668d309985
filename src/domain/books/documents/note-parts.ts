import type { IsoDate, MaybeDate } from '#domain/calendar.ts';

/** What only notes have: the document that they are on, and their reason. */

/** The document that a note takes back from. `number` is ours, of a purchase too, which has the supplier's `bill` besides. */
export type Against = Readonly<{
  id: string;
  number: string;
  date: IsoDate;
  bill?: Readonly<{ number: string; date: MaybeDate }>;
}>;

export const CREDIT_NOTE_REASONS = ['Sales return', 'Discount after sale', 'Deficiency', 'Correction'] as const;
export type CreditNoteReason = (typeof CREDIT_NOTE_REASONS)[number];

export const DEBIT_NOTE_REASONS = ['Purchase return', 'Discount after purchase', 'Deficiency', 'Correction'] as const;
export type DebitNoteReason = (typeof DEBIT_NOTE_REASONS)[number];

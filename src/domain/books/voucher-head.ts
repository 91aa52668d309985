import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';

/** A ledger or a party that a voucher names, and its name when the voucher was saved. Each party is a ledger. */
export type Named = Readonly<{ id: string; name: string }>;

/** Returns those that are named, each once, in their order. */
export function distinctNames(all: readonly (Named | null | undefined)[]): readonly Named[] {
  const named = all.flatMap((one) => (one ? [{ id: one.id, name: one.name }] : []));
  return [...new Map(named.map((one) => [one.id, one])).values()];
}

/** A part of a receipt, payment, note or opening balance, set against a document: an invoice, a purchase or an opening bill. */
export type Allocation = Readonly<{ document: string; amount: Paise }>;

/**
 * An amount on a ledger: debit positive, credit negative. `date` is there where it counts from a later day than its voucher
 * does; those of one day come to 0.
 */
export type Posting = Readonly<{ ledger: string; amount: Paise; date?: IsoDate | undefined }>;

/**
 * A draft has no number and posts nothing. An issued voucher is a part of the books. A cancelled one keeps its number, so
 * that none is missing, and counts as if it had never been.
 */
export type VoucherState = 'Draft' | 'Issued' | 'Cancelled';

/** The fields that every voucher has. */
export type VoucherHead = Readonly<{
  date: MaybeDate;
  /** Blank: the next number of its kind. */
  number: string;
  narration: string;
  /** Of one that is made at the counter during a shift. */
  shift?: ShiftMark | undefined;
}>;

/** The shift during which a voucher was made at the counter, by its id, and the part that it has in what the shift comes to. */
export type ShiftMark = Readonly<{ id: string; as: ShiftPart }>;

/**
 * Sale: a bill, a credit note that takes goods back, and what was received and given back for them. The others are money alone.
 */
export const SHIFT_PARTS = ['Sale', 'Paid In', 'Paid Out', 'Opening', 'Closing'] as const;
export type ShiftPart = (typeof SHIFT_PARTS)[number];

/** Returns the texts that every voucher has, without spaces around them. */
export function trimmedTexts({ number, narration }: VoucherHead): Pick<VoucherHead, 'number' | 'narration'> {
  return { number: number.trim(), narration: narration.trim() };
}

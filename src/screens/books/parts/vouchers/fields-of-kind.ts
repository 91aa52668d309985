import type { VoucherProblems } from '#domain/books/field-problems.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';

/** The props that the fields of each kind of voucher have. */
export type FieldsOf<Input extends VoucherInput> = Readonly<{
  draft: Input;
  /** Of the voucher that is changed; undefined for a new one. */
  id: string | undefined;
  /** It has its number, and keeps it. */
  isGiven: boolean;
  problems: VoucherProblems;
  onChange: (patch: Partial<Input>) => void;
  /** Changes the draft by what it is then; keeps its identity. */
  onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void;
}>;

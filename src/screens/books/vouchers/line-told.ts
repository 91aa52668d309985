import type { VoucherProblems } from '#domain/books/field-problems.ts';

/** What is said at the fields of a line: its problems, as `hint` what looks wrong with its GST rate, and as `stock` that there is not so much. */
export type LineTold = Readonly<Partial<Record<LineField | 'hint' | 'stock', string | undefined>>>;

export function toldOf(problems: VoucherProblems, hints: VoucherProblems, at: number): LineTold {
  const said = FIELDS.map((field) => [field, problems[`lines.${at}.${field}`]] as const);
  return { ...Object.fromEntries(said), hint: hints[`lines.${at}.percent`], stock: hints[`lines.${at}.quantity`] };
}

/** Whether the same is said, though it was put together anew. */
export function saysTheSame(one: LineTold, other: LineTold): boolean {
  return one.hint === other.hint && one.stock === other.stock && FIELDS.every((field) => one[field] === other[field]);
}

const FIELDS = ['item', 'hsn', 'quantity', 'unit', 'rate', 'discount', 'percent', 'cess'] as const;
type LineField = (typeof FIELDS)[number];

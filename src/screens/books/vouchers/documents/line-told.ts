import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { isAlike } from '#ui/steady.ts';

const FIELDS = ['item', 'hsn', 'quantity', 'unit', 'rate', 'discount', 'percent', 'cess'] as const;
type LineField = (typeof FIELDS)[number];

/** What is said at the fields of a line: its problems, as `hint` what looks wrong with its GST rate, and as `stock` that there is not so much. */
export type LineTold = Readonly<Partial<Record<LineField | 'hint' | 'stock', string>>>;

/** What is said of each line, by its place from 0. Only for lines of which something is said: mostly there are none. */
export function toldByLine(problems: VoucherProblems, hints: VoucherProblems): ReadonlyMap<number, LineTold> {
  const told = new Map<number, LineTold>();
  const tell = (sentences: VoucherProblems, as: Readonly<Partial<Record<string, keyof LineTold>>>) => {
    for (const [name, sentence] of Object.entries(sentences)) {
      const [lines, at, field = ''] = name.split('.');
      const place = as[field];
      if (lines !== 'lines' || place === undefined || sentence === undefined) continue;
      told.set(Number(at), { ...told.get(Number(at)), [place]: sentence });
    }
  };
  tell(problems, AS_PROBLEM);
  tell(hints, AS_HINT);
  return told;
}

/** Whether the same is said, though it was put together anew. */
export function saysTheSame(one: LineTold | undefined, other: LineTold | undefined): boolean {
  return one === other || isAlike(one ?? NOTHING, other ?? NOTHING);
}

const AS_PROBLEM = Object.fromEntries(FIELDS.map((field) => [field, field]));
const AS_HINT = { percent: 'hint', quantity: 'stock' } as const;
const NOTHING: LineTold = {};

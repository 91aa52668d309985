import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { isShallowEqual } from '#ui/use-stable.ts';

const BATCH_FIELDS = ['batch', 'made', 'expiry', 'batchMrp'] as const;
const FIELDS = ['item', 'hsn', 'quantity', 'unit', 'rate', 'discount', 'percent', 'cess', ...BATCH_FIELDS] as const;
type LineField = (typeof FIELDS)[number];

/** Messages at the fields of a line: its problems, a `hint` at its GST rate, as `stock` that there is not so much, as `mrp` a rate above that, as `price` that the item costs something else today. */
export type LineMessages = Readonly<Partial<Record<LineField | 'hint' | 'stock' | 'mrp' | 'price', string>>>;

/** Returns the messages of each line, by its place from 0. Lines without a message are left out: mostly all of them. */
export function messagesByLine(problems: VoucherProblems, hints: VoucherProblems): ReadonlyMap<number, LineMessages> {
  const messages = new Map<number, LineMessages>();
  const add = (sentences: VoucherProblems, as: Readonly<Partial<Record<string, keyof LineMessages>>>) => {
    for (const [name, sentence] of Object.entries(sentences)) {
      const [lines, at, field = ''] = name.split('.');
      const place = as[field];
      if (lines !== 'lines' || place === undefined || sentence === undefined) continue;
      messages.set(Number(at), { ...messages.get(Number(at)), [place]: sentence });
    }
  };
  add(problems, AS_PROBLEM);
  add(hints, AS_HINT);
  return messages;
}

/** True if both have the same messages, though they were put together anew. */
export function haveSameMessages(one: LineMessages | undefined, other: LineMessages | undefined): boolean {
  return one === other || isShallowEqual(one ?? NOTHING, other ?? NOTHING);
}

const AS_PROBLEM = Object.fromEntries(FIELDS.map((field) => [field, field]));
const AS_HINT = { percent: 'hint', quantity: 'stock', rate: 'mrp', price: 'price' } as const;
const NOTHING: LineMessages = {};

import { nameKey } from '#domain/books/names.ts';
import type { TallyVoucherType } from './tally-masters.ts';

/** The kind of a voucher of Tally by its type, whatever the shop calls that. */
export type TallyKind = (typeof POSTING)[number] | 'not of the accounts' | 'unknown';

const POSTING = ['Sales', 'Purchase', 'Credit Note', 'Debit Note', 'Receipt', 'Payment', 'Contra', 'Journal'] as const;

/** Knows the kind of each type of a file, by the types that it stands under. */
export function kindsOf(types: readonly TallyVoucherType[]): (type: string) => TallyKind {
  const parents = new Map(types.map(({ name, parent }) => [nameKey(name), parent]));
  return (type) => {
    let at = nameKey(type);
    for (let depth = 0; depth < DEEPEST; depth++) {
      const known = KNOWN.get(at);
      if (known !== undefined) return known;
      const parent = nameKey(parents.get(at) ?? '');
      if (parent === '' || parent === at) return 'unknown';
      at = parent;
    }
    return 'unknown';
  };
}

const DEEPEST = 20;
/** They move goods, promise something, or say what may be, and post nothing. */
const NO_ACCOUNTS = [
  'Stock Journal',
  'Manufacturing Journal',
  'Physical Stock',
  'Delivery Note',
  'Receipt Note',
  'Rejections In',
  'Rejections Out',
  'Material In',
  'Material Out',
  'Sales Order',
  'Purchase Order',
  'Job Work In Order',
  'Job Work Out Order',
  'Memorandum',
  'Reversing Journal',
  'Attendance',
];

const KNOWN: ReadonlyMap<string, TallyKind> = new Map([
  ...POSTING.map((kind) => [nameKey(kind), kind] as const),
  ...NO_ACCOUNTS.map((type) => [nameKey(type), 'not of the accounts'] as const),
]);

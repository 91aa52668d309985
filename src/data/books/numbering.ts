import { today } from '#data/clock.ts';
import { act } from '#data/store/act.ts';
import { numberFrom, type Patterns, problemsInPatterns, type VoucherKind } from '#domain/books/numbering.ts';
import { financialYearOf } from '#domain/calendar.ts';
import { refuseIfWrong } from './refusing.ts';
import { booksStore } from './store.ts';

/** How a kind is numbered, and the number that its next voucher of today gets. */
export type Numbering = Readonly<{ kind: VoucherKind; pattern: string; next: number; nextNumber: string }>;

/** The numbering of each kind, in the order of the kinds. */
export async function series(): Promise<readonly Numbering[]> {
  const year = financialYearOf(today());
  const rows = await booksStore.records('series').toArray();
  return rows.map(({ kind, pattern, given }) => {
    const next = (given[year] ?? 0) + 1;
    return { kind, pattern, next, nextNumber: numberFrom(pattern, year, next) };
  });
}

/** Changes the patterns. Numbers that were given stay as they are. */
export async function updatePatterns(patterns: Patterns): Promise<void> {
  refuseIfWrong(problemsInPatterns(patterns));
  return act(booksStore, ['series'], async (hand) => {
    for (const before of await hand.findEvery('series')) {
      const pattern = patterns[before.kind].trim();
      if (pattern !== before.pattern) await hand.replace('series', before, { ...before, pattern });
    }
  });
}

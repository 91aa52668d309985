import { business } from '#data/books/business.ts';
import { useLiveResult } from '#data/books/live.ts';
import { booksBeginInWords } from '#domain/books/ledger/books-begin.ts';
import type { Period } from '#domain/books/ledger/report.ts';

/** On which day the books begin, where a period begins before that; else nothing. */
export function BooksBegin({ period }: { period: Period }) {
  const { value: own } = useLiveResult(['business'], business);
  const words = own && booksBeginInWords(period, own);
  return words === undefined ? null : <p className="text-ink-2 text-table">{words}</p>;
}

import type { LineStanding } from '#domain/books/banking/bank-line.ts';
import type { Suggestion } from '#domain/books/banking/suggestions.ts';
import { BLANK, formatDay, formatText } from '#domain/format.ts';
import type { BooksPages } from '#screens/books/parts/use-pages.ts';
import { moneyColumn } from '#screens/parts/money-column.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import type { Column } from '#ui/records/column.ts';
import { LineActions } from './line-actions.tsx';
import type { LineEditor, SuggestedLine } from './line-editor.ts';

/** A line of the bank, what it may be or is matched with, and what can be done with it. */
export function lineColumns(
  pages: BooksPages,
  standing: LineStanding,
  open: LineEditor['open'],
): readonly Column<SuggestedLine>[] {
  return [
    { title: 'Date', onCard: 'detail', cell: ({ on }) => formatDay(on) },
    { title: 'Narration', onCard: 'name', cell: ({ narration }) => <Quoted>{formatText(narration)}</Quoted> },
    {
      title: 'Reference',
      isForWide: true,
      isBlank: ({ reference }) => reference === '',
      cell: ({ reference }) => formatText(reference),
    },
    moneyColumn('Amount', ({ amount }) => amount, { onCard: 'amount' }),
    standing === 'To do'
      ? {
          title: 'Suggestion',
          onCard: 'detail',
          isBlank: ({ suggestions }) => suggestions.length === 0,
          cell: ({ suggestions: [best] }) => (best ? <Suggested one={best} /> : BLANK),
        }
      : {
          title: 'Entry',
          onCard: 'detail',
          isBlank: ({ entries }) => entries.length === 0,
          cell: ({ entries }) => (entries.length === 0 ? BLANK : <Entries all={entries} pages={pages} />),
        },
    { title: 'Actions', onCard: 'actions', cell: (line) => <LineActions line={line} open={open} /> },
  ];
}

/** One deposit may be several receipts. */
function Entries({ all, pages }: { all: SuggestedLine['entries']; pages: BooksPages }) {
  return all.map(({ voucher, title }) => (
    <span key={voucher} className="block">
      <TextLink to={pages.voucher(voucher)}>{title}</TextLink>
    </span>
  ));
}

function Suggested({ one }: { one: Suggestion }) {
  return (
    <>
      <span className="block truncate">{suggestionInWords(one)}</span>
      <span className="block truncate text-caption text-ink-2">{one.why}</span>
    </>
  );
}

/** "Receipt from Ravi", "Contra with Cash", "Receipt RCT/26-27/0001". */
export function suggestionInWords(one: Suggestion): string {
  if (one.of === 'match') return one.title;
  const { kind, other } = one.choice;
  return `${kind} ${kind === 'Receipt' ? 'from' : kind === 'Payment' ? 'to' : 'with'} ${other.name}`;
}

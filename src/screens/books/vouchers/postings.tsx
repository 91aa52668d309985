import { PARTY_PREFIX } from '#data/books/ids.ts';
import { useLiveResult } from '#data/books/live.ts';
import { namesOf } from '#data/books/masters/references.ts';
import { currentPostings, type Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Posting } from '#domain/books/voucher-head.ts';
import { BLANK, formatDay, formatRupees, formatText } from '#domain/format.ts';
import { negative, type Paise } from '#domain/money.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { ColumnFigure } from '#ui/layout/figure.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { kindOf } from '#domain/books/voucher-kinds.ts';

/** The postings of a voucher, each ledger under its name of today and leading to its page. */
export function Postings({ voucher }: { voucher: Voucher }) {
  const postings = currentPostings(voucher);
  const ids = postings.map(({ ledger }) => ledger);
  const { value: names, problem } = useLiveResult(['names of', ...ids], () => namesOf(ids));
  // Names that cannot be read are those of when it was saved.
  if (!names && !problem) return null;
  const saved = new Map(
    kindOf(voucher)
      .ledgers(voucher)
      .map(({ id, name }) => [id, name]),
  );
  return (
    <section aria-labelledby="postings" className="rounded-sheet border bg-sheet">
      <h2 id="postings" className="px-4 py-3 font-semibold">
        Postings
      </h2>
      {postings.length === 0 ? (
        <p className="border-t px-4 py-3 text-ink-2 text-table">{NOTHING[voucher.state]}</p>
      ) : (
        <table aria-labelledby="postings" className="w-full border-collapse border-t text-table">
          <thead>
            <tr className="text-caption text-ink-2">
              <th scope="col" className={`${CELL} text-start font-medium`}>
                Ledger
              </th>
              <th scope="col" className={`${CELL} text-end font-medium`}>
                Debit
              </th>
              <th scope="col" className={`${CELL} text-end font-medium`}>
                Credit
              </th>
            </tr>
          </thead>
          <tbody>
            {postings.map((posting, at) => (
              // Postings never change their order, and a ledger may stand in several.
              <Row key={at} posting={posting} name={names?.get(posting.ledger) ?? saved.get(posting.ledger) ?? ''} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ posting: { ledger, amount, date }, name }: { posting: Posting; name: string }) {
  const key = useBooksKey();
  const to = ledger.startsWith(PARTY_PREFIX) ? '/books/$key/parties/$id' : '/books/$key/ledgers/$id';
  return (
    <tr className="border-t">
      <th scope="row" className={`${CELL} wrap-anywhere text-start font-normal`}>
        <TextLink to={to} params={{ key, id: ledger }}>
          <Quoted>{formatText(name)}</Quoted>
        </TextLink>
        {date !== undefined && <span className="ms-1 text-caption text-ink-2">{` on ${formatDay(date)}`}</span>}
      </th>
      <Side of={amount} />
      <Side of={negative(amount)} />
    </tr>
  );
}

function Side({ of }: { of: Paise }) {
  return (
    <td className={`${CELL} whitespace-nowrap text-end tabular-nums`}>
      {of > 0 ? <ColumnFigure>{formatRupees(of)}</ColumnFigure> : <span className="text-ink-3">{BLANK}</span>}
    </td>
  );
}

const NOTHING = {
  Draft: 'A draft posts nothing.',
  Issued: 'It posts nothing.',
  Cancelled: 'It is cancelled: it posts nothing any more.',
} as const;
const CELL = 'py-1.5 pe-2 first:ps-4 last:pe-4 max-sm:first:ps-3 max-sm:last:pe-3 touch:py-0.5';

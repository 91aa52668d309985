import { useState } from 'react';
import { type Bucket, BUCKET_WORDS } from '#domain/books/returns/gstr2b/bucket.ts';
import type { Gstr2bRow } from '#domain/books/returns/gstr2b/gstr2b.ts';
import type { Pair } from '#domain/books/returns/gstr2b/match-gstr2b.ts';
import { differencesInWords, remarkOn } from '#domain/books/returns/gstr2b/remark.ts';
import { type Head, HEAD_NAMES, HEADS } from '#domain/books/returns/tax-heads.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { BLANK, formatDay, formatNumber, formatRupeesInFull, formatText } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Figure } from '#ui/layout/figure.tsx';
import { Pager } from '#ui/records/pager.tsx';
import { PAIRED } from '#ui/records/paired.ts';
import { useCrowded } from '#ui/records/use-crowded.ts';
import { MatchActions } from './match-actions.tsx';

/** The rows of a bucket, some at a time, each with what can be done about it. */
export function BucketTable({
  bucket,
  month,
  pairs,
  onChooseMatch,
}: {
  bucket: Bucket;
  month: Month;
  pairs: readonly Pair[];
  onChooseMatch: (row: Gstr2bRow) => void;
}) {
  const [asked, setPage] = useState(0);
  const mayMatch = useMayDo('gst');
  const mayBuy = useMayDo('stock');
  const mayAct = mayMatch || mayBuy;
  const [isCrowded, watchRoom] = useCrowded();
  // Cess has ended; a column for it would only push what can be done out of sight.
  const heads = HEADS.filter((head) => head !== 'cess' || pairs.some(({ row, bill }) => (row ?? bill)?.cess !== 0));
  const last = Math.max(0, Math.ceil(pairs.length / SIZE) - 1);
  const page = Math.min(asked, last);
  const from = page * SIZE;
  const shown = pairs.slice(from, from + SIZE);
  const turnTo = (to: number) => (to === page ? undefined : () => setPage(to));
  return (
    <section className="@container rounded-sheet border bg-sheet">
      <div className="px-4 py-3">
        <h2 className="font-semibold">
          {bucket} <span className="font-normal text-ink-2">{formatNumber(pairs.length)}</span>
        </h2>
        <p className="text-ink-2 text-table">{BUCKET_WORDS[bucket]}</p>
      </div>
      <div data-pairs data-crowded={isCrowded || undefined} className="fades-sideways overflow-x-auto border-t">
        <table
          ref={watchRoom}
          role="table"
          aria-label={bucket}
          className={`w-full border-collapse text-table ${PAIRED.table}`}
        >
          {pairs.length > 0 && (
            <thead role="rowgroup" className={PAIRED.head}>
              <tr role="row" className="text-caption text-ink-2">
                {titlesOf(heads, mayAct).map((title) => (
                  <th
                    key={title}
                    role="columnheader"
                    scope="col"
                    className={`${CELL} h-9 whitespace-nowrap font-medium ${FIGURES.has(title) ? 'text-end' : 'text-start'}`}
                  >
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody role="rowgroup" className={PAIRED.body}>
            {shown.map((pair) => (
              <PairRow key={pair.row?.key ?? pair.bill?.id} {...{ pair, heads, month, mayAct, onChooseMatch }} />
            ))}
            {pairs.length === 0 && (
              <tr role="row">
                <td role="cell" className={`${CELL} py-2 text-ink-3`}>
                  None
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {last > 0 && (
        <Pager
          of={bucket}
          isEmpty={false}
          pages={{
            label: `${formatNumber(from + 1)}–${formatNumber(from + shown.length)} of ${formatNumber(pairs.length)}`,
            from: from + 1,
            total: pairs.length,
            first: turnTo(0),
            previous: turnTo(Math.max(0, page - 1)),
            next: turnTo(Math.min(last, page + 1)),
            last: turnTo(last),
          }}
        />
      )}
    </section>
  );
}

function PairRow({
  pair,
  heads,
  month,
  mayAct,
  onChooseMatch,
}: {
  pair: Pair;
  heads: readonly Head[];
  month: Month;
  mayAct: boolean;
  onChooseMatch: (row: Gstr2bRow) => void;
}) {
  const pages = usePages();
  const { row, bill } = pair;
  const shown = row ?? bill;
  if (!shown) return null;
  const remarks = [differencesInWords(pair), remarkOn(pair)].filter((remark) => remark !== '');
  return (
    <tr role="row" className={`border-t align-baseline ${PAIRED.line}`}>
      <th
        role="rowheader"
        scope="row"
        className={`${CELL} min-w-40 py-2 text-start font-normal ${PAIRED.cell} ${PAIRED.whole}`}
      >
        <bdi>{formatText(row?.name ?? bill?.supplier ?? '')}</bdi>
        <span className="block text-caption text-ink-2">{shown.gstin}</span>
      </th>
      <td role="cell" className={`${CELL} wrap-anywhere min-w-20 py-2 ${PAIRED.cell} ${PAIRED.half}`}>
        {formatText(shown.number)}
        {row && row.kind !== 'Invoice' && <span className="block text-caption text-ink-2">{row.kind}</span>}
      </td>
      <td role="cell" className={`${CELL} whitespace-nowrap py-2 ${PAIRED.cell} ${PAIRED.half} paired:text-end`}>
        {formatDay(shown.date)}
      </td>
      {figuresOf(shown, heads).map(([title, amount]) => (
        <td
          key={title}
          role="cell"
          data-title={title}
          className={`${CELL} whitespace-nowrap py-2 text-end ${PAIRED.cell} ${PAIRED.figure} ${amount === 0 ? PAIRED.hidden : PAIRED.half}`}
        >
          {amount === 0 ? <span className="text-ink-3">{BLANK}</span> : <Figure>{formatRupeesInFull(amount)}</Figure>}
        </td>
      ))}
      <td role="cell" className={`${CELL} min-w-40 py-2 ${PAIRED.cell} ${PAIRED.whole}`}>
        {bill && <TextLink to={pages.voucher(bill.id)}>{bill.title}</TextLink>}
        {remarks.map((remark) => (
          <span key={remark} className="block text-caption text-ink-2">
            {remark}
          </span>
        ))}
      </td>
      {mayAct && (
        <td role="cell" className={`${CELL} py-2 ${PAIRED.cell} ${PAIRED.whole}`}>
          <MatchActions {...{ pair, month, onChooseMatch }} />
        </td>
      )}
    </tr>
  );
}

function figuresOf(
  shown: Readonly<{ taxable: Paise } & Record<Head, Paise>>,
  heads: readonly Head[],
): readonly (readonly [title: string, amount: Paise])[] {
  return [['Taxable Value', shown.taxable], ...heads.map((head) => [HEAD_NAMES[head], shown[head]] as const)];
}

function titlesOf(heads: readonly Head[], mayAct: boolean): readonly string[] {
  const figures = ['Taxable Value', ...heads.map((head) => HEAD_NAMES[head])];
  return ['Supplier', 'Number', 'Date', ...figures, 'In the Books', ...(mayAct ? ['Actions'] : [])];
}

const FIGURES: ReadonlySet<string> = new Set(['Taxable Value', ...HEADS.map((head) => HEAD_NAMES[head])]);
const CELL = 'px-2 first:ps-4 last:pe-4';
const SIZE = 50;

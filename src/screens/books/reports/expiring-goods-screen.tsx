import { useState } from 'react';
import { expiringGoods } from '#data/books/batches/expiring-goods.ts';
import { useLiveResult } from '#data/books/live.ts';
import { readForFile } from '#data/store/refusal.ts';
import { expiryInWords } from '#domain/books/batches/batch-days.ts';
import { type ExpiringGoods, expiringReport, WITHIN, type Within } from '#domain/books/stock/expiring-goods.ts';
import { formatNumber, formatRupeesInFull, formatText } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { FileButtons } from '#screens/books/parts/reports/file-buttons.tsx';
import { type ReportFormat, saveReport } from '#screens/books/parts/reports/save-report.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { useToday } from '#screens/parts/use-today.ts';
import { Button } from '#ui/controls/button.tsx';
import { QuietLink } from '#ui/controls/quiet-link.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';

/** The goods whose batches expire soon, or have expired; each can be written off. */
export function ExpiringGoodsScreen() {
  const [within, setWithin] = useState<Within>('30 days');
  const [most, setMost] = useState(AT_A_TIME);
  const today = useToday();
  const { value, problem } = useLiveResult(['expiring goods', within, today, most], () =>
    expiringGoods(within, today, most),
  );
  async function save(format: ReportFormat) {
    try {
      const { goods } = await readForFile(() => expiringGoods(within, today));
      await saveReport(expiringReport(within, today, goods), format);
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <Page title="Expiring Goods" actions={<FileButtons onSave={(format) => void save(format)} />}>
      <div data-unprinted className="w-48">
        <PickField label="Within" value={within} options={WITHIN} onChange={setWithin} />
      </div>
      {problem && <ListProblem problem={problem} />}
      {value && <Goods goods={value.goods} within={within} isAll={value.more === 0} />}
      {value !== undefined && value.more > 0 && (
        <p data-unprinted className="flex items-center gap-4 text-ink-2">
          {formatNumber(value.more)} more {value.more === 1 ? 'batch' : 'batches'}.
          <Button onClick={() => setMost(most + AT_A_TIME)}>Show More</Button>
        </p>
      )}
    </Page>
  );
}

function Goods({
  goods,
  within,
  isAll,
}: {
  goods: readonly ExpiringGoods[];
  within: Within;
  /** A total of some would be taken for that of all. */
  isAll: boolean;
}) {
  const key = useBooksKey();
  const mayWriteOff = useMayDo('stock');
  if (goods.length === 0)
    return (
      <p className="rounded-sheet border bg-sheet px-4 py-3 text-ink-2">
        {within === 'Expired' ? 'Nothing in stock has expired.' : `Nothing in stock expires within ${within}.`}
      </p>
    );
  return (
    <div className="max-w-5xl overflow-x-auto rounded-sheet border bg-sheet">
      <table role="table" aria-label="Expiring Goods" className="w-full border-collapse text-table max-sm:block">
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row">
            {HEADS.slice(0, mayWriteOff ? undefined : -1).map((title) => (
              <th key={title} role="columnheader" scope="col" className={`${HEAD} ${placeOf(title)}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {goods.map(({ item, batch, expiry, place, quantity, unit, value }) => (
            <tr key={`${batch.id}/${place.id}`} role="row" className={ROW}>
              <th role="rowheader" scope="row" className={`${CELL} text-start font-medium max-sm:basis-full`}>
                <QuietLink to="/books/$key/items/$id" params={{ key, id: item.id }}>
                  {formatText(item.name)}
                </QuietLink>
              </th>
              <Cell title="Batch">{formatText(batch.number)}</Cell>
              <Cell title="Expiry">{expiryInWords(expiry)}</Cell>
              <Cell title="Godown">{formatText(place.name)}</Cell>
              <Cell title="Quantity">{`${formatNumber(quantity)} ${unit}`}</Cell>
              <Cell title="Value">{formatRupeesInFull(value)}</Cell>
              {mayWriteOff && (
                <td role="cell" data-unprinted className={CELL}>
                  <TextLink
                    to="/books/$key/vouchers/new/$kind"
                    params={{ key, kind: 'stock-adjustment' }}
                    search={{ of: `${batch.id}/${place.id}` }}
                  >
                    {`Write Off ${batch.number}`}
                  </TextLink>
                </td>
              )}
            </tr>
          ))}
          {isAll && (
            <tr role="row" className={`${ROW} font-semibold`}>
              <th role="rowheader" scope="row" colSpan={5} className={`${CELL} text-start`}>
                Total
              </th>
              <Cell title="Value">{formatRupeesInFull(sumOf(goods.map(({ value }) => value)))}</Cell>
              {mayWriteOff && <td role="cell" data-unprinted className={CELL} />}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** A cell; where a row is a card, it says what it is, as the heads are not seen there. */
function Cell({ title, children }: { title: string; children: string }) {
  return (
    <td
      role="cell"
      className={`${CELL} ${placeOf(title)} max-sm:flex max-sm:basis-full max-sm:justify-between max-sm:gap-4`}
    >
      <span aria-hidden className="text-ink-2 sm:hidden">
        {title}
      </span>
      <span className="wrap-anywhere">{children}</span>
    </td>
  );
}

function placeOf(title: string): string {
  return title === 'Quantity' || title === 'Value' ? 'text-end tabular-nums' : 'text-start';
}

const AT_A_TIME = 100;
const HEADS = ['Item', 'Batch', 'Expiry', 'Godown', 'Quantity', 'Value', 'Actions'] as const;
const HEAD = 'h-10 px-4 font-medium text-caption text-ink-2';
const ROW =
  'border-t max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-4 max-sm:gap-y-1.5 max-sm:px-4 max-sm:py-3';
const CELL = 'wrap-anywhere px-4 py-2.5 align-middle max-sm:p-0';

import { type ReactNode, useState } from 'react';
import { today } from '#data/clock.ts';
import { type BatchOnHand, batchesOfItem } from '#data/books/batches/batches.ts';
import { useLiveResult } from '#data/books/live.ts';
import { isExpired } from '#domain/books/batch.ts';
import { expiryInWords, madeInWords } from '#domain/books/batches/batch-days.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { BLANK, formatNumber, formatRupees, formatText } from '#domain/format.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { BATCH_EDITOR } from './batch-editor.ts';

/** The batches of an item by expiry, with how many of each are where; each can be corrected, and one that no voucher names deleted. */
export function ItemBatches({ item }: { item: Pick<Item, 'id' | 'unit'> }) {
  const [all, setAll] = useState(false);
  const [most, setMost] = useState(AT_A_TIME);
  const { value, problem } = useLiveResult(['batches of an item', item.id, all, most], () =>
    batchesOfItem(item.id, all, most),
  );
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  const shown = value ?? last;
  const editor = useRecordEditor(BATCH_EDITOR);
  const mayChange = useMayDo('masters');
  return (
    <section aria-labelledby="batches" className="min-w-0 rounded-sheet border bg-sheet">
      <div className="flex min-h-row flex-wrap items-center justify-between gap-x-4 px-4 py-1.5">
        <h2 id="batches" className="font-semibold">
          Batches
        </h2>
        <Button onClick={() => setAll(!all)}>{all ? 'Show In Stock Only' : 'Show All'}</Button>
      </div>
      {problem && <ListProblem problem={problem} />}
      {shown?.batches.length === 0 && (
        <p className="border-t px-4 py-3 text-ink-2 text-table">
          {all ? 'No purchase has brought a batch yet.' : 'No batch is in stock.'}
        </p>
      )}
      {shown !== undefined && shown.batches.length > 0 && (
        <table role="table" aria-labelledby="batches" className="w-full border-collapse text-table max-sm:block">
          <thead role="rowgroup" className="max-sm:sr-only">
            <tr role="row" className="border-t">
              {['Batch', 'Made', 'Expiry', 'MRP', 'In Stock', ...(mayChange ? ['Actions'] : [])].map((title) => (
                <th key={title} role="columnheader" scope="col" className={HEAD}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block">
            {shown.batches.map((batch) => (
              <tr key={batch.id} role="row" className={ROW}>
                <th role="rowheader" scope="row" className={`${CELL} text-start font-medium max-sm:basis-full`}>
                  {formatText(batch.number)}
                </th>
                <Cell title="Made">{madeInWords(batch.made)}</Cell>
                <Cell title="Expiry">
                  {expiryInWords(batch.expiry)} {isExpired(batch.expiry, today()) && <Badge tone="bad">Expired</Badge>}
                </Cell>
                <Cell title="MRP">{batch.mrp === undefined ? BLANK : formatRupees(batch.mrp)}</Cell>
                <Cell title="In Stock">{placesInWords(batch, item.unit)}</Cell>
                {mayChange && (
                  <td role="cell" className={CELL}>
                    <Button aria-label={`Edit batch ${batch.number}`} onClick={() => editor.open.edit(batch)}>
                      Edit
                    </Button>
                    {/* What is in stock came by a voucher, which names it. */}
                    {batch.places.length === 0 && (
                      <Button
                        className="ms-2"
                        aria-label={`Delete batch ${batch.number}`}
                        onClick={() => editor.open.delete(batch)}
                      >
                        Delete
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown?.hasMore && (
        <div className="border-t px-4 py-2">
          <Button onClick={() => setMost(most + AT_A_TIME)}>Show More</Button>
        </div>
      )}
      {editor.state.name !== 'closed' && <BatchDialogs editor={editor} />}
    </section>
  );
}

/** "8 NOS in Main, 2 NOS With Ravi"; in the only godown its name says nothing. */
function placesInWords({ places }: BatchOnHand, unit: string): string {
  if (places.length === 0) return BLANK;
  return places
    .map(({ name, quantity }) => `${formatNumber(quantity)} ${unit} ${name.startsWith('With ') ? name : `in ${name}`}`)
    .join(', ');
}

/** A cell; where a row is a card, it says what it is, as the heads are not seen there. */
function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <td role="cell" className={`${CELL} max-sm:flex max-sm:basis-full max-sm:justify-between max-sm:gap-4`}>
      <span aria-hidden className="text-ink-2 sm:hidden">
        {title}
      </span>
      <span className="wrap-anywhere">{children}</span>
    </td>
  );
}

const BatchDialogs = lazyDialog(async () => (await import('./batch-dialogs.tsx')).BatchDialogs);

const AT_A_TIME = 50;
const HEAD = 'h-10 px-4 text-start last:text-end font-medium text-caption text-ink-2';
const ROW =
  'border-t max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-4 max-sm:gap-y-1.5 max-sm:px-4 max-sm:py-3';
const CELL = 'wrap-anywhere px-4 py-1.5 align-middle last:text-end max-sm:p-0';

import { windowOf } from '#data/lists/row-window.ts';
import type { Start, View } from '#data/lists/sorting.ts';
import { seeKind } from '#data/books/staff/sight.ts';
import { PURPOSE_ROWS } from '#domain/books/orders/challan-purpose.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatDay } from '#domain/format.ts';
import { orderLinesIn } from '#data/books/projections/order-lines.ts';
import { booksStore } from '#data/books/store.ts';

type ChallanChoice = Readonly<{ id: string; name: string; detail: string }>;

/** The challans whose goods may come back and did not all do so, found by words of number and party, the newest first. */
export async function openChallanChoices(
  find: string,
): Promise<Readonly<{ choices: readonly ChallanChoice[]; hasMore: boolean }>> {
  seeKind('Goods Back');
  const list = { sorts: { date: 'date' }, filter: 'kind', only: 'Delivery Challan' };
  const view: View = { sort: 'date', direction: 'down', filter: '', find };
  const choices: ChallanChoice[] = [];
  for (let start: Start | undefined = { at: 'first' }; start && choices.length <= MOST_CHOICES; ) {
    const read: Awaited<ReturnType<typeof windowOf<Voucher>>> = await windowOf<Voucher>(
      booksStore.records('vouchers'),
      list,
      view,
      start,
      MOST_CHOICES + 1,
    );
    choices.push(...(await stillOut(read.rows)));
    start = read.hasAfter && read.edges ? { at: 'after', place: read.edges[1] } : undefined;
  }
  return { choices: choices.slice(0, MOST_CHOICES), hasMore: choices.length > MOST_CHOICES };
}

async function stillOut(rows: readonly Voucher[]): Promise<readonly ChallanChoice[]> {
  const challans = rows.flatMap((row) =>
    row.kind === 'Delivery Challan' && row.state === 'Issued' && PURPOSE_ROWS[row.purpose].endsBy.includes('Goods Back')
      ? [row]
      : [],
  );
  const lines = await orderLinesIn(booksStore.database())
    .where('document')
    .anyOf(challans.map(({ id }) => id))
    .toArray();
  const open = new Set(lines.flatMap((line) => (line.open === undefined ? [] : [line.document])));
  return challans
    .filter(({ id }) => open.has(id))
    .map(({ id, number, party, purpose, date }) => {
      const detail = [party?.name, purpose, formatDay(date)].filter(Boolean).join(' · ');
      return { id, name: number, detail };
    });
}

const MOST_CHOICES = 60;

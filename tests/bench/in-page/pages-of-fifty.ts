import { INVOICE_LIST } from '#data/sample/invoices.ts';
import { rowPlaceOf, type Start, type View } from '#data/lists/sorting.ts';
import { windowOf } from '#data/lists/row-window.ts';
import { INVOICE_STATUSES } from '#domain/sample/invoice.ts';
import { sampleStore } from '#data/sample/store.ts';

type Way = { readonly sort: string; readonly direction: 'up' | 'down'; readonly filter: string; readonly depth: Depth };
type Depth = 'first' | 'middle' | 'last';
type Step = { readonly way: Way; readonly view: View; readonly start: Start };

const SIZE = 50;
let steps: readonly Step[] = [];

/** Prepares the start of every combination of sort, filter, direction and depth; returns the combinations. */
export async function preparePages(): Promise<readonly Way[]> {
  steps = [];
  for (const sort of Object.keys(INVOICE_LIST.sorts))
    for (const filter of ['', ...INVOICE_STATUSES]) steps = [...steps, ...(await stepsOf(sort, filter))];
  return steps.map((step) => step.way);
}

/** Reads each combination once: milliseconds and number of rows. */
export async function readPages(): Promise<readonly { ms: number; rows: number }[]> {
  const times = [];
  for (const { view, start } of steps) {
    const started = performance.now();
    const page = await windowOf(sampleStore.database().records('invoices'), INVOICE_LIST, view, start, SIZE);
    times.push({ ms: performance.now() - started, rows: page.rows.length });
  }
  return times;
}

async function stepsOf(sort: string, filter: string): Promise<readonly Step[]> {
  const view = { sort, direction: 'up', filter, find: '' } as const;
  const middles = await middlesOf(view);
  return (['up', 'down'] as const).flatMap((direction) =>
    (['first', 'middle', 'last'] as const).map((depth) => ({
      way: { sort, direction, filter, depth },
      view: { ...view, direction },
      start: depth === 'middle' ? middles[direction] : { at: depth },
    })),
  );
}

/**
 * The positions just before and after the middle of an order, to read upwards and downwards from. Using an offset to
 * get there is slow, which is why the app never does it.
 */
async function middlesOf(view: View): Promise<Record<'up' | 'down', Start>> {
  const table = sampleStore.database().records('invoices');
  const path = Object.entries(INVOICE_LIST.sorts).find(([sort]) => sort === view.sort)?.[1] ?? '';
  const paths = [view.filter && 'status', path === view.filter ? '' : path, 'keys.serial'];
  const named = [...new Set(paths.filter((name) => name !== ''))];
  const order = named.length === 1 ? 'keys.serial' : `[${named.join('+')}]`;
  const rows = view.filter ? table.where(order).between([view.filter], [view.filter, []]) : table.orderBy(order);
  const half = Math.max(1, Math.floor((await rows.clone().count()) / 2));
  const [before, after] = await rows
    .clone()
    .offset(half - 1)
    .limit(2)
    .toArray();
  if (!before || !after) return { up: { at: 'first' }, down: { at: 'first' } };
  const [up, down] = [before, after].map((row) => rowPlaceOf(row, INVOICE_LIST, view));
  return { up: { at: 'after', place: up ?? [] }, down: { at: 'after', place: down ?? [] } };
}

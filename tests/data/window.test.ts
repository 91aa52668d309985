import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deleteInvoice, INVOICE_LIST } from '#data/invoices.ts';
import { database } from '#data/mirror.ts';
import type { View } from '#data/order.ts';
import { isFound, soughtIn, wordsOf } from '#data/search.ts';
import { everyRow, type Start, type Window, windowOf } from '#data/window.ts';
import { folded } from '#domain/format.ts';
import { INVOICE_STATUSES, type Invoice } from '#domain/invoice.ts';
import { recordId } from '#domain/record-id.ts';
import { aBusiness, anInvoice, anItem } from '../support/builders.ts';
import { freshMirror } from '../support/fresh-mirror.ts';

describe('a long list', () => {
  it('is paged through in every order, narrowed to any status and any find, each row once, both ways', async () => {
    const invoices = fc.sample(anyInvoices(45, 45), { numRuns: 1, seed: 1860 })[0] ?? [];
    await freshMirror(aBusiness({ invoices }));
    for (const view of everyView()) await expectPages(invoices, view, 10);
  });

  it('is so whatever the records are and however short a page is', async () => {
    await fc.assert(
      fc.asyncProperty(anyInvoices(0, 30), anyView, fc.integer({ min: 1, max: 40 }), async (invoices, view, size) => {
        await freshMirror(aBusiness({ invoices }));
        await expectPages(invoices, view, size);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['all of it', ''],
    ['a find', 'desai'],
  ])(
    'loses and repeats nothing when the last row of a page is deleted before the next is read: %s',
    async (_, find) => {
      const invoices = numbered(30, { customerName: 'Desai & Sons' });
      await freshMirror(aBusiness({ invoices }));
      const view: View = { sort: 'total', direction: 'up', filter: '', find };
      const first = await page(view, { at: 'first' }, 10);
      await deleteInvoice('INV-2024-010');
      const next = await page(view, { at: 'after', place: edgesOf(first)[1] }, 10);
      expect(idsOf(next.rows)).toEqual(idsOf(invoices.slice(10, 20)));

      await deleteInvoice('INV-2024-011');
      const back = await page(view, { at: 'before', place: edgesOf(next)[0] }, 10);
      expect(idsOf(back.rows)).toEqual(idsOf(invoices.slice(0, 9)));
      expect(back).toMatchObject({ hasBefore: false, hasAfter: true });
    },
  );

  it('shows no row beyond its ends, and says so', async () => {
    const invoices = numbered(5);
    await freshMirror(aBusiness({ invoices }));
    const all = await page(BY_ID, { at: 'first' }, 5);
    expect(all).toMatchObject({ hasBefore: false, hasAfter: false });
    const beyond = await page(BY_ID, { at: 'after', place: edgesOf(all)[1] }, 5);
    expect(beyond).toMatchObject({ rows: [], edges: undefined, hasAfter: false });
  });

  it('of nothing is one empty page', async () => {
    await freshMirror(aBusiness());
    for (const at of ['first', 'last'] as const) {
      expect(await page(BY_ID, { at }, 5)).toEqual({
        rows: [],
        edges: undefined,
        hasBefore: false,
        hasAfter: false,
        found: undefined,
      });
    }
  });

  it('counts number 1000 after 999', async () => {
    const invoices = [998, 1000, 999, 1001].map((number) => anInvoice({ id: recordId('INV-2024-', number) }));
    await freshMirror(aBusiness({ invoices }));
    expect(idsOf((await page(BY_ID, { at: 'first' }, 9)).rows)).toEqual([
      'INV-2024-998',
      'INV-2024-999',
      'INV-2024-1000',
      'INV-2024-1001',
    ]);
  });
});

describe('a list with more matches than are counted', () => {
  it('is walked through to its end, both ways, and written out whole', async () => {
    const invoices = [
      ...numbered(600, { customerName: 'Sharma Shankar' }),
      ...numbered(600, { customerName: 'Sharma' }, 600),
      ...numbered(3, { customerName: 'Desai' }, 1200),
    ];
    await freshMirror(aBusiness({ invoices }));
    const seek = (find: string, direction: View['direction'] = 'up') => ({ ...BY_ID, direction, find });

    await expectPages(invoices, seek('sha'), 500);
    await expectPages(invoices, seek('inv', 'down'), 500);
    // Of two words the rarer one tells how many there are.
    await expectPages(invoices, seek('sha shank'), 500);
    await expectPages(invoices, seek('sharma 2024-7', 'down'), 50);
    await expectPages(invoices, seek('sharma nobody'), 50);

    await expectPages(invoices, { ...seek('sha'), sort: 'total' }, 500);
    // Ordered by number, the index alone says which they are; in any other order so many would have to be read.
    expect((await page(seek('sha'), { at: 'first' }, 5)).found).toBe(1200);
    expect((await page({ ...seek('sha'), sort: 'total' }, { at: 'first' }, 5)).found).toBeUndefined();
    expect((await page(seek('shank'), { at: 'first' }, 5)).found).toBe(600);
    expect((await page(seek('desai'), { at: 'first' }, 2)).found).toBe(3);

    for (const find of ['', 'sha', 'shank', 'desai']) {
      const written = [];
      for await (const rows of everyRow<Invoice>(database().records('invoices'), INVOICE_LIST, seek(find))) {
        expect(rows.length).toBeGreaterThan(0);
        written.push(...rows);
      }
      expect(idsOf(written)).toEqual(idsOf(inOrder(invoices, seek(find))));
    }
  });
});

describe('a find that means nearly every record of very many', () => {
  it('is walked through by number without counting them', async () => {
    // A row counts once for each of its words that begin so.
    const words = Array.from({ length: 20 }, (_, at) => `s${at}`).join(' ');
    const invoices = [...numbered(260, { customerName: words }), ...numbered(5, { customerName: 'Desai' }, 260)];
    await freshMirror(aBusiness({ invoices }));
    for (const direction of ['up', 'down'] as const)
      await expectPages(invoices, { ...BY_ID, direction, find: 's' }, 100);
    expect((await page({ ...BY_ID, find: 's' }, { at: 'first' }, 5)).found).toBeUndefined();
  });
});

/** Pages through a view from its first row to its last and back, and holds each page against the whole, sorted in memory. */
async function expectPages(invoices: readonly Invoice[], view: View, size: number): Promise<void> {
  const expected = idsOf(inOrder(invoices, view));
  const about = JSON.stringify(view);

  const forwards: string[] = [];
  let window = await page(view, { at: 'first' }, size);
  for (;;) {
    expect(window.hasBefore, about).toBe(forwards.length > 0);
    forwards.push(...idsOf(window.rows));
    expect(forwards, about).toEqual(expected.slice(0, forwards.length));
    expect(window.hasAfter, about).toBe(forwards.length < expected.length);
    if (!window.hasAfter) break;
    expect(window.rows, about).toHaveLength(size);
    window = await page(view, { at: 'after', place: edgesOf(window)[1] }, size);
  }
  expect(forwards, about).toEqual(expected);

  const backwards: string[] = [];
  window = await page(view, { at: 'last' }, size);
  for (;;) {
    expect(window.hasAfter, about).toBe(backwards.length > 0);
    backwards.unshift(...idsOf(window.rows));
    expect(backwards, about).toEqual(expected.slice(expected.length - backwards.length));
    expect(window.hasBefore, about).toBe(backwards.length < expected.length);
    if (!window.hasBefore) break;
    window = await page(view, { at: 'before', place: edgesOf(window)[0] }, size);
  }
  expect(backwards, about).toEqual(expected);
}

function page(view: View, start: Start, size: number): Promise<Window<Invoice>> {
  return windowOf<Invoice>(database().records('invoices'), INVOICE_LIST, view, start, size);
}

function edgesOf(window: Window<Invoice>) {
  if (!window.edges) throw new Error('A page without rows has no edges');
  return window.edges;
}

/** The oracle: all of it filtered and sorted at once. Rows that are equal stand by their number, turned with the rest. */
function inOrder(invoices: readonly Invoice[], { sort, direction, filter, find }: View): readonly Invoice[] {
  const turned = direction === 'up' ? 1 : -1;
  return invoices
    .filter((invoice) => filter === '' || invoice.status === filter)
    .filter((invoice) => isFound(wordsOf(invoice.id, invoice.customerName), soughtIn(find)))
    .toSorted((a, b) => {
      const [left, right] = [SORTED_BY[sort]?.(a) ?? '', SORTED_BY[sort]?.(b) ?? ''];
      if (left !== right) return (left < right ? -1 : 1) * turned;
      return (numberOf(a) - numberOf(b)) * turned;
    });
}

const SORTED_BY: Readonly<Record<string, (invoice: Invoice) => string | number>> = {
  id: numberOf,
  date: (invoice) => invoice.date,
  customer: (invoice) => folded(invoice.customerName),
  total: (invoice) => invoice.totalAmount,
  status: (invoice) => invoice.status,
  dueDate: (invoice) => invoice.dueDate,
};

function numberOf(invoice: Invoice): number {
  return Number(invoice.id.slice('INV-2024-'.length));
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map((row) => row.id);
}

/** Invoices in a row, each a rupee dearer than the one before. */
function numbered(count: number, said: Parameters<typeof anInvoice>[0] = {}, from = 0): readonly Invoice[] {
  return Array.from({ length: count }, (_, place) => {
    const number = from + place + 1;
    return anInvoice({ id: recordId('INV-2024-', number), items: [anItem({ rate: number * 100 })], ...said });
  });
}

function* everyView(): Generator<View> {
  for (const sort of Object.keys(INVOICE_LIST.sorts)) {
    for (const direction of ['up', 'down'] as const) {
      for (const filter of ['', ...INVOICE_STATUSES]) {
        for (const find of FINDS) yield { sort, direction, filter, find };
      }
    }
  }
}

const BY_ID: View = { sort: 'id', direction: 'up', filter: '', find: '' };
const FINDS = ['', 'inv', 'sharma', 'sh tr', 'शर्मा', '2024-10', '--', 'nobody'];
const NAMES = [
  '',
  ' ',
  'Sharma Traders',
  'SHARMA traders',
  'sharma',
  'Shah & Shah',
  'Zeta',
  'Ärger & Co',
  'A\u0308rger & Co',
  'शर्मा ट्रेडर्स',
  'தமிழ் கடை',
  '山田商店',
  '😀 Sweets',
  '\uffff',
  "O'Brien",
];

const anyView: fc.Arbitrary<View> = fc.record({
  sort: fc.constantFrom(...Object.keys(INVOICE_LIST.sorts)),
  direction: fc.constantFrom('up', 'down'),
  filter: fc.constantFrom('', ...INVOICE_STATUSES),
  find: fc.constantFrom(...FINDS),
});

/** Few days, names and sums, so that many rows are equal but for their number; blanks among them. */
function anyInvoices(least: number, most: number): fc.Arbitrary<readonly Invoice[]> {
  const invoice = fc.record({
    id: fc
      .oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 990, max: 1060 }))
      .map((n) => recordId('INV-2024-', n)),
    date: fc.constantFrom('', '2024-04-05', '2024-04-06', '2025-01-01'),
    customerName: fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'grapheme', maxLength: 5 })),
    status: fc.constantFrom(...INVOICE_STATUSES),
    dueDate: fc.constantFrom('', '2024-05-05', '2024-06-05'),
    items: fc.constantFrom([], [anItem()], [anItem({ quantity: 2 })], [anItem({ quantity: -1 })]),
  });
  return fc
    .uniqueArray(invoice, { selector: ({ id }) => id, minLength: least, maxLength: most })
    .map((all) => all.map((each) => anInvoice(each)));
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countMatches } from '#data/lists/find-by-words.ts';
import { deleteInvoices, INVOICE_LIST } from '#data/sample/invoices.ts';
import { sortName } from '#data/lists/sort-name.ts';
import type { Start, View } from '#data/lists/sorting.ts';
import { matchesAll, searchWords, wordsOf } from '#data/lists/search-words.ts';
import { everyRow, type RowWindow, windowOf } from '#data/lists/row-window.ts';
import { INVOICE_STATUSES, type Invoice } from '#domain/sample/invoice.ts';
import { recordId } from '#domain/record-id.ts';
import { aBusiness, anInvoice, anItem } from '../../support/sample-records.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { sampleStore } from '#data/sample/store.ts';
import { runs } from '../../support/runs.ts';

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
      { numRuns: runs(50) },
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
      await deleteInvoices(['INV-2024-010']);
      const next = await page(view, { at: 'after', place: edgesOf(first)[1] }, 10);
      expect(idsOf(next.rows)).toEqual(idsOf(invoices.slice(10, 20)));

      await deleteInvoices(['INV-2024-011']);
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

  it('is written out with one request for each thousand rows', async () => {
    await freshMirror(aBusiness({ invoices: numbered(2500) }));
    const { rows, requests } = await readBy(async () => {
      for await (const _ of everyRow<Invoice>(sampleStore.database().records('invoices'), INVOICE_LIST, BY_ID));
    });
    expect({ rows, requests }).toEqual({ rows: 2502, requests: 3 });
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

describe('a find in a longer list', () => {
  const seek = (find: string, change: Partial<View> = {}): View => ({ ...BY_ID, find, ...change });

  it('is walked through to its end, both ways, and written out whole', async () => {
    const invoices = [
      ...numbered(600, { customerName: 'Sharma Shankar' }),
      ...numbered(600, { customerName: 'Sharma' }, 600),
      ...numbered(3, { customerName: 'Desai' }, 1200),
    ];
    await freshMirror(aBusiness({ invoices }));
    await expectPages(invoices, seek('sha'), 500);
    await expectPages(invoices, seek('inv', { direction: 'down' }), 500);
    await expectPages(invoices, seek('sha shank'), 500);
    await expectPages(invoices, seek('sharma 2024-7', { direction: 'down' }), 50);
    await expectPages(invoices, seek('sharma nobody'), 50);
    await expectPages(invoices, seek('sha', { sort: 'total' }), 500);

    for (const find of ['', 'sha', 'shank', 'desai']) {
      const written = [];
      for await (const rows of everyRow<Invoice>(
        sampleStore.database().records('invoices'),
        INVOICE_LIST,
        seek(find),
      )) {
        expect(rows.length).toBeGreaterThan(0);
        written.push(...rows);
      }
      expect(idsOf(written)).toEqual(idsOf(inOrder(invoices, seek(find))));
    }
  });

  it('is the same for what lies so far along the order that only the index of words finds it', async () => {
    const invoices = [
      ...numbered(300, { customerName: 'Desai' }),
      ...numbered(1000, { customerName: 'Mehta Traders' }, 300),
      ...numbered(200, { customerName: 'Mehta, Pune', status: 'Paid' }, 1300),
      ...numbered(60, { customerName: 'Pune' }, 1500),
    ];
    await freshMirror(aBusiness({ invoices }));
    for (const find of ['mehta', 'mehta pune', 'pune 2024-13', 'm p']) {
      for (const change of [{}, { direction: 'down' }, { sort: 'total' }, { filter: 'Paid' }] as const)
        await expectPages(invoices, seek(find, change), find === 'mehta' ? 500 : 50);
    }
  });

  it('goes on from where a page ended though only the index knows what comes next', async () => {
    // Read word by word the index has them in another order, and number 1000 before 999.
    const invoices = [
      ...numbered(300, { customerName: 'Desai' }),
      ...numbered(52, { customerName: 'Rupee' }, 300),
      ...numbered(300, { customerName: 'Desai' }, 352),
      ...numbered(600, { customerName: 'Rupa' }, 652),
    ];
    await freshMirror(aBusiness({ invoices }));
    for (const direction of ['up', 'down'] as const) await expectPages(invoices, seek('rup', { direction }), 50);
    await expectPages(invoices, seek('rup', { sort: 'total' }), 50);
  });

  it('of two words reads only as many rows with the rarer one as it takes to fill a page', async () => {
    const invoices = [
      ...numbered(300, { customerName: 'Desai' }),
      ...numbered(60, { customerName: 'Kiran' }, 300),
      ...numbered(1100, { customerName: 'Kiran Rupa' }, 360),
    ];
    await freshMirror(aBusiness({ invoices }));
    await expectPages(invoices, seek('kiran rup'), 50);
    expect((await page(seek('kiran rup'), { at: 'first' }, 50)).found).toBeUndefined();
    // The first fifty-one have one word only; of the 204 after them most have both.
    expect(await readFor(seek('kiran rup'))).toEqual({ keys: 1160, rows: 250 + 51 + 204 });
  });

  it('leaves the index alone if the order soon fills a page, and otherwise reads by id only the rows it shows', async () => {
    const invoices = [
      ...numbered(600, { customerName: 'Desai' }),
      ...numbered(1000, { customerName: 'Mehta Traders' }, 600),
    ];
    await freshMirror(aBusiness({ invoices }));
    expect(await readFor(seek('desai'))).toEqual({ keys: 0, rows: 51 });
    expect(await readFor(seek('mehta'))).toEqual({ keys: 1000, rows: 250 + 51 });
    expect(await readFor(seek('mehta', { direction: 'down' }))).toEqual({ keys: 0, rows: 51 });
    expect(await readFor(seek('mehta inv'))).toEqual({ keys: 1000, rows: 250 + 1000 });
    expect(await readFor(seek('zzz'))).toEqual({ keys: 0, rows: 250 });
  });

  it('walks on while that promises to be short, and asks the index otherwise', async () => {
    const everyNth = (nth: number) =>
      numbered(1000).map((invoice, at) => ({ ...invoice, customerName: at % nth === 0 ? 'Mehta' : 'Desai' }));
    await freshMirror(aBusiness({ invoices: everyNth(25) }));
    expect(await readFor(seek('mehta'))).toEqual({ keys: 0, rows: 1000 });
    await freshMirror(aBusiness({ invoices: everyNth(100) }));
    expect(await readFor(seek('mehta'))).toEqual({ keys: 10, rows: 250 + 10 });
    expect(await readFor(seek('mehta', { sort: 'total' }))).toEqual({ keys: 10, rows: 250 + 10 });
  });

  it('of a customer whose few invoices are the newest does not read all the others', async () => {
    const invoices = [
      ...numbered(3000, { customerName: 'Desai' }),
      ...numbered(12, { customerName: 'Zenith Traders' }, 3000),
    ];
    await freshMirror(aBusiness({ invoices }));
    // Twelve in the first 250 promise to fill the page within 1,500 rows; then the index tells that there are no more.
    expect(await readFor(seek('zenith', { direction: 'down' }))).toEqual({ keys: 12, rows: 1500 + 12 });
    expect(await readFor(seek('zenith 2024-301', { direction: 'down' }))).toEqual({ keys: 4, rows: 250 + 4 });
  });

  it('is counted apart from what is shown of it, where that is quickly done', async () => {
    const invoices = [
      ...numbered(700, { customerName: 'Sharma Shankar' }),
      ...numbered(700, { customerName: 'Sharma', status: 'Paid' }, 700),
      ...numbered(3, { customerName: 'Desai' }, 1400),
    ];
    await freshMirror(aBusiness({ invoices }));
    const counted = (view: View) =>
      countMatches<Invoice>(sampleStore.database().records('invoices'), INVOICE_LIST, view);
    // The index alone says how many have one word; of two, or in a filter, the rows must be read.
    expect(await counted(seek('sha'))).toBe(1400);
    expect(await counted(seek('sha', { sort: 'total' }))).toBe(1400);
    expect(await counted(seek('sha shank'))).toBe(700);
    expect(await counted(seek('inv shank'))).toBe(700);
    expect(await counted(seek('sha inv'))).toBeUndefined();
    expect(await counted(seek('shank', { filter: 'Paid' }))).toBe(0);
    expect(await counted(seek('sha', { filter: 'Paid' }))).toBeUndefined();
    expect(await counted(seek('nobody'))).toBe(0);
  });

  it('is counted within a range, too, and a range without a find', async () => {
    const days = ['2024-04-05', '2024-04-06', '2024-04-07'] as const;
    const invoices = days.flatMap((date, at) =>
      numbered(10, { date, customerName: at === 1 ? 'Desai' : 'Mehta' }, at * 10),
    );
    await freshMirror(aBusiness({ invoices }));
    const counted = (change: Partial<View>) =>
      countMatches<Invoice>(sampleStore.database().records('invoices'), INVOICE_LIST, {
        ...BY_ID,
        sort: 'date',
        range: ['2024-04-06', '2024-04-07'],
        ...change,
      });
    expect(await counted({})).toBe(20);
    expect(await counted({ find: 'mehta' })).toBe(10);
    expect(await counted({ filter: 'Paid' })).toBe(0);
    expect(await counted({ range: undefined })).toBe(30);
  });

  it('knows how many it means once it has seen the whole list', async () => {
    await freshMirror(aBusiness({ invoices: numbered(49, { customerName: 'Desai' }) }));
    for (const at of ['first', 'last'] as const) expect((await page(seek('desai'), { at }, 5)).found).toBe(49);
    expect((await page(seek('nobody'), { at: 'first' }, 5)).found).toBe(0);
    const [, last] = edgesOf(await page(seek('desai'), { at: 'first' }, 5));
    expect((await page(seek('desai'), { at: 'after', place: last }, 5)).found).toBeUndefined();
  });
});

describe('a find of words that are very often in the index', () => {
  // A row counts once for each of its words that begin so.
  const often = (letter: string) => Array.from({ length: 20 }, (_, at) => `${letter}${at}`).join(' ');
  const invoices = [
    ...numbered(260, { customerName: 'Desai' }),
    ...numbered(260, { customerName: often('s') }, 260),
    ...numbered(260, { customerName: often('t') }, 520),
    ...numbered(3, { customerName: 's1 t1' }, 780),
  ];
  const seek = (find: string, change: Partial<View> = {}): View => ({ ...BY_ID, find, ...change });

  it('is walked through in every order', async () => {
    await freshMirror(aBusiness({ invoices }));
    for (const change of [{}, { direction: 'down' }, { sort: 'total' }] as const)
      await expectPages(invoices, seek('s', change), 100);
  });

  it('has one count in every order', async () => {
    await freshMirror(aBusiness({ invoices }));
    for (const change of [{}, { direction: 'down' }, { sort: 'total' }] as const) {
      const { found } = await page(seek('s', change), { at: 'first' }, 50);
      expect(
        found ?? (await countMatches(sampleStore.database().records('invoices'), INVOICE_LIST, seek('s', change))),
      ).toBe(263);
    }
  });

  it('reads by number only what it shows', async () => {
    await freshMirror(aBusiness({ invoices }));
    expect(await readFor(seek('s'))).toEqual({ keys: 5203, rows: 250 + 51 });
    expect((await page(seek('s'), { at: 'first' }, 50)).found).toBe(263);
  });

  it('of two that seldom meet reads only the rows where they do', async () => {
    await freshMirror(aBusiness({ invoices }));
    await expectPages(invoices, seek('s t'), 2);
    expect(await readFor(seek('s t'))).toEqual({ keys: 2 * 5001 + 2 * 5203, rows: 250 + 3 });
    expect((await page(seek('s t'), { at: 'first' }, 50)).found).toBe(3);
  });
});

/** How much is read to show the first page of a view: of the index of words, and of the records. */
async function readFor(view: View): Promise<{ keys: number; rows: number }> {
  const { keys, rows } = await readBy(() => page(view, { at: 'first' }, 50));
  return { keys, rows };
}

/** The same for any reading, and with how many requests. */
async function readBy(reading: () => Promise<unknown>) {
  const read = { keys: 0, rows: 0, requests: 0 };
  const table = sampleStore.database().records('invoices');
  const core = table.core;
  const [query, getMany] = [core.query, core.getMany];
  core.query = async (request) => {
    const answer = await query.call(core, request);
    read.requests++;
    read[request.values ? 'rows' : 'keys'] += answer.result.length;
    return answer;
  };
  core.getMany = async (request) => {
    const answer = await getMany.call(core, request);
    read.rows += answer.length;
    return answer;
  };
  try {
    await reading();
  } finally {
    Object.assign(core, { query, getMany });
  }
  return read;
}

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

function page(view: View, start: Start, size: number): Promise<RowWindow<Invoice>> {
  return windowOf<Invoice>(sampleStore.database().records('invoices'), INVOICE_LIST, view, start, size);
}

function edgesOf(window: RowWindow<Invoice>) {
  if (!window.edges) throw new Error('A page without rows has no edges');
  return window.edges;
}

/** The oracle: all of it filtered and sorted at once. Rows that are equal stand by their number, turned with the rest. */
function inOrder(invoices: readonly Invoice[], { sort, direction, filter, find, range }: View): readonly Invoice[] {
  const turned = direction === 'up' ? 1 : -1;
  return invoices
    .filter(({ date }) => !range || (range[0] <= date && date <= range[1]))
    .filter((invoice) => filter === '' || invoice.status === filter)
    .filter((invoice) => matchesAll(wordsOf(invoice.id, invoice.customerName), searchWords(find)))
    .toSorted((a, b) => {
      const [left, right] = [SORTED_BY[sort]?.(a) ?? '', SORTED_BY[sort]?.(b) ?? ''];
      if (left !== right) return (left < right ? -1 : 1) * turned;
      return (numberOf(a) - numberOf(b)) * turned;
    });
}

const SORTED_BY: Readonly<Record<string, (invoice: Invoice) => string | number>> = {
  id: numberOf,
  date: (invoice) => invoice.date,
  customer: (invoice) => sortName(invoice.customerName),
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
        for (const find of FINDS) {
          yield { sort, direction, filter, find };
          if (sort === 'date') for (const range of RANGES) yield { sort, direction, filter, find, range };
        }
      }
    }
  }
}

const BY_ID: View = { sort: 'id', direction: 'up', filter: '', find: '' };
/** Of the day of an invoice: one, several, none, and those without a day. */
const RANGES = [
  ['2024-04-06', '2024-04-06'],
  ['2024-04-05', '2024-12-31'],
  ['2024-05-01', '2024-12-31'],
  ['', '2024-04-05'],
] as const;
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

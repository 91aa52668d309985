import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createInvoice, deleteInvoices, INVOICE_LIST, updateInvoice } from '#data/sample/invoices.ts';
import type { View } from '#data/lists/sorting.ts';
import { deleteRecords } from '#data/store/record-verbs.ts';
import { useList } from '#data/views/use-list.ts';
import { recordId } from '#domain/record-id.ts';
import { aBusiness, anInput, anInvoice } from '../../support/sample-records.ts';
import { injectFault } from '../../faults/storage-faults.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { sampleStore } from '#data/sample/store.ts';

test('a list is paged from either end, and says which rows of how many it shows', async () => {
  const list = await aListOf(120);
  await list.shows('1–50 of 120', 'INV-2024-001');
  list.turn('next');
  await list.shows('51–100 of 120', 'INV-2024-051');
  list.turn('next');
  await list.shows('101–120 of 120', 'INV-2024-101');
  expect(list.now().pages).toMatchObject({ next: undefined, last: undefined });
  list.turn('previous');
  await list.shows('51–100 of 120', 'INV-2024-051');
  list.turn('first');
  await list.shows('1–50 of 120', 'INV-2024-001');
  expect(list.now().pages).toMatchObject({ previous: undefined, first: undefined });

  list.turn('last');
  await list.shows('71–120 of 120', 'INV-2024-071');
  list.turn('previous');
  await list.shows('21–70 of 120', 'INV-2024-021');
  list.turn('previous');
  await list.shows('1–20 of 120', 'INV-2024-001');
  list.turn('next');
  await list.shows('21–70 of 120', 'INV-2024-021');
});

test('however fast the user turns, the label fits the rows shown', async () => {
  const list = await aListOf(320);
  await list.shows('1–50 of 320');
  list.onDrawn(() => list.turn('next'));
  list.turn('next');
  await list.shows('301–320 of 320', 'INV-2024-301');
  list.onDrawn(() => list.turn('previous'));
  list.turn('previous');
  await list.shows('1–50 of 320', 'INV-2024-001');
  for (const [label, first = ''] of list.drawn()) expect(`${Number(first.slice(-3))}`).toBe(label.split('–')[0]);
});

test('each click counts, even before the page has turned', async () => {
  const list = await aListOf(320);
  await list.shows('1–50 of 320');
  for (const way of ['next', 'next', 'next'] as const) list.turn(way);
  await list.shows('151–200 of 320', 'INV-2024-151');
  for (const way of ['previous', 'previous'] as const) list.turn(way);
  await list.shows('51–100 of 320', 'INV-2024-051');
  for (const way of ['next', 'previous'] as const) list.turn(way);
  await list.shows('51–100 of 320', 'INV-2024-051');
  for (let presses = 0; presses < 9; presses++) list.turn('next');
  await list.shows('301–320 of 320', 'INV-2024-301');
  list.turn('previous');
  await list.shows('251–300 of 320', 'INV-2024-251');
});

test('when the last page loses all its rows, the new last page is shown', async () => {
  const list = await aListOf(101);
  await list.shows('1–50 of 101');
  list.turn('next');
  await list.shows('51–100 of 101');
  list.turn('next');
  await list.shows('101 of 101', 'INV-2024-101');
  await deleteInvoices(['INV-2024-101']);
  await list.shows('51–100 of 100', 'INV-2024-051');
});

test('when a first page reached by turning back loses all its rows, the new first page is shown', async () => {
  const list = await aListOf(120);
  await list.shows('1–50 of 120');
  list.turn('next');
  await list.shows('51–100 of 120');
  list.turn('previous');
  await list.shows('1–50 of 120', 'INV-2024-001');
  await deleteRecords(sampleStore, 'invoices', list.now().rows?.map(({ id }) => id) ?? []);
  await list.shows('1–50 of 70', 'INV-2024-051');
});

test('a page drops its number when rows are added before it', async () => {
  const list = await aListOf(120, { direction: 'down' });
  await list.shows('1–50 of 120', 'INV-2024-120');
  list.turn('next');
  await list.shows('51–100 of 120', 'INV-2024-070');
  await createInvoice(anInput());
  await list.shows('50 of 121', 'INV-2024-070');
  expect(list.now().pages.from).toBeUndefined();
  // One row is added and one deleted: the total is as before, but the rows are not the same.
  await deleteInvoices(['INV-2024-010']);
  await list.shows('50 of 120', 'INV-2024-070');

  // At the end and at the start of the list the number of rows before is known again.
  list.turn('next');
  await list.shows('102–120 of 120', 'INV-2024-020');
  list.turn('previous');
  await list.shows('52–101 of 120', 'INV-2024-070');
  list.turn('previous');
  await list.shows('2–51 of 120', 'INV-2024-120');
  list.turn('previous');
  await list.shows('1 of 120', 'INV-2024-121');
});

test('a page whose rows are edited keeps its number, until one of them moves in the order', async () => {
  const list = await aListOf(320, { sort: 'date' });
  await list.shows('1–50 of 320');
  list.turn('next');
  await list.shows('51–100 of 320', 'INV-2024-051');
  await updateInvoice('INV-2024-060', anInput({ customerName: 'Another' }));
  await expect.poll(() => list.now().rows?.[9]?.customerName).toBe('Another');
  expect(list.now().pages.label).toBe('51–100 of 320');
  // With an earlier date, the row comes before the page, which now begins with the fifty-second row.
  await updateInvoice('INV-2024-060', anInput({ date: '2024-03-31' }));
  await list.shows('50 of 320', 'INV-2024-051');
  list.turn('next');
  await list.shows('50 of 320', 'INV-2024-102');
});

test('a page never shows a range beyond the total after rows before it are deleted', async () => {
  const list = await aListOf(120);
  await list.shows('1–50 of 120');
  list.turn('next');
  await list.shows('51–100 of 120');
  await deleteRecords(sampleStore, 'invoices', ['INV-2024-001', 'INV-2024-002', 'INV-2024-003']);
  await list.shows('50 of 117', 'INV-2024-051');
  list.turn('next');
  await list.shows('98–117 of 117', 'INV-2024-101');
  expect(list.drawn().map(([label]) => label)).not.toContain('101–120 of 117');
});

test('a page with no rows left before it is not numbered as the first while the user can still turn back', async () => {
  const list = await aListOf(70);
  await list.shows('1–50 of 70');
  list.turn('next');
  await list.shows('51–70 of 70', 'INV-2024-051');
  const before = Array.from({ length: 50 }, (_, place) => recordId('INV-2024-', place + 1));
  await deleteRecords(sampleStore, 'invoices', before);
  await list.shows('20 of 20', 'INV-2024-051');
  list.turn('previous');
  await list.shows('1–20 of 20', 'INV-2024-051');
});

test('the pages of a find are numbered, however often its rows are counted again', async () => {
  const list = await aListOf(320);
  // The first page is turned before the total is known.
  let isTurned = false;
  list.onDrawn(() => {
    if (isTurned || list.now().pages.label !== '1–50 of …') return;
    isTurned = true;
    list.turn('next');
  });
  list.now().changeView({ find: 'inv' });
  await list.shows('51–100 of 320', 'INV-2024-051');
  list.turn('next');
  await list.shows('101–150 of 320', 'INV-2024-101');
  list.turn('last');
  await list.shows('271–320 of 320', 'INV-2024-271');
  list.turn('previous');
  await list.shows('221–270 of 320', 'INV-2024-221');
  await deleteInvoices(['INV-2024-100']);
  await list.shows('50 of 319', 'INV-2024-221');
});

test('a list shows new rows at once, and starts at the first page when its view changes', async () => {
  const list = await aListOf(50);
  await list.shows('1–50 of 50');
  await createInvoice(anInput());
  await list.shows('1–50 of 51');
  list.turn('next');
  await list.shows('51 of 51', 'INV-2024-051');
  list.now().changeView({ direction: 'down' });
  await list.shows('1–50 of 51', 'INV-2024-051');
  list.now().changeView({ filter: 'Paid' });
  await list.shows('None');
  expect(list.now().isFiltered).toBe(true);
});

test('a find shows the number of matches; punctuation alone hides nothing', async () => {
  const list = await aListOf(120);
  list.now().changeView({ find: '2024-01' });
  await list.shows('1–10 of 10', 'INV-2024-010');
  list.now().changeView({ find: ' -- ' });
  await list.shows('1–50 of 120', 'INV-2024-001');
  expect(list.now().isFiltered).toBe(false);
  list.now().changeView({ find: '😀' });
  await list.shows('None');
});

test('a find is counted after its rows are shown; if there are more than are counted, it says many', async () => {
  const list = await aListOf(1001);
  list.now().changeView({ find: 'inv', sort: 'customer' });
  await list.shows('1–50 of 1,001');
  list.now().changeView({ find: 'inv 2024', sort: 'id' });
  await list.shows('1–50 of many');
  list.turn('last');
  await list.shows('50 of many', 'INV-2024-952');
});

test('if the requested record cannot be read, that is shown in place of the list, and after a retry the record is marked', async () => {
  const list = await aListOf(120);
  await list.shows('1–50 of 120');
  const fault = injectFault(1, 'a request is refused', { isLasting: true });
  list.now().reveal('INV-2024-070', () => {});
  await expect.poll(() => list.now().problem?.why).toMatch(/could not read this device’s storage/);
  fault.end();
  list.now().problem?.tryAgain();
  await expect.poll(() => list.now().marks.current).toBe('INV-2024-070');
  expect(list.now().problem).toBeUndefined();
});

async function aListOf(
  count: number,
  { sort = 'id', direction = 'up' }: Partial<Pick<View, 'sort' | 'direction'>> = {},
) {
  const invoices = Array.from({ length: count }, (_, place) => anInvoice({ id: recordId('INV-2024-', place + 1) }));
  await freshMirror(aBusiness({ invoices }));
  const drawn: (readonly [label: string, first: string | undefined])[] = [];
  let onDrawn = () => {};
  const screen = await renderHook(() => {
    const list = useList(INVOICE_LIST, { sort, direction, filter: '', find: '' });
    useEffect(() => {
      if (list.rows) drawn.push([list.pages.label, list.rows[0]?.id]);
      onDrawn();
    });
    return list;
  });
  return {
    now: () => screen.result.current,
    /** For each render, the page's label and its first row. */
    drawn: () => drawn,
    onDrawn: (act: () => void) => void (onDrawn = act),
    turn: (to: 'first' | 'previous' | 'next' | 'last') => screen.result.current.pages[to]?.(),
    async shows(label: string, first?: string) {
      await expect.poll(() => screen.result.current.pages.label).toBe(label);
      if (first) await expect.poll(() => screen.result.current.rows?.[0]?.id).toBe(first);
    },
  };
}

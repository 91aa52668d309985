import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createInvoice } from '#data/sample/invoices.ts';
import { asPaise } from '#domain/money.ts';
import { openApp } from '../../app/open-app.tsx';
import { anInput, anItem } from '../../support/sample-records.ts';
import { headOf } from '../../support/lists.ts';
import { sampleStore } from '#data/sample/store.ts';

async function open(path: string, width: number, there: string) {
  await page.viewport(width, 800);
  await openApp(path);
  await expect.element(page.getByRole('cell', { name: there }).first()).toBeVisible();
}

const cells = (head: string) => [...document.querySelectorAll('td')].filter((cell) => headOf(cell) === head);

function textOf(cell: Element): DOMRect {
  const text = document.createRange();
  text.selectNodeContents(cell);
  return text.getBoundingClientRect();
}

function isCut(cell: Element): boolean {
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  return textOf(cell).width > cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 0.5;
}

describe('a cell', () => {
  test('of a name keeps its minimum width beside amounts of crores, and the table scrolls', async () => {
    await open('/invoices', 1265, 'Fernandes Stationers');
    await createInvoice(anInput({ items: [anItem({ rate: asPaise(12_34_56_789_50) })] }));
    await expect.element(page.getByText('INV-2024-015')).toBeVisible();
    expect(cells('Customer')[0]?.offsetWidth).toBeGreaterThanOrEqual(144);
    const sheet = document.querySelector('section:has(table)');
    await expect.poll(() => sheet && getComputedStyle(sheet).overflowX).toBe('auto');
  });

  test.each([1280, 1440])('of an email is not clipped where the table has room, %i pixels wide', async (width) => {
    await open('/settings', width, 'accounts@shreetarang.example.in');
    expect(cells('Email').filter(isCut)).toEqual([]);
  });

  test('that is clipped shows its whole text on hover; one that is not has no tooltip', async () => {
    await open('/invoices', 1240, 'Fernandes Stationers');
    const cell = page.getByRole('cell', { name: 'Fernandes Stationers' }).first();
    await userEvent.hover(cell);
    await expect.element(cell).toHaveAttribute('title', 'Fernandes Stationers');
    const whole = page.getByRole('cell', { name: 'Desai & Sons' }).first();
    await userEvent.hover(whole);
    await expect.element(whole).not.toHaveAttribute('title');
  });

  test('keeps the beginning of a right-to-left name, and its alignment', async () => {
    await open('/invoices', 1280, 'Fernandes Stationers');
    await createInvoice(anInput({ customerName: 'חברת ריהוט משרדי ומחשבים בע״מ סניף ירושלים המרכזי' }));
    await expect.element(page.getByText('INV-2024-015')).toBeVisible();
    const cell = cells('Customer')[0] as HTMLElement;
    expect(isCut(cell)).toBe(true);
    expect(textOf(cell).right).toBeLessThanOrEqual(cell.getBoundingClientRect().right);
    expect(getComputedStyle(cell).textAlign).toBe('left');
  });

  test('at the end of a row has the same padding as the one at its start', async () => {
    await open('/inventory', 1280, 'PRD-001');
    await page.getByRole('tab', { name: 'Stock Movements' }).click();
    await expect.poll(() => cells('Reason').length).toBeGreaterThan(0);
    const { paddingLeft } = getComputedStyle(cells('Movement #')[0] as HTMLElement);
    expect(getComputedStyle(cells('Reason')[0] as HTMLElement).paddingRight).toBe(paddingLeft);
  });

  test('of an amount ends where its heading ends, unless a row of the page has paise', async () => {
    await open('/sales', 1280, 'SO-2024-010');
    await sampleStore
      .database()
      .records('salesOrders')
      .toCollection()
      .modify({ amount: asPaise(12_34_500) });
    await expect.poll(() => new Set(cells('Amount').map((cell) => cell.textContent))).toEqual(new Set(['₹12,345']));
    const head = page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').element();
    const endOfHead = () => Math.round(head.getBoundingClientRect().right);
    const [cell] = cells('Amount');
    if (!cell) throw new Error('The table has rows.');
    await expect.poll(() => endOfHead() - endOfFigure(cell)).toBe(0);
    await sampleStore
      .database()
      .records('salesOrders')
      .update('SO-2024-001', { amount: asPaise(12_34_567) });
    await expect.poll(() => endOfHead() - endOfFigure(cell)).toBeGreaterThan(10);
  });

  test('of a heading sorts wherever it is pressed, not only on its word', async () => {
    await open('/sales', 1280, 'SO-2024-010');
    const head = page.getByRole('columnheader', { name: 'Customer' });
    const { width, height } = head.element().getBoundingClientRect();
    await head.click({ position: { x: width - 3, y: height - 3 } });
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  });
});

/** Where the letters of a figure end, without the room that is left for paise. */
function endOfFigure(cell: Element): number {
  const text = document.createRange();
  text.selectNodeContents(cell.querySelector('span')?.firstChild ?? cell);
  return Math.round(text.getBoundingClientRect().right);
}

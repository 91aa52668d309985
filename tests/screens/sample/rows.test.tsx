import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createInvoice, deleteInvoices, updateInvoice } from '#data/sample/invoices.ts';
import { formatRupees } from '#domain/format.ts';
import { asPaise, sumOf, ZERO } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { openApp } from '../../app/open-app.tsx';
import { anInput, anItem } from '../../support/sample-records.ts';
import { sampleStore } from '#data/sample/store.ts';
import { someOf } from '../../support/some-of.ts';

const toasts = page.getByRole('region', { name: 'Notifications' });
const table = page.getByRole('table', { name: 'All Invoices' });
const bar = page.getByRole('group', { name: 'Selected invoices' });
const question = page.getByRole('alertdialog');
const rowOf = (id: string) => table.getByRole('row').filter({ hasText: id });
const selected = () =>
  [...document.querySelectorAll('tbody tr')].filter((row) => row.textContent.startsWith('Selected'));
const press = (keys: string) => userEvent.keyboard(keys);

async function open(path: string, there: string) {
  await page.viewport(1280, 900);
  await openApp(path);
  await expect.element(page.getByText(there)).toBeVisible();
}

async function pay(id = '') {
  await page.getByRole('button', { name: `Status of ${id}` }).click();
  await page.getByRole('option', { name: 'Paid' }).click();
  await expect.element(rowOf(id)).not.toBeInTheDocument();
}

/** Goes by Tab from the last heading to the rows. */
async function enterRows(id = 'INV-2024-014') {
  (table.getByRole('columnheader').getByRole('button').elements().at(-1) as HTMLElement).focus();
  await press('{Tab}');
  await expect.element(rowOf(id)).toHaveFocus();
}

describe('rows by keyboard', () => {
  beforeEach(() => open('/invoices', '1–14 of 14'));

  test('are one tab stop; the arrows, Home and End move between them', async () => {
    await enterRows();
    expect(document.querySelectorAll('tbody tr[tabindex="0"]')).toHaveLength(1);
    await press('{ArrowDown}{ArrowDown}');
    await expect.element(rowOf('INV-2024-012')).toHaveFocus();
    await press('{ArrowUp}');
    await expect.element(rowOf('INV-2024-013')).toHaveFocus();
    await press('{End}');
    await expect.element(rowOf('INV-2024-001')).toHaveFocus();
    await press('{ArrowDown}{Home}');
    await expect.element(rowOf('INV-2024-014')).toHaveFocus();
  });

  test('a focused row shows a focus ring, and Tab still reaches its buttons', async () => {
    await enterRows();
    await press('{ArrowDown}');
    expect(getComputedStyle(rowOf('INV-2024-013').element()).outlineStyle).toBe('solid');
    await press('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Status of INV-2024-013' })).toHaveFocus();
    await press('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Edit INV-2024-013' })).toHaveFocus();
  });

  test('Enter edits, and the focus returns to the row', async () => {
    await enterRows();
    await press('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Edit Invoice' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText('Invoice updated successfully')).toBeVisible();
    await expect.element(rowOf('INV-2024-013')).toHaveFocus();
  });

  test('Enter held down opens the form, and neither saves nor reopens it', async () => {
    const form = page.getByRole('dialog', { name: 'Edit Invoice' });
    await enterRows();
    // Opened once before, so that the form's file is loaded and it opens within the first repeats.
    await press('{Enter}');
    await expect.element(form).toBeVisible();
    await press('{Escape}');
    await expect.element(rowOf('INV-2024-014')).toHaveFocus();
    await press('{Enter>60/}');
    await expect.element(form).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText('Invoice updated successfully')).toBeVisible();
    await expect.element(page.getByText('Sample data · 1 change, not kept')).toBeInTheDocument();
  });

  test('Space held down selects once, and Enter held down on Delete leaves the confirmation open', async () => {
    await enterRows();
    await press('{ >8/}');
    await expect.poll(() => selected().length).toBe(1);
    await press('{Escape}');
    // Opened once before, so that the dialog's file is loaded and it opens within the first repeats.
    const remove = page.getByRole('button', { name: 'Delete INV-2024-014' });
    await remove.click();
    await expect.element(question).toBeVisible();
    await press('{Escape}');
    await expect.element(remove).toHaveFocus();
    await press('{Enter>61/}');
    await expect.element(question).toBeVisible();
    await press('{Enter}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(rowOf('INV-2024-014')).toBeVisible();
  });

  test('Delete asks; after Cancel the row has the focus again, after Delete the next row', async () => {
    await enterRows();
    await press('{ArrowDown}{Delete}');
    await expect.element(question.getByText(/INV-2024-013/)).toBeVisible();
    await press('{Escape}');
    await expect.element(rowOf('INV-2024-013')).toHaveFocus();
    await press('{Delete}');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(rowOf('INV-2024-013')).not.toBeInTheDocument();
    await expect.element(rowOf('INV-2024-012')).toHaveFocus();
    await press('{End}{Delete}');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(rowOf('INV-2024-002')).toHaveFocus();
  });

  test('a row that its new status removes from the list passes the focus to the row in its place, until none is left', async () => {
    await page.getByRole('button', { name: 'Filter by status' }).click();
    await page.getByRole('option', { name: 'Pending' }).click();
    const ids = () => [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent);
    await expect.poll(ids).not.toContain('INV-2024-001');
    const pending = ids().map(String);
    expect(pending.length).toBeGreaterThan(2);
    await pay(pending[1]);
    await expect.element(rowOf(String(pending[2]))).toHaveFocus();
    await press('{Tab}');
    await expect.element(page.getByRole('button', { name: `Status of ${pending[2]}` })).toHaveFocus();
    await pay(pending.at(-1));
    const left = pending.filter((_, at) => at !== 1 && at !== pending.length - 1);
    await expect.element(rowOf(String(left.at(-1)))).toHaveFocus();
    for (const id of left.toReversed()) await pay(id);
    await expect.element(page.getByRole('button', { name: 'New Invoice' }).first()).toHaveFocus();
  });

  test('keys pressed on a button of a row do not act on the row', async () => {
    await enterRows('INV-2024-014');
    await press('{ArrowDown}{Tab}{Tab}{Tab}');
    await expect.element(page.getByRole('button', { name: 'Print INV-2024-013' })).toHaveFocus();
    await press('{Delete}{ArrowDown}{Control>}a{/Control}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Print INV-2024-013' })).toHaveFocus();
    expect(selected()).toHaveLength(0);
  });

  describe('of several pages', () => {
    beforeEach(async () => {
      await sampleStore
        .database()
        .records('invoices')
        .bulkAdd(manyCopies(await oneInvoice()));
      await expect.element(page.getByRole('button', { name: 'Next page' })).toBeVisible();
    });

    test('Page Down turns the page and keeps the focus in the list', async () => {
      await enterRows('INV-2024-160');
      await press('{ArrowDown}{PageDown}');
      await expect.element(rowOf('INV-2024-109')).toHaveFocus();
      // Wait for each page: a key pressed before the page has turned acts on the previous page.
      for (const [key, id] of [
        ['{PageDown}', 'INV-2024-059'],
        ['{PageUp}', 'INV-2024-109'],
        ['{PageUp}', 'INV-2024-159'],
      ] as const) {
        await press(key);
        await expect.element(rowOf(id)).toHaveFocus();
      }
    });

    test('a selection survives a turn of the page, and counts', async () => {
      await enterRows('INV-2024-160');
      await press(' {PageDown}');
      await expect.element(rowOf('INV-2024-110')).toHaveFocus();
      await press(' ');
      await expect.element(bar.getByText('2 selected')).toBeVisible();
      await press('{PageUp}');
      await expect.poll(() => selected().map((row) => row.textContent.includes('INV-2024-160'))).toEqual([true]);
    });

    test('a range on one page stays selected while another is selected on the next', async () => {
      await enterRows('INV-2024-160');
      await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{PageDown}');
      await expect.element(rowOf('INV-2024-108')).toHaveFocus();
      await press('{Shift>}{ArrowDown}{/Shift}');
      await expect.element(bar.getByText('5 selected')).toBeVisible();
      await expect
        .poll(() => selected().map(({ textContent }) => /INV-2024-\d{3}/.exec(textContent)?.[0]))
        .toEqual(['INV-2024-108', 'INV-2024-107']);
    });

    test('Shift and a click on the next page selects that row alone, and keeps the earlier range', async () => {
      const name = (id: string) => rowOf(id).getByRole('cell').nth(2);
      await name('INV-2024-160').click({ modifiers: ['Control'] });
      await name('INV-2024-158').click({ modifiers: ['Shift'] });
      await page.getByRole('button', { name: 'Next page' }).click();
      await name('INV-2024-105').click({ modifiers: ['Shift'] });
      await expect.element(bar.getByText('4 selected')).toBeVisible();
    });

    test('two whole pages stay selected when a range is selected in them', async () => {
      await enterRows('INV-2024-160');
      await press('{Control>}a{/Control}{PageDown}');
      await expect.element(rowOf('INV-2024-110')).toHaveFocus();
      await press('{Control>}a{/Control}{Shift>}{ArrowDown}{/Shift}');
      await expect.element(rowOf('INV-2024-109')).toHaveFocus();
      await expect.element(bar.getByText('100 selected')).toBeVisible();
    });
  });
});

describe('several rows', () => {
  beforeEach(() => open('/invoices', '1–14 of 14'));

  test('are selected by Space and by Shift with the arrows, summed, and cleared by Escape', async () => {
    await enterRows();
    await press(' ');
    await expect.element(bar).toHaveTextContent('1 selected');
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect.element(bar).toHaveTextContent('3 selected');
    const three = await sampleStore
      .database()
      .records('invoices')
      .bulkGet(['INV-2024-014', 'INV-2024-013', 'INV-2024-012']);
    const sum = sumOf(three.map((invoice) => invoice?.totalAmount ?? ZERO));
    await expect.element(bar).toHaveTextContent(formatRupees(sum));
    await press('{Shift>}{ArrowUp}{/Shift}');
    await expect.element(bar).toHaveTextContent('2 selected');
    await press('{Escape}');
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(rowOf('INV-2024-013')).toHaveFocus();
  });

  test('whose sum is too large say so, and stay selected', async () => {
    const much = anInput({
      customerName: 'Much',
      items: [{ name: 'Pen', quantity: asQuantity(1), rate: asPaise(7e15) }],
    });
    await createInvoice(much);
    const less = { ...much, items: [{ name: 'Pen', quantity: asQuantity(1), rate: asPaise(-7e15) }] };
    await createInvoice(less);
    await createInvoice(much);
    await page.getByRole('searchbox').fill('much');
    for (const id of ['INV-2024-015', 'INV-2024-017'])
      await page
        .getByRole('row')
        .filter({ hasText: id })
        .click({ modifiers: ['Control'] });
    await expect.element(bar).toHaveTextContent('2 selected');
    await expect.element(bar).toHaveTextContent('too much to be summed');
  });

  test('lose one that leaves the view, so that it is not deleted unseen', async () => {
    await page.getByRole('button', { name: 'Filter by status' }).click();
    await page.getByRole('option', { name: 'Pending' }).click();
    await expect.element(page.getByText('1–3 of 3')).toBeVisible();
    const [first = ''] = await sampleStore
      .database()
      .records('invoices')
      .where('status')
      .equals('Pending')
      .primaryKeys();
    await rowOf(first).click({ modifiers: ['Control'] });
    await press('{Control>}a{/Control}');
    await expect.element(bar).toHaveTextContent('3 selected');
    await pay(first);
    await expect.element(bar).toHaveTextContent('2 selected');
  });

  test.each([640, 1280])('are not covered by a toast: %i px wide', async (width) => {
    await page.viewport(width, 800);
    await rowOf('INV-2024-013').click({ modifiers: ['Control'] });
    await expect.element(bar).toHaveTextContent('1 selected');
    // The toast comes last, as it stays for four seconds only.
    await page.getByRole('button', { name: 'Delete INV-2024-014' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    const said = () => document.querySelector('.toast')?.getBoundingClientRect();
    await expect.poll(() => said()?.bottom).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
    expect(said()?.height).toBeGreaterThan(40);
  });

  test('keep their background on hover', async () => {
    const groundOf = (id: string) => getComputedStyle(rowOf(id).element()).backgroundColor;
    for (const id of ['INV-2024-013', 'INV-2024-012']) await rowOf(id).click({ modifiers: ['Control'] });
    await expect.element(bar).toHaveTextContent('2 selected');
    await expect.element(rowOf('INV-2024-012')).toHaveTextContent('Selected');
    await userEvent.hover(rowOf('INV-2024-012'));
    expect(rowOf('INV-2024-012').element().matches(':hover')).toBe(true);
    expect(groundOf('INV-2024-012')).toBe(groundOf('INV-2024-013'));
    await userEvent.hover(rowOf('INV-2024-010'));
    expect(groundOf('INV-2024-010')).not.toBe(groundOf('INV-2024-009'));
  });

  test('are all rows of the page after Ctrl+A; a new view of the list clears them', async () => {
    await enterRows();
    await press('{Control>}a{/Control}');
    await expect.element(bar).toHaveTextContent('14 selected');
    await page.getByRole('searchbox', { name: 'Find invoices' }).fill('desai');
    await expect.element(bar).not.toBeInTheDocument();
    expect(selected()).toHaveLength(0);
  });

  test('are toggled by Ctrl and a click, selected up to a row by Shift and a click, and not by a click on a button', async () => {
    const name = (id: string) => rowOf(id).getByRole('cell').nth(2);
    await name('INV-2024-014').click({ modifiers: ['Control'] });
    await name('INV-2024-011').click({ modifiers: ['Shift'] });
    await expect.element(bar).toHaveTextContent('4 selected');
    await name('INV-2024-012').click({ modifiers: ['Control'] });
    await expect.element(bar).toHaveTextContent('3 selected');
    await name('INV-2024-010').click();
    await expect.element(bar).toHaveTextContent('3 selected');
    await page.getByRole('button', { name: 'Edit INV-2024-010' }).click({ modifiers: ['Control'] });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(bar).toHaveTextContent('3 selected');
  });

  test('update their sum with a change, and lose a record that is deleted', async () => {
    await enterRows();
    await press(' {ArrowDown} ');
    await updateInvoice('INV-2024-014', anInput({ items: [anItem({ rate: 100_00 })] }));
    await updateInvoice('INV-2024-013', anInput({ items: [anItem({ rate: 200_00 })] }));
    await expect.element(bar).toHaveTextContent('₹354');
    await deleteInvoices(['INV-2024-013']);
    await expect.element(bar).toHaveTextContent('1 selected');
    await expect.element(bar).toHaveTextContent('₹118');
  });

  test('are all deleted by the Delete key on one of them, after a confirmation that names them; the focus stays in the list', async () => {
    await enterRows();
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Delete}');
    await expect.element(question).toHaveTextContent('Delete 3 invoices');
    await expect.element(question).toHaveTextContent('INV-2024-014, INV-2024-013, INV-2024-012');
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(toasts.getByText('3 invoices deleted')).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Total', exact: true })).toHaveTextContent('11');
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(rowOf('INV-2024-011')).toHaveFocus();
  });

  test('are deleted from the bar, which passes the focus to a row', async () => {
    await enterRows();
    await press(' {ArrowDown} ');
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expect.element(question).toHaveTextContent('Delete 2 invoices');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(toasts.getByText('2 invoices deleted')).toBeVisible();
    await expect.element(rowOf('INV-2024-012')).toHaveFocus();
    await press(' ');
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect.element(rowOf('INV-2024-012')).toHaveFocus();
  });

  test('cannot be kept by Cancel while they are being deleted', async () => {
    await enterRows();
    await press(' {ArrowDown} {Delete}');
    const [remove, cancel] = ['Delete', 'Cancel'].map((name) => question.getByRole('button', { name }).element());
    for (const button of [remove, cancel]) if (button instanceof HTMLElement) button.click();
    await expect.element(question).toBeVisible();
    await expect.element(toasts.getByText('2 invoices deleted')).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('download as a CSV in the order of the list, and stay selected', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    await enterRows();
    await press('{ArrowDown} {ArrowUp} ');
    await bar.getByRole('button', { name: 'CSV' }).click();
    await expect.element(toasts.getByText(/2 rows in selected-invoices/)).toBeVisible();
    const blob = saved.mock.calls[0]?.[0];
    const lines = blob instanceof Blob ? (await blob.text()).trim().split('\r\n') : [];
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['INV-2024-014', 'INV-2024-013']);
    await expect.element(bar).toHaveTextContent('2 selected');
  });

  test('download as XLSX, too', async () => {
    await enterRows();
    await press(' {ArrowDown} ');
    await bar.getByRole('button', { name: 'XLSX' }).click();
    await expect.element(toasts.getByText(/2 rows in selected-invoices-[-\d]+\.xlsx/)).toBeVisible();
  });

  test('begin with a long press, then a tap toggles; a moving finger selects nothing', async () => {
    const cell = (id: string) => rowOf(id).getByRole('cell').nth(2).element();
    const touch = (type: string, node: Element, clientX = 100) =>
      node.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 100, cancelable: true }),
      );
    const tap = (node: Element) => {
      touch('pointerdown', node);
      touch('pointerup', node);
      (node as HTMLElement).click();
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      tap(cell('INV-2024-014'));
      touch('pointerdown', cell('INV-2024-013'));
      touch('pointermove', cell('INV-2024-013'), 130);
      vi.advanceTimersByTime(600);
      expect(selected()).toHaveLength(0);
      touch('pointerdown', cell('INV-2024-012'));
      vi.advanceTimersByTime(600);
      (cell('INV-2024-012') as HTMLElement).click();
      tap(cell('INV-2024-011'));
      tap(cell('INV-2024-010'));
      tap(cell('INV-2024-011'));
    } finally {
      vi.useRealTimers();
    }
    await expect
      .poll(() => selected().map((row) => /INV-2024-\d{3}/.exec(row.textContent)?.[0]))
      .toEqual(['INV-2024-012', 'INV-2024-010']);
  });

  test('have a bar that fits a phone', async () => {
    await enterRows();
    await press(' ');
    await page.viewport(390, 844);
    await expect.element(bar.getByRole('button', { name: 'Delete' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

test.each(
  someOf(3, [
    { path: '/sales', tab: '', there: 'SO-2024-010', nouns: 'sales orders' },
    { path: '/purchases', tab: '', there: 'PO-2024-010', nouns: 'purchase orders' },
    { path: '/inventory', tab: '', there: 'PRD-001', nouns: 'products' },
    { path: '/accounting', tab: '', there: 'V-2024-001', nouns: 'vouchers' },
    { path: '/accounting', tab: 'Ledger Accounts', there: '1001', nouns: 'ledger accounts' },
    { path: '/gst', tab: '', there: 'GST-001', nouns: 'GST rates' },
    { path: '/settings', tab: '', there: '27AAAPA1234A1ZT', nouns: 'companies' },
    { path: '/settings', tab: 'Users', there: 'imran@example.in', nouns: 'users' },
  ]),
)('$nouns are selected and deleted together', async ({ path, tab, there, nouns }) => {
  await page.viewport(1280, 900);
  await openApp(path);
  if (tab !== '') await page.getByRole('tab', { name: tab }).click();
  await expect.element(page.getByText(there, { exact: true }).first()).toBeVisible();
  document.querySelector<HTMLElement>('tbody tr')?.focus();
  await press('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(page.getByRole('group', { name: `Selected ${nouns}` })).toHaveTextContent('2 selected');
  await press('{Delete}');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts.getByText(`2 ${nouns} deleted`)).toBeVisible();
});

describe('a single selected row', () => {
  beforeEach(() => open('/inventory', 'PRD-001'));

  const one = page.getByRole('group', { name: 'Selected products' });
  const productOf = (id: string) =>
    page.getByRole('table', { name: 'Products' }).getByRole('row').filter({ hasText: id });

  async function select(id: string) {
    productOf(id).element().focus();
    await press(' ');
    await expect.element(one).toHaveTextContent('1 selected');
  }

  test('is deleted with the confirmation of its row: the same words by its button, the Delete key and the bar', async () => {
    const words: (string | null)[] = [];
    const ask = async (deed: () => Promise<unknown>) => {
      await deed();
      await expect.element(question).toHaveTextContent('stock movement');
      words.push(question.element().textContent);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect.element(question).not.toBeInTheDocument();
    };
    await ask(() => page.getByRole('button', { name: 'Delete PRD-002' }).click());
    await select('PRD-002');
    await ask(() => press('{Delete}'));
    await expect.element(productOf('PRD-002')).toHaveFocus();
    await ask(() => one.getByRole('button', { name: 'Delete' }).click());
    await expect.element(one.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await expect.element(one).toHaveTextContent('1 selected');
    expect(new Set(words).size).toBe(1);
  });

  test('disappears with its selection, and the focus is on the row in its place', async () => {
    const ids = () =>
      [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent ?? '');
    const [first = '', second = '', third = ''] = ids();
    for (const [id, next, deed] of [
      [first, second, () => press('{Delete}')],
      [second, third, () => one.getByRole('button', { name: 'Delete' }).click()],
    ] as const) {
      await select(id);
      await deed();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect.element(productOf(id)).not.toBeInTheDocument();
      await expect.element(one).not.toBeInTheDocument();
      await expect.element(productOf(next)).toHaveFocus();
    }
  });
});

test('stock movements are selected and downloaded, never deleted', async () => {
  await open('/inventory', 'PRD-001');
  await page.getByRole('tab', { name: 'Stock Movements' }).click();
  await expect.element(page.getByText('SM-016')).toBeVisible();
  document.querySelector<HTMLElement>('tbody tr')?.focus();
  await press(' {Delete}');
  const movements = page.getByRole('group', { name: 'Selected stock movements' });
  await expect.element(movements.getByRole('button', { name: 'CSV' })).toBeVisible();
  await expect.element(movements.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
});

test('products that are deleted together say how many movements go with them', async () => {
  await open('/inventory', 'PRD-001');
  document.querySelector<HTMLElement>('tbody tr')?.focus();
  await press('{Control>}a{/Control}{Delete}');
  const movements = question.getByText('Their 16 stock movements go, too.');
  await expect.element(movements).toBeVisible();
  // It appears a moment after the dialog, and is announced then.
  expect(movements.element().closest('[aria-live="polite"]')).not.toBeNull();
});

test('a list that cannot be read says so, and can be retried', async () => {
  await open('/settings', '27AAAPA1234A1ZT');
  const original = IDBObjectStore.prototype.index;
  IDBObjectStore.prototype.index = () => {
    throw new DOMException('Broken.', 'DataError');
  };
  try {
    // A new sort order needs a new read; a find among three rows may not.
    await page.getByRole('columnheader').getByRole('button').first().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('This list could not be read.');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  } finally {
    IDBObjectStore.prototype.index = original;
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('table', { name: 'Companies' }).getByText(/Shree/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add Company' })).toHaveFocus();
});

async function oneInvoice() {
  const invoice = await sampleStore.database().records('invoices').get('INV-2024-014');
  if (!invoice) throw new Error('The sample has fourteen invoices.');
  return invoice;
}

function manyCopies<Row extends { readonly id: string; readonly keys: { readonly serial: number } }>(row: Row) {
  return Array.from({ length: 146 }, (_, at) => {
    const number = at + 15;
    const id = `INV-2024-${String(number).padStart(3, '0')}`;
    return { ...row, id, keys: { ...row.keys, serial: number } };
  });
}

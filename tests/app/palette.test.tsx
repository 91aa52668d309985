import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteInvoices } from '#data/sample/invoices.ts';
import { createSalesOrder } from '#data/sample/sales-orders.ts';
import { asPaise } from '#domain/money.ts';
import { KEYS } from '#ui/keys/keys.ts';
import { givenTime } from '../support/given-time.ts';
import { openApp } from './open-app.tsx';
import { someOf } from '../support/some-of.ts';

const button = page.getByRole('banner').getByRole('button', { name: 'Find anything' });
const palette = page.getByRole('dialog', { name: 'Find anything' });
const field = palette.getByRole('combobox', { name: 'Find anything' });
const option = (name: string | RegExp) => palette.getByRole('option', { name });
const marked = () => document.querySelector('tr[aria-current=true]');
const active = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** The keys that only some screens have, in the order shown. */
const SOMEWHERE = ['create', 'move', 'edit', 'delete', 'select', 'accept', 'cancel'] as const;

beforeEach(() => page.viewport(1280, 800));

async function openPalette(typed = '') {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  if (typed !== '') await userEvent.keyboard(typed);
}

describe('the palette', () => {
  test.each(['{Control>}k{/Control}', '{Alt>}g{/Alt}'])(
    'opens on %s, closes on Escape, and returns the focus',
    async (keys) => {
      await openApp('/sales');
      const create = page.getByRole('button', { name: 'New Sales Order' });
      await expect.element(create).toBeVisible();
      create.element().focus();
      await userEvent.keyboard(keys);
      await expect.element(field).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(palette).not.toBeInTheDocument();
      await expect.element(create).toHaveFocus();
    },
  );

  test('opens once while its key is held down, and leaves no repeat of the key to the browser', async () => {
    await openApp('/sales');
    await expect.element(page.getByRole('button', { name: 'New Sales Order' })).toBeVisible();
    const left: boolean[] = [];
    const listener = (event: KeyboardEvent) => event.key === 'k' && left.push(event.defaultPrevented);
    window.addEventListener('keydown', listener);
    await userEvent.keyboard('{Control>}{k>3/}{/Control}');
    window.removeEventListener('keydown', listener);
    expect(left).toEqual([true, true, true]);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
  });

  test('letters go into the field, wherever in the palette the focus is', async () => {
    await openApp('/sales');
    await openPalette('de');
    palette.getByRole('button', { name: 'Close' }).element().focus();
    await userEvent.keyboard('sa');
    await expect.element(field).toHaveFocus();
    field.element().blur();
    await userEvent.keyboard('i');
    await expect.element(field).toHaveValue('desai');
  });

  test('opens from its button, which shows its key', async () => {
    await openApp('/');
    await expect.element(button).toHaveTextContent('CtrlK');
    await button.click();
    await expect.element(field).toHaveFocus();
    await palette.getByRole('button', { name: 'Close' }).click();
    await expect.element(button).toHaveFocus();
  });

  test('starts with every screen and every action', async () => {
    await openApp('/');
    await openPalette();
    for (const name of ['Dashboard', 'Locations', 'Account settings', 'Sign in', 'New Invoice', 'Add Location']) {
      await expect.element(option(name).first()).toBeInTheDocument();
    }
  });

  test('the arrow keys move through the results and wrap around, and Enter opens one', async () => {
    const router = await openApp('/');
    await openPalette('gst');
    await expect.poll(active).toMatch(/^GST/);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toMatch(/^Add GST Rate/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/gst');
    await expect.element(palette).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Add GST Rate' })).toHaveFocus();
  });

  test('shows the key of the notifications, and focuses the latest toast, or else opens the list', async () => {
    await openApp('/invoices');
    await openPalette('notif');
    await expect.element(option(/^Notifications/)).toHaveTextContent('AltT');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Status of INV-2024-002' }).click();
    await page.getByRole('option', { name: 'Draft' }).click();
    await expect.element(page.getByText('Invoice status updated to Draft')).toBeVisible();
    await openPalette('notif{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toContain('Invoice status updated to Draft');
  });

  test.each(
    someOf(3, [
      ['users', 'users', 'Users'],
      ['permissions', 'permissions', 'Permissions'],
      ['backup', 'system', 'System'],
    ]),
  )('finds the settings tab for “%s”', async (typed, tab, title) => {
    const router = await openApp('/');
    await openPalette(`${typed}{Enter}`);
    await expect.poll(() => router.state.location.href).toBe(`/settings?tab=${tab}`);
    await expect.element(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true');
  });

  test('says so if nothing was found', async () => {
    await openApp('/');
    await openPalette('zzz');
    await expect.element(palette.getByText(/^Nothing was found for “zzz”/)).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  });

  test('shortens a long pasted text in its message, which stays inside the panel', async () => {
    await openApp('/');
    await openPalette('z');
    await field.fill('z'.repeat(1000));
    const said = palette.getByText(/^Nothing was found for “z+/);
    await expect.element(said).toBeVisible();
    await expect.poll(() => said.element().textContent.length).toBeGreaterThan(150);
    expect(said.element().textContent.length).toBeLessThan(300);
    expect(said.element().scrollWidth).toBeLessThanOrEqual(said.element().clientWidth);
  });

  test('Enter right after the last letter opens the result of the full text', async () => {
    const router = await openApp('/');
    await openPalette('INV-2024-003{Enter}');
    await expect.poll(() => document.querySelector('tr[aria-current]')?.textContent).toContain('INV-2024-003');
    expect(router.state.location.href).toBe('/invoices');
  });

  test('opens over a form, and leaving a changed form asks first', async () => {
    const router = await openApp('/sales?new');
    await page.getByRole('dialog', { name: 'Create New Sales Order' }).getByLabelText('Customer Name').fill('Asha');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('gst{Enter}');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    expect(router.state.location.pathname).toBe('/sales');
    await expect.element(page.getByLabelText('Customer Name')).toHaveValue('Asha');
  });

  test('finds a record that was created after the same text found nothing', async () => {
    const router = await openApp('/sales');
    await openPalette('zenith');
    await expect.element(palette.getByText(/^Nothing was found for/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await createSalesOrder({ date: '2024-04-05', customerName: 'Zenith', amount: asPaise(100), status: 'Pending' });
    await openPalette('zenith{Enter}');
    await expect.poll(() => document.querySelector('tr[aria-current]')?.textContent).toContain('SO-2024-011');
    expect(router.state.location.href).toBe('/sales');
  });

  test('lists recent entries once, latest first, also those chosen from that list', async () => {
    await openApp('/');
    for (const [name, heading] of [
      ['Locations', 'Locations Management'],
      ['Reports', 'Reports & Analytics'],
    ] as const) {
      await openPalette(`${name}{Enter}`);
      await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await openPalette();
    const recent = palette.getByRole('group', { name: 'Recent' }).getByRole('option');
    await recent.nth(1).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Locations Management' })).toBeVisible();
    await openPalette();
    await expect.element(recent.first()).toHaveTextContent('Locations');
    expect(recent.elements().filter((line) => line.textContent.startsWith('Locations'))).toHaveLength(1);
  });

  test('lists recent entries first, without a record that has been deleted since', async () => {
    await openApp('/');
    await openPalette('INV-2024-005{Enter}');
    await expect.poll(() => marked()?.textContent).toContain('INV-2024-005');
    await openPalette('Locations{Enter}');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Locations Management' })).toBeVisible();
    await openPalette();
    const recent = palette.getByRole('group', { name: 'Recent' });
    await expect.element(recent.getByRole('option').nth(1)).toHaveTextContent('INV-2024-005');
    await expect.element(recent.getByRole('option').first()).toHaveTextContent('Locations');
    await deleteInvoices(['INV-2024-005']);
    await expect.element(recent.getByText('INV-2024-005')).not.toBeInTheDocument();
  });
});

describe('a record that was found', () => {
  test.each(
    someOf(3, [
      ['INV-2024-002', 'Invoice Management', 'INV-2024-002'],
      ['SO-2024-004', 'Sales Management', 'SO-2024-004'],
      ['PO-2024-004', 'Purchase Management', 'PO-2024-004'],
      ['PRD-003', 'Stock Management', 'PRD-003'],
      ['V-2024-003', 'Accounts & Vouchers', 'V-2024-003'],
      ['Fernandes Stationers', 'Accounts & Vouchers', '1101'],
      ['Imran Shaikh', 'Settings', 'Imran Shaikh'],
    ]),
  )('%s is marked and in view on its screen', async (typed, heading, row) => {
    await openApp('/locations');
    await openPalette(typed);
    if (row === '1101') await option(/1101/).click();
    else await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => marked()?.textContent).toContain(row);
    await expect.poll(() => marked()?.contains(document.activeElement)).toBe(true);
  });
});

describe('records of the same name', () => {
  const detail = '10 Dec 2024 · Pending · ₹1';

  test.each([1280, 390])('are told apart by date, status and amount, at %i pixels', async (width) => {
    await page.viewport(width, 800);
    await openApp('/locations');
    await openPalette('bhat');
    const invoices = palette.getByRole('group', { name: 'Invoices' }).getByRole('option');
    await expect.element(invoices.first()).toBeVisible();
    const lines = invoices.elements().map((line) => line.textContent);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(line).toMatch(/^Bhat Office InteriorsINV-2024-\d{3}\d\d [A-Z][a-z]{2} 202\d · [A-Z][a-z]+ · ₹[\d,.]+$/);
    for (const part of invoices.elements().flatMap((line) => [...line.querySelectorAll('span')]))
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
  });

  test('a name too long for its line is cut before the detail', async () => {
    await openApp('/locations');
    await createSalesOrder({
      date: '2024-12-10',
      customerName: 'Zenith Trading Company '.repeat(10),
      amount: asPaise(1_00),
      status: 'Pending',
    });
    for (const width of [1280, 390]) {
      await page.viewport(width, 800);
      await openPalette('zenith');
      const shown = option(/^Zenith/).getByText(detail);
      await expect.element(shown).toBeVisible();
      expect(shown.element().scrollWidth).toBeLessThanOrEqual(shown.element().clientWidth);
      await userEvent.keyboard('{Escape}');
    }
  });

  test('are told apart among the recent ones too', async () => {
    await openApp('/locations');
    await createSalesOrder({ date: '2024-12-10', customerName: 'Zenith', amount: asPaise(1_00), status: 'Pending' });
    await openPalette('zenith{Enter}');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sales Management' })).toBeVisible();
    await openPalette();
    await expect.element(palette.getByRole('group', { name: 'Recent' }).getByText(detail)).toBeVisible();
  });
});

describe('Back after new records on the screen the user is on', () => {
  const voucher = page.getByRole('dialog', { name: 'Create New Voucher' });

  async function openAccounting() {
    const router = await openApp('/invoices');
    await page.getByRole('link', { name: 'Accounting' }).click();
    await expect.element(page.getByRole('table', { name: 'Voucher Entries' })).toBeVisible();
    return router;
  }

  test('leads to the previous screen, however many vouchers were started by key', async () => {
    const router = await openAccounting();
    for (const key of ['{F4}', '{F6}', '{F7}']) {
      await userEvent.keyboard(key);
      await expect.element(voucher).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(voucher).not.toBeInTheDocument();
    }
    router.history.back();
    await expect.poll(() => router.state.location.pathname).toBe('/invoices');
  });

  test('leads there also after the palette started them', async () => {
    const router = await openAccounting();
    for (const action of ['New Voucher', 'New Receipt Voucher']) {
      await openPalette(`${action}{Enter}`);
      await expect.element(voucher).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(voucher).not.toBeInTheDocument();
    }
    router.history.back();
    await expect.poll(() => router.state.location.pathname).toBe('/invoices');
  });
});

describe('an action', () => {
  test.each([
    ['users', 'Add Company'],
    ['company', 'Add User'],
  ])('on the tab of %s, %s opens its own form', async (tab, action) => {
    await openApp(`/settings?tab=${tab}`);
    await expect.element(page.getByRole('button', { name: /^Add / }).first()).toBeVisible();
    await openPalette(`${action}{Enter}`);
    await expect.element(page.getByRole('dialog', { name: action })).toBeVisible();
  });

  test('opens its form once, also after a changed form was discarded for it', async () => {
    const router = await openApp('/sales?new');
    await page.getByRole('dialog', { name: 'Create New Sales Order' }).getByLabelText('Customer Name').fill('Asha');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('new sales{Enter}');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByLabelText('Customer Name')).toHaveValue('');
    await expect.poll(() => router.state.location.href).toBe('/sales');
  });

  test('of the user menu can be found, too', async () => {
    const router = await openApp('/sales');
    await openPalette('sign out{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    await expect.element(page.getByText('Signed out')).toBeVisible();
    await openPalette('replay{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Welcome to Tarazu' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await openPalette('today{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Today' })).toBeVisible();
  });

  test('that replays the tour restarts it while it is open', async () => {
    const step = (number: number) => page.getByText(`Step ${number} of 7`);
    await openApp('/');
    await openPalette('replay{Enter}');
    await expect.element(step(1)).toBeInTheDocument();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(step(2)).toBeInTheDocument();
    await openPalette('replay{Enter}');
    await expect.element(step(1)).toBeInTheDocument();
  });

  test.each(
    someOf(4, [
      ['New Invoice', 'Create New Invoice'],
      ['New Purchase Order', 'Create New Purchase Order'],
      ['Add Product', 'Add New Product'],
      ['Stock Movement', 'Record Stock Movement'],
      ['New Voucher', 'Create New Voucher'],
      ['New Ledger', 'Create New Ledger'],
      ['Add GST Rate', 'Add GST Rate'],
      ['Add Company', 'Add Company'],
      ['Add User', 'Add User'],
      ['Add Financial Year', 'Add Financial Year'],
      ['Add Location', 'Add Location'],
    ]),
  )('%s opens its form, once', async (action, title) => {
    const router = await openApp('/');
    await openPalette(`${action}{Enter}`);
    const form = page.getByRole('dialog', { name: title });
    await expect.element(form).toBeVisible();
    expect(router.state.location.searchStr).not.toContain('new');
    await userEvent.keyboard('{Escape}');
    await expect.element(form).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.hasAttribute('data-create')).toBe(true);
  });
});

describe('the keys', () => {
  test('Alt+C opens the create form of the screen, and Ctrl+Enter saves from any field', async () => {
    await openApp('/sales');
    await expect.element(page.getByRole('row').filter({ hasText: 'SO-2024-010' })).toBeVisible();
    await userEvent.keyboard('{Alt>}c{/Alt}');
    const form = page.getByRole('dialog', { name: 'Create New Sales Order' });
    await form.getByLabelText('Amount').fill('500');
    await form.getByLabelText('Customer Name').fill('Asha');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('row').filter({ hasText: 'SO-2024-011' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'New Sales Order' })).toHaveFocus();
  });

  test('Ctrl+Enter on Cancel saves and does not cancel', async () => {
    await openApp('/sales?new');
    const form = page.getByRole('dialog', { name: 'Create New Sales Order' });
    await expect.element(form).toBeVisible();
    form.getByRole('button', { name: 'Cancel' }).element().focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(form.getByText('Enter the amount.')).toBeVisible();
  });

  test('each voucher key on Accounts & Vouchers opens a voucher of its type', async () => {
    await openApp('/accounting');
    await expect.element(page.getByRole('table', { name: 'Voucher Entries' })).toBeVisible();
    const form = page.getByRole('dialog', { name: 'Create New Voucher' });
    for (const [keys, type] of [
      ['{F4}', 'Contra'],
      ['{F6}', 'Receipt'],
      ['{F7}', 'Journal'],
      ['{Alt>}{F5}{/Alt}', 'Payment'],
      ['{Alt>}p{/Alt}', 'Payment'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect.element(form.getByRole('button', { name: 'Voucher Type' })).toHaveTextContent(type);
      await userEvent.keyboard('{Escape}');
      await expect.element(form).not.toBeInTheDocument();
    }
  });

  test.each(['Financial Reports', 'Bank Reconciliation'])(
    'a voucher opened by key from %s, a tab without its create button, returns the focus to that button',
    async (tab) => {
      await openApp('/accounting');
      await page.getByRole('tab', { name: tab }).click();
      await userEvent.keyboard('{F4}');
      const form = page.getByRole('dialog', { name: 'Create New Voucher' });
      await expect.element(form).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('button', { name: 'New Voucher' })).toHaveFocus();
    },
  );

  test('? shows the keys of this screen, is plain text in a field, and can be switched off', async () => {
    await openApp('/accounting');
    const find = page.getByRole('searchbox');
    await find.click();
    await userEvent.keyboard('?');
    await expect.element(find).toHaveValue('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    expect(keys.query()).toBeNull();

    page.getByRole('button', { name: 'New Voucher' }).first().element().focus();
    await userEvent.keyboard('?');
    for (const words of [
      'New contra voucher',
      'Move between rows',
      'Save, from any field',
      'Find anything, and go there',
    ]) {
      await expect.element(keys.getByText(words)).toBeVisible();
    }
    await keys.getByRole('switch', { name: '“?” shows these keys' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(keys).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    await givenTime();
    expect(keys.query()).toBeNull();
    await openPalette('keys{Enter}');
    await keys.getByRole('switch', { name: '“?” shows these keys' }).click();
  });

  test.each(
    someOf(3, [
      { path: '/invoices', tab: '', there: SOMEWHERE },
      { path: '/inventory', tab: 'Stock Movements', there: ['create', 'move', 'select', 'accept', 'cancel'] },
      { path: '/inventory', tab: 'Alerts', there: ['create', 'move', 'accept', 'cancel'] },
      { path: '/locations', tab: '', there: ['create', 'accept', 'cancel'] },
      { path: '/account', tab: '', there: ['accept'] },
      { path: '/reports', tab: '', there: [] },
    ]),
  )('on $path $tab ? shows only the keys that work there', async ({ path, tab, there }) => {
    await openApp(path);
    if (tab !== '') await page.getByRole('tab', { name: tab }).click();
    const stands = there.includes('move') ? page.getByRole('row').nth(1) : page.getByRole('heading', { level: 1 });
    await expect.element(stands).toBeVisible();
    await userEvent.keyboard('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await expect.element(keys).toBeVisible();
    const listed = [...keys.element().querySelectorAll('dt')].map((line) => line.textContent);
    expect(SOMEWHERE.filter((name) => listed.includes(KEYS[name].does))).toEqual(there);
  });

  test('no key works behind a question', async () => {
    await openApp('/sales');
    await page.getByRole('button', { name: 'Delete SO-2024-010' }).click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}{Alt>}c{/Alt}?');
    await givenTime();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(page.getByRole('dialog').query()).toBeNull();
  });
});

describe('an address', () => {
  test('of a deleted record says that the record is gone', async () => {
    await openApp('/invoices?show=INV-2024-999');
    await expect
      .element(page.getByRole('region', { name: 'Notifications' }).getByText(/INV-2024-999 is not in this list/))
      .toBeVisible();
  });
});

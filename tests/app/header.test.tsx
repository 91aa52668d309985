import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { changeInvoiceStatus } from '#data/sample/invoices.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { pretendToBe } from '../support/browsers.ts';
import { anInvoice } from '../support/sample-records.ts';
import { openApp } from './open-app.tsx';

const header = page.getByRole('banner');

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the first company is chosen, and another one changes the name and the year', async () => {
  await openApp('/');
  await expect.element(header.getByText('Shree Tarang Traders', { exact: true })).toBeVisible();
  await expect.element(header.getByText('FY 2024-25', { exact: true })).toBeVisible();

  await header.getByRole('button', { name: 'Company' }).click();
  await page.getByRole('option', { name: 'Tarang Exports · FY 2023-24' }).click();
  await expect.element(header.getByText('Tarang Exports', { exact: true })).toBeVisible();
  await expect.element(header.getByText('FY 2023-24', { exact: true })).toBeVisible();
});

test('two companies of the same name and year are both offered', async () => {
  const named = (id: string) => ({ id, name: 'Tarang Exports', year: '2024-25' });
  await openApp('/', { business: { ...sample, headerCompanies: [named('HC-001'), named('HC-002')] } });
  const button = header.getByRole('button', { name: 'Company' });
  await button.click();
  const options = page.getByRole('option', { name: 'Tarang Exports · FY 2024-25' });
  await expect.poll(() => options.elements().length).toBe(2);
  await options.nth(1).click();
  await expect.element(button).toHaveAccessibleDescription('Tarang Exports · FY 2024-25');
  await button.click();
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('the list of companies opens clear of the header, as high as the user menu, and nothing cuts it', async () => {
  await openApp('/');
  await header.getByRole('button', { name: 'Company' }).click();
  const list = page.getByRole('listbox');
  await expect.element(list).toBeVisible();
  await atRest(list.element());
  const { top, left, width } = list.element().getBoundingClientRect();
  for (const option of list.getByRole('option').elements()) expect(option.clientHeight).toBeLessThan(48);
  expect(document.elementFromPoint(left + width / 2, top + 1)?.closest('[role=listbox]')).toBe(list.element());
  await userEvent.keyboard('{Escape}');
  await header.getByRole('button', { name: 'User menu' }).click();
  const menu = page.getByRole('menu');
  await expect.element(menu).toBeVisible();
  await atRest(menu.element());
  expect(Math.abs(menu.element().getBoundingClientRect().top - top)).toBeLessThanOrEqual(1);
});

/** What opens moves for a moment. */
function atRest(element: Element): Promise<unknown> {
  return Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
}

test('with letters 1.5 times as large the header of a phone still fits on one line', async () => {
  await page.viewport(390, 844);
  await openApp('/');
  await expect.element(header.getByText('Shree Tarang Traders', { exact: true })).toBeVisible();
  document.documentElement.style.fontSize = '24px';
  try {
    const tops = header
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect().top);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(24);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test('the dark mode button switches the theme and back', async () => {
  await openApp('/');
  const toggle = header.getByRole('button', { name: 'Toggle dark mode' });
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => document.documentElement.classList.contains('dark')).toBe(true);
  await toggle.click();
  await expect.poll(() => document.documentElement.classList.contains('dark')).toBe(false);
});

test('the notifications open, expand in place, and lead to the screen they are about', async () => {
  const router = await openApp('/');
  const bell = header.getByRole('button', { name: 'Notifications, 3 unread' });
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  for (const title of ['Payment Overdue', 'Low Stock Alert', 'New Order']) {
    await expect.element(list.getByText(title)).toBeVisible();
  }
  for (const age of ['2 hours ago', '4 hours ago', '6 hours ago']) {
    await expect.element(list.getByText(age)).toBeVisible();
  }
  expect(list.getByRole('link').elements()).toHaveLength(0);

  await list.getByRole('button', { name: 'View All Notifications' }).click();
  await expect.element(bell).toBeVisible();
  await list.getByRole('button', { name: 'Show less' }).click();
  expect(list.getByRole('link').elements()).toHaveLength(0);
  await list.getByRole('button', { name: 'View All Notifications' }).click();
  await list.getByRole('link', { name: 'Go to Inventory' }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.pathname).toBe('/inventory');
});

test.each([
  ['Go to Invoices', 'INV-2024-006'],
  ['Go to Inventory', 'Wireless keyboard and mouse set'],
  ['Go to Sales', 'SO-2024-010'],
])('"%s" in a notification marks the row it is about', async (link, row) => {
  await openApp('/');
  await header.getByRole('button', { name: 'Notifications, 3 unread' }).click();
  await page.getByRole('button', { name: 'View All Notifications' }).click();
  await page.getByRole('link', { name: link }).click();
  await expect.poll(() => document.querySelector('tr[aria-current=true]')?.textContent).toContain(row);
});

test('Escape closes the notifications and returns the focus; a click outside closes them too', async () => {
  await openApp('/');
  const bell = header.getByRole('button', { name: 'Notifications, 3 unread' });
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await bell.click();
  await expect.element(list.getByRole('button', { name: 'View All Notifications' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();

  await bell.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(list).not.toBeInTheDocument();
});

test('Escape also closes them after a click on plain text inside', async () => {
  await openApp('/');
  const bell = header.getByRole('button', { name: 'Notifications, 3 unread' });
  await bell.click();
  await page.getByText('2 hours ago').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
});

test('the user menu opens the profile and the settings, and signing out explains what it does', async () => {
  const router = await openApp('/');
  const menu = header.getByRole('button', { name: 'User menu' });
  await menu.click();
  await expect.element(page.getByText('Admin', { exact: true })).toBeVisible();
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Profile', 'Settings', 'Replay tour', 'Sign Out']);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/account');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/settings');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect.element(toasts.getByText('Signed out')).toBeVisible();
  await expect.element(toasts.getByText('This is a demo sign-in; the sample data stays open.')).toBeVisible();
});

test('on a phone Today is in the user menu, as the header has no room for its button', async () => {
  await page.viewport(390, 844);
  await openApp('/');
  await header.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Today' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Today' })).toBeVisible();
  await expect.element(page.getByText('Nothing falls due today.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(header.getByRole('button', { name: 'User menu' })).toHaveFocus();
});

test('the user menu has "Install app" once the browser offers it', async () => {
  await openApp('/');
  window.dispatchEvent(
    Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome: 'dismissed' }) }),
  );
  await header.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Install app' }).click();
  await header.getByRole('button', { name: 'User menu' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Install app' }).query()).toBeNull();
});

test.each([
  ['Safari on an iPhone', 'Home Screen'],
  ['Safari on a Mac', 'Dock'],
] as const)('in %s, which offers no app by itself, "Install app" tells the steps to the %s', async (name, place) => {
  pretendToBe(name);
  await openApp('/');
  await header.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Install app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Install app' });
  await expect.element(dialog.getByText(`Press Share, then Add to ${place}.`)).toBeVisible();
  await expect.element(dialog.getByText(`Open Tarazu from the ${place}.`)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(header.getByRole('button', { name: 'User menu' })).toHaveFocus();
});

test('the app itself on a Home Screen has no "Install app"', async () => {
  pretendToBe('the Home Screen of an iPhone');
  await openApp('/');
  await header.getByRole('button', { name: 'User menu' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Install app' }).query()).toBeNull();
});

test('Today shows the date, the financial year, and the longest overdue invoices with their amounts', async () => {
  await openApp('/');
  await header.getByRole('button', { name: 'Today' }).click();
  const dialog = page.getByRole('dialog', { name: 'Today' });
  await expect.element(dialog.getByText(/Financial year \d{4}-\d\d, quarter [1-4]/)).toBeVisible();
  await expect.element(dialog.getByText('Nothing falls due today.')).toBeVisible();
  await expect.element(dialog.getByText('INV-2024-006, due 02 Aug 2024')).toBeVisible();
  await expect.element(dialog.getByText('₹1,51,168.62')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(header.getByRole('button', { name: 'Today' })).toHaveFocus();
});

test('an invoice in Today leads to its row, and closes the dialog', async () => {
  await openApp('/');
  await header.getByRole('button', { name: 'Today' }).click();
  const dialog = page.getByRole('dialog', { name: 'Today' });
  await dialog.getByRole('link', { name: /INV-2024-006/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector('tr[aria-current=true]')?.textContent).toContain('INV-2024-006');
  await expect.poll(() => document.activeElement?.closest('tr')?.textContent).toContain('INV-2024-006');
});

test('Today shows a dash for a blank customer name, and truncates a very long one', async () => {
  const due = today();
  const invoices = [
    anInvoice({ id: 'INV-2024-001', customerName: '', dueDate: due }),
    anInvoice({ id: 'INV-2024-002', customerName: 'Asha '.repeat(1000), dueDate: due }),
  ];
  await openApp('/', { business: { ...sample, invoices } });
  await header.getByRole('button', { name: 'Today' }).click();
  const dialog = page.getByRole('dialog', { name: 'Today' });
  await expect.element(dialog.getByText('–', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(/^Asha .{0,160}…$/)).toBeVisible();
});

test('Today says how many more invoices are overdue than it lists', async () => {
  await openApp('/');
  for (const serial of ['010', '011', '012', '013', '014']) await changeInvoiceStatus(`INV-2024-${serial}`, 'Overdue');
  await header.getByRole('button', { name: 'Today' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Today' }).getByText('and 2 more')).toBeVisible();
});

test('the chip counts the changes and leads to where a copy can be saved', async () => {
  const router = await openApp('/');
  await expect.element(header.getByRole('link', { name: 'Sample data · 0 changes, not kept' })).toBeVisible();
  await changeInvoiceStatus('INV-2024-010', 'Paid');
  await header.getByRole('link', { name: 'Sample data · 1 change, not kept' }).click();
  await expect.poll(() => router.state.location.href).toBe('/settings?tab=system#backup');
});

test('the find box stays where it is while the chip goes from no change to one', async () => {
  await openApp('/');
  const find = header.getByRole('button', { name: 'Find anything' });
  await expect.element(header.getByRole('link', { name: 'Sample data · 0 changes, not kept' })).toBeVisible();
  const before = find.element().getBoundingClientRect().left;
  await changeInvoiceStatus('INV-2024-010', 'Paid');
  await expect.element(header.getByRole('link', { name: 'Sample data · 1 change, not kept' })).toBeVisible();
  expect(find.element().getBoundingClientRect().left).toBe(before);
});

test('where the header only shows icons, each has a tooltip', async () => {
  await page.viewport(800, 700);
  await openApp('/');
  await expect.element(header.getByRole('link', { name: /^Sample data/ })).toBeVisible();
  const icons = [...header.getByRole('button').elements(), ...header.getByRole('link').elements()].filter(
    (control) => control.getBoundingClientRect().width < 60,
  );
  expect(icons.length).toBeGreaterThan(5);
  expect(icons.filter((icon) => !icon.hasAttribute('title')).map((icon) => icon.textContent)).toEqual([]);
});

test('the financial year is never truncated, at any window width', async () => {
  await openApp('/');
  const year = header.getByText('FY 2024-25', { exact: true });
  for (const width of [320, 360, 768, 1024]) {
    await page.viewport(width, 700);
    await expect.element(year).toBeVisible();
    const selector = year.element().closest('.group')?.getBoundingClientRect();
    // Leaves room for the list's arrow at the end.
    expect(year.element().getBoundingClientRect().right).toBeLessThanOrEqual((selector?.right ?? 0) - 18);
  }
});

test('on the smallest phones the user menu says how many changes are not kept', async () => {
  await page.viewport(320, 640);
  const router = await openApp('/');
  await expect.element(header.getByText('FY 2024-25', { exact: true })).toBeVisible();
  await expect.element(header.getByRole('link', { name: /^Sample data/ })).not.toBeInTheDocument();
  await header.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sample data · 0 changes, not kept' }).click();
  await expect.poll(() => router.state.location.href).toBe('/settings?tab=system#backup');
});

describe('without a network', () => {
  const liveRegion = () => document.querySelector('header + [role=status]');

  /** The live region exists, empty, beforehand: screen readers do not announce one that is inserted with its text. */
  async function goOffline(serviceWorker: object | undefined) {
    await openApp('/');
    await expect.element(header.getByText('FY 2024-25', { exact: true })).toBeVisible();
    await expect.poll(liveRegion).toBeEmptyDOMElement();
    const region = liveRegion();
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    await expect.element(header.getByText('Offline')).toBeVisible();
    expect(liveRegion()).toBe(region);
  }

  afterEach(async () => {
    Reflect.deleteProperty(navigator, 'onLine');
    Reflect.deleteProperty(navigator, 'serviceWorker');
    window.dispatchEvent(new Event('online'));
    await expect.element(header.getByText('Offline')).not.toBeInTheDocument();
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  test('a mark says so, and a screen reader hears that everything works, if the service worker has every file', async () => {
    await goOffline({ controller: {} });
    await expect.poll(liveRegion).toHaveTextContent('Offline: everything works');
    expect(liveRegion()?.getBoundingClientRect().height).toBe(1);
  });

  test.each([
    ['nothing is cached yet', { controller: null }],
    ['the browser has no service worker', undefined],
  ])('a visible line says not to reload, if %s', async (_, serviceWorker) => {
    await goOffline(serviceWorker);
    const line = page.getByText('do not reload; parts may be missing');
    await expect.element(line).toBeVisible();
    expect(liveRegion()).toBe(line.element());
    expect(line.element().getBoundingClientRect().width).toBe(document.querySelector('main')?.clientWidth);
  });
});

test('on a phone the header fits the screen, without Today', async () => {
  await openApp('/');
  for (const width of [390, 320]) {
    await page.viewport(width, 700);
    await expect.element(header.getByText('FY 2024-25', { exact: true })).toBeVisible();
    await expect.element(header.getByRole('button', { name: 'Today' })).not.toBeInTheDocument();
    for (const control of header.getByRole('button').elements()) {
      expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    }
  }
});

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '#app/app.tsx';
import { Frame } from '#app/frame/frame.tsx';
import { ScreenError } from '#app/frame/screen-error.tsx';
import { openRoutes } from '#app/routes.tsx';
import { recordId } from '#domain/record-id.ts';
import { aBusiness, anInvoice } from '../support/sample-records.ts';
import { openApp } from './open-app.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => void vi.restoreAllMocks());

test('the 404 logs no screen that one goes back to from it, though its address ends with a slash', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = await openApp('/sales/');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sales Management' })).toBeVisible();
  router.history.push('/nowhere');
  await expect.element(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  router.history.back();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sales Management' })).toBeVisible();
  expect(log.mock.calls).toEqual([['Not found:', '/nowhere']]);
});

test('an unknown address, such as one in capitals, shows the 404, logs only its pathname, and links to the Dashboard', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = await openApp('/Invoices?token=secret#part');
  await expect.element(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect.element(page.getByText('Oops! Page not found')).toBeVisible();
  expect(document.title).toBe('404 · Tarazu');
  expect(log.mock.calls).toEqual([['Not found:', '/Invoices']]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(log).toHaveBeenCalledTimes(1);
});

test('Back restores the scroll position of a list; opening a screen by its link starts at the top', async () => {
  await page.viewport(1280, 500);
  const router = await openApp('/invoices');
  const content = page.getByRole('main');
  const down = () => content.element().scrollTop;
  await expect.element(page.getByText('INV-2024-001', { exact: true })).toBeInTheDocument();
  content.element().scrollTo(0, 240);
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sales Management' })).toBeVisible();
  expect(down()).toBe(0);
  router.history.back();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice Management' })).toBeVisible();
  await expect.poll(down).toBe(240);
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await expect.element(page.getByText('INV-2024-001', { exact: true })).toBeInTheDocument();
  expect(down()).toBe(0);
});

test('deleting a record with the mouse keeps the scroll position and moves the focus to the create button', async () => {
  await page.viewport(1280, 500);
  await openApp('/invoices');
  const content = page.getByRole('main').element();
  await page.getByRole('button', { name: 'Delete INV-2024-001', exact: true }).click();
  const before = content.scrollTop;
  expect(before).toBeGreaterThan(100);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('row').filter({ hasText: 'INV-2024-001' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'New Invoice' })).toHaveFocus();
  expect(content.scrollTop).toBeGreaterThan(before - 100);
});

test('the scrolling keys scroll the content, unless the focused control uses them', async () => {
  await page.viewport(1280, 500);
  await openApp('/invoices');
  const content = page.getByRole('main').element();
  await expect.element(page.getByText('INV-2024-001', { exact: true })).toBeInTheDocument();
  const most = content.scrollHeight - content.clientHeight;
  const aPage = Math.round(content.clientHeight * 0.875);
  const down = async (keys: string) => {
    await userEvent.keyboard(keys);
    return content.scrollTop;
  };
  expect(document.activeElement).toBe(document.body);
  expect(await down('{ArrowDown}')).toBe(40);
  expect(await down('{ArrowUp}')).toBe(0);
  expect(await down('{PageDown}')).toBe(aPage);
  expect(await down('{PageUp}')).toBe(0);
  expect(await down(' ')).toBe(aPage);
  expect(await down('{Shift>} {/Shift}')).toBe(0);
  expect(await down('{End}')).toBe(most);
  expect(await down('{Control>}{Home}{/Control}')).toBe(most);

  page.getByRole('link', { name: 'Invoices', exact: true }).element().focus();
  expect(await down('{Home}')).toBe(0);
  expect(await down(' ')).toBe(aPage);
  expect(await down('{ArrowUp}')).toBe(aPage);

  const toggle = page.getByRole('button', { name: 'Toggle Sidebar' });
  toggle.element().focus();
  expect(await down('{Home}')).toBe(0);
  expect(await down(' ')).toBe(0);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  expect(await down('{End}')).toBe(0);
});

test('in a dialog these keys scroll the dialog, never the page behind it', async () => {
  await page.viewport(1280, 420);
  await openApp('/invoices');
  const content = page.getByRole('main').element();
  await page.getByRole('button', { name: 'Delete INV-2024-014' }).click();
  const cancel = page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' });
  await expect.element(cancel).toHaveFocus();
  const before = content.scrollTop;
  await userEvent.keyboard('{PageDown}{End}{ArrowDown}');
  expect(content.scrollTop).toBe(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(cancel).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'New Invoice' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Customer' })).toHaveFocus();
  const body = dialog.element().querySelector('[data-scrolls]');
  if (!body) throw new Error('The dialog has no part that scrolls.');
  expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  const behind = content.scrollTop;
  await userEvent.keyboard('{End}');
  expect(body.scrollTop).toBe(body.scrollHeight - body.clientHeight);
  dialog.getByLabelText('Item Name').element().focus();
  body.scrollTop = 0;
  await userEvent.keyboard('{End}');
  expect(body.scrollTop).toBe(0);
  await userEvent.keyboard('{PageDown}');
  expect(body.scrollTop).toBeGreaterThan(0);
  expect(content.scrollTop).toBe(behind);
});

test('going back from a record that was sought in the same list finds the list as it was', async () => {
  const router = await openApp('/invoices');
  const find = page.getByRole('searchbox', { name: 'Find invoices' });
  await find.fill('fernandes');
  const rows = page.getByRole('row');
  await expect.poll(() => rows.elements().length).toBe(6);
  await router.navigate({ to: '/invoices', search: { show: 'INV-2024-002' } });
  await expect.element(find).toHaveValue('');
  await expect.poll(() => rows.elements().length).toBe(15);
  router.history.back();
  await expect.element(find).toHaveValue('fernandes');
  await expect.poll(() => rows.elements().length).toBe(6);
});

test('Back restores the tab, the sorting and the search of a list; opening the screen by its link resets them', async () => {
  const router = await openApp('/accounting');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const find = page.getByRole('searchbox');
  await tab('Ledger Accounts').click();
  await find.fill('sales');
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  const rows = page.getByRole('row');
  await expect.poll(() => rows.elements().length).toBe(2);

  await page.getByRole('link', { name: 'GST', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'GST Management' })).toBeVisible();
  await expect.element(find).toHaveValue('');
  router.history.back();
  await expect.element(tab('Ledger Accounts')).toHaveAttribute('aria-selected', 'true');
  await expect.element(find).toHaveValue('sales');
  await expect.poll(() => rows.elements().length).toBe(2);
  await expect.element(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');

  // A search that was cleared stays cleared after switching tabs and back.
  await find.fill('');
  await tab('Voucher Entries').click();
  await tab('Ledger Accounts').click();
  await expect.element(find).toHaveValue('');
  router.history.forward();
  await expect.element(page.getByRole('heading', { level: 1, name: 'GST Management' })).toBeVisible();
  await page.getByRole('link', { name: 'Accounting', exact: true }).click();
  await expect.element(tab('Voucher Entries')).toHaveAttribute('aria-selected', 'true');
});

test('Back restores the page of a long list', async () => {
  const router = await openApp('/invoices', {
    business: aBusiness({
      invoices: Array.from({ length: 120 }, (_, at) => anInvoice({ id: recordId('INV-2024-', at + 1) })),
    }),
  });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('51–100 of 120')).toBeVisible();
  await page.getByRole('link', { name: 'GST', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'GST Management' })).toBeVisible();
  router.history.back();
  await expect.element(page.getByText('51–100 of 120')).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect.element(page.getByText('1–50 of 120')).toBeVisible();
});

test('the new heading is announced, and the focus moves to the content', async () => {
  await openApp('/');
  await page.getByRole('link', { name: 'View All' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice Management' })).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'Invoice Management' })).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN');
});

test('the first Tab stop skips the navigation and leads to the content', async () => {
  await openApp('/sales');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.id).toBe('main');
});

test('a screen that throws leaves the frame working, and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const root = createRootRoute({ component: Frame });
  const broken = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => {
      if (isBroken) throw new Error('The drawer is stuck.');
      return <h1>Mended</h1>;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([broken]),
    history: createMemoryHistory(),
    defaultErrorComponent: ScreenError,
  });
  await render(<RouterProvider router={router} />);

  await expect.element(page.getByRole('heading', { level: 1, name: 'This screen could not be shown' })).toBeVisible();
  await expect.element(page.getByText('The drawer is stuck.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Main Navigation' })).toBeVisible();

  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Mended' })).toBeVisible();
});

test('if the browser refuses storage, one line says so', async () => {
  const router = openRoutes(createMemoryHistory({ initialEntries: ['/sales'] }));
  await render(<App router={router} opening={Promise.resolve('memory')} />);
  await expect.element(page.getByText('This browser gave no storage; Tarazu works from memory.')).toBeVisible();
});

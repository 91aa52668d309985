import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toastError } from '#ui/feedback/toast.tsx';
import { openApp } from '../../app/open-app.tsx';
import { givenTime } from '../../support/given-time.ts';

vi.mock('#ui/feedback/toast.tsx', { spy: true });

const dialog = page.getByRole('dialog');
const marked = () => document.querySelector('tr[aria-current=true]')?.textContent;

describe('an address with ?new', () => {
  test.each([
    { address: '/invoices?new', title: 'Create New Invoice', create: 'New Invoice' },
    { address: '/sales?new', title: 'Create New Sales Order', create: 'New Sales Order' },
  ])('such as $address begins a record once; neither Back nor a reload begins it again', async (asked) => {
    const { address, title, create } = asked;
    const router = await openApp(address);
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(router.state.location.href).toBe(address.replace('?new', ''));
    expect(router.history.length).toBe(1);

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: create })).toHaveFocus();

    await router.navigate({ to: '/gst' });
    await expect.element(page.getByRole('heading', { level: 1, name: 'GST Management' })).toBeVisible();
    router.history.back();
    await expect.element(page.getByRole('button', { name: create })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('works with a trailing slash in the path', async () => {
    await openApp('/invoices/?new');
    await expect.element(page.getByRole('dialog', { name: 'Create New Invoice' })).toBeVisible();
  });
});

describe('an address with ?show', () => {
  test.each([
    { address: '/invoices?show=INV-2024-010', id: 'INV-2024-010', later: '/invoices' },
    { address: '/invoices/?show=INV-2024-010', id: 'INV-2024-010', later: '/invoices' },
    { address: '/inventory?show=PRD-009', id: 'PRD-009', later: '/inventory' },
    { address: '/accounting?show=LED-003', id: 'Fernandes Stationers', later: '/accounting' },
    { address: '/accounting?show=V-2024-003', id: 'V-2024-003', later: '/accounting' },
    { address: '/settings?tab=users&show=USER-002', id: 'Imran', later: '/settings?tab=users' },
  ])('such as $address brings the record into view and is then removed', async ({ address, id, later }) => {
    const router = await openApp(address);
    await expect.poll(marked).toContain(id);
    expect(router.state.location.href).toBe(later);
    expect(router.history.length).toBe(1);
  });

  test.each([
    { path: '/inventory', tab: 'Alerts', search: { show: 'PRD-009' }, says: 'PRD-009', later: '/inventory' },
    { path: '/accounting', tab: 'Voucher Entries', search: { show: 'LED-003' }, says: '1101', later: '/accounting' },
    {
      path: '/settings',
      tab: 'Company',
      search: { tab: 'users', show: 'USER-002' },
      says: 'Imran Shaikh',
      later: '/settings?tab=users',
    },
  ])('switches from the $tab tab to the tab of the record on $path', async ({ path, tab, search, says, later }) => {
    const router = await openApp(path);
    await page.getByRole('tab', { name: tab }).click();
    await expect.element(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
    await router.navigate({ to: path, search });
    await expect.poll(marked).toContain(says);
    expect(router.state.location.href).toBe(later);
    await expect.element(page.getByText('Not found', { exact: true })).not.toBeInTheDocument();
  });

  test('is answered each time the user goes there, and not again on Back', async () => {
    const router = await openApp('/invoices?show=INV-2024-010');
    await expect.poll(marked).toContain('INV-2024-010');
    await router.navigate({ to: '/invoices', search: { show: 'INV-2024-003' } });
    await expect.poll(marked).toContain('INV-2024-003');
    await router.navigate({ to: '/gst' });
    await expect.element(page.getByRole('heading', { level: 1, name: 'GST Management' })).toBeVisible();
    router.history.back();
    await expect.element(page.getByText('INV-2024-014')).toBeVisible();
    expect(router.state.location.href).toBe('/invoices');
    expect(marked()).toBeUndefined();
    await router.navigate({ to: '/invoices', search: { show: 'INV-2024-003' } });
    await expect.poll(marked).toContain('INV-2024-003');
  });

  test('is answered once even when StrictMode runs each effect twice', async () => {
    const said = vi.mocked(toastError);
    const router = await openApp('/invoices?show=INV-2024-999', { isStrict: true });
    await expect.poll(() => router.state.location.href).toBe('/invoices');
    await expect.poll(() => said.mock.calls.length).toBe(1);
    await givenTime();
    expect(said).toHaveBeenCalledTimes(1);
  });
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../app/open-app.tsx';

const dialog = page.getByRole('dialog');

test.each([
  { address: '/invoices?new', title: 'Create New Invoice', create: 'New Invoice' },
  { address: '/sales?new', title: 'Create New Sales Order', create: 'New Sales Order' },
])(
  '$address begins a record at once, and neither Back nor a reload begins it again',
  async ({ address, title, create }) => {
    const router = await openApp(address);
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(router.state.location.href).toBe(address.replace('?new', ''));
    expect(router.history.length).toBe(1);

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: create }).first()).toHaveFocus();

    await router.navigate({ to: '/gst' });
    await expect.element(page.getByRole('heading', { level: 1, name: 'GST Management' })).toBeVisible();
    router.history.back();
    await expect.element(page.getByRole('button', { name: create }).first()).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

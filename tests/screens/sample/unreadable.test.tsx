import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../app/open-app.tsx';
import { pick } from '../../support/lists.ts';
import { toastOf } from '../../support/toasts.ts';
import { someOf } from '../../support/some-of.ts';

const form = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => form.getByLabelText(label, { exact: true }).first();
const save = form.getByRole('button', { name: 'Save' });

async function open(path: string, opener: string) {
  await page.viewport(1280, 900);
  await openApp(path);
  if (LEDGERS.includes(opener)) await page.getByRole('tab', { name: 'Ledger Accounts' }).click();
  await button(opener).first().click();
  await expect.element(save).toBeVisible();
}

/** Types over what the field holds, key by key as a person does. */
async function typeOver(label: string, keys: string) {
  const input = field(label).element() as HTMLInputElement;
  input.focus();
  await userEvent.keyboard(keys);
}

async function expectRefused(label: string) {
  await expect.element(toastOf('Error', `${label} cannot be read. Correct it, then save.`)).toBeVisible();
  await expect.element(form).toBeVisible();
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(label)).toHaveFocus();
  await expect.element(page.getByText('Sample data · 0 changes, not kept')).toBeInTheDocument();
}

describe.each(
  someOf(4, [
    ['/invoices', 'Edit INV-2024-013', 'Rate'],
    ['/invoices', 'Edit INV-2024-013', 'Quantity'],
    ['/invoices', 'New Invoice', 'Rate'],
    ['/sales', 'New Sales Order', 'Amount'],
    ['/sales', 'Edit SO-2024-001', 'Amount'],
    ['/purchases', 'New Purchase Order', 'Amount'],
    ['/purchases', 'Edit PO-2024-001', 'Amount'],
    ['/inventory', 'Add Product', 'Current Stock'],
    ['/inventory', 'Edit PRD-001', 'Unit Price'],
    ['/inventory', 'Stock Movement', 'Quantity'],
    ['/accounting', 'New Voucher', 'Amount'],
    ['/accounting', 'Edit V-2024-001', 'Amount'],
    ['/accounting', 'New Ledger', 'Opening Balance'],
    ['/accounting', 'Edit 1001', 'Opening Balance'],
    ['/gst', 'Add GST Rate', 'Percentage'],
    ['/gst', 'Edit GST-001', 'Percentage'],
  ]),
)('at %s after %s', (path, opener, label) => {
  test(`Save is refused while ${label} cannot be read, and what was typed stays`, async () => {
    await open(path, opener);
    await typeOver(label, '41,39{Control>}{Enter}{/Control}');
    await expectRefused(label);
    await expect.element(field(label)).toHaveValue('41,39');
  });
});

describe.each(
  someOf(3, [
    ['/invoices', 'Edit INV-2024-013', 'Date'],
    ['/invoices', 'New Invoice', 'Due Date'],
    ['/sales', 'New Sales Order', 'Date'],
    ['/purchases', 'Edit PO-2024-001', 'Date'],
    ['/accounting', 'New Voucher', 'Date'],
    ['/financial-year', 'Add Financial Year', 'Start Date'],
    ['/financial-year', 'Edit FY 2024-25', 'End Date'],
  ]),
)('at %s after %s', (path, opener, label) => {
  test(`Save is refused while ${label} is 31 February, and what was typed stays`, async () => {
    await open(path, opener);
    await typeOver(label, '02312025{Control>}{Enter}{/Control}');
    await expectRefused(label);
    const input = field(label).element() as HTMLInputElement;
    expect(input.validity.badInput).toBe(true);
  });
});

test('a figure that cannot be read is refused also after the next field was filled', async () => {
  await open('/invoices', 'New Invoice');
  await pick('Customer Choose', 'Desai & Sons');
  await typeOver('Quantity', 'abc{Tab}100');
  await expect.element(field('Quantity')).toHaveValue('abc');
  await save.click();
  await expectRefused('Quantity');
  await expect.element(field('Rate')).toHaveValue('100');
  await typeOver('Quantity', '3');
  await save.click();
  await expect.element(toastOf('Success', 'Invoice created successfully')).toBeVisible();
  await expect.element(page.getByRole('row').filter({ hasText: 'INV-2024-015' })).toHaveTextContent('₹354');
});

test('half a date is refused by the Save button, and saved once it is whole', async () => {
  await open('/invoices', 'Edit INV-2024-012');
  await typeOver('Due Date', '{Delete}');
  await save.click();
  await expectRefused('Due Date');
  await userEvent.keyboard('02282025');
  await save.click();
  await expect.element(toastOf('Success', 'Invoice updated successfully')).toBeVisible();
  await expect.element(page.getByRole('row').filter({ hasText: 'INV-2024-012' })).toHaveTextContent('28 Feb 2025');
});

const LEDGERS = ['New Ledger', 'Edit 1001'];

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../app/open-app.tsx';
import { givenTime } from '../../support/given-time.ts';
import { scan } from '../../support/scanner.ts';
import { someOf } from '../../support/some-of.ts';

const CODE = '8901719110245';
const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(path: string, there: string) {
  await page.viewport(1280, 900);
  await openApp(path);
  if (there === 'Edit 1001') await page.getByRole('tab', { name: 'Ledger Accounts' }).click();
  await expect.element(button(there)).toBeVisible();
}

async function scanTwice() {
  await scan(CODE);
  await givenTime();
  await scan(CODE);
  await givenTime();
}

async function expectNothing() {
  expect(document.querySelector('[role="dialog"], [role="alertdialog"], [role="listbox"]')).toBeNull();
  await expect.element(page.getByText('Sample data · 0 changes, not kept')).toBeInTheDocument();
}

describe.each(
  someOf(3, [
    ['/invoices', 'Edit INV-2024-013'],
    ['/sales', 'Edit SO-2024-001'],
    ['/purchases', 'Edit PO-2024-001'],
    ['/inventory', 'Edit PRD-001'],
    ['/accounting', 'Edit V-2024-001'],
    ['/accounting', 'Edit 1001'],
    ['/gst', 'Edit GST-001'],
    ['/settings?tab=users', 'Edit Imran Shaikh'],
    ['/financial-year', 'Edit FY 2024-25'],
  ]),
)('two scans at %s', (path, edit) => {
  test(`after ${edit} and Cancel change nothing and open nothing`, async () => {
    await open(path, edit);
    await button(edit).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(button(edit)).toHaveFocus();
    await scanTwice();
    await expectNothing();
  });
});

describe('two scans on a list of invoices', () => {
  test('after a press on a cell change nothing and open nothing', async () => {
    await open('/invoices', 'Edit INV-2024-013');
    const row = page.getByRole('row').filter({ hasText: 'INV-2024-013' });
    await row.getByRole('cell').nth(1).click();
    await scanTwice();
    await expectNothing();
    await expect.element(row).toHaveTextContent('08 Jan 2025');
  });

  test('with the focus on a status leave the status as it is, and the focus there', async () => {
    await open('/invoices', 'Edit INV-2024-013');
    const status = button('Status of INV-2024-013');
    const before = status.element().textContent;
    (status.element() as HTMLElement).focus();
    await scan('PAID2024');
    await givenTime();
    await scan('PAID2024');
    await givenTime();
    await expectNothing();
    await expect.element(status).toHaveFocus();
    expect(status.element().textContent).toBe(before);
  });

  test('do not answer a question', async () => {
    await open('/invoices', 'Edit INV-2024-013');
    await button('Delete INV-2024-013').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toBeVisible();
    (question.getByRole('button', { name: 'Delete' }).element() as HTMLElement).focus();
    await scanTwice();
    await expect.element(question).toBeVisible();
  });
});

describe('a scan into an open form', () => {
  test.each(
    someOf(2, [
      ['/inventory', 'Edit PRD-001', 'Name'],
      ['/invoices', 'Edit INV-2024-013', 'Date'],
      ['/invoices', 'Edit INV-2024-013', 'Rate'],
      ['/sales', 'Edit SO-2024-001', 'Amount'],
      ['/accounting', 'Edit V-2024-001', 'Narration'],
    ]),
  )('at %s after %s leaves %s as it was, and saves nothing', async (path, edit, label) => {
    await open(path, edit);
    await button(edit).click();
    const field = dialog.getByLabelText(label, { exact: true }).first();
    await expect.element(field).toBeVisible();
    const input = field.element() as HTMLInputElement;
    const before = input.value;
    input.focus();
    await scanTwice();
    await expect.element(dialog).toBeVisible();
    expect(input.value).toBe(before);
    await expect.element(page.getByText('Sample data · 0 changes, not kept')).toBeInTheDocument();
  });

  test('with the focus on a pick list picks nothing and leaves the form open', async () => {
    await open('/invoices', 'Edit INV-2024-013');
    await button('New Invoice').click();
    const customer = dialog.getByRole('button', { name: 'Customer' });
    await expect.element(customer).toHaveFocus();
    await scan('DESAI001');
    await givenTime();
    await expect.element(dialog).toBeVisible();
    expect(document.querySelector('[role="listbox"]')).toBeNull();
    await expect.element(customer).toHaveTextContent('Choose a customer …');
  });

  test('of a new product keeps the code in SKU, and saves nothing', async () => {
    await open('/inventory', 'Edit PRD-001');
    await button('Add Product').click();
    const sku = dialog.getByLabelText('SKU');
    await expect.element(sku).toBeVisible();
    (sku.element() as HTMLElement).focus();
    await scan(CODE);
    await givenTime();
    await expect.element(sku).toHaveValue(CODE);
    await expect.element(page.getByText('Please fill all required fields')).not.toBeInTheDocument();
  });
});

test('a code scanned into a find field finds its record', async () => {
  await open('/inventory', 'Edit PRD-001');
  const search = page.getByRole('searchbox', { name: 'Search products' });
  (search.element() as HTMLElement).focus();
  await scan('EL-KBM-01');
  await expect.element(search).toHaveValue('EL-KBM-01');
  await expect.element(page.getByText(/^1 of \d+$/)).toBeVisible();
});

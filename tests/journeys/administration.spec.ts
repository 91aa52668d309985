import { expect, openOffline, test } from './fixtures.ts';

test('with the network off, a business is set up: its company, its users, its places, its year', {
  tag: '@offline',
}, async ({ page }) => {
  test.slow();
  await openOffline(page, '/settings');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const form = page.getByRole('dialog');
  const save = form.getByRole('button', { name: 'Save' });
  const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });

  // The company, with its GSTIN mistyped at first.
  await page.getByRole('button', { name: 'Add Company' }).click();
  await form.getByLabel('Company Name').fill('Desai & Sons');
  await form.getByLabel('GSTIN').fill('27AAAPF1111F1ZX');
  await expect(form.getByText('Its last character should be M')).toBeVisible();
  await form.getByLabel('GSTIN').fill('27AAAPF1111F1ZM');
  await form.getByLabel('Email').fill('desai@example.in');
  await save.click();
  await expect(toasts.getByText('Company created successfully')).toBeVisible();
  await expect(rowOf('Desai & Sons')).toContainText('27AAAPF1111F1ZM');

  // A user to keep the books.
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page).toHaveURL(/\/settings\?tab=users$/);
  await page.getByRole('button', { name: 'Add User' }).click();
  await form.getByLabel('Name').fill('Kavita Rao');
  await form.getByLabel('Email').fill('kavita@example.in');
  await form.getByRole('button', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Accountant' }).click();
  await save.click();
  await expect(toasts.getByText('User created successfully')).toBeVisible();
  await expect(rowOf('Kavita Rao')).toContainText('Active');

  // A godown that is deactivated for the monsoon.
  await page.getByRole('link', { name: 'Locations' }).click();
  await page.getByRole('button', { name: 'Add Location' }).click();
  await form.getByLabel('Name').fill('Nashik Godown');
  await form.getByLabel('City').fill('Nashik');
  await form.getByRole('switch', { name: 'Warehouse' }).click();
  await save.click();
  await expect(toasts.getByText('Location Created')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Warehouses' })).toContainText('2');
  await page.getByRole('button', { name: 'Deactivate Nashik Godown' }).click();
  await expect(toasts.getByText('Status Updated')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Active Locations' })).toContainText('2');

  // The rollover makes the new year the active one.
  await page.getByRole('link', { name: 'Financial Year' }).click();
  const year = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await page.getByRole('button', { name: 'Season Rollover' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll over' }).click();
  await expect(toasts.getByText('Season Rollover Complete')).toBeVisible();
  await expect(year('FY 2025-26')).toContainText('Active');
  await page.getByRole('button', { name: 'Keep only FY 2025-26' }).click();
  await expect(toasts.getByText('Default Year Set')).toBeVisible();
  await page.getByRole('button', { name: 'Delete FY 2024-25' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts.getByText('Financial Year Deleted')).toBeVisible();
  await expect(year('FY 2024-25')).toHaveCount(0);

  // The header counts seven changes and links to the backup.
  await page.getByRole('link', { name: 'Sample data · 7 changes, not kept' }).click();
  await expect(page.getByRole('group', { name: 'Backup & Data' })).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'System' })).toHaveAttribute('aria-selected', 'true');
});

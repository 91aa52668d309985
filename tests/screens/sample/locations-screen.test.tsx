import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { localDay } from '#domain/calendar.ts';
import { createLocation } from '#data/sample/locations.ts';
import { BLANK_LOCATION } from '#domain/sample/location.ts';
import { openApp } from '../../app/open-app.tsx';
import { sampleStore } from '#data/sample/store.ts';

const toasts = page.getByRole('region', { name: 'Notifications' });
const dialog = page.getByRole('dialog');
const alertDialog = page.getByRole('alertdialog');
const list = page.getByRole('list', { name: 'Locations' });
const place = (name: string) => list.getByRole('listitem').filter({ hasText: name });
const card = (name: string) => page.getByRole('group', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const DAY = '2026-04-01';

beforeEach(async () => {
  await page.viewport(1280, 900);
  await openApp('/locations');
  await expect.element(place('Pune Branch')).toBeVisible();
});

async function expectCounts(counts: Readonly<Record<string, string>>) {
  for (const [title, figure] of Object.entries(counts)) {
    await expect.element(card(title)).toHaveTextContent(new RegExp(`^${title}${figure}`));
  }
}

test('four cards count the locations, and each location shows all its details', async () => {
  await expectCounts({ 'Total Locations': '3', 'Active Locations': '2', Warehouses: '1', Branches: '2' });
  expect(list.getByRole('listitem').elements()).toHaveLength(3);
  const warehouse = place('Bhiwandi Warehouse');
  for (const text of [
    'BWD-WH',
    'Gala 22, Rahnal Village Road, Bhiwandi',
    'Thane, Maharashtra 421302',
    '+91 98200 00012',
    'bhiwandi@example.in',
    'Suresh Patil',
    'Warehouse',
    'Active',
  ]) {
    await expect.element(warehouse).toHaveTextContent(text);
  }
  await expect.element(place('Pune Branch').getByText('Branch', { exact: true })).toBeVisible();
  await expect.element(place('Pune Branch').getByText('Inactive', { exact: true })).toBeVisible();
});

test('a location is added, edited and deleted, each with a toast', async () => {
  await button('Add Location').click();
  await expect.element(page.getByRole('dialog', { name: 'Add Location' })).toBeVisible();
  for (const [label, text] of Object.entries({
    Name: 'Nashik Godown',
    Code: 'NSK-WH',
    Address: '7 MIDC Road',
    City: 'Nashik',
    State: 'Maharashtra',
    Pincode: '422007',
    Phone: '+91 98200 00014',
    Email: 'nashik@example.in',
    Manager: 'Ravi Joshi',
  })) {
    await dialog.getByLabelText(label, { exact: true }).fill(text);
  }
  await expect.element(dialog.getByRole('switch', { name: 'Warehouse' })).not.toBeChecked();
  await dialog.getByRole('switch', { name: 'Warehouse' }).click();
  const before = Date.now();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(toasts.getByText('Location Created')).toBeVisible();
  await expect.element(place('Nashik Godown')).toHaveTextContent(/NSK-WHWarehouseActive.*Nashik, Maharashtra 422007/);
  await expectCounts({ 'Total Locations': '4', 'Active Locations': '3', Warehouses: '2', Branches: '2' });
  const stored = (await sampleStore.database().records('locations').toArray()).find(
    ({ name }) => name === 'Nashik Godown',
  );
  expect(stored?.createdAt).toBe(localDay(new Date()));
  // Its id is the timestamp of its creation.
  expect(Number(stored?.id)).toBeGreaterThanOrEqual(before);
  expect(Number(stored?.id)).toBeLessThanOrEqual(Date.now());

  await button('Edit Nashik Godown').click();
  await expect.element(page.getByRole('dialog', { name: 'Edit Location' })).toBeVisible();
  await dialog.getByRole('switch', { name: 'Warehouse' }).click();
  await dialog.getByLabelText('Manager').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(toasts.getByText('Location Updated')).toBeVisible();
  await expect.element(place('Nashik Godown')).toHaveTextContent(/BranchActive.*Manager–/);
  await expectCounts({ Warehouses: '1', Branches: '3' });

  await button('Delete Nashik Godown').click();
  await expect.element(alertDialog.getByText('Nashik Godown, NSK-WH, Nashik')).toBeVisible();
  await alertDialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts.getByText('Location Deleted')).toBeVisible();
  await expectCounts({ 'Total Locations': '3' });
  await expect.element(button('Add Location')).toHaveFocus();
});

test('a button activates and deactivates a location, keeps the focus, and shows a toast', async () => {
  await button('Activate Pune Branch').click();
  await expect.element(toasts.getByText('Status Updated')).toBeVisible();
  await expect.element(toasts.getByText('Location status has been updated.')).toBeVisible();
  await expect.element(place('Pune Branch').getByText('Active', { exact: true })).toBeVisible();
  await expectCounts({ 'Active Locations': '3' });
  await expect.element(button('Deactivate Pune Branch')).toHaveFocus();
  await button('Deactivate Pune Branch').click();
  await expectCounts({ 'Active Locations': '2' });
});

test('nothing is required: an empty location is saved and shows a dash for every blank', async () => {
  await button('Add Location').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(toasts.getByText('New location has been created successfully.')).toBeVisible();
  await expect.element(button('Deactivate unnamed location')).toBeVisible();
  await expect.element(list.getByRole('listitem').first()).toHaveTextContent('––BranchActive––Phone–Email–Manager–');
});

test('locations are found by city, by code and by the words of their badges', async () => {
  const find = page.getByRole('searchbox', { name: 'Find locations' });
  await find.fill('warehouse');
  await expect.element(place('Pune Branch')).not.toBeInTheDocument();
  await expect.element(place('Bhiwandi Warehouse')).toBeVisible();
  await find.fill('mum-ho');
  await expect.element(place('Andheri Head Office')).toBeVisible();
  await find.fill('nowhere');
  await expect.element(page.getByText('None of the locations matches what you are looking for.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all locations' }).click();
  await expect.element(place('Pune Branch')).toBeVisible();
});

test('more than one page of locations is shown page by page, newest first', async () => {
  for (let made = 1; made <= 60; made++) {
    await createLocation({ ...BLANK_LOCATION, name: `Shop ${made}` }, Date.UTC(2026, 3, 1) + made, DAY);
  }
  await expect.element(page.getByText('1–50 of 63')).toBeVisible();
  await expect.element(list.getByRole('listitem').first()).toHaveTextContent('Shop 60');
  await button('Last page').click();
  await expect.element(page.getByText('14–63 of 63')).toBeVisible();
  await expect.element(list.getByRole('listitem').last()).toHaveTextContent('Andheri Head Office');
});

test('texts of 10,000 letters neither widen the page nor break a card', async () => {
  const long = 'W'.repeat(10_000);
  const texts = { name: long, code: long, address: long, city: long, state: long, phone: long, manager: long };
  await createLocation({ ...BLANK_LOCATION, ...texts }, Date.UTC(2026, 3, 1), DAY);
  const first = list.getByRole('listitem').first();
  await expect.element(first).toHaveTextContent('WWW');
  for (const width of [1280, 820, 390]) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(first.element().scrollWidth).toBeLessThanOrEqual(first.element().clientWidth + 1);
    expect(first.element().getBoundingClientRect().height).toBeLessThan(420);
  }
});

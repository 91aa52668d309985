import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createYear, deleteYear, rollOverYears, setDefaultYear } from '#data/sample/financial-years.ts';
import { BLANK_YEAR } from '#domain/sample/financial-year.ts';
import { asFirstDrawn } from '../../support/as-first-drawn.ts';
import { givenTime } from '../../support/given-time.ts';
import { openApp } from '../../app/open-app.tsx';
import { sampleStore } from '#data/sample/store.ts';

const toasts = page.getByRole('region', { name: 'Notifications' });
const dialog = page.getByRole('dialog');
const alertDialog = page.getByRole('alertdialog');
const list = page.getByRole('list', { name: 'Financial Years' });
const line = (name: string) => list.getByRole('listitem').filter({ hasText: name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const rollover = button('Season Rollover');
/** The ids of the sample years 2023-24 and 2025-26. */
const CLOSED = '1680287400000';
const FUTURE = '1711909800001';
const NOW = Date.UTC(2026, 3, 1);

beforeEach(async () => {
  await page.viewport(1280, 900);
  await openApp('/financial-year');
  await expect.element(line('FY 2024-25')).toBeVisible();
});

test('every year shows its name, its dates, its status, and whether it is default', async () => {
  expect(list.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(line('FY 2025-26')).toHaveTextContent('FY 2025-2601 Apr 2025 – 31 Mar 2026Future');
  await expect.element(line('FY 2024-25')).toHaveTextContent('FY 2024-2501 Apr 2024 – 31 Mar 2025DefaultActive');
  await expect.element(line('FY 2023-24')).toHaveTextContent('FY 2023-2401 Apr 2023 – 31 Mar 2024Closed');
});

test('all years can be downloaded as CSV', async () => {
  await button('Download CSV').click();
  await expect.element(toasts.getByText(/^3 rows in financial-years-/)).toBeVisible();
});

test('only a year neither default nor Active can be made default or deleted; every year can be edited', async () => {
  for (const name of ['FY 2023-24', 'FY 2025-26']) {
    await expect.element(button(`Set ${name} as default`)).toBeVisible();
    await expect.element(button(`Edit ${name}`)).toBeVisible();
    await expect.element(button(`Delete ${name}`)).toBeVisible();
  }
  await expect.element(button('Edit FY 2024-25')).toBeVisible();
  await expect.element(button('Set FY 2024-25 as default')).not.toBeInTheDocument();
  await expect.element(button('Delete FY 2024-25')).not.toBeInTheDocument();
});

test('a year is added as Future and not default, edited and deleted, each with a toast', async () => {
  await button('Add Financial Year').click();
  await expect.element(page.getByRole('dialog', { name: 'Add Financial Year' })).toBeVisible();
  await dialog.getByLabelText('Name').fill('FY 2026-27');
  await dialog.getByLabelText('Start Date').fill('2026-04-01');
  await dialog.getByLabelText('End Date').fill('2027-03-31');
  const before = Date.now();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(toasts.getByText('Financial Year Created')).toBeVisible();
  await expect.element(toasts.getByText('New financial year has been created successfully.')).toBeVisible();
  await expect.element(line('FY 2026-27')).toHaveTextContent('FY 2026-2701 Apr 2026 – 31 Mar 2027Future');
  const stored = (await sampleStore.database().records('financialYears').toArray()).find(
    ({ name }) => name === 'FY 2026-27',
  );
  // Its id is the timestamp of its creation.
  expect(Number(stored?.id)).toBeGreaterThanOrEqual(before);
  expect(Number(stored?.id)).toBeLessThanOrEqual(Date.now());
  await button('Edit FY 2026-27').click();
  await expect.element(page.getByRole('dialog', { name: 'Edit Financial Year' })).toBeVisible();
  await dialog.getByLabelText('Name').fill('The year after');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(toasts.getByText('Financial Year Updated')).toBeVisible();
  await expect.element(line('The year after')).toHaveTextContent('31 Mar 2027Future');
  await button('Delete The year after').click();
  await expect.element(alertDialog.getByText('The year after, 01 Apr 2026 – 31 Mar 2027')).toBeVisible();
  await alertDialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts.getByText('Financial Year Deleted')).toBeVisible();
  await expect.element(line('The year after')).not.toBeInTheDocument();
  await expect.element(button('Add Financial Year')).toHaveFocus();
});

test('names and dates are not checked: a year may be empty, or end before it starts', async () => {
  await button('Add Financial Year').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(toasts.getByText('Financial Year Created')).toBeVisible();
  const first = list.getByRole('listitem').first();
  await expect.element(first).toHaveTextContent('––Future');
  await button('Edit unnamed year').click();
  await dialog.getByLabelText('Start Date').fill('2030-03-31');
  await dialog.getByLabelText('End Date').fill('2029-04-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(first).toHaveTextContent('–31 Mar 2030 – 01 Apr 2029Future');
});

test('setting a default year clears every other default and keeps the focus in its line', async () => {
  await button('Set FY 2023-24 as default').click();
  await expect.element(toasts.getByText('Default Year Set')).toBeVisible();
  await expect.element(toasts.getByText('Default financial year has been updated.')).toBeVisible();
  await expect.element(line('FY 2023-24')).toHaveTextContent('Default');
  await expect.element(line('FY 2024-25')).not.toHaveTextContent('Default');
  await expect.element(button('Edit FY 2023-24')).toHaveFocus();
});

test('a year that became default while its delete dialog was open is not deleted', async () => {
  await button('Delete FY 2023-24').click();
  await setDefaultYear(CLOSED);
  await alertDialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts.getByText('Cannot Delete', { exact: true })).toBeVisible();
  await expect.element(toasts.getByText('Cannot delete the default financial year.')).toBeVisible();
  await alertDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(line('FY 2023-24')).toHaveTextContent('Default');
});

test('a rollover warns, lists every year that changes, and changes them', async () => {
  await createYear({ ...BLANK_YEAR, name: 'FY 2026-27' }, NOW);
  const first = asFirstDrawn();
  await rollover.click();
  expect(await first).toContain('FY 2024-25');
  await expect.element(page.getByRole('alertdialog', { name: 'Season Rollover' })).toBeVisible();
  await expect
    .element(
      alertDialog.getByText(/closes the current active year and activates the next future year.*cannot be undone/s),
    )
    .toBeVisible();
  const changes = alertDialog.getByRole('list', { name: 'Years that change' });
  await expect.element(changes).toBeVisible();
  expect(
    changes
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    'FY 2024-25Active → Closed, still marked default',
    'FY 2025-26Future → Active and default',
    'FY 2026-27Future → Active and default',
  ]);
  await expect.element(alertDialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await alertDialog.getByRole('button', { name: 'Roll over' }).click();
  await expect.element(toasts.getByText('Season Rollover Complete')).toBeVisible();
  await expect.element(line('FY 2024-25')).toHaveTextContent('DefaultClosed');
  await expect.element(line('FY 2025-26')).toHaveTextContent('DefaultActive');
  await expect.element(line('FY 2026-27')).toHaveTextContent('DefaultActive');
  await expect.element(rollover).toHaveFocus();
});

test('pressing twice rolls over once', async () => {
  await rollover.click();
  await expect.element(alertDialog).toBeVisible();
  const press = alertDialog.getByRole('button', { name: 'Roll over' }).element();
  if (press instanceof HTMLElement) for (const _ of ['once', 'twice']) press.click();
  await expect.element(toasts.getByText('1 year closed, 1 year now active.')).toBeVisible();
  await expect.element(line('FY 2025-26')).toHaveTextContent('DefaultActive');
  await expect.element(page.getByText('Sample data · 1 change, not kept')).toBeVisible();
});

test('a cancelled rollover changes nothing', async () => {
  await rollover.click();
  await alertDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(alertDialog).not.toBeInTheDocument();
  await expect.element(line('FY 2024-25')).toHaveTextContent('DefaultActive');
  await expect.element(rollover).toHaveFocus();
});

test('after a rollover with several default years a banner offers to choose one', async () => {
  await rollOverYears();
  const banner = page.getByRole('region', { name: 'Several default years' });
  await expect.element(banner).toHaveTextContent('2 financial years are default.');
  await banner.getByRole('button', { name: 'Keep only FY 2025-26' }).click();
  await expect.element(toasts.getByText('Default Year Set')).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(line('FY 2025-26')).toHaveTextContent('DefaultActive');
  await expect.element(line('FY 2024-25')).not.toHaveTextContent('Default');
  await expect.element(button('Add Financial Year')).toHaveFocus();
});

test('a very long name is shortened in the banner', async () => {
  await createYear({ ...BLANK_YEAR, name: 'Asha '.repeat(1000) }, NOW);
  await rollOverYears();
  await expect.element(page.getByRole('button', { name: /^Keep only Asha .{0,160}…$/ })).toBeVisible();
});

test('without an Active year the rollover is disabled and says why', async () => {
  await deleteYear(FUTURE);
  await rollOverYears();
  await expect.element(rollover).toHaveAttribute('aria-disabled', 'true');
  await expect.element(rollover).toHaveAccessibleDescription(/no year is Active/);
  await expect.element(page.getByText(/no year is Active/)).toBeVisible();
  await rollover.click({ force: true });
  await givenTime();
  await expect.element(alertDialog).not.toBeInTheDocument();
});

test('a rollover is refused if the Active year is gone by then', async () => {
  await deleteYear(FUTURE);
  await rollover.click();
  await rollOverYears();
  await alertDialog.getByRole('button', { name: 'Roll over' }).click();
  await expect.element(toasts.getByText('Cannot Roll Over')).toBeVisible();
});

test('a name of 10,000 letters neither widens the page nor breaks its line', async () => {
  await createYear({ ...BLANK_YEAR, name: 'W'.repeat(10_000) }, NOW);
  const long = list.getByRole('listitem').first();
  await expect.element(long).toHaveTextContent('WWW');
  for (const width of [1280, 820, 390]) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(long.element().getBoundingClientRect().height).toBeLessThan(180);
  }
});

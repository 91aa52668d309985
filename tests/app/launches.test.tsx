import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { followLaunches } from '#app/offline/launches.ts';
import { givenTime } from '../support/given-time.ts';
import { openApp } from './open-app.tsx';

const dialog = (name: string) => page.getByRole('dialog', { name });
const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
let router: Awaited<ReturnType<typeof openApp>>;
let launch: (address: string) => void;

beforeEach(async () => {
  await page.viewport(1280, 800);
  router = await openApp('/sales');
  await page.getByRole('button', { name: 'New Sales Order' }).click();
  await expect.element(dialog('Create New Sales Order')).toBeVisible();
  followLaunches(router, {
    setConsumer(consumer) {
      launch = (address) => consumer({ targetURL: new URL(address, location.href).href });
    },
  });
});

test('a launched shortcut asks before it leaves a changed form in the open window', async () => {
  const customer = page.getByLabelText('Customer Name');
  await customer.fill('Usha Rao');
  launch('/invoices?new');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(customer).toHaveValue('Usha Rao');
  launch('/invoices?new');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog('Create New Invoice')).toBeVisible();
  expect(router.state.location.pathname).toBe('/invoices');
});

test('the app icon only brings the window to the front, and the launch that opened the page is not repeated', async () => {
  launch(location.href);
  launch('/');
  await givenTime();
  await expect.element(dialog('Create New Sales Order')).toBeVisible();
  expect(router.state.location.pathname).toBe('/sales');
});

test('the address that opened the page is opened again by a second launch', async () => {
  const opening = performance.getEntriesByType('navigation')[0]?.name ?? '';
  const { pathname, search } = new URL(opening);
  launch(opening);
  expect(router.history.location.href).toBe('/sales');
  launch(opening);
  await expect.poll(() => router.history.location.href).toBe(pathname + search);
});

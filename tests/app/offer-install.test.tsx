import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { offerInstall } from '#app/offline/offer-install.ts';
import { openApp } from './open-app.tsx';

const toasts = page.getByRole('region', { name: 'Notifications' });
const dialog = page.getByRole('dialog');
const offered = toasts.getByText('Install Tarazu');

beforeEach(async () => {
  await page.viewport(1280, 900);
  await openApp('/locations');
  offerInstall();
});
afterEach(() => {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('appinstalled'));
});

/** Dispatches the install event as Chromium does. */
function makeOffer() {
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' as const }));
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  return prompt;
}

async function addLocation(name: string) {
  await page.getByRole('button', { name: 'Add Location' }).first().click();
  await dialog.getByLabelText('Name', { exact: true }).fill(name);
  await dialog.getByLabelText('Code', { exact: true }).fill(name.toUpperCase());
  await dialog.getByLabelText('Address', { exact: true }).fill('Station Road');
  await dialog.getByLabelText('City', { exact: true }).fill('Pune');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

test('a user who has saved a new record is offered to install the app, once', async () => {
  const prompt = makeOffer();
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  await addLocation('Nagpur');
  await expect.element(offered).toBeVisible();
  await toasts.getByRole('button', { name: 'Install' }).click();
  expect(prompt).toHaveBeenCalledTimes(1);
  await expect.element(offered).not.toBeInTheDocument();

  makeOffer();
  await addLocation('Nashik');
  await expect.element(toasts.getByText('Location created').first()).toBeVisible();
  await expect.element(offered).not.toBeInTheDocument();
});

test('nothing is offered in the first minute, nor where the browser cannot install the app', async () => {
  makeOffer();
  const now = vi.spyOn(performance, 'now').mockReturnValue(59_999);
  await addLocation('Nagpur');
  await expect.element(offered).not.toBeInTheDocument();
  window.dispatchEvent(new Event('appinstalled'));
  now.mockReturnValue(60_000);
  await addLocation('Nashik');
  await expect.element(offered).not.toBeInTheDocument();
});

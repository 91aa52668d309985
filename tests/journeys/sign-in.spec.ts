import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openOffline, test } from './fixtures.ts';
import { hold } from './site.ts';

const SECRET = 'Kn0wn-s3cret!';
const content = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => content(page).getByRole('button', { name, exact: true }).click();
const fill = (page: Page, label: string, text: string) => content(page).getByLabel(label, { exact: true }).fill(text);

test('offline a user registers, requests a link, resets the password, signs in and edits the profile', {
  tag: '@offline',
}, async ({ page }) => {
  await openOffline(page, '/login');
  const toasts = page.getByRole('region', { name: 'Notifications' });

  await content(page).getByRole('link', { name: 'Create an account' }).click();
  await expect(heading(page)).toHaveText('Registration');
  await register(page);
  await expect(toasts.getByText('Demo registration')).toBeVisible();

  await content(page).getByRole('link', { name: 'Go to Sign in' }).click();
  await content(page).getByRole('link', { name: 'Forgot password?' }).click();
  // The previous page has an Email field, too.
  await expect(heading(page)).toHaveText('Forgot password');
  await fill(page, 'Email', 'asha@example.in');
  await press(page, 'Send Reset Link');
  await expect(content(page).getByText("We've sent a password reset link to asha@example.in.")).toBeVisible();

  await page.goto('/reset-password');
  await resetPassword(page);
  await expect(heading(page)).toHaveText('Sign in');
  await signIn(page);
  await expect(toasts.getByText('Demo sign-in')).toBeVisible();
  await content(page).getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(heading(page)).toHaveText('Dashboard');

  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await fill(page, 'Full name', 'Usha Rao');
  await press(page, 'Save Profile');
  await expect(toasts.getByText('Your profile information has been saved successfully.')).toBeVisible();
});

test.describe('after a reset', () => {
  let gst: ReturnType<typeof hold>;

  test.beforeEach(async ({ page }) => {
    gst = hold(page, '**/assets/gst-screen-*.js');
    await page.clock.install();
    await page.goto('/forgot-password');
    await page.goto('/reset-password');
    await expect(heading(page)).toHaveText('Reset password');
    await page.clock.pauseAt(Date.now() + 60_000);
    await resetPassword(page);
    await expect(
      content(page).getByText('Your password has been reset successfully. Redirecting to login...', { exact: true }),
    ).toBeVisible();
  });

  test('/login opens by itself after two seconds, and Back does not return to the finished reset', async ({ page }) => {
    await page.clock.runFor(1999);
    expect(new URL(page.url()).pathname).toBe('/reset-password');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/login');
    await expect(heading(page)).toHaveText('Sign in');
    await page.goBack();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('a user who has chosen another screen gets there, even while its file is loading', async ({ page }) => {
    await page.getByRole('link', { name: 'GST' }).click();
    await page.clock.runFor(10_000);
    await gst.letGo();
    await expect(heading(page)).toHaveText('GST Management');
    await expect(page).toHaveURL('/gst');
  });

  test('a user who has the palette open is not redirected', async ({ page }) => {
    await page.keyboard.press('Control+K');
    const find = page.getByRole('combobox', { name: 'Find anything' });
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(find).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.type('desai');
    await page.clock.runFor(10_000);
    await expect(find).toHaveValue('desai');
    await expect(page).toHaveURL('/reset-password');
  });
});

test('no password is logged, stored, exported, sent, or left in the page', async ({ page, context }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => said.push(request.url(), request.postData() ?? ''));

  await page.goto('/login');
  await signIn(page);
  await press(page, 'Sign in as someone else');
  await signIn(page);
  await content(page).getByRole('link', { name: 'Go to Dashboard' }).click();
  expect(said.join('\n')).toMatch(/email: asha@example\.in, remember: true/);
  await page.goto('/register');
  await register(page);
  await expect(content(page).getByText('Thank you, Asha Apte.')).toBeVisible();
  await page.goto('/reset-password');
  await resetPassword(page);
  await expect(content(page).getByText('Your password has been reset successfully.')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await page.goto('/account');
  await fill(page, 'Full name', 'Usha Rao');
  await press(page, 'Save Profile');
  await page.getByRole('tab', { name: 'Security' }).click();
  for (const label of ['Current password', 'New password', 'Confirm password']) await fill(page, label, SECRET);
  expect(await page.content(), 'while it stands in its field').not.toContain(SECRET);
  await press(page, 'Change Password');
  await expect(page.getByText('Your password has been updated successfully.')).toBeVisible();

  const download = page.waitForEvent('download');
  await press(page, 'Save a copy first');
  const copy = await readFile(await (await download).path(), 'utf8');
  expect(copy).toContain('INV-2024-014');

  const kept = await page.evaluate(everythingKept);
  expect(kept).toContain('INV-2024-014');
  const everywhere = [copy, kept, said.join('\n'), page.url(), JSON.stringify(await context.cookies())].join('\n');
  expect(everywhere).not.toContain(SECRET);
});

test('a backup is saved, then the sample data is reset: the records, the profile and the photo are the original ones', async ({
  page,
}) => {
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Delete INV-2024-014' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Sample data · 1 change, not kept')).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.locator('input[type="file"]').setInputFiles('public/icon-512.png');
  await expect(content(page).getByRole('img', { name: 'Asha Apte' })).toBeVisible();
  await fill(page, 'Full name', 'Usha Rao');
  await press(page, 'Save Profile');

  await page.getByRole('tab', { name: 'Security' }).click();
  const download = page.waitForEvent('download');
  await press(page, 'Save a copy first');
  expect(await readFile(await (await download).path(), 'utf8')).not.toContain('INV-2024-014');
  await press(page, 'Reset sample data');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Sample Data Reset')).toBeVisible();

  await expect(content(page).getByLabel('Full name')).toHaveValue('Asha Apte');
  await expect(content(page).getByRole('img', { name: 'Asha Apte' })).toHaveCount(0);
  await expect(page.getByText('Sample data · 0 changes, not kept')).toBeVisible();
  await page.reload();
  await expect(content(page).getByLabel('Full name')).toHaveValue('Asha Apte');
  await press(page, 'Save Profile');
  // Checked without a retry: the toast disappears by itself.
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  expect(await page.getByText('Sample Data Reset').count()).toBe(0);
});

test('the terms open in a new tab with the 404, and nothing typed is lost', async ({ page, context }) => {
  await page.goto('/register');
  await fill(page, 'Full name', 'Asha Apte');
  const opened = context.waitForEvent('page');
  await content(page).getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading(await opened)).toHaveText('404');
  await expect(content(page).getByLabel('Full name')).toHaveValue('Asha Apte');
});

async function signIn(page: Page) {
  await fill(page, 'Email', 'asha@example.in');
  await fill(page, 'Password', SECRET);
  await content(page).getByLabel('Remember me').check();
  await press(page, 'Sign In');
}

async function register(page: Page) {
  await fill(page, 'Full name', 'Asha Apte');
  await fill(page, 'Email', 'asha@example.in');
  await fill(page, 'Password', SECRET);
  await fill(page, 'Confirm password', SECRET);
  await content(page).getByRole('checkbox').check();
  await press(page, 'Create Account');
}

async function resetPassword(page: Page) {
  await fill(page, 'New password', SECRET);
  await fill(page, 'Confirm password', SECRET);
  await press(page, 'Reset Password');
}

/** Everything that a page can leave in its browser, and the document itself, as text. */
async function everythingKept(): Promise<string> {
  const kept: unknown[] = [
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    history.state,
  ];
  kept.push(
    document.documentElement.outerHTML,
    [...document.querySelectorAll('input')].map((input) => input.value),
  );
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(String(request.error))));
    });
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const database = await answer(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const transaction = database.transaction(stores);
    kept.push(await Promise.all(stores.map((store) => answer(transaction.objectStore(store).getAll()))));
    database.close();
  }
  return JSON.stringify(kept);
}

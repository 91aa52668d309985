import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteInvoices } from '#data/sample/invoices.ts';
import { openApp } from '../app/open-app.tsx';

const SECRET = 'Kn0wn-s3cret!';
const toasts = page.getByRole('region', { name: 'Notifications' });
const content = page.getByRole('main');
const field = (label: string) => content.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => content.getByRole('tab', { name });
let router: Awaited<ReturnType<typeof openApp>>;

beforeEach(async () => {
  await page.viewport(1280, 900);
  router = await openApp('/account');
  await expect.element(field('Full name')).toHaveValue('Asha Apte');
});

test('Back returns to the tab that was open', async () => {
  await tab('Security').click();
  await router.navigate({ to: '/gst' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'GST Management' })).toBeVisible();
  router.history.back();
  await expect.element(tab('Security')).toHaveAttribute('aria-selected', 'true');
});

describe('the profile', () => {
  test('is saved with a toast, and kept across tabs and screens', async () => {
    await field('Full name').fill('Usha Rao');
    await field('Phone').fill('');
    await field('Address').fill('1 MG Road\nPune');
    await button('Save Profile').click();
    await expect.element(toasts.getByText('Profile Updated')).toBeVisible();
    await expect.element(toasts.getByText('Your profile information has been saved successfully.')).toBeVisible();
    await expect.element(button('User menu')).toHaveTextContent('UR');
    await button('User menu').click();
    await expect.element(page.getByRole('menu').getByText('Usha Rao')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await tab('Security').click();
    await tab('Profile').click();
    await expect.element(field('Full name')).toHaveValue('Usha Rao');
    await router.navigate({ to: '/gst' });
    await router.navigate({ to: '/account' });
    await expect.element(field('Address')).toHaveValue('1 MG Road\nPune');
    await expect.element(field('Phone')).toHaveValue('');
    await expect.element(content.getByText('UR', { exact: true })).toBeVisible();
  });

  test('holding Enter in the address keeps adding lines', async () => {
    await field('Address').fill('');
    await userEvent.keyboard('{Enter>3/}');
    await expect.element(field('Address')).toHaveValue('\n\n\n');
  });

  test('unsaved text survives a look at the other tab', async () => {
    await field('Company').fill('Tarang Exports');
    await tab('Security').click();
    await tab('Profile').click();
    await expect.element(field('Company')).toHaveValue('Tarang Exports');
  });

  test('unsaved changes are asked about before the screen is left', async () => {
    await field('Company').fill('Tarang Exports');
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    void router.navigate({ to: '/gst' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(field('Company')).toHaveValue('Tarang Exports');
    void router.navigate({ to: '/gst' });
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'GST Management' })).toBeVisible();
    await router.navigate({ to: '/account' });
    await expect.element(field('Company')).toHaveValue('Shree Tarang Traders');
  });

  test('tells the browser what each field is', async () => {
    const tokens = {
      'Full name': 'name',
      Email: 'email',
      Phone: 'tel',
      Company: 'organization',
      Address: 'street-address',
    };
    for (const [label, token] of Object.entries(tokens)) {
      await expect.element(field(label)).toHaveAttribute('autocomplete', token);
    }
  });
});

describe('the photo', () => {
  const photo = content.getByRole('img', { name: 'Asha Apte' });
  const choose = (file: File) => userEvent.upload(document.querySelector('input[type="file"]') as Element, file);
  const shown = () => (photo.element() as HTMLImageElement).src;

  test('is shown scaled down as soon as it is chosen, and kept across tabs and screens', async () => {
    await choose(await aPicture(3000, 2000));
    await expect.element(photo).toBeVisible();
    const image = photo.element() as HTMLImageElement;
    await image.decode();
    expect([image.naturalWidth, image.naturalHeight]).toEqual([288, 288]);
    const before = shown();
    await tab('Security').click();
    await router.navigate({ to: '/gst' });
    await router.navigate({ to: '/account' });
    await expect.element(photo).toBeVisible();
    expect(shown()).toBe(before);
  });

  test('is cropped to its middle at full height', async () => {
    await choose(await aPicture(300, 100));
    await expect.element(photo).toBeVisible();
    const { width, height } = await createImageBitmap(await (await fetch(shown())).blob());
    expect([width, height]).toEqual([100, 100]);
  });

  test.each([
    ['a text called .png', () => new File(['no picture'], 'notes.png', { type: 'image/png' })],
    ['an empty file', () => new File([], 'empty.gif', { type: 'image/gif' })],
    [
      'half a picture',
      async () => new File([(await aPicture(40, 40)).slice(0, 50)], 'half.png', { type: 'image/png' }),
    ],
  ])('%s is refused in words, and the photo before it stays', async (_what, broken) => {
    await choose(await aPicture(40, 40));
    await expect.element(photo).toBeVisible();
    const before = shown();
    const file = await broken();
    await choose(file);
    await expect
      .element(content.getByText(`${file.name} could not be read as a picture.`, { exact: false }))
      .toBeVisible();
    await expect.element(button('Upload photo')).toHaveAccessibleDescription(/could not be read/);
    expect(shown()).toBe(before);
  });

  test('a second photo releases the first; removing it shows the initials', async () => {
    await choose(await aPicture(40, 40));
    await expect.element(photo).toBeVisible();
    const first = shown();
    await choose(await aPicture(60, 60));
    await expect.poll(shown).not.toBe(first);
    await expect(fetch(first)).rejects.toThrow();
    const second = shown();
    await button('Remove photo').click();
    await expect.element(photo).not.toBeInTheDocument();
    await expect.element(content.getByText('AA', { exact: true })).toBeVisible();
    await expect.element(button('Upload photo')).toHaveFocus();
    await expect(fetch(second)).rejects.toThrow();
  });
});

describe('the security', () => {
  beforeEach(() => tab('Security').click());

  test('changing the password shows a toast and keeps nothing of it', async () => {
    await field('Current password').fill('before');
    await field('New password').fill(SECRET);
    await field('Confirm password').fill(SECRET);
    expect(document.documentElement.outerHTML).not.toContain(SECRET);
    await button('Change Password').click();
    await expect.element(toasts.getByText('Password Changed')).toBeVisible();
    await expect.element(toasts.getByText('Your password has been updated successfully.')).toBeVisible();
    for (const label of ['Current password', 'New password', 'Confirm password']) {
      await expect.element(field(label)).toHaveValue('');
    }
    await expect.element(button('Change Password')).toBeDisabled();
    expect(document.activeElement?.textContent).toBe('Change password');
  });

  test('the button is disabled without the current password or while the new ones differ', async () => {
    await field('New password').fill('abcdef');
    await field('Confirm password').fill('abcdef');
    await expect.element(button('Change Password')).toBeDisabled();
    await field('Current password').fill('before');
    await expect.element(button('Change Password')).toBeEnabled();
    await field('Confirm password').fill('abcdeg');
    await expect.element(button('Change Password')).toBeDisabled();
    await expect.element(content.getByText('Passwords do not match')).toBeVisible();
  });

  test('two-factor is on, can be turned off, and says that it is not wired', async () => {
    const toggle = content.getByRole('switch', { name: 'Two-Factor Authentication' });
    await expect.element(toggle).toBeChecked();
    await expect.element(toggle).toHaveAccessibleDescription(/Not wired in this version/);
    await toggle.click();
    await tab('Profile').click();
    await tab('Security').click();
    await expect.element(toggle).not.toBeChecked();
  });

  test('a reset asks first, tells what is lost, and Cancel changes nothing', async () => {
    await deleteInvoices(['INV-2024-014']);
    await button('Reset sample data').click();
    const question = page.getByRole('alertdialog', { name: 'Reset sample data?' });
    await expect.element(question.getByText(/^The 1 change made in this page will be gone/)).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(button('Reset sample data')).toHaveFocus();
  });

  test('a reset gives way to the palette that is opened before it is drawn', async () => {
    for (const name of ['Reset sample data', 'Find anything']) {
      const [pressed] = page.getByRole('button', { name }).elements();
      if (pressed instanceof HTMLElement) pressed.click();
    }
    await expect.element(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible();
    expect(document.querySelectorAll('[aria-modal="true"]')).toHaveLength(1);
  });

  test('Save a copy first saves the file that Export Data saves, and says so', async () => {
    await button('Save a copy first').click();
    await expect.element(toasts.getByText('Data exported')).toBeVisible();
    await expect.element(toasts.getByText(/^\d+ records in tarazu-.+/)).toBeVisible();
  });
});

/** A picture of this size, as a camera would deliver it. */
function aPicture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(new File(blob ? [blob] : [], 'camera.png', { type: 'image/png' })));
  });
}

import { toast } from 'sonner';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { givenTime } from '../support/given-time.ts';
import { openApp } from './open-app.tsx';
import { someOf } from '../support/some-of.ts';

const header = page.getByRole('banner');
const toasts = page.getByRole('region', { name: 'Notifications' });
const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const menuEntry = (name: string) => page.getByRole('menuitem', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const enter = (name: string) => page.getByRole('navigation', { name: 'Main Navigation' }).getByRole('link', { name });
const marked = () => document.querySelector('tr[aria-current=true]');

beforeEach(() => page.viewport(1280, 800));

/** Opens /account and changes the profile without saving. */
async function openChangedProfile() {
  const router = await openApp('/account');
  const name = page.getByLabelText('Full name');
  await expect.element(name).toHaveValue('Asha Apte');
  await name.fill('Usha Rao');
  return router;
}

async function stayAndSave() {
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await button('Save Profile').click();
  await expect.element(toasts.getByText('Profile Updated')).toBeVisible();
}

async function goByPalette(typed: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Find anything' })).toHaveFocus();
  await userEvent.keyboard(`${typed}{Enter}`);
}

describe('a user who chose Keep editing', () => {
  test('gets no "Signed out" message on a later navigation', async () => {
    await openChangedProfile();
    await button('User menu').click();
    await menuEntry('Sign Out').click();
    await stayAndSave();
    await enter('GST').click();
    await expect.element(heading('GST Management')).toBeVisible();
    await givenTime();
    expect(toasts.getByText('Signed out').query()).toBeNull();
  });

  test('gets none on opening the sign-in screen later, either', async () => {
    const router = await openChangedProfile();
    await button('User menu').click();
    await menuEntry('Sign Out').click();
    await stayAndSave();
    await router.navigate({ to: '/login' });
    await expect.element(heading('Sign in')).toBeVisible();
    await givenTime();
    expect(toasts.getByText('Signed out').query()).toBeNull();
  });

  test('does not get the tour later', async () => {
    await openChangedProfile();
    await button('User menu').click();
    await menuEntry('Replay tour').click();
    await stayAndSave();
    await enter('GST').click();
    await expect.element(heading('GST Management')).toBeVisible();
    await enter('Dashboard').click();
    await expect.element(heading('Dashboard')).toBeVisible();
    await givenTime();
    expect(dialog('Welcome to Tarazu').query()).toBeNull();
  });

  test('is not redirected to Invoices, and later keeps the focus where it is', async () => {
    await openChangedProfile();
    await button('Quick Actions').click();
    await dialog('Quick Actions').getByRole('button', { name: 'Create Invoice' }).click();
    await expect.element(question).toBeVisible();
    await givenTime();
    expect(toasts.getByText('Redirecting to Invoices').query()).toBeNull();
    await stayAndSave();
    await enter('GST').click();
    await expect.element(heading('GST Management')).toBeVisible();
    await givenTime();
    await expect.element(enter('GST')).toHaveFocus();
    expect(toasts.getByText('Redirecting to Invoices').query()).toBeNull();
  });
});

test('a user who discards the changes gets the message of the action, and again when they repeat it', async () => {
  const router = await openChangedProfile();
  await button('User menu').click();
  await menuEntry('Sign Out').click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(toasts.getByText('Signed out')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  toast.dismiss();
  await expect.element(toasts.getByText('Signed out')).not.toBeInTheDocument();
  await button('User menu').click();
  await menuEntry('Sign Out').click();
  await expect.element(toasts.getByText('Signed out')).toBeVisible();
});

describe('anything open over the page', () => {
  const FLOATING = [
    ['Today', () => header.getByRole('button', { name: 'Today' }).click(), dialog('Today')],
    ['the palette', () => userEvent.keyboard('{Control>}k{/Control}'), dialog('Find anything')],
    ['the list of keys', () => userEvent.keyboard('?'), dialog('Keys')],
    ['Notifications', () => button('Notifications, 3 unread').click(), dialog('Notifications')],
    ['Quick Actions', () => button('Quick Actions').click(), dialog('Quick Actions')],
    ['the user menu', () => button('User menu').click(), page.getByRole('menu')],
    ['the list of companies', () => header.getByRole('button', { name: 'Company' }).click(), page.getByRole('listbox')],
  ] as const;

  test.each(someOf(3, FLOATING))('%s closes by Back, and stays closed by Forward', async (_, open, floating) => {
    const router = await openApp('/sales');
    await expect.element(heading('Sales Management')).toBeVisible();
    await router.navigate({ to: '/gst' });
    await expect.element(button('Add GST Rate')).toBeVisible();
    await open();
    await expect.element(floating).toBeVisible();
    router.history.back();
    await expect.element(heading('Sales Management')).toBeVisible();
    await expect.element(floating).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    router.history.forward();
    await expect.element(heading('GST Management')).toBeVisible();
    await givenTime();
    expect(floating.query()).toBeNull();
  });

  test('on a phone, the sidebar closes by Back, and stays closed by Forward', async () => {
    await page.viewport(390, 844);
    const router = await openApp('/sales');
    await expect.element(heading('Sales Management')).toBeVisible();
    await router.navigate({ to: '/gst' });
    await expect.element(heading('GST Management')).toBeVisible();
    await button('Toggle Sidebar').click();
    await expect.element(enter('Invoices')).toBeVisible();
    router.history.back();
    await expect.element(heading('Sales Management')).toBeVisible();
    await expect.element(enter('Invoices')).not.toBeInTheDocument();
    router.history.forward();
    await expect.element(heading('GST Management')).toBeVisible();
    await givenTime();
    expect(enter('Invoices').query()).toBeNull();
  });

  test('stays open if the navigation is refused', async () => {
    const router = await openChangedProfile();
    await header.getByRole('button', { name: 'Today' }).click();
    await expect.element(dialog('Today')).toBeVisible();
    void router.navigate({ to: '/gst' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(dialog('Today')).toBeVisible();
  });

  test.each(['/sales', '/gst'])(
    'Today closes when the palette opens GST from %s, and the focus is on its create button',
    async (from) => {
      await openApp(from);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await header.getByRole('button', { name: 'Today' }).click();
      await expect.element(dialog('Today')).toBeVisible();
      await goByPalette('gst');
      await expect.element(heading('GST Management')).toBeVisible();
      await expect.element(dialog('Today')).not.toBeInTheDocument();
      await expect.element(button('Add GST Rate')).toHaveFocus();
    },
  );

  test('Today closes when the palette opens a record, and its row gets the focus', async () => {
    await openApp('/invoices');
    await expect.element(button('Edit INV-2024-010')).toBeVisible();
    await header.getByRole('button', { name: 'Today' }).click();
    await expect.element(dialog('Today')).toBeVisible();
    await goByPalette('INV-2024-006');
    await expect.poll(() => marked()?.textContent).toContain('INV-2024-006');
    await expect.element(dialog('Today')).not.toBeInTheDocument();
    await expect.poll(() => marked()?.contains(document.activeElement)).toBe(true);
  });
});

describe('an open form when the palette opens another record', () => {
  const form = dialog('Edit Sales Order');

  async function openFormOver(address: string) {
    const router = await openApp(address);
    await button('Edit SO-2024-010').click();
    await expect.element(form).toBeVisible();
    return router;
  }

  test.each(['/sales', '/sales?show=SO-2024-002'])('closes if it is unchanged, from %s', async (address) => {
    await openFormOver(address);
    await goByPalette('SO-2024-002');
    await expect.element(form).not.toBeInTheDocument();
    await expect.poll(() => marked()?.textContent).toContain('SO-2024-002');
    await expect.poll(() => marked()?.contains(document.activeElement)).toBe(true);
  });

  test('asks first if it was changed, and is kept or discarded as the user answers', async () => {
    const router = await openFormOver('/sales');
    await form.getByLabelText('Amount').fill('77');
    await goByPalette('SO-2024-002');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(form.getByLabelText('Amount')).toHaveValue('77');
    expect(router.state.location.href).toBe('/sales');
    await goByPalette('SO-2024-002');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.poll(() => marked()?.textContent).toContain('SO-2024-002');
  });

  test('is replaced by a new form, which later returns the focus to its create button', async () => {
    await openFormOver('/sales');
    await goByPalette('New Sales Order');
    await expect.element(dialog('Create New Sales Order')).toBeVisible();
    await givenTime();
    await expect.element(dialog('Create New Sales Order')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('New Sales Order')).toHaveFocus();
  });
});

describe('Escape in the notifications', () => {
  test('only returns the focus to the form underneath', async () => {
    await openApp('/sales');
    await button('Edit SO-2024-010').click();
    const form = dialog('Edit Sales Order');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText('Sales order updated successfully')).toBeVisible();
    await button('Edit SO-2024-009').click();
    const amount = form.getByLabelText('Amount');
    await amount.click();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.poll(() => document.activeElement?.closest('[aria-label="Notifications"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(amount).toHaveFocus();
    await givenTime();
    await expect.element(form).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(form).not.toBeInTheDocument();
  });

  test('moves the focus back to the page even if nothing had it before', async () => {
    await openApp('/gst');
    await button('Edit GST-001').click();
    await dialog('Edit GST Rate').getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText(/updated successfully/)).toBeVisible();
    await givenTime();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.poll(() => document.activeElement?.closest('[aria-label="Notifications"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Add GST Rate')).toHaveFocus();
  });
});

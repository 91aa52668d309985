import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isCovered } from '#ui/overlays/opening.ts';
import { givenTime } from '../support/given-time.ts';
import { openApp } from './open-app.tsx';
import { someOf } from '../support/some-of.ts';

const sheet = (name: string) =>
  page.getByRole(QUESTIONS.includes(name) ? 'alertdialog' : 'dialog', { name, exact: true });
const QUESTIONS = ['Season Rollover', 'Reset sample data?', 'Delete 2 sales orders', 'Discard changes?'];
const standing = () =>
  [...document.querySelectorAll('[aria-modal="true"]')].map((one) => one.getAttribute('role') ?? '');

/** The part of the page that is behind a modal dialog. */
const frame = () => document.querySelector<HTMLElement>('[data-frame]');
const ANYTHING_OPEN = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

beforeEach(() => page.viewport(1280, 800));

/** Clicks both buttons in a row, so that the first one's dialog has no time to render. */
function pressBoth(first: string, second: string) {
  for (const name of [first, second]) {
    const button = [...document.querySelectorAll<HTMLElement>('button')].find(
      (one) => one.textContent === name || one.ariaLabel === name,
    );
    button?.click();
  }
}

describe('a second click before the first dialog is open', () => {
  test.each(
    someOf(3, [
      ['/sales', 'New Sales Order', 'Find anything', 'Find anything'],
      ['/sales', 'Find anything', 'New Sales Order', 'Create New Sales Order'],
      ['/sales', 'New Sales Order', 'Today', 'Today'],
      ['/sales', 'Today', 'Find anything', 'Find anything'],
      ['/inventory', 'Stock Movement', 'Add Product', 'Add New Product'],
      ['/inventory', 'Add Product', 'Stock Movement', 'Record Stock Movement'],
      ['/financial-year', 'Season Rollover', 'Add Financial Year', 'Add Financial Year'],
      ['/financial-year', 'Add Financial Year', 'Season Rollover', 'Season Rollover'],
      ['/settings?tab=system', 'Export with Password', 'Today', 'Today'],
    ]),
  )('at %s: %s, then %s: opens %s alone', async (path, first, second, name) => {
    await openApp(path);
    await expect.element(page.getByRole('button', { name: first, exact: true }).first()).toBeVisible();
    pressBoth(first, second);
    await expect.element(sheet(name)).toBeVisible();
    await givenTime();
    expect(standing()).toHaveLength(1);
    expect(sheet(name).element().contains(document.activeElement)).toBe(true);
  });

  test.each(
    someOf(2, [
      ['/sales', 'New Sales Order', 'Notifications, 3 unread', 'dialog'],
      ['/sales', 'New Sales Order', 'Quick Actions', 'dialog'],
      ['/sales', 'New Sales Order', 'User menu', 'menu'],
      ['/invoices', 'New Invoice', 'Status of INV-2024-012', 'listbox'],
      ['/sales', 'Notifications, 3 unread', 'User menu', 'menu'],
    ]),
  )(
    'at %s: %s, then %s: opens only the last one, a %s that leaves the page usable',
    async (path, first, second, role) => {
      await openApp(path);
      const button = page.getByRole('button', { name: second, exact: true });
      await expect.element(button.first()).toBeVisible();
      pressBoth(first, second);
      await expect.element(button.first()).toHaveAttribute('aria-expanded', 'true');
      await givenTime();
      expect([...document.querySelectorAll(ANYTHING_OPEN)].map((one) => one.role)).toEqual([role]);
      expect(standing()).toEqual([]);
    },
  );

  test.each([
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['a click elsewhere', () => window.dispatchEvent(new PointerEvent('pointerdown'))],
  ])('the palette, cancelled by %s before it opened, leaves the page usable', async (_, callOff) => {
    await openApp('/sales');
    const find = page.getByRole('button', { name: 'Find anything' });
    await expect.element(find).toBeVisible();
    (find.element() as HTMLElement).click();
    expect(isCovered()).toBe(true);
    callOff();
    expect(isCovered()).toBe(false);
    await givenTime();
    expect(standing()).toEqual([]);
  });

  test.each(
    someOf(3, [
      'Today',
      'Find anything',
      'Notifications, 3 unread',
      'Quick Actions',
      'User menu',
      'New Sales Order',
      'Delete SO-2024-010',
    ]),
  )('%s does not open if the user navigates away first', async (name) => {
    await openApp('/sales');
    const button = page.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).click();
    document.querySelector<HTMLElement>('nav a[href="/purchases"]')?.click();
    await expect.element(page.getByRole('heading', { name: 'Purchase Management' })).toBeVisible();
    await givenTime();
    expect(standing()).toEqual([]);
    expect(isCovered()).toBe(false);
  });

  test('opening the palette cancels a question, and the palette gets the typed text', async () => {
    await openApp('/sales');
    await expect.element(page.getByRole('button', { name: 'Delete SO-2024-010' })).toBeVisible();
    pressBoth('Delete SO-2024-010', 'Find anything');
    await userEvent.keyboard('desai');
    await expect.element(sheet('Find anything').getByRole('combobox')).toHaveValue('desai');
    expect(standing()).toEqual(['dialog']);
  });

  test('a question that opens at once calls off what was asked for before it', async () => {
    await openApp('/account');
    await page.getByRole('tab', { name: 'Security' }).click();
    await expect.element(page.getByRole('button', { name: 'Reset sample data' })).toBeVisible();
    pressBoth('Today', 'Reset sample data');
    await expect.element(sheet('Reset sample data?')).toBeVisible();
    await givenTime();
    expect(standing()).toEqual(['alertdialog']);
  });

  test('a question about several rows calls off what was asked for before, and is called off by what is asked for after', async () => {
    await openApp('/sales');
    await expect.element(page.getByRole('button', { name: 'Edit SO-2024-010' })).toBeVisible();
    const [row] = document.querySelectorAll<HTMLElement>('tbody tr');
    row?.focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await expect.element(page.getByRole('group', { name: 'Selected sales orders' })).toBeVisible();
    pressBoth('Today', 'Delete');
    await expect.element(sheet('Delete 2 sales orders')).toBeVisible();
    await givenTime();
    expect(standing()).toEqual(['alertdialog']);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet('Delete 2 sales orders')).not.toBeInTheDocument();

    pressBoth('Delete', 'Find anything');
    await expect.element(sheet('Find anything')).toBeVisible();
    await givenTime();
    expect(standing()).toEqual(['dialog']);
  });

  test('the question before a changed form is left calls off what was asked for over the form', async () => {
    const router = await openApp('/sales');
    await page.getByRole('button', { name: 'New Sales Order' }).first().click();
    await sheet('Create New Sales Order').getByLabelText('Amount').fill('5');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true }));
    expect(isCovered()).toBe(true);
    void router.navigate({ to: '/gst' });
    await expect.element(sheet('Discard changes?')).toBeVisible();
    await givenTime();
    expect(standing()).toEqual(['dialog', 'alertdialog']);
  });

  test('the palette opens and closes over an open form, which stays open', async () => {
    await openApp('/sales');
    await page.getByRole('button', { name: 'New Sales Order' }).first().click();
    await expect.element(sheet('Create New Sales Order')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(sheet('Find anything')).toBeVisible();
    expect(standing()).toHaveLength(2);
    expect(frame()?.inert).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet('Find anything')).not.toBeInTheDocument();
    await expect.element(sheet('Create New Sales Order')).toBeVisible();
    expect(frame()?.inert).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet('Create New Sales Order')).not.toBeInTheDocument();
    expect(frame()?.inert).toBe(false);
  });
});

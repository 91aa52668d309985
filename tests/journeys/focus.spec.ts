import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectFocusNotLost } from './standing.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Steps of a user; after each one something visible must have the focus. */
type Steps = readonly (readonly [name: string, act: (page: Page) => Promise<unknown>])[];

async function expectFocusKeptAfterEach(page: Page, steps: Steps) {
  for (const [name, act] of steps) {
    await test.step(name, async () => {
      await act(page);
      await expectFocusNotLost(page, name);
    });
  }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const pressIn = (page: Page, role: 'dialog' | 'alertdialog', name: string) =>
  page.getByRole(role).getByRole('button', { name, exact: true }).click();

/** Presses a key that opens a dialog, and waits for it; `pressToShut` closes it and waits. */
async function pressToOpen(page: Page, key: string) {
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function pressToShut(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const LISTS = [
  { path: '/invoices', of: 'invoices', create: 'New Invoice', ids: ['INV-2024-014', 'INV-2024-013'], head: 'Customer' },
  { path: '/sales', of: 'sales orders', create: 'New Sales Order', ids: ['SO-2024-010', 'SO-2024-009'], head: 'Date' },
  {
    path: '/purchases',
    of: 'purchase orders',
    create: 'New Purchase Order',
    ids: ['PO-2024-010', 'PO-2024-009'],
    head: 'Vendor',
  },
  { path: '/accounting', of: 'vouchers', create: 'New Voucher', ids: ['V-2024-012', 'V-2024-011'], head: 'Date' },
  { path: '/gst', of: 'GST rates', create: 'Add GST Rate', ids: ['GST-001', 'GST-002'], head: 'Percentage' },
] as const;

/** The lists share their parts, so `npm test` checks two of them. */
const WALKED = process.env['ACCESSIBLE'] === 'whole' ? LISTS : LISTS.slice(0, 2);

for (const { path, of, create, ids, head } of WALKED) {
  test(`on ${path} the focus is never lost: dialogs, rows, sorting, finding, selecting`, async ({ page }) => {
    await page.goto(path);
    const row = (id: string) => page.getByRole('row').filter({ hasText: id });
    await expect(row(ids[0])).toBeVisible();
    await expectFocusKeptAfterEach(page, [
      [
        'a new one is begun',
        async () => {
          await press(page, create);
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      ],
      ['and left by Escape', () => pressToShut(page)],
      ['one is edited', () => press(page, `Edit ${ids[0]}`)],
      [
        'and cancelled',
        async () => {
          await pressIn(page, 'dialog', 'Cancel');
          // A row under an open dialog takes no focus.
          await expect(page.getByRole('dialog')).toHaveCount(0);
        },
      ],
      [
        'the row is edited by Enter',
        async () => {
          await row(ids[0]).focus();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      ],
      ['and saved', () => pressIn(page, 'dialog', 'Save')],
      ['one is to be deleted', () => press(page, `Delete ${ids[0]}`)],
      ['and is kept', () => pressIn(page, 'alertdialog', 'Cancel')],
      ['it is to be deleted again', () => press(page, `Delete ${ids[0]}`)],
      [
        'and is gone',
        async () => {
          await pressIn(page, 'alertdialog', 'Delete');
          await expect(row(ids[0])).toHaveCount(0);
        },
      ],
      ['the rows are sorted', () => page.getByRole('columnheader', { name: head }).getByRole('button').click()],
      ['and turned round', () => page.getByRole('columnheader', { name: head }).getByRole('button').click()],
      ['something is looked for', () => page.getByRole('searchbox').fill(ids[1])],
      ['and let go of', () => press(page, 'Clear find')],
      [
        'nothing is found',
        async () => {
          await page.getByRole('searchbox').fill('nobody');
          await expect(page.getByText(`None of the ${of} matches`)).toBeVisible();
        },
      ],
      [
        'and all is shown',
        async () => {
          await press(page, `Show all ${of}`);
          await expect(row(ids[1])).toBeVisible();
        },
      ],
      [
        'a row is selected',
        async () => {
          await row(ids[1]).focus();
          await page.keyboard.press('Space');
          await expect(page.getByRole('group', { name: `Selected ${of}` })).toBeVisible();
        },
      ],
      [
        'and let go of by the bar',
        async () => {
          await page
            .getByRole('group', { name: `Selected ${of}` })
            .getByRole('button', { name: 'Clear' })
            .click();
          await expect(page.getByRole('group', { name: `Selected ${of}` })).toHaveCount(0);
        },
      ],
      [
        'it is selected again',
        async () => {
          await row(ids[1]).focus();
          await page.keyboard.press('Space');
          await expect(page.getByRole('group', { name: `Selected ${of}` })).toBeVisible();
        },
      ],
      [
        'and deleted',
        async () => {
          await page.keyboard.press('Delete');
          await pressIn(page, 'alertdialog', 'Delete');
          await expect(row(ids[1])).toHaveCount(0);
        },
      ],
      ['the list is saved as a file', () => press(page, 'Download CSV')],
    ]);
  });
}

test('in an invoice and its list the focus is never lost: items, status, filter', async ({ page }) => {
  await page.goto('/invoices');
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  await expectFocusKeptAfterEach(page, [
    ['an invoice is begun', () => press(page, 'New Invoice')],
    ['an item is added', () => press(page, 'Add Item')],
    ['and removed', () => press(page, 'Remove item 2')],
    [
      'a customer is picked',
      async () => {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Customer/ })
          .click();
        await page.getByRole('option').first().click();
      },
    ],
    ['it is refused', () => pressIn(page, 'dialog', 'Save')],
    ['leaving asks', () => page.keyboard.press('Escape')],
    ['staying is chosen', () => pressIn(page, 'alertdialog', 'Keep editing')],
    ['leaving asks again', () => page.keyboard.press('Escape')],
    ['and it is discarded', () => pressIn(page, 'alertdialog', 'Discard')],
    ['a status list is opened', () => press(page, 'Status of INV-2024-014')],
    ['and shut', () => page.keyboard.press('Escape')],
    [
      'the status is changed',
      async () => {
        await press(page, 'Status of INV-2024-014');
        await page.getByRole('option', { name: 'Paid' }).click();
      },
    ],
    [
      'the list is narrowed',
      async () => {
        await press(page, 'Filter by status');
        await page.getByRole('option', { name: 'Paid' }).click();
      },
    ],
    [
      'a row changes and no longer belongs to what is shown',
      async () => {
        await press(page, 'Status of INV-2024-014');
        await page.getByRole('option', { name: 'Draft' }).click();
        await expect(page.getByText('INV-2024-014')).toHaveCount(0);
      },
    ],
  ]);
});

test('in the frame the focus is never lost: panels, menus, the palette, the tour, the sidebar', async ({ page }) => {
  await page.goto('/gst');
  await expect(page.getByText('GST-003')).toBeVisible();
  await expectFocusKeptAfterEach(page, [
    ['the notifications are opened', () => press(page, 'Notifications, 3 unread')],
    ['all of them', () => press(page, 'View All Notifications')],
    ['and shut', () => page.keyboard.press('Escape')],
    ['the menu is opened', () => press(page, 'User menu')],
    ['and shut', () => page.keyboard.press('Escape')],
    ['the day is opened', () => press(page, 'Today')],
    ['and shut', () => pressIn(page, 'dialog', 'Close')],
    ['the companies are opened', () => press(page, 'Company')],
    ['and one is chosen', () => page.getByRole('option').nth(1).click()],
    ['the theme is turned', () => press(page, 'Toggle dark mode')],
    ['the sidebar is folded', () => press(page, 'Toggle Sidebar')],
    ['and unfolded by its key', () => page.keyboard.press('Control+B')],
    ['the palette is opened', () => pressToOpen(page, 'Control+K')],
    ['and shut', () => pressToShut(page)],
    ['the keys are shown', () => pressToOpen(page, '?')],
    ['and shut', () => pressToShut(page)],
    ['the shortcuts are opened', () => press(page, 'Quick Actions')],
    ['and one is taken', () => press(page, 'Add Customer')],
    ['the toasts are gone to', () => page.keyboard.press('Alt+T')],
    ['and left', () => page.keyboard.press('Escape')],
    [
      'a screen is gone to',
      async () => {
        await page.getByRole('link', { name: 'Reports', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Reports & Analytics' })).toBeVisible();
      },
    ],
    [
      'the palette leads elsewhere',
      async () => {
        await page.keyboard.press('Control+K');
        await page.keyboard.type('invoices');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: 'Invoice Management' })).toBeVisible();
      },
    ],
    ['one goes back', () => page.goBack()],
    [
      'the tour is shown again',
      async () => {
        await press(page, 'User menu');
        await page.getByRole('menuitem', { name: 'Replay tour' }).click();
        await expect(page.getByRole('dialog', { name: 'Welcome to Tarazu' })).toBeVisible();
      },
    ],
    ['goes on', () => press(page, 'Next')],
    ['goes back', () => press(page, 'Previous')],
    [
      'and is skipped',
      async () => {
        await press(page, 'Skip Tour');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    ],
  ]);
});

test('elsewhere the focus is never lost: tabs, statements, years, locations, files, photos, passwords', async ({
  page,
}) => {
  test.slow();
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  await page.goto('/reports');
  await expectFocusKeptAfterEach(page, [
    ['a statement is drawn up', () => press(page, 'Generate Profit & Loss')],
    ['a tab is turned to', () => tab('Sales Analytics')],
    ['and the next by an arrow', () => page.keyboard.press('ArrowRight')],
  ]);
  await page.goto('/inventory');
  await expectFocusKeptAfterEach(page, [
    ['the alerts are turned to', () => tab('Alerts')],
    [
      'an item is ordered',
      async () => {
        await page
          .getByRole('button', { name: /^Reorder/ })
          .first()
          .click();
        await expect(page.getByRole('heading', { level: 1, name: 'Purchase Management' })).toBeVisible();
      },
    ],
  ]);
  await page.goto('/financial-year');
  await expectFocusKeptAfterEach(page, [
    [
      'another year becomes the default one',
      async () => {
        await press(page, 'Set FY 2023-24 as default');
        await expect(page.getByRole('button', { name: 'Set FY 2023-24 as default' })).toHaveCount(0);
      },
    ],
    [
      'the years are rolled over',
      async () => {
        await press(page, 'Season Rollover');
        await pressIn(page, 'alertdialog', 'Roll over');
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      },
    ],
    [
      'one default is kept',
      async () => {
        await page
          .getByRole('button', { name: /^Keep only/ })
          .first()
          .click();
        await expect(page.getByRole('button', { name: /^Keep only/ })).toHaveCount(0);
      },
    ],
  ]);
  await page.goto('/locations');
  await expectFocusKeptAfterEach(page, [
    ['a location is opened', () => press(page, 'Activate Pune Branch')],
    ['and closed', () => press(page, 'Deactivate Pune Branch')],
    [
      'and gone',
      async () => {
        await press(page, 'Delete Pune Branch');
        await pressIn(page, 'alertdialog', 'Delete');
        await expect(page.getByRole('heading', { name: 'Pune Branch' })).toHaveCount(0);
      },
    ],
  ]);
  await page.goto('/settings?tab=system');
  await expectFocusKeptAfterEach(page, [
    ['a copy is exported', () => press(page, 'Export Data')],
    ['one with a password is asked for', () => press(page, 'Export with Password')],
    [
      'and written',
      async () => {
        await page.getByLabel('Password', { exact: true }).fill('a long enough password');
        await pressIn(page, 'dialog', 'Export');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    ],
    ['one is to be read', () => press(page, 'Import Data')],
    [
      'and is none',
      async () => {
        const file = { name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
        await page.getByLabel('Backup file').setInputFiles(file);
        await expect(page.getByRole('alert')).toBeVisible();
      },
    ],
    ['that is left', () => page.keyboard.press('Escape')],
    ['the users are turned to', () => tab('Users')],
    [
      'one is edited',
      () =>
        page
          .getByRole('button', { name: /^Edit / })
          .first()
          .click(),
    ],
    ['and left', () => pressIn(page, 'dialog', 'Cancel')],
  ]);
  await page.goto('/account');
  await expectFocusKeptAfterEach(page, [
    ['the security is turned to', () => tab('Security')],
    ['the reset is asked for', () => press(page, 'Reset sample data')],
    ['and not done', () => pressIn(page, 'alertdialog', 'Cancel')],
  ]);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('asha@example.in');
  await expectFocusKeptAfterEach(page, [
    ['a link is sent', () => press(page, 'Send Reset Link')],
    ['another address is wanted', () => press(page, 'Try another email address')],
  ]);
  await page.goto('/login');
  await expectFocusKeptAfterEach(page, [
    ['a password is shown', () => press(page, 'Show password')],
    ['and hidden', () => press(page, 'Hide password')],
  ]);
});

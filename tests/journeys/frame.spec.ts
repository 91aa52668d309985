import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { HEADINGS } from './routes.ts';
import { hold } from './site.ts';
import { untilStill } from './standing.ts';

/** What the sidebar calls the screens that it leads to. */
const ENTRIES: Readonly<Record<string, string>> = {
  '/': 'Dashboard',
  '/invoices': 'Invoices',
  '/sales': 'Sales',
  '/purchases': 'Purchases',
  '/inventory': 'Inventory',
  '/accounting': 'Accounting',
  '/gst': 'GST',
  '/reports': 'Reports',
  '/settings': 'Settings',
  '/financial-year': 'Financial Year',
  '/locations': 'Locations',
};

test('every address opens its screen in the frame, by its name', async ({ page }) => {
  test.slow();
  for (const [path, heading] of Object.entries(HEADINGS)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} · Tarazu`);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner').getByText('FY 2024-25', { exact: true })).toBeVisible();
    const entry = ENTRIES[path];
    const current = page.getByRole('navigation', { name: 'Main Navigation' }).locator('[aria-current="page"]');
    await expect(current).toHaveText(entry === undefined ? [] : [entry]);
  }
});

test('what the frame opens closes with Escape and gives the focus back; on a phone the drawer is at hand', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of ['Notifications, 3 unread', 'User menu', 'Today', 'Quick Actions']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole(name === 'User menu' ? 'menu' : 'dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await expect(page.getByRole('navigation', { name: 'Main Navigation' })).toBeVisible();
});

test('on a phone the drawer is no part of the start: it is fetched when it is asked for', async ({ page }) => {
  // The page never comes to rest, so that nothing is fetched ahead.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/invoices');
  await expect(page.getByText('INV-2024-001')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => /\/(drawer|dialogs)-/.test(address))).toEqual([]);

  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  const navigation = page.getByRole('navigation', { name: 'Main Navigation' });
  await expect(navigation).toBeVisible();
  await expect.poll(() => navigation.boundingBox().then((box) => box?.x)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
  await expect(page.getByRole('button', { name: 'Toggle Sidebar' })).toBeFocused();
});

test('every sidebar takes 300 ms: 16rem to a strip of 3rem, and 18rem over the page of a phone', async ({ page }) => {
  await page.goto('/invoices');
  const navigation = page.getByRole('navigation', { name: 'Main Navigation' });
  const sidebar = navigation.locator('..');
  await expect(sidebar).toHaveCSS('transition-duration', '0.3s');
  await expect(sidebar).toHaveCSS('transition-property', 'width');
  await expect(sidebar).toHaveCSS('width', '256px');
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await expect(sidebar).toHaveCSS('width', '48px');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await expect(sidebar).toHaveCSS('animation-duration', '0.3s');
  await expect(sidebar).toHaveCSS('width', '288px');
});

for (const asks of ['Today', 'Delete INV-2024-005']) {
  test(`before its file was fetched, too, a dialog gives the focus back to ${asks}`, async ({ page }) => {
    const dialogs = hold(page, '**/assets/dialogs-*.js');
    await page.goto('/invoices');
    const button = page.getByRole('button', { name: asks, exact: true });
    await button.click();
    await dialogs.letGo();
    await expect(page.getByRole(asks.startsWith('Delete') ? 'alertdialog' : 'dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
}

test.describe('a system that likes the dark', () => {
  test.use({ colorScheme: 'dark' });

  test.describe('whose page waits for its script', () => {
    test.use({ javaScriptEnabled: false });
    test('sees no flash of light', async ({ page }) => {
      await page.goto('/');
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(paper).toMatch(/^rgb\((\d{1,2}), \1, \1\)$/);
    });
  });

  test('starts dark, and the bars of the browser follow', async ({ page }) => {
    await page.goto('/sales');
    const toggle = page.getByRole('button', { name: 'Toggle dark mode' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveClass(/dark/);
    const dark = await page.locator('meta[name="theme-color"]').first().getAttribute('content');
    await toggle.click();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    expect(await page.locator('meta[name="theme-color"]').first().getAttribute('content')).not.toBe(dark);
  });
});

for (const { what, path, ask } of [
  {
    what: 'of several records',
    path: '/invoices',
    ask: async (page: Page) => {
      await page.getByRole('row', { name: /INV-2024-014/ }).click({ modifiers: ['Control'] });
      await page.getByRole('row', { name: /INV-2024-013/ }).click({ modifiers: ['Control'] });
      await page.keyboard.press('Delete');
    },
  },
  {
    what: 'of the years',
    path: '/financial-year',
    ask: (page: Page) => page.getByRole('button', { name: 'Season Rollover' }).click(),
  },
]) {
  test(`a question ${what} is refused by going Back, though the screen stays`, async ({ page }) => {
    const question = page.getByRole('alertdialog');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => history.pushState({ key: 'another visit' }, '', '?again'));
    await ask(page);
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('Back finds the tab of each screen, also from a screen that has tabs itself', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.goto('/accounting');
  await tab('Ledger Accounts').click();
  for (const screen of ['Inventory', 'Reports']) {
    await page.getByRole('link', { name: screen, exact: true }).click();
    await expect(tab('Ledger Accounts')).toHaveCount(0);
    await page.goBack();
    await expect(tab('Ledger Accounts')).toHaveAttribute('aria-selected', 'true');
  }
});

test('what an address asks is answered once: not again by Back, nor by turning tabs', async ({ page }) => {
  const marked = page.locator('tr[aria-current=true]');
  const find = page.getByRole('searchbox');
  await page.goto('/invoices?show=INV-2024-010');
  await expect(marked).toContainText('INV-2024-010');
  await find.fill('desai');
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
  await page.goBack();
  await expect(find).toHaveValue('desai');
  await expect(page.getByRole('row')).toHaveCount(5);

  await page.goto('/accounting?show=V-2024-003');
  await expect(marked).toContainText('V-2024-003');
  await page.getByRole('button', { name: 'Delete V-2024-003' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(marked).toHaveCount(0);
  await page.getByRole('tab', { name: 'Ledger Accounts' }).click();
  await page.getByRole('tab', { name: 'Voucher Entries' }).click();
  await page.getByRole('button', { name: 'Delete V-2024-004' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: /V-2024-004/ })).toHaveCount(0);
  // Asked but once: what was said goes by itself.
  expect(await page.getByText('Not found').count()).toBe(0);
});

test('a shortcut of the installed app begins an invoice, and a reload does not begin it again', async ({ page }) => {
  await page.goto('/invoices?new');
  const form = page.getByRole('dialog', { name: 'Create New Invoice' });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(/\/invoices$/);
  await page.reload();
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('Back and Forward find each screen as it was left', async ({ page }) => {
  await page.goto('/inventory');
  await page.getByRole('tab', { name: 'Stock Movements' }).click();
  await page.getByRole('searchbox').fill('inv');
  const count = page.getByRole('navigation', { name: 'Pages of' }).getByRole('status');
  await expect(count).toHaveText('1–10 of 10');
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await page.getByRole('button', { name: 'Customer', exact: true }).click();
  const sorted = page.getByRole('columnheader', { name: 'Customer' });
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Stock Movements' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('searchbox')).toHaveValue('inv');
  await expect(count).toHaveText('1–10 of 10');
  await page.goForward();
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(sorted).not.toHaveAttribute('aria-sort', 'ascending');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  for (const apart of [0.2, 0.42])
    test(`two taps on what opens a dialog are one, ${apart} seconds apart`, async ({ page }) => {
      const form = page.getByRole('dialog', { name: 'Create New Sales Order' });
      await page.goto('/sales');
      const begin = page.getByRole('button', { name: 'New Sales Order' }).first();
      await begin.tap();
      await expect(form).toBeVisible();
      await form.getByRole('button', { name: 'Cancel' }).tap();
      await expect(form).toHaveCount(0);
      const { x = 0, y = 0, width = 0, height = 0 } = (await begin.boundingBox()) ?? {};
      const session = await page.context().newCDPSession(page);
      const now = Date.now() / 1000;
      const tap = async (afterSeconds: number, aside: number) => {
        const finger = { x: x + width / 2 + aside, y: y + height / 2 };
        const timestamp = now + afterSeconds;
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger], timestamp });
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchEnd',
          touchPoints: [],
          timestamp: timestamp + 0.05,
        });
      };
      await tap(0, 0);
      await expect(form).toBeVisible();
      // Said to have come so soon, however long the machine took.
      await tap(apart, 8);
      await untilStill(page);
      expect(await form.isVisible()).toBe(true);
      await page.touchscreen.tap(20, 700);
      await expect(form).toHaveCount(0);
    });

  test('an entry of the strip leaves no name of its own over the screen that it opens', async ({ page }) => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Toggle Sidebar' }).tap();
    await page.getByRole('link', { name: 'Sales', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
    await untilStill(page);
    expect(await page.getByRole('tooltip').count()).toBe(0);
  });
});

test('Back takes away what floats over the page, but not where it is refused, and what was refused is forgotten', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const today = page.getByRole('dialog', { name: 'Today' });
  await page.goto('/gst');
  await button('User menu').click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByLabel('Full name').fill('Usha Rao');
  await button('Today').click();
  await expect(today).toBeVisible();
  await page.evaluate(() => history.back());
  await button('Keep editing').click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(today).toBeVisible();
  await page.keyboard.press('Escape');
  await button('User menu').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await button('Keep editing').click();
  await button('Save Profile').click();
  await expect(toasts.getByText('Profile Updated')).toBeVisible();
  await button('Today').click();
  await expect(today).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('GST Management');
  await expect(today).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goForward();
  await expect(heading).toHaveText('Account settings');
  await expect(today).toHaveCount(0);
  await button('User menu').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(heading).toHaveText('Sign in');
  await expect(toasts.getByText('Signed out')).toHaveCount(1);
});

test('addresses that make no sense still open a page', async ({ page }) => {
  for (const address of ['/sales?tab=%7Bbroken&x=%F0%28', '/sales?a=1&a=2#nowhere', '/sales/']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
  }
});

test('nothing is kept in the browser but the cookie of the sidebar and the flag of the tour', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await page.getByRole('button', { name: 'Toggle dark mode' }).click();
  await page.getByRole('link', { name: 'GST' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Toggle Sidebar' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', { name: 'Toggle dark mode' })).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    ['seen dashboard tour'],
    [],
  ]);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, sameSite, path }) => ({ name, value, sameSite, path }))).toEqual([
    { name: 'sidebar_state', value: 'false', sameSite: 'Lax', path: '/' },
  ]);
});

test('a screen whose file cannot be fetched says so, never reloads the page, and can be tried again', async ({
  page,
}) => {
  const chunk = /\/assets\/sales-screen-.*\.js/;
  await page.route(chunk, (route) => route.abort());
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen could not be shown');
  await expect(page.getByRole('navigation', { name: 'Main Navigation' })).toBeVisible();

  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

test('a palette that could not be fetched is said, and takes no key from the page', async ({ page }) => {
  await page.route('**/assets/palette-*.js', (route) => route.abort());
  await page.goto('/invoices');
  const find = page.getByRole('searchbox', { name: 'Find invoices' });
  await find.focus();
  await page.keyboard.press('Control+K');
  await expect(page.getByText('Not opened')).toBeVisible();
  await find.pressSequentially('desai');
  await expect(find).toHaveValue('desai');
});

for (const [file, name] of [
  ['open-user-menu', 'User menu'],
  ['listbox', 'Status of INV-2024-014'],
] as const) {
  test(`before its file was fetched, ${name} says that it cannot open, harms nothing, and opens when the file comes`, async ({
    page,
  }) => {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto('/invoices');
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(
      page.getByText('A part of the app could not be fetched. Check the network, then try again.'),
    ).toBeVisible();
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    await page.unroute(`**/assets/${file}-*.js`);
    await button.click();
    await expect(page.getByRole(file === 'listbox' ? 'listbox' : 'menu')).toBeVisible();
  });
}

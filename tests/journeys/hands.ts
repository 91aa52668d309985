import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** How a user reaches controls and picks from lists: with the keyboard alone, or by touch alone. */
type Hands = {
  press: (page: Page, role: 'button' | 'link' | 'tab' | 'menuitem', name: string) => Promise<void>;
  pick: (page: Page, field: RegExp, option: string) => Promise<void>;
  type: (page: Page, label: string, text: string) => Promise<void>;
  /** Finds an option of a combobox by what is typed. */
  find: (page: Page, label: string, text: string, option: string) => Promise<void>;
  /** Hands a file to a field for files. */
  hand: (page: Page, label: string, path: string) => Promise<void>;
};

/** Keys only: every control is reached by Tab, or by arrow keys within tabs and lists. */
export const keyboard: Hands = {
  async press(page, role, name) {
    if (role === 'menuitem') {
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
      await page.keyboard.type(name.split(' ')[0] ?? '', { delay: 100 });
    } else await reach(page, role, name);
    await page.keyboard.press(role === 'tab' ? 'Space' : 'Enter');
  },
  async pick(page, field, option) {
    await reach(page, 'button', field);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeFocused();
    await page.keyboard.press('Home');
    const wanted = page.getByRole('option', { name: option });
    for (let presses = 0; presses < 60 && !(await wanted.evaluate(isActive)); presses++) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  },
  async type(page, label, text) {
    await tabTo(page, () => fieldOf(page, label));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  },
  async find(page, label, text, option) {
    await tabTo(page, () => fieldOf(page, label));
    // As fast as without a pause, and with an Enter, is only a scanner.
    await page.keyboard.type(text, { delay: 100 });
    await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, label)).toHaveValue(option);
  },
  async hand(page, label, path) {
    await choose(page, path, async () => {
      await tabTo(page, () => fieldOf(page, label));
      await page.keyboard.press('Space');
    });
  },
};

/** Taps only. */
export const finger: Hands = {
  press: (page, role, name) => page.getByRole(role, { name, exact: true }).first().tap(),
  async pick(page, field, option) {
    await page.getByRole('dialog').getByRole('button', { name: field }).tap();
    await page.getByRole('option', { name: option }).tap();
  },
  type: (page, label, text) => fieldOf(page, label).fill(text),
  async find(page, label, text, option) {
    await fieldOf(page, label).tap();
    await fieldOf(page, label).fill(text);
    await page.getByRole('option', { name: option }).first().tap();
    await expect(fieldOf(page, label)).toHaveValue(option);
  },
  async hand(page, label, path) {
    await choose(page, path, () => fieldOf(page, label).tap());
  },
};

/** Picks a file in the system's dialog. One that was asked for before the browser lets tests answer it never comes. */
async function choose(page: Page, path: string, ask: () => Promise<void>) {
  await expect(async () => {
    const chosen = page.waitForEvent('filechooser', { timeout: 5_000 });
    const [chooser] = await Promise.all([chosen, page.evaluate(() => undefined).then(ask)]);
    await chooser.setFiles(path);
  }).toPass();
}

/** A field of the dialog that is open, or of the screen; not the list of the same name that it opens. */
function fieldOf(page: Page, label: string): Locator {
  const scope = page.locator('main, [role="dialog"]').last();
  return scope.getByLabel(label, { exact: true }).and(page.locator('input, textarea'));
}

/** Presses Tab (arrow keys within tabs) until the control of that name has the focus. */
async function reach(page: Page, role: 'button' | 'link' | 'tab' | 'menuitem', name: string | RegExp) {
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]').last();
  const scope = (await dialog.count()) > 0 ? dialog : page;
  const wanted = () => scope.getByRole(role, { name, exact: true }).first();
  if (role === 'tab') await tabTo(page, () => page.getByRole('tab', { selected: true }));
  await tabTo(page, wanted, role === 'tab' ? 'ArrowRight' : 'Tab');
}

async function tabTo(page: Page, wanted: () => Locator, key = 'Tab') {
  await expect(wanted()).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted().evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard never reaches it.');
}

/** Whether Enter in the focused list would pick this option. */
function isActive(option: Element): boolean {
  return document.activeElement?.getAttribute('aria-activedescendant') === option.id;
}

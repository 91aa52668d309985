import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** How a user reaches controls and picks from lists: with the keyboard alone, or by touch alone. */
type Hands = {
  press: (page: Page, role: 'button' | 'link' | 'tab', name: string) => Promise<void>;
  pick: (page: Page, field: RegExp, option: string) => Promise<void>;
  type: (page: Page, label: string, text: string) => Promise<void>;
};

/** Keys only: every control is reached by Tab, or by arrow keys within tabs and lists. */
export const keyboard: Hands = {
  async press(page, role, name) {
    await reach(page, role, name);
    await page.keyboard.press(role === 'tab' ? 'Space' : 'Enter');
  },
  async pick(page, field, option) {
    await expect(page.getByRole('dialog')).toBeVisible();
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
    await expect(page.getByRole('dialog')).toBeVisible();
    await tabTo(page, () => page.getByRole('dialog').getByLabel(label, { exact: true }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  },
};

/** Taps only. */
export const finger: Hands = {
  press: (page, role, name) => page.getByRole(role, { name, exact: true }).first().tap(),
  async pick(page, field, option) {
    await page.getByRole('dialog').getByRole('button', { name: field }).tap();
    await page.getByRole('option', { name: option }).tap();
  },
  type: (page, label, text) => page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text),
};

/** Presses Tab (arrow keys within tabs) until the control of that name has the focus. */
async function reach(page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp) {
  const scope = (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog') : page;
  const wanted = () => scope.getByRole(role, { name, exact: true }).first();
  if (role === 'tab') await tabTo(page, () => page.getByRole('tab', { selected: true }));
  await tabTo(page, wanted, role === 'tab' ? 'ArrowRight' : 'Tab');
}

async function tabTo(page: Page, wanted: () => ReturnType<Page['locator']>, key = 'Tab') {
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

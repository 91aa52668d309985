import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { keyboard as hands } from './hands.ts';
import type { Typed } from './service-firm/vouchers.ts';

type Kind = keyof typeof KEYS;

/**
 * Enters vouchers as somebody does who knows the keys: one for the kind, Enter or Tab from field to field, Ctrl+Enter,
 * after which the next of its kind begins. Text in capital letters or with a digit ends in Tab: typed as fast as here, and
 * with an Enter, it would be a scanner's.
 */
export function accountantKeys(page: Page) {
  const saved = new Map<string, number>();

  return async function enter(typed: Typed): Promise<void> {
    const [kind, fill] =
      'journal' in typed
        ? (['Journal', () => fillJournal(page, typed)] as const)
        : 'contra' in typed
          ? (['Contra', () => fillContra(page, typed)] as const)
          : 'receipt' in typed
            ? (['Receipt', () => fillMoney(page, typed, typed.receipt, 'Received In', typed.in)] as const)
            : (['Payment', () => fillMoney(page, typed, typed.payment, 'Paid From', typed.from)] as const);
    if (!(await heading(page, kind).isVisible())) {
      await page.keyboard.press(KEYS[kind].key);
      await expect(heading(page, kind)).toBeVisible();
    }
    await fill();
    await page.keyboard.press('Control+Enter');
    const series = `${KEYS[kind].prefix}/${yearOf(typed.on)}`;
    const count = (saved.get(series) ?? 0) + 1;
    saved.set(series, count);
    await expect(page.getByText(`${kind} ${series}/${String(count).padStart(4, '0')} saved`)).toBeVisible();
  };
}

async function fillMoney(
  page: Page,
  { on, amount, under, tds, discount }: Extract<Typed, { receipt: string } | { payment: string }>,
  against: string,
  accountLabel: string,
  account: string | undefined,
): Promise<void> {
  await choose(page, 'Party or Ledger', against, under);
  await expect(field(page, 'Date')).toBeFocused();
  await page.keyboard.type(on);
  await page.keyboard.press('Tab');
  await page.keyboard.type(amount);
  await page.keyboard.press('Tab');
  // It stands there from the voucher before.
  if (account !== undefined) await choose(page, accountLabel, account);
  if (tds !== undefined) await hands.type(page, 'TDS', tds);
  if (discount !== undefined) await hands.type(page, 'Discount', discount);
}

async function fillContra(page: Page, { contra, from, on, amount }: Extract<Typed, { contra: string }>) {
  await choose(page, 'Paid From', from);
  await choose(page, 'Received In', contra);
  await expect(field(page, 'Date')).toBeFocused();
  await page.keyboard.type(on);
  await page.keyboard.press('Tab');
  await page.keyboard.type(amount);
}

async function fillJournal(page: Page, { journal, by, on, amount, under }: Extract<Typed, { journal: string }>) {
  const ledger = (line: number) => page.getByRole('group', { name: `Line ${line}` }).getByRole('combobox');
  await expect(ledger(1)).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type(on);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await chooseIn(page, ledger(1), journal, under);
  await expect(page.getByLabel('Debit', { exact: true }).first()).toBeFocused();
  await page.keyboard.type(amount, { delay: 100 });
  await page.keyboard.press('Enter');
  // The other side is proposed.
  await chooseIn(page, ledger(2), by);
  await expect(page.getByLabel('Credit', { exact: true }).last()).toHaveValue(amount);
}

function choose(page: Page, label: string, name: string, under?: string): Promise<void> {
  return chooseIn(page, field(page, label), name, under);
}

/** Types a name into a combobox and takes it by Enter, which goes on; `under` is the group of one that is made in passing. */
async function chooseIn(page: Page, combobox: ReturnType<typeof field>, name: string, under?: string): Promise<void> {
  await expect(combobox).toBeFocused();
  await page.keyboard.type(name);
  if (under !== undefined) await expect(page.getByRole('option', { name: `Add “${name}”` })).toBeVisible();
  await page.keyboard.press('Enter');
  if (under !== undefined) {
    await make(page, under);
    // The focus comes back from the dialog to the field.
    await expect(combobox).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(combobox).not.toBeFocused();
  await expect(combobox).toHaveValue(name);
}

async function make(page: Page, under: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  // An Enter before the list has answered adds nothing yet; the list is open then, and a second one does.
  const message = page.getByText('Choose one from the list.');
  await expect(dialog.or(message)).toBeVisible();
  if (await message.isVisible()) await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  if (under !== 'Customer') {
    if ((await page.getByRole('dialog', { name: 'New Party' }).count()) > 0)
      await hands.press(page, 'button', 'Make a ledger instead');
    await hands.find(page, 'Group', under.toLowerCase(), under);
  }
  await hands.press(page, 'button', 'Save');
  await expect(dialog).toHaveCount(0);
}

const heading = (page: Page, kind: Kind) => page.getByRole('heading', { level: 1, name: `New ${kind}`, exact: true });
const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input, textarea'));

/** "25-26" of "5/4/25" and of "31/3/26". */
function yearOf(on: string): string {
  const [, month, year] = on.split('/').map(Number);
  const first = Number(year) - (Number(month) < 4 ? 1 : 0);
  return `${first}-${first + 1}`;
}

const KEYS = {
  Receipt: { key: 'F6', prefix: 'RCT' },
  Payment: { key: 'Alt+P', prefix: 'PMT' },
  Contra: { key: 'F4', prefix: 'CON' },
  Journal: { key: 'F7', prefix: 'JV' },
} as const;

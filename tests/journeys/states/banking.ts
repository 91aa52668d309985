import { expect, type Page } from '@playwright/test';
import type { Opened } from '../opened.ts';
import { startBooks } from '../books-hands.ts';

/** From the first statement of a bank to what lies between it and the books. */
export const OVER_BANKING: Opened = {
  path: '/books/new',
  there: 'Stands at the head of every invoice.',
  states: {
    'a statement that was read': (page) => openStatement(page, APRIL),
    'banking, where no statement was opened': (page) => openBanking(page),
    'a statement whose columns are not recognised': (page) =>
      openStatement(page, 'Tag,Zweck,Wert\n01/04/2026,MILK,-5\n'),
    'a statement with problems': (page) => openStatement(page, `${APRIL}31/02/26,OIL,,5.00,,9.00\n`),
    'a file that is no statement': async (page) => {
      await openBanking(page);
      await choose(page, '%PDF-1.7');
      await expect(page.getByRole('alert')).toBeVisible();
    },
    'lines and what they may be': (page) => takeIn(page),
    'an entry for a line, refused': async (page) => {
      await takeIn(page);
      await page.getByRole('button', { name: /^Choose for ATM/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Make Entry' });
      await dialog.getByRole('button', { name: 'Make', exact: true }).click();
      await expect(dialog.getByText('Choose the party or ledger.')).toBeVisible();
    },
    'a party that is made for a line, refused': async (page) => {
      await takeIn(page);
      await page.getByRole('button', { name: /^Choose for NEFT/ }).click();
      await page.getByRole('button', { name: 'Make “Kaveri Mills”' }).click();
      const made = page.getByRole('dialog', { name: 'New Party' });
      await made.getByLabel('Name', { exact: true }).fill('');
      await made.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(made.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'a ledger that is made for a line': async (page) => {
      await takeIn(page);
      await page.getByRole('button', { name: /^Choose for NEFT/ }).click();
      await page.getByRole('combobox', { name: 'Party or Ledger' }).fill('Locker Rent');
      await page.getByRole('option', { name: /Locker Rent/ }).click();
      await page.getByRole('button', { name: 'Make a ledger instead' }).click();
      await expect(page.getByRole('dialog', { name: 'New Ledger' })).toBeVisible();
    },
    'several entries for a line': async (page) => {
      await drawThreeTimes(page);
      await page.getByText('Match with several entries together').click();
      await page
        .getByRole('checkbox', { name: /^Contra/ })
        .first()
        .click();
      await expect(page.getByText('Choose two or more.')).toBeVisible();
    },
    'several lines for an entry': async (page) => {
      await drawThreeTimes(page);
      await page.getByText('Match with other lines as one entry').click();
      await page.getByRole('checkbox', { name: /₹50/ }).click();
      await expect(page.getByText(/No entry within a month moves that/)).toBeVisible();
    },
    'lines that are done': async (page) => {
      await takeIn(page);
      await page.getByRole('button', { name: 'Make Contra: ATM WDL PUNE' }).click();
      await page.getByRole('button', { name: 'Show lines' }).click();
      await page.getByRole('option', { name: 'Done' }).click();
      await expect(page.getByRole('link', { name: /^Contra CON/ })).toBeVisible();
      await page.getByRole('main').focus();
    },
    'the reconciled balance': async (page) => {
      await takeIn(page);
      await page.getByRole('tab', { name: 'Reconciled Balance' }).click();
      await expect(page.getByRole('table', { name: 'Reconciled Balance' })).toBeVisible();
    },
    'a rule, refused': async (page) => {
      await openBanking(page);
      await page.getByRole('tab', { name: 'Rules' }).click();
      await page.getByRole('button', { name: 'New Rule' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
};

async function openBanking(page: Page): Promise<void> {
  await startBooks(page);
  await page.goto(`${page.url()}/banking`);
  await expect(page.getByLabel('Open Statement', { exact: true })).toBeVisible();
  await page.getByRole('main').focus();
}

function choose(page: Page, content: string): Promise<void> {
  return page
    .getByLabel('Open Statement', { exact: true })
    .setInputFiles({ name: 'april.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
}

async function openStatement(page: Page, content: string): Promise<void> {
  await openBanking(page);
  await choose(page, content);
  await expect(page.getByText('april.csv')).toBeVisible();
  await page.getByRole('main').focus();
}

async function takeIn(page: Page): Promise<void> {
  await openStatement(page, APRIL);
  await page.getByRole('button', { name: 'Take in 2 lines' }).click();
  await expect(page.getByText('2 lines of april.csv came in.')).toBeVisible();
  await page.getByRole('main').focus();
}

/** Of three times that cash was drawn, two are contras that no line is matched with; opens the dialog of the third. */
async function drawThreeTimes(page: Page): Promise<void> {
  await openStatement(
    page,
    `${APRIL}06/04/26,ATM WDL ONE,,06/04/26,150.00,,1150.00\n07/04/26,ATM WDL TWO,,07/04/26,50.00,,1100.00\n`,
  );
  await page.getByRole('button', { name: 'Take in 4 lines' }).click();
  for (const each of ['ONE', 'TWO']) {
    await page.getByRole('button', { name: `Make Contra: ATM WDL ${each}` }).click();
    await expect(page.getByRole('button', { name: `Make Contra: ATM WDL ${each}` })).toHaveCount(0);
  }
  for (const each of ['ONE', 'TWO']) {
    // What was said of the last one lies over the next one's button on a phone.
    await page.reload();
    await page.getByRole('button', { name: 'Show lines' }).click();
    await page.getByRole('option', { name: 'Done' }).click();
    await page.getByRole('button', { name: `Take back the match of ATM WDL ${each}` }).click();
    await expect(page.getByRole('button', { name: `Take back the match of ATM WDL ${each}` })).toHaveCount(0);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Choose for ATM WDL PUNE' }).click();
  await expect(page.getByText('Match with several entries together')).toBeVisible();
}

const APRIL = `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
01/04/26,NEFT KAVERI MILLS,N1,01/04/26,,500.00,1500.00
05/04/26,ATM WDL PUNE,,05/04/26,200.00,,1300.00
`;

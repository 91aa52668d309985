import { writeFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import type { Hands } from './hands.ts';
import { expectNoDeadButtons } from './lacking.ts';
import { BOOKS, enterMasters, INVOICE, sellSoap, startShop } from './shop.ts';

test('a shop’s day: it starts, sells by scanning, is paid, takes in 5,000 items and a statement, and a copy of it all is restored and agrees', async ({
  hands,
}, testInfo) => {
  const write = async (name: string, content: string | Buffer) => {
    const path = testInfo.outputPath(name);
    await writeFile(path, content);
    return path;
  };
  const begin = await test.step('books are started', () => startShop(hands));
  await test.step('masters are entered', async () => {
    await enterMasters(hands);
  });

  await test.step('goods are scanned and sold; the invoice is saved as PDF', async () => {
    await sellSoap(hands);
    await hands.seeIn('table', 'Postings', /Output CGST.*112\.95/);
    await hands.press('button', 'Save PDF');
    const { type, content } = await hands.saved();
    expect(type).toBe('application/pdf');
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(content.length).toBeGreaterThan(10_000);
  });

  await test.step('the customer pays', async () => {
    await hands.press('button', 'Record Receipt');
    await hands.seeHeading('New Receipt');
    await hands.choose('Received In', 'Cash');
    await hands.press('button', 'Save');
    await hands.seeHeading(/^Receipt RCT\/\d\d-\d\d\/0001$/);
    await hands.press('link', 'Invoices');
    await hands.press('link', /^INV\//);
    await hands.seeHeading(INVOICE);
    await hands.see(/Status\s*Paid/);
  });

  await test.step('a list of 5,000 items comes in', async () => {
    await hands.goTo(`${BOOKS}/import-export`);
    await hands.hand('Spreadsheet', await write('items.csv', itemList(5000)));
    await hands.press('button', 'Import 5,000 rows');
    await hands.see('5,000 rows of items.csv went in');
    await hands.press('link', 'Items');
    await hands.see('5,001');
  });

  await test.step('a statement of the bank is taken in, and a line of it becomes a voucher', async () => {
    await hands.goTo(`${BOOKS}/banking`);
    await hands.hand('Open Statement', await write('april.csv', statementFrom(begin)));
    await hands.press('button', 'Take in 2 lines');
    await hands.see('2 lines of april.csv came in.');
    await hands.press('button', 'Make Contra: ATM WDL PUNE');
    await hands.seeIn('button', 'Make Contra: ATM WDL PUNE', undefined);
  });

  await test.step('what the engine lacks is said, and no button offers it', async () => {
    await hands.goTo(`${BOOKS}/settings?tab=backup`);
    await hands.see('Automatic copies');
    const canChooseFolder = await hands.knows('"showDirectoryPicker" in window');
    await hands.see(canChooseFolder ? 'No folder is chosen' : 'This browser lets no page save into a folder.');
    await expectNoDeadButtons(hands);
    // Nobody has granted that the books stay, so the line in the header warns.
    await hands.see('The browser may remove these books');
  });

  await test.step('a copy is saved, and restored as other books', async () => {
    await hands.press('button', 'Save a copy');
    await hands.press('button', 'Save', { role: 'dialog', name: 'Save a copy' });
    await hands.see('Copy saved');
    const { content } = await hands.saved();
    await hands.goTo('/books');
    await hands.press('button', 'Restore from a copy');
    await hands.hand('Copy', await write('copy.json', content));
    await hands.press('button', 'Restore', { role: 'dialog', name: 'Restore from a copy' });
    await hands.seeHeading('Dashboard');
    expect(await hands.path()).toBe(`${BOOKS}-2`);
  });

  await test.step('the restored books agree, and their log is unbroken', async () => {
    await expectSound(hands, `${BOOKS}-2`);
    await hands.press('link', 'Invoices');
    await hands.seeIn('row', /INV\//, 'Paid');
  });
  await test.step('so do those that it is a copy of', () => expectSound(hands, BOOKS));
});

async function expectSound(hands: Hands, books: string): Promise<void> {
  await hands.goTo(`${books}/settings?tab=check-books`);
  await hands.press('button', 'Check Books');
  await hands.see('The books agree');
  await hands.press('tab', 'Edit Log');
  await hands.press('button', 'Verify');
  await hands.see(/Unbroken: [\d,]+ entries/);
}

function itemList(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => `Article ${at + 1},A-${at + 1},3401,${(at % 90) + 10},18,NOS`);
  return `Item name,SKU,HSN,Sale price,GST Rate,Unit\n${rows.join('\n')}\n`;
}

/** A statement of the first five days of a year that begins on a day such as 2026-04-01. */
function statementFrom(begin: string): string {
  const [year, month] = begin.split('-');
  const [first, fifth] = ['01', '05'].map((day) => `${day}/${month}/${year}`);
  return `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
${first},NEFT KAVERI MILLS,N1,${first},,500.00,1500.00
${fifth},ATM WDL PUNE,,${fifth},200.00,,1300.00
`;
}

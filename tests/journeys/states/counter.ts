import { expect, type Page } from '@playwright/test';
import { button, importSheets, startBooks, table } from '../books-hands.ts';
import type { Opened } from '../opened.ts';
import { scan } from '../scanner.ts';

/** The counter of a shop: a bill in the making, what opens over it, Pay, what was saved, and its settings. */
export const OVER_COUNTER: Opened = {
  path: '/books/new',
  there: 'Stands at the head of every invoice.',
  states: {
    'the counter with an empty bill': openCounter,
    'the lines of a bill, one of them selected': async (page) => {
      await scanTwo(page);
      await button(page, 'Salt').click();
      await expect(page.getByRole('group', { name: 'Selected Line' })).toBeVisible();
    },
    'what the field of the counter finds': async (page) => {
      await openCounter(page);
      await page.getByRole('combobox', { name: 'Find or Scan' }).fill('s');
      await expect(page.getByRole('option', { name: /^Salt/ })).toBeVisible();
    },
    'a scan that is no item': async (page) => {
      await openCounter(page);
      await page.getByRole('combobox', { name: 'Find or Scan' }).fill('27AAPFU0939F1ZV');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status', { name: 'Last Scan' })).toHaveText('This is a GSTIN, not an item.');
    },
    'Pay, with change': async (page) => {
      await openPay(page);
      await page.getByLabel('Cash', { exact: true }).fill('500');
      await expect(page.getByText('₹341')).toBeVisible();
    },
    'Pay, refused': async (page) => {
      await openPay(page);
      await page.getByLabel('UPI', { exact: true }).fill('100');
      await button(page, 'Fill On Account').click();
      await button(page, 'Save').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'the question beyond a limit': async (page) => {
      await scanTwo(page);
      await button(page, 'Salt').click();
      const discount = page.getByRole('group', { name: 'Selected Line' }).getByLabel('Discount');
      await discount.fill('20%');
      await discount.press('Enter');
      await button(page, 'Pay ₹138').click();
      await button(page, 'Fill Cash').click();
      await button(page, 'Save').click();
      await expect(page.getByRole('alertdialog', { name: 'Beyond the limit' })).toBeVisible();
    },
    'a bill that was saved': sellTwo,
    'the held bills': async (page) => {
      await scanTwo(page);
      await button(page, 'Hold').click();
      await page.getByRole('button', { name: /^Held Bills, [^0]/ }).click();
      await expect(page.getByRole('button', { name: /^Recall Bill/ }).first()).toBeVisible();
    },
    'the customer of a bill': async (page) => {
      await openCounter(page);
      await page.getByRole('button', { name: /^Customer/ }).click();
      await page.getByLabel('Phone or Name').fill('9876543210');
      await expect(button(page, 'Add “9876543210”')).toBeVisible();
    },
    'an unknown code, with one that waits': async (page) => {
      await openCounter(page);
      await scan(page, '0000000000017');
      await expect(page.getByRole('dialog', { name: 'Unknown Code 0000000000017' })).toBeVisible();
      await scan(page, SOAP);
      await expect(page.getByText('1 waiting')).toBeVisible();
    },
    'a code of several items': async (page) => {
      await openCounter(page);
      await scan(page, TEA);
      await expect(page.getByRole('dialog', { name: 'Which One?' })).toBeVisible();
    },
    'the bills that goods come back of': openReturns,
    'what a bill sold': openSold,
    'goods that come back with a bill': async (page) => {
      await openSold(page);
      await page.getByLabel('Take Back Salt').fill('1');
      await button(page, 'Add to Bill').click();
      await expect(table(page, 'Goods That Come Back')).toBeVisible();
    },
    'the menu of the counter': async (page) => {
      await scanTwo(page);
      await button(page, 'More').click();
      await expect(page.getByRole('menuitem', { name: 'Clear Bill' })).toBeVisible();
    },
    'the discount of a bill': async (page) => {
      await scanTwo(page);
      await chooseFromMore(page, 'Bill Discount');
      await expect(page.getByRole('dialog', { name: 'Bill Discount' })).toBeVisible();
    },
    'favourites that are chosen': async (page) => {
      await openCounter(page);
      await editFavourites(page);
    },
    'what a camera sees': async (page) => {
      await openCamera(page, false);
      await expect(page.getByText('Hold a code before the camera.')).toBeVisible();
    },
    'a camera that is blocked': async (page) => {
      await openCamera(page, true);
      await expect(button(page, 'Try Again')).toBeVisible();
    },
    'the customer display without a counter': async (page) => {
      await openDisplay(page);
      await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
    },
    'the customer display at Pay': async (page) => {
      const counter = await page.context().newPage();
      await openPay(counter);
      await counter.getByLabel('Cash', { exact: true }).fill('100');
      await openDisplay(page);
      await expect(page.getByRole('region', { name: 'Sums' })).toContainText('Remaining₹59');
    },
    'a print that waits for its printer': async (page) => {
      await openPay(page);
      await printByUsb(page);
      await button(page, 'Fill Cash').click();
      await button(page, 'Save and Print').click();
      await expect(page.getByRole('region', { name: 'Waiting to Print' })).toBeVisible();
    },
    'the settings of the counter': openSettings,
    'the printer that the counter prints to directly': async (page) => {
      await openSettings(page);
      await printByUsb(page);
      await page.reload();
      await expect(page.getByRole('status', { name: 'Printer' })).toHaveText('No printer is connected.');
      await page.keyboard.press('Tab');
    },
    'a drawer, refused': async (page) => {
      await openSettings(page);
      await button(page, 'New Drawer').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
};

/** The counter on a phone, which shows tiles and keys in sheets. */
export const OVER_COUNTER_SHEETS: Opened = {
  path: '/books/new',
  there: 'Stands at the head of every invoice.',
  widths: [390],
  states: {
    'the keys of the counter': async (page) => {
      await scanTwo(page);
      await button(page, 'Keys').click();
      await expect(page.getByRole('region', { name: 'Keys' })).toBeVisible();
    },
    'the tiles of the counter': async (page) => {
      await openCounter(page);
      await editFavourites(page);
      await button(page, 'Save').click();
      await button(page, 'Items').click();
      await expect(button(page, 'Salt ₹105')).toBeVisible();
    },
  },
};

const PRINTER = 'printer of this device';
const [SALT, SOAP, TEA] = ['8901719110245', '4006381333931', '5901234123457'];
const ITEMS = {
  'items.csv': `Item name,SKU,Barcode,HSN,GST Rate,Sale price,Unit,Opening Stock,Opening Rate
Salt,,${SALT},25010020,5,100,PCS,500,80
Soap,,${SOAP},34011190,18,45.77,PCS,500,40
Tea,,${TEA},09023020,5,200,PCS,500,150
"Tea, old wrapper",${TEA},,09023020,5,190,PCS,500,150
`,
};

/** Opens a screen of the books of a shop, which are begun once in each browser. */
export async function openShop(page: Page, address: string): Promise<void> {
  await page.goto(`/books/meena-stores/${address}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeAttached();
  await page.evaluate((note) => localStorage.removeItem(note), PRINTER);
  if ((await title.textContent()) !== 'These books are not on this device') return;
  await page.goto('/books/new');
  await startBooks(page, 'Meena Stores');
  await importSheets(page, '/books/meena-stores', ITEMS);
  await page.goto(`/books/meena-stores/${address}`);
}

/** Prints rolls directly from now on, until a state is opened anew. */
function printByUsb(page: Page): Promise<void> {
  return page.evaluate((note) => localStorage.setItem(note, '{"by":"USB"}'), PRINTER);
}

/** Opens the counter with an empty bill: one that was left there is cleared. */
async function openCounter(page: Page): Promise<void> {
  await openShop(page, 'counter');
  const pay = page.getByRole('button', { name: /^Pay|^Give Back/ });
  await expect(pay).toBeVisible();
  if (await pay.isEnabled()) {
    await chooseFromMore(page, 'Clear Bill');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Bill' }).click();
  }
  await expect(button(page, 'Pay ₹0')).toBeDisabled();
  await page.getByRole('main').focus();
}

async function scanTwo(page: Page): Promise<void> {
  await openCounter(page);
  for (const code of [SALT, SOAP]) await scan(page, code);
  await expect(button(page, 'Pay ₹159')).toBeVisible();
}

/** Opens the camera of the counter in a browser that has none: its pictures are those of a canvas. */
async function openCamera(page: Page, isBlocked: boolean): Promise<void> {
  await page.addInitScript(
    ({ blocked }) => {
      class BarcodeDetector {
        static getSupportedFormats = () => Promise.resolve(['ean_13']);
        detect = () => Promise.resolve([]);
      }
      Object.assign(window, { BarcodeDetector });
      navigator.mediaDevices.getUserMedia = () => {
        if (blocked) return Promise.reject(new DOMException('Refused.', 'NotAllowedError'));
        const canvas = document.createElement('canvas');
        canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
        return Promise.resolve(canvas.captureStream(10));
      };
    },
    { blocked: isBlocked },
  );
  await openCounter(page);
  await button(page, 'Scan with Camera').click();
}

async function openDisplay(page: Page): Promise<void> {
  await openShop(page, 'counter/display');
  await page.getByRole('main').focus();
}

async function openPay(page: Page): Promise<void> {
  await scanTwo(page);
  await button(page, 'Pay ₹159').click();
  await expect(page.getByRole('region', { name: 'Pay' })).toBeVisible();
}

async function sellTwo(page: Page): Promise<void> {
  await openPay(page);
  await button(page, 'Fill Cash').click();
  await button(page, 'Save').click();
  await expect(page.getByRole('region', { name: 'Saved' })).toBeVisible();
}

/** Opens Returns over the next bill, with a bill that was saved. */
async function openReturns(page: Page): Promise<void> {
  await sellTwo(page);
  await page.keyboard.press('F9');
  await page.getByLabel('Find a Bill').fill('0001');
  await expect(page.getByRole('list', { name: 'Bills' }).getByRole('button').first()).toBeVisible();
}

async function openSold(page: Page): Promise<void> {
  await openReturns(page);
  await page.getByRole('list', { name: 'Bills' }).getByRole('button').first().click();
  await expect(table(page, 'Sold')).toBeVisible();
}

async function chooseFromMore(page: Page, name: string): Promise<void> {
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name }).click();
}

async function editFavourites(page: Page): Promise<void> {
  await chooseFromMore(page, 'Edit Favourites');
  const dialog = page.getByRole('dialog', { name: 'Edit Favourites' });
  await dialog.getByRole('combobox', { name: 'Add an Item' }).fill('Salt');
  await page.getByRole('option', { name: /^Salt/ }).click();
  await expect(dialog.getByRole('button', { name: 'Remove Salt' })).toBeVisible();
}

async function openSettings(page: Page): Promise<void> {
  await openShop(page, 'settings?tab=counter');
  await expect(page.getByRole('heading', { level: 2, name: 'This Device' })).toBeVisible();
  await page.getByRole('main').focus();
}

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { disconnectPrinter } from '#data/printing/printer.ts';
import { changePrinter, printerSettings } from '#data/printing/printer-settings.ts';
import { rowsOf } from '#domain/printing/picture.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { FakePrinter, fakeSerial, fakeUsb, withWays } from '../../support/fake-printers.ts';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { printedPaper } from '../../support/printed-paper.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';

const SHOP = { name: 'Asha Stores', registration: 'Regular', gstin: '27AAPFU0939F1ZV' } as const;

let key: string;
let printer: FakePrinter;
let takeAway = () => {};

beforeEach(async () => {
  await page.viewport(1180, 820);
  printer = new FakePrinter();
  await emptyShelf();
  key = await startBooks(aBooksBusiness(SHOP));
  await openBooks(key);
});
afterEach(async () => {
  await cleanup();
  await disconnectPrinter();
  changePrinter({ by: 'Browser', drawer: 2, cuts: true, baudRate: 9600 });
  takeAway();
});

const section = page.getByRole('region', { name: 'Printer', exact: true });
const button = (name: string) => section.getByRole('button', { name, exact: true });
const state = section.getByRole('status', { name: 'Printer' });

async function openSettings(ways: Parameters<typeof withWays>[0]) {
  takeAway = withWays(ways);
  await openBooksAt(`/books/${key}/settings?tab=counter`);
  await expect.element(section).toBeVisible();
}

async function pick(field: RegExp, option: string) {
  await section.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('its settings push nothing down as they come', async () => {
  const shown: string[] = [];
  const look = new MutationObserver(() => {
    const titles = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent).join(', ');
    if (shown.at(-1) !== titles) shown.push(titles);
  });
  look.observe(document.body, { childList: true, subtree: true });
  await openSettings({});
  await expect.element(page.getByRole('region', { name: 'This Device' })).toBeVisible();
  look.disconnect();
  expect(shown.at(-1)).toBe('Drawers, Selling, Scale Codes, Printer, This Device');
  // Each time the page had begun like that, and nothing was put in between.
  expect(shown.filter((titles) => !shown.at(-1)?.startsWith(titles))).toEqual([]);
});

test('a printer is connected by a press, tested, and disconnected again', async () => {
  await openSettings({ usb: fakeUsb(printer).usb });
  await expect.element(state).not.toBeInTheDocument();
  await pick(/^Printing By/, 'USB');
  await expect.element(state).toHaveTextContent('No printer is connected.');
  expect(printer.asked).toBe(0);
  await button('Connect').click();
  await expect.element(state).toHaveTextContent('POS80 Printer is connected.');
  await button('Print a Test').click();
  await expect.element(page.getByText('The test was printed')).toBeInTheDocument();
  const { picture, drawers, cuts } = printedPaper(printer.printed[0] ?? new Uint8Array(), 576);
  expect({ drawers, cuts }).toEqual({ drawers: [], cuts: 1 });
  expect(rowsOf(picture)).toBeGreaterThan(300);
  expect(printer.asked).toBe(1);
  await button('Disconnect').click();
  await expect.element(state).toHaveTextContent('No printer is connected.');
  expect(printer.isChosen).toBe(false);
});

test('paper, drawer and knife are kept, and in force at once', async () => {
  await openSettings({ usb: fakeUsb(printer).usb });
  await pick(/^Printing By/, 'USB');
  await button('Connect').click();
  await pick(/^Paper/, '58 mm roll');
  await pick(/^Drawer Opens on Cash/, 'Pin 5');
  await section.getByRole('switch', { name: 'Cut the Paper' }).click();
  expect(printerSettings()).toMatchObject({ by: 'USB', drawer: 5, cuts: false });
  await button('Print a Test').click();
  await expect.poll(() => printer.prints.length).toBe(1);
  expect(printedPaper(printer.printed[0] ?? new Uint8Array(), 384).cuts).toBe(0);
  await pick(/^Paper/, '80 mm roll');
});

test('a serial printer has a speed, and is seen to be plugged in and lost', async () => {
  const fake = fakeSerial(printer);
  await openSettings({ serial: fake.serial });
  await pick(/^Printing By/, 'Serial');
  await pick(/^Speed/, '115200');
  await button('Connect').click();
  await expect.element(state).toHaveTextContent('Serial printer is connected.');
  printer.isPluggedIn = false;
  fake.serial.dispatchEvent(new Event('disconnect'));
  await expect.element(state).toHaveTextContent('Serial printer is not there.');
  await button('Print a Test').click();
  await expect.element(page.getByText('The printer is not there.')).toBeInTheDocument();
  printer.isPluggedIn = true;
  fake.serial.dispatchEvent(new Event('connect'));
  await expect.element(state).toHaveTextContent('Serial printer is connected.');
  await button('Print a Test').click();
  await expect.poll(() => printer.prints.length).toBe(1);
  expect(fake.baudRate()).toBe(115_200);
});

test('a printer that is not chosen, or that the browser denies, changes nothing and says why', async () => {
  await openSettings({ usb: fakeUsb(printer).usb });
  await pick(/^Printing By/, 'USB');
  printer.behaviour = 'not chosen';
  await button('Connect').click();
  await expect.poll(() => printer.asked).toBe(1);
  await expect.element(state).toHaveTextContent('No printer is connected.');
  printer.behaviour = 'denied';
  await button('Connect').click();
  await expect.element(page.getByText(/Allow it in the browser’s settings/)).toBeInTheDocument();
  await expect.element(state).toHaveTextContent('No printer is connected.');
});

test('a browser without a way to printers offers its own dialog alone', async () => {
  await openSettings({});
  await section.getByRole('button', { name: /^Printing By/ }).click();
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Browser']);
  await expect.element(section.getByText('This browser prints by its own dialog alone.')).toBeVisible();
});

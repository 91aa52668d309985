import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { booksStore } from '#data/books/store.ts';
import { connectPrinter, disconnectPrinter } from '#data/printing/printer.ts';
import { changePrinter } from '#data/printing/printer-settings.ts';
import { code128 } from '#domain/barcode/code128.ts';
import { ROLL } from '#domain/books/paper/document-copy.ts';
import { chooseRoll } from '#screens/books/parts/paper/use-paper-form.ts';
import { rowsOf } from '#domain/printing/picture.ts';
import { type Behaviour, FakePrinter, fakeUsb, withWays } from '../../../support/fake-printers.ts';
import { givenTime } from '../../../support/given-time.ts';
import { hasBars, inHex, printedPaper } from '../../../support/printed-paper.ts';
import { scan } from '../../../support/scanner.ts';
import {
  button,
  expectAmount,
  expectLines,
  field,
  keys,
  openCounter,
  region,
  SALT,
  shop,
  SOAP,
} from './counter-hands.ts';

let key: string;
let printer: FakePrinter;
let takeAway: () => void;
const dialogOfBrowser = vi.fn();

beforeEach(async () => {
  await page.viewport(1180, 820);
  dialogOfBrowser.mockReset();
  vi.spyOn(window, 'print').mockImplementation(dialogOfBrowser);
  printer = new FakePrinter();
  takeAway = withWays({ usb: fakeUsb(printer).usb });
  key = await shop();
  await connectPrinter('USB');
  await openCounter(key);
});
afterEach(async () => {
  await cleanup();
  await disconnectPrinter();
  changePrinter({ by: 'Browser', drawer: 2, cuts: true });
  takeAway();
});

const waiting = region('Waiting to Print');
const vouchers = () => booksStore.records('vouchers').toArray();
const kinds = async () => (await vouchers()).map(({ kind }) => kind);
const prints = () => expect.poll(() => printer.prints.length, { timeout: 30_000 });
const paper = (at: number) => printedPaper(printer.printed[at] ?? new Uint8Array(), 576);

/** Sells salt for cash, by Ctrl+Enter twice. */
async function sell(code = SALT) {
  await scan(code);
  await expect.element(button(/^Pay ₹\d/)).toBeEnabled();
  await keys('{Control>}{Enter}{/Control}');
  await expect.element(region('Pay')).toBeVisible();
  await keys('{Control>}{Enter}{/Control}');
  await expect.element(region('Saved')).toBeVisible();
}

describe('a sale in cash', () => {
  test('is printed at once with its number as bars, opens the drawer before and is cut after, while the next bill begins', async () => {
    await sell();
    await scan(SOAP);
    await expectLines(['Soap', '1 PCS', '21.00']);
    await prints().toBe(1);
    const { picture, drawers, cuts, ready } = paper(0);
    expect({ drawers, cuts, ready }).toEqual({ drawers: [2], cuts: 1, ready: 1 });
    expect(inHex(printer.printed[0] ?? new Uint8Array()).slice(0, 20)).toBe('1B 40 1B 70 00 19 FA');
    const [invoice] = await vouchers();
    expect(hasBars(picture, code128(invoice?.kind === 'Invoice' ? invoice.number : ''))).toBe(true);
    expect(rowsOf(picture)).toBeGreaterThan(300);
    expect(dialogOfBrowser).not.toHaveBeenCalled();
    await expect.element(waiting).not.toBeInTheDocument();
  });

  test('is a copy when it is printed again, and opens no drawer then', async () => {
    await sell();
    await prints().toBe(1);
    await button('Print').click();
    await prints().toBe(2);
    await button('Print').click();
    await prints().toBe(3);
    expect([paper(1).drawers, paper(2).drawers]).toEqual([[], []]);
    // Only the word below the heading is another one.
    expect(inHex(printer.printed[1] ?? new Uint8Array())).not.toBe(
      inHex((printer.printed[0] ?? new Uint8Array()).slice(5)),
    );
    expect(printer.prints[2]).toEqual(printer.prints[1]);
  });

  test('is a copy too where its invoice is printed on a roll from its page', async () => {
    chooseRoll(ROLL);
    await sell();
    await prints().toBe(1);
    await page.getByRole('link', { name: 'Open Invoice' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Invoice INV/ })).toBeVisible();
    await button('Print').click();
    await prints().toBe(2);
    expect(paper(1)).toMatchObject({ drawers: [], cuts: 1 });
    expect(dialogOfBrowser).not.toHaveBeenCalled();
  });

  test('that is saved without printing opens the drawer alone', async () => {
    await scan(SALT);
    await button('Pay ₹105').click();
    await button('Exact').click();
    await button('Save').click();
    await expect.element(region('Saved')).toBeVisible();
    await prints().toBe(1);
    expect(inHex(printer.printed[0] ?? new Uint8Array())).toBe('1B 40 1B 70 00 19 FA');
  });
});

describe('a sale at a slow printer', () => {
  test('is said to be printing, with how far it is, while the next bill is sold', async () => {
    const printing = page.getByRole('status', { name: 'Printing' });
    printer.behaviour = 'slow';
    await sell();
    await expect.element(printing).toHaveTextContent(/^Printing Invoice INV.+0%/);
    await scan(SOAP);
    await expectLines(['Soap', '1 PCS', '21.00']);
    printer.goOn();
    await expect.element(printing).toHaveTextContent(/[1-9]\d?%/);
    printer.behaviour = 'takes';
    while (printer.goOn());
    await prints().toBe(1);
    await expect.element(printing).toHaveTextContent('');
    await expect.element(waiting).not.toBeInTheDocument();
  });
});

describe('a sale by UPI', () => {
  test('opens no drawer', async () => {
    await scan(SALT);
    await button('Pay ₹105').click();
    await button('Fill UPI').click();
    await button('Save and Print').click();
    await expect.element(region('Saved')).toBeVisible();
    await prints().toBe(1);
    expect(paper(0).drawers).toEqual([]);
  });
});

describe('a sale whose printer fails', () => {
  test.each<[string, Behaviour | 'unplugged', string]>([
    ['as another program holds it', 'held', 'The printer does not open.'],
    ['as it is lost while it prints', 'lost', 'The printer was lost while printing.'],
    ['as it is unplugged', 'unplugged', 'The printer is not there.'],
  ])('%s stands, says what to do, and is printed once by a press', async (_, how, sentence) => {
    if (how === 'unplugged') printer.isPluggedIn = false;
    else printer.behaviour = how;
    await sell();
    await expect.element(waiting.getByText(sentence)).toBeVisible();
    await expect.element(waiting.getByText('Not printed. Print again.')).toBeVisible();
    expect(await kinds()).toEqual(['Invoice', 'Receipt']);
    await expectAmount('Saved', 'Change', '₹0');
    // The next bill is sold as ever.
    await scan(SOAP);
    await expectLines(['Soap', '1 PCS', '21.00']);
    printer.behaviour = 'takes';
    printer.isPluggedIn = true;
    await givenTime();
    expect(printer.prints).toEqual([]);
    await waiting.getByRole('button', { name: /^Print Again Invoice/ }).click();
    await prints().toBe(1);
    await expect.element(waiting).not.toBeInTheDocument();
    expect(await kinds()).toEqual(['Invoice', 'Receipt']);
  });

  test('as it never answers stands, and says so after twenty seconds', async () => {
    printer.behaviour = 'silent';
    await scan(SALT);
    await button('Pay ₹105').click();
    await button('Exact').click();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await button('Save and Print').click();
    await expect.element(region('Saved')).toBeVisible();
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(5000);
        return waiting.elements().map(({ textContent }) => textContent);
      })
      .toEqual([expect.stringContaining('The printer does not answer.')]);
    vi.useRealTimers();
    expect(await kinds()).toEqual(['Invoice', 'Receipt']);
  });

  test('waits over a reload, is not printed by itself, and can be left', async () => {
    printer.behaviour = 'held';
    await sell();
    await expect.element(waiting).toBeVisible();
    await cleanup();
    printer.behaviour = 'takes';
    await openCounter(key);
    await expect.element(waiting.getByText('Not printed. Print again.')).toBeVisible();
    expect(printer.prints).toEqual([]);
    await waiting.getByRole('button', { name: /^Do Not Print Invoice/ }).click();
    await expect.element(waiting).not.toBeInTheDocument();
  });

  test('says so in Pay too', async () => {
    printer.behaviour = 'held';
    await sell();
    await expect.element(waiting).toBeVisible();
    await scan(SOAP);
    await button('Pay ₹21').click();
    await expect.element(field('Cash')).toBeVisible();
    await expect.element(waiting.getByText('Not printed. Print again.')).toBeVisible();
  });
});

describe('the drawer', () => {
  test('is opened by its button with a reason, and says why it does not', async () => {
    await button('More').click();
    await page.getByRole('menuitem', { name: 'Open Drawer' }).click();
    await field('Reason').fill('Coins');
    await page.getByRole('dialog').getByRole('button', { name: 'Open Drawer' }).click();
    await prints().toBe(1);
    expect(inHex(printer.printed[0] ?? new Uint8Array())).toBe('1B 40 1B 70 00 19 FA');
    printer.behaviour = 'held';
    await button('More').click();
    await page.getByRole('menuitem', { name: 'Open Drawer' }).click();
    await field('Reason').fill('Coins');
    await page.getByRole('dialog').getByRole('button', { name: 'Open Drawer' }).click();
    await expect.element(page.getByText('Drawer not opened')).toBeInTheDocument();
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { closeShift } from '#data/books/counter/shifts.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { connectPrinter, disconnectPrinter } from '#data/printing/printer.ts';
import { changePrinter } from '#data/printing/printer-settings.ts';
import { openBooksAt } from '../../../app/open-app.tsx';
import { FakePrinter, fakeUsb, withWays } from '../../../support/fake-printers.ts';
import { aBooksBusiness, emptyShelf } from '../../../support/fresh-books.ts';
import { inHex, printedPaper } from '../../../support/printed-paper.ts';
import { drawerWithShifts, rupees, shiftWith } from '../../../support/shifts.ts';
import { toastOf } from '../../../support/toasts.ts';

const dialog = page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const bytes = (at: number) => printer.printed[at] ?? new Uint8Array();
const prints = () => expect.poll(() => printer.prints.length);

let key: string;
let printer: FakePrinter;
let takeAway: () => void;

beforeEach(async () => {
  await page.viewport(1180, 820);
  vi.spyOn(window, 'print').mockImplementation(() => {});
  printer = new FakePrinter();
  takeAway = withWays({ usb: fakeUsb(printer).usb });
  await emptyShelf();
  key = await startBooks(aBooksBusiness({ registration: 'Regular', gstin: '27AAAPA1234A1ZT' }));
  await openBooks(key);
  await drawerWithShifts();
  await connectPrinter('USB');
});
afterEach(async () => {
  await cleanup();
  await disconnectPrinter();
  changePrinter({ by: 'Browser' });
  takeAway();
});

describe('a shift, where this device prints directly', () => {
  test('opens the drawer as it is closed, and prints its Z without opening it again; the next Z is a copy', async () => {
    const { id } = await shiftWith(500, 500);
    await openBooksAt(`/books/${key}/counter/shifts`);
    await button('Close Shift').click();
    await userEvent.fill(dialog.getByLabelText('Counted', { exact: true }), '500');
    await userEvent.fill(dialog.getByLabelText('Leave in Drawer', { exact: true }), '500');
    await dialog.getByRole('button', { name: 'Close Shift' }).click();
    await prints().toBe(1);
    expect(inHex(bytes(0))).toBe('1B 40 1B 70 00 19 FA');
    await dialog.getByRole('button', { name: 'Print' }).click();
    await prints().toBe(2);
    expect(printedPaper(bytes(1), 576)).toMatchObject({ drawers: [], cuts: 1 });
    await expect.element(toastOf('Success', 'Shift 1 printed')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await cleanup();
    await openBooksAt(`/books/${key}/counter/shifts/${id}`);
    await button('Print Z').click();
    await prints().toBe(3);
    expect(bytes(2).length).toBeGreaterThan(bytes(1).length);
    expect(window.print).not.toHaveBeenCalled();
  });

  test('whose printer is off says so, and waits in Settings until it is printed by a press', async () => {
    const { id } = await shiftWith(500, 500);
    await closeShift(id, { counted: rupees(500), reason: '', leave: rupees(500), handTo: null }, rupees(500));
    await openBooksAt(`/books/${key}/counter/shifts/${id}`);
    printer.isPluggedIn = false;
    await button('Print Z').click();
    await expect.element(page.getByText(/The printer is not there.*It waits in Settings › Counter\./)).toBeVisible();
    await cleanup();
    await openBooksAt(`/books/${key}/settings?tab=counter`);
    const waiting = page.getByRole('region', { name: 'Waiting to Print' });
    await expect.element(waiting.getByText('Not printed. Print again.')).toBeVisible();
    expect(printer.prints).toEqual([]);
    printer.isPluggedIn = true;
    await waiting.getByRole('button', { name: 'Print Again Shift 1' }).click();
    await prints().toBe(1);
    await expect.element(waiting).not.toBeInTheDocument();
  });
});

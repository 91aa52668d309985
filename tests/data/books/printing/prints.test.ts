import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askForPrint, dropPrint, noteBegun, type PrintOf, waitingPrints } from '#data/books/printing/prints.ts';
import { onPrintProgress, printedPercent } from '#data/books/printing/print-progress.ts';
import { askAboutLeftPrints, sendPrint } from '#data/books/printing/send-print.ts';
import { booksStore } from '#data/books/store.ts';
import { connectPrinter, disconnectPrinter } from '#data/printing/printer.ts';
import { changePrinter } from '#data/printing/printer-settings.ts';
import { FakePrinter, fakeUsb, withWays } from '../../../support/fake-printers.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';

const BILL: PrintOf = { kind: 'Voucher', id: 'VCH-000000001', title: 'Invoice INV/26-27/0001' };
const OTHER: PrintOf = { ...BILL, id: 'VCH-000000002', title: 'Invoice INV/26-27/0002' };
const BYTES = Uint8Array.of(0x1b, 0x40);

let printer: FakePrinter;
let takeAway: () => void;

beforeEach(async () => {
  printer = new FakePrinter();
  takeAway = withWays({ usb: fakeUsb(printer).usb });
  await freshBooks();
  await connectPrinter('USB');
});
afterEach(async () => {
  await disconnectPrinter();
  changePrinter({ by: 'Browser' });
  takeAway();
  await emptyShelf();
});

/** Asks for a print as a press does, and sends it; what would be printed of it is how often it was printed before. */
async function press(of: PrintOf): Promise<string> {
  const asked = await askForPrint(of);
  return asked ? sendPrint(asked, async ({ times }) => Uint8Array.of(...BYTES, times)) : 'in hand';
}
const waiting = async () => (await waitingPrints()).map(({ of, state, why }) => [of.title, state, why]);

describe('a print', () => {
  it('is printed once its last byte was taken, and the next one of the document is a copy', async () => {
    expect(await press(BILL)).toBe('');
    expect(await press(BILL)).toBe('');
    expect(printer.prints).toEqual([
      [0x1b, 0x40, 0],
      [0x1b, 0x40, 1],
    ]);
    expect(await waitingPrints()).toEqual([]);
  });

  it('says how much of it was taken while it is sent, and nothing any more once that is over', async () => {
    const heard: (number | undefined)[] = [];
    const stop = onPrintProgress(() => heard.push(printedPercent()));
    const asked = await askForPrint(BILL);
    if (asked) await sendPrint(asked, async () => new Uint8Array(10_240));
    printer.behaviour = 'lost';
    await press(BILL);
    stop();
    expect(heard).toEqual([0, 40, 80, 100, undefined, 0, undefined]);
  });

  it('that a printer refuses waits with the reason, and is printed by another press, as no copy', async () => {
    printer.behaviour = 'held';
    expect(await press(BILL)).toContain('The printer does not open.');
    expect(await waiting()).toEqual([[BILL.title, 'failed', expect.stringContaining('The printer does not open.')]]);
    printer.behaviour = 'takes';
    await press(BILL);
    expect(printer.prints).toEqual([[0x1b, 0x40, 0]]);
    expect(await waitingPrints()).toEqual([]);
  });

  it('is printed once however often it is asked for meanwhile', async () => {
    const presses = await Promise.all([press(BILL), press(BILL), press(BILL)]);
    expect(presses.toSorted()).toEqual(['', 'in hand', 'in hand']);
    expect(printer.prints.length).toBe(1);
  });

  it('that cannot be made waits too, and says why', async () => {
    const asked = await askForPrint(BILL);
    const why = asked && (await sendPrint(asked, () => Promise.reject(new Error('A typeface could not be fetched.'))));
    expect(why).toBe('A typeface could not be fetched.');
    expect(await waiting()).toEqual([[BILL.title, 'failed', 'A typeface could not be fetched.']]);
  });

  it('that nobody needs any more is dropped, and what was printed before stays printed', async () => {
    await press(BILL);
    printer.behaviour = 'held';
    await press(BILL);
    await press(OTHER);
    for (const { id } of await waitingPrints()) await dropPrint(id);
    expect(await waitingPrints()).toEqual([]);
    printer.behaviour = 'takes';
    await press(BILL);
    await press(OTHER);
    expect(printer.prints.slice(1)).toEqual([
      [0x1b, 0x40, 1],
      [0x1b, 0x40, 0],
    ]);
  });

  it('of an X is never a copy', async () => {
    const x: PrintOf = { kind: 'X', id: 'SHF-000001', title: 'Shift 1' };
    await press(x);
    await press(x);
    expect(printer.prints.map(([, , times]) => times)).toEqual([0, 0]);
  });
});

describe('the drawer', () => {
  it('opens with what had not begun, and not again with what had', async () => {
    const asked = await askForPrint(BILL, true);
    printer.behaviour = 'held';
    if (asked) await sendPrint(asked, async () => BYTES);
    expect((await waitingPrints())[0]?.opensDrawer).toBe(true);
    printer.behaviour = 'lost';
    await press(BILL);
    expect((await waitingPrints())[0]).toMatchObject({ opensDrawer: false, hasBegun: true });
    expect((await askForPrint(BILL))?.opensDrawer).toBe(false);
  });
});

describe('after a reload', () => {
  it('nothing is printed by itself: what had not begun waits, and what may have been under way is asked about', async () => {
    await askForPrint(BILL, true);
    const under = await askForPrint(OTHER);
    await noteBegun(under?.id ?? '');
    await askAboutLeftPrints();
    expect((await waiting()).map(([title, state]) => [title, state])).toEqual([
      [BILL.title, 'failed'],
      [OTHER.title, 'unsure'],
    ]);
    expect(printer.calls).toEqual([]);
  });

  it('what was printed after all counts as printed, so that the next one is a copy', async () => {
    const under = await askForPrint(BILL);
    await noteBegun(under?.id ?? '');
    await askAboutLeftPrints();
    await dropPrint(under?.id ?? '', true);
    await press(BILL);
    expect(printer.prints).toEqual([[0x1b, 0x40, 1]]);
  });

  it('what another tab is printing just now is left to it', async () => {
    let done = () => {};
    const made = new Promise<void>((resolve) => (done = resolve));
    const asked = await askForPrint(BILL);
    const sending = asked && sendPrint(asked, async () => made.then(() => BYTES));
    const asking = askAboutLeftPrints();
    done();
    await Promise.all([sending, asking]);
    expect(await waitingPrints()).toEqual([]);
    expect(printer.prints.length).toBe(1);
  });
});

describe('prints', () => {
  it('are no records: the books count no change by them', async () => {
    const changes = async () => (await booksStore.database().totals.get('changes'))?.count;
    const before = await changes();
    await press(BILL);
    expect(await changes()).toBe(before);
  });
});

import { askForPrint, type Print, type PrintOf } from '#data/books/printing/prints.ts';
import { askAboutLeftPrints, sendPrint } from '#data/books/printing/send-print.ts';
import { currentBooksKey } from '#data/books/store.ts';
import { voucher as voucherOf } from '#data/books/vouchers/vouchers.ts';
import { inPrinterTurn, sendToPrinter } from '#data/printing/printer.ts';
import { printerSettings } from '#data/printing/printer-settings.ts';
import { drawerBytes, printerBytes } from '#domain/printing/printer-bytes.ts';
import { NARROW_ROLL } from '#domain/books/paper/document-copy.ts';
import type { PaperDocument } from '#ui/documents/document.ts';
import { rollPicture } from '#ui/documents/roll/roll-picture.ts';
import { rollOfDevice } from './use-paper-form.ts';
import { paperOf } from './voucher-print.ts';
import { slipOfShift } from './shift-slip.ts';
import { TEST_SLIP } from './test-slip.ts';

/** Sends a document to the printer, once however often it is asked for: see `printDirectly`. */
export async function sendDirectly(of: PrintOf, movesCash: boolean): Promise<string | undefined> {
  await leftPrints();
  const asked = await askForPrint(of, movesCash && printerSettings().drawer !== null);
  return asked && sendPrint(asked, bytesOf);
}

/** Opens the drawer. Throws PrinterProblem. */
export function kickDrawer(): Promise<void> {
  const { drawer } = printerSettings();
  return inPrinterTurn(() => sendToPrinter(drawerBytes(drawer ?? 2)));
}

/** Prints a slip with letters of every script, and is not kept. Throws PrinterProblem. */
export function printTest(): Promise<void> {
  return inPrinterTurn(async () => sendToPrinter(await bytesOfSlip(TEST_SLIP, false)));
}

/**
 * Asks about what was being printed when the app was closed: once for the books that are open, and before anything of this page is
 * printed.
 */
export function leftPrints(): Promise<void> {
  const key = currentBooksKey() ?? '';
  const asking = askedAbout.get(key) ?? askAboutLeftPrints();
  askedAbout.set(key, asking);
  asking.catch(() => askedAbout.delete(key));
  return asking;
}

async function bytesOf({ of, times, opensDrawer }: Print): Promise<Uint8Array<ArrayBuffer>> {
  const slip = await slipOf(of, of.isCopy === true || times > 0);
  if (!slip) throw new Error('It is not in these books any more.');
  return bytesOfSlip(slip, opensDrawer);
}

async function slipOf(of: PrintOf, isCopy: boolean): Promise<PaperDocument | undefined> {
  if (of.kind !== 'Voucher') return slipOfShift(of.id, isCopy && of.kind === 'Z');
  const voucher = await voucherOf(of.id);
  if (!voucher) return undefined;
  const slip: PaperDocument = await paperOf({ voucher, form: rollOfDevice() });
  return isCopy && voucher.state === 'Issued' ? { ...slip, note: 'Copy' } : slip;
}

async function bytesOfSlip(slip: PaperDocument, opensDrawer: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const { drawer, cuts } = printerSettings();
  const page = rollOfDevice() === NARROW_ROLL ? 'narrow roll' : 'roll';
  const picture = await rollPicture({ document: slip, page });
  return printerBytes(picture, { drawer: opensDrawer ? (drawer ?? undefined) : undefined, cut: cuts });
}

const askedAbout = new Map<string, Promise<void>>();

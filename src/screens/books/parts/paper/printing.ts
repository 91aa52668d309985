import type { PrintOf } from '#data/books/printing/prints.ts';
import { printerSettings, printsDirect } from '#data/printing/printer-settings.ts';
import { toastError } from '#ui/feedback/toast.tsx';
import { fetchPart, lazyPart } from '#ui/lazy-part.tsx';

/** The way to direct printing, whose code is fetched where this device prints so, and with its settings. */

/**
 * Sends a document to the printer of this device; with cash taken or given, opens the drawer too. Resolves with why it was not
 * printed, in words, and keeps it among those that wait; '' once it is printed, undefined if it is being printed already.
 */
export async function printDirectly(of: PrintOf, movesCash = false): Promise<string | undefined> {
  try {
    return await (await fetchPart(direct())).sendDirectly(of, movesCash);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    toastError('Not printed', why);
    return why;
  }
}

/** Opens the cash drawer, where it is wired to a printer that this device prints to directly. */
export async function openCashDrawer(): Promise<void> {
  if (!printsDirect() || printerSettings().drawer === null) return;
  try {
    await (await fetchPart(direct())).kickDrawer();
  } catch (error) {
    toastError('Drawer not opened', error instanceof Error ? error.message : String(error));
  }
}

/** The prints that wait, and what to do about each. */
export const WaitingToPrint = lazyPart(async () => (await direct()).WaitingToPrint);

/** The print that the printer is being given, in a few words. */
export const PrintingNow = lazyPart(async () => (await direct()).PrintingNow);

/** The printer of this device, in Settings › Counter, and `children` below it, which come with it. */
export const CounterPrinter = lazyPart(async () => (await direct()).CounterPrinter);

function direct() {
  return import('./direct-printing.ts');
}

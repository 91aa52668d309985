import { currentBooksKey } from '#data/books/store.ts';
import { inPrinterTurn, sendToPrinter } from '#data/printing/printer.ts';
import { reportPrint } from './print-progress.ts';
import { noteBegun, noteFailed, notePrinted, type Print, takeUpLeftPrints } from './prints.ts';

/**
 * Sends a print that was asked for to the printer of this device, in its turn, says how far it is (`print-progress.ts`), and notes
 * how that ended. `make` makes its bytes
 * when its turn has come. Resolves with why it was not printed, in words; '' once it is.
 */
export function sendPrint(print: Print, make: (print: Print) => Promise<Uint8Array<ArrayBuffer>>): Promise<string> {
  const books = currentBooksKey();
  const note = async (how: () => Promise<void>) => {
    // Other books were opened meanwhile: those of the print ask about it when they are opened again.
    if (currentBooksKey() === books) await how();
  };
  return inPrinterTurn(async () => {
    try {
      const bytes = await make(print);
      await sendToPrinter(
        bytes,
        () => note(() => noteBegun(print.id)),
        (taken) => reportPrint([taken, bytes.length]),
      );
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      await note(() => noteFailed(print.id, why));
      return why;
    } finally {
      reportPrint(undefined);
    }
    await note(() => notePrinted(print.id));
    return '';
  });
}

/** Takes up what was being sent when the app was closed or reloaded, once no other tab prints. */
export function askAboutLeftPrints(): Promise<void> {
  return inPrinterTurn(takeUpLeftPrints);
}

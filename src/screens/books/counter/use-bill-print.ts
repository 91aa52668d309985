import { useState } from 'react';
import type { SavedBill } from '#data/books/counter/save-bill.ts';
import { printsDirect } from '#data/printing/printer-settings.ts';
import { openCashDrawer, printDirectly } from '#screens/books/parts/paper/printing.ts';

/** Prints saved bills as this device does: `printed` is the one that the browser prints, while the next one is begun. */
export function useBillPrint() {
  const [printed, setPrinted] = useState<SavedBill>();

  function print(saved: SavedBill, movesCash = false) {
    if (!printsDirect()) setPrinted(saved);
    // What fails waits, and says so at the counter.
    else void printDirectly({ kind: 'Voucher', id: saved.id, title: saved.title }, movesCash);
  }

  return {
    printed,
    end: () => setPrinted(undefined),
    print: (saved: SavedBill) => print(saved),
    /** Prints a bill that was saved just now, if it is to be printed; cash opens the drawer in any case. */
    afterSave(saved: SavedBill, prints: boolean) {
      if (prints) print(saved, saved.movesCash);
      else if (saved.movesCash) void openCashDrawer();
    },
  };
}

import { readNote, writeNote } from '#data/browser-notes.ts';
import type { DrawerPin } from '#domain/printing/printer-bytes.ts';

/** How this device prints rolls: by the browser's dialog, or straight to a printer. */
export type PrintingBy = 'Browser' | DirectBy;
export type DirectBy = 'Serial' | 'USB' | 'Bluetooth';

/** The printer of this device, kept by its browser. `printer` is the id of its port, '' while none is connected. */
export type PrinterSettings = Readonly<{
  by: PrintingBy;
  printer: string;
  name: string;
  /** Bits a second of a serial port; of no account where a driver makes the port. */
  baudRate: number;
  /** Where the drawer is wired that opens on cash; null: no drawer. */
  drawer: DrawerPin | null;
  cuts: boolean;
}>;

export function printerSettings(): PrinterSettings {
  try {
    return { ...AT_FIRST, ...(JSON.parse(readNote(NOTE) || '{}') as Partial<PrinterSettings>) };
  } catch {
    return AT_FIRST;
  }
}

/** Changes some of the settings, in force at once. */
export function changePrinter(change: Partial<PrinterSettings>): PrinterSettings {
  const changed = { ...printerSettings(), ...change };
  writeNote(NOTE, JSON.stringify(changed));
  return changed;
}

/** Whether rolls go straight to a printer. */
export function printsDirect(): boolean {
  return printerSettings().by !== 'Browser';
}

/** The speeds that printers are set to. */
export const BAUD_RATES = [9600, 19_200, 38_400, 57_600, 115_200] as const;

const NOTE = 'printer of this device';
const AT_FIRST: PrinterSettings = {
  by: 'Browser',
  printer: '',
  name: '',
  baudRate: 9600,
  drawer: 2,
  cuts: true,
};

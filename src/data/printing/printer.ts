import { browserLocks } from '#data/store/name-lock.ts';
import { bluetooth } from './bluetooth.ts';
import { type PrinterPort, PrinterProblem, type Transport } from './printer-port.ts';
import { changePrinter, type DirectBy, printerSettings } from './printer-settings.ts';
import { serial } from './serial.ts';
import { usb } from './usb.ts';

/** The printer of this device: chosen once by a press, and used without asking from then on. */

/** The ways to a printer that this browser has. */
export function directWays(): readonly DirectBy[] {
  return WAYS.filter((way) => TRANSPORTS[way].isThere());
}

/** Asks for a printer of the chosen way, only in the answer to a press. False if none was chosen. */
export async function connectPrinter(way: DirectBy): Promise<boolean> {
  const port = await TRANSPORTS[way].choose();
  if (port) changePrinter({ by: way, printer: port.id, name: port.name });
  return port !== undefined;
}

/** Gives the printer back to the browser. Choosing it again takes a press. */
export async function disconnectPrinter(): Promise<void> {
  const { by, printer } = printerSettings();
  changePrinter({ printer: '', name: '' });
  if (by !== 'Browser') await TRANSPORTS[by].forget(printer);
}

/** Whether the printer was chosen and is there, as far as the browser knows. */
export async function printerState(): Promise<'none' | 'away' | 'there'> {
  const { printer } = printerSettings();
  if (printer === '') return 'none';
  return (await portInUse()) ? 'there' : 'away';
}

/** Listens to printers that are plugged in or lost. Returns how to stop. */
export function watchPrinter(changed: () => void): () => void {
  const { by } = printerSettings();
  return by === 'Browser' ? () => {} : TRANSPORTS[by].watch(changed);
}

/**
 * Sends bytes to the printer of this device, while no other tab does. Resolves once the last one was taken; `begun` is waited for
 * before the first is sent, and `taken` is called with how many were taken so far. Throws PrinterProblem.
 */
export async function sendToPrinter(
  bytes: Uint8Array<ArrayBuffer>,
  begun: () => Promise<void> = async () => {},
  taken: (count: number) => void = () => {},
): Promise<void> {
  const port = await portInUse();
  if (!port) throw new PrinterProblem(printerSettings().printer === '' ? NONE : AWAY);
  await connected(port);
  try {
    await begun();
    for (let from = 0; from < bytes.length; from += PIECE) {
      taken(from);
      await inTime(port.write(bytes.slice(from, from + PIECE)), SILENT);
    }
    taken(bytes.length);
    await inTime(port.close(true), SILENT);
  } catch (error) {
    await inTime(port.close(false), SILENT, TO_CLOSE_MS).catch(() => undefined);
    // What the browser throws; the words of our own errors say what to do already.
    const isOfBrowser = error instanceof DOMException || error instanceof TypeError;
    throw isOfBrowser ? new PrinterProblem(LOST, { cause: error }) : error;
  }
}

/** Does some work with the printer while no other tab of this device does; the next of this tab waits for it too. */
export function inPrinterTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = browserLocks();
  if (locks) return locks.request(TURN, work);
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

async function connected(port: PrinterPort): Promise<void> {
  const connecting = port.connect();
  try {
    await inTime(connecting, SILENT);
  } catch (error) {
    // It may be half open, or open later than anybody waits.
    void connecting
      .then(
        () => port.close(false),
        () => port.close(false),
      )
      .catch(() => undefined);
    throw error instanceof PrinterProblem ? error : new PrinterProblem(CLOSED, { cause: error });
  }
}

async function portInUse(): Promise<PrinterPort | undefined> {
  const { by, printer } = printerSettings();
  if (by === 'Browser' || !TRANSPORTS[by].isThere()) return undefined;
  return (await TRANSPORTS[by].known()).find(({ id }) => id === printer);
}

async function inTime(work: Promise<void>, sentence: string, limit = LIMIT_MS): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PrinterProblem(sentence)), limit);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const TRANSPORTS: Readonly<Record<DirectBy, Transport>> = {
  Serial: serial(() => printerSettings().baudRate),
  USB: usb,
  Bluetooth: bluetooth,
};
const WAYS = ['Serial', 'USB', 'Bluetooth'] as const satisfies readonly DirectBy[];

const NONE = 'No printer is connected. Connect one in Settings › Counter.';
const AWAY = 'The printer is not there. See that it is on and plugged in; else connect it again in Settings › Counter.';
const CLOSED = 'The printer does not open. See that it is on and near, and that no other program uses it.';
const LOST = 'The printer was lost while printing. See that it is on and plugged in.';
const SILENT = 'The printer does not answer. See that it is on, closed and has paper.';

/** Bytes that must be taken in time together: at 9,600 bits a second, four seconds. */
const PIECE = 4096;
const LIMIT_MS = 20_000;
/** How long a printer that failed is waited for to close: it may never. */
const TO_CLOSE_MS = 2000;
const TURN = 'printer of this device';
let lastTurn: Promise<unknown> = Promise.resolve();

/** A printer that was chosen on this device. Its bytes go through `connect`, `write` as often as it takes, and `close`. */
export type PrinterPort = Readonly<{
  /** By what it is known again after a reload: what the browser says of the device. */
  id: string;
  /** As people call it. */
  name: string;
  connect: () => Promise<void>;
  /** Resolves once these bytes were taken, or stand in line to be. */
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Resolves once the last byte was taken, if the print is whole; else what is not taken yet is dropped. */
  close: (isWhole: boolean) => Promise<void>;
}>;

/** A way to printers that some browsers have. Each of its functions is called only where `isThere`. */
export type Transport = Readonly<{
  isThere: () => boolean;
  /** Asks for a printer in a dialog of the browser, only in the answer to a press; undefined if none was chosen. */
  choose: () => Promise<PrinterPort | undefined>;
  /** The printers that were chosen before and may be used without asking. */
  known: () => Promise<readonly PrinterPort[]>;
  /** Gives a printer back, so that it must be chosen anew. */
  forget: (id: string) => Promise<void>;
  /** Listens to printers that are plugged in or lost. Returns how to stop. */
  watch: (changed: () => void) => () => void;
}>;

/** Why nothing was printed, in words for the user that say what to do. */
export class PrinterProblem extends Error {
  override readonly name = 'PrinterProblem';
}

/** Chooses a device of the browser; undefined if the user closes the dialog. */
export async function chosen<Device>(asking: Promise<Device>): Promise<Device | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (nameOf(error) === 'NotFoundError' || nameOf(error) === 'AbortError') return undefined;
    if (nameOf(error) === 'SecurityError')
      throw new PrinterProblem('The browser does not let this page use printers. Allow it in the browser’s settings.', {
        cause: error,
      });
    throw error;
  }
}

/** Listens to what comes and goes among devices of the browser. Returns how to stop. */
export function watched(of: EventTarget, changed: () => void): () => void {
  for (const event of ['connect', 'disconnect']) of.addEventListener(event, changed);
  return () => {
    for (const event of ['connect', 'disconnect']) of.removeEventListener(event, changed);
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

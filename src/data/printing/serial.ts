import { chosen, type PrinterPort, type Transport, watched } from './printer-port.ts';

/** Printers at a serial port, or at one that a driver makes for USB or Bluetooth: Web Serial (wicg.github.io/serial). */
export function serial(baudRate: () => number): Transport {
  return {
    isThere: () => there() !== undefined,
    async choose() {
      const asked = there();
      const port = asked && (await chosen(asked.requestPort()));
      return port && printerAt(port, baudRate());
    },
    async known() {
      return ((await there()?.getPorts()) ?? []).map((port) => printerAt(port, baudRate()));
    },
    async forget(id) {
      const ports = (await there()?.getPorts()) ?? [];
      await ports.find((port) => idOf(port) === id)?.forget?.();
    },
    watch(changed) {
      const of = there();
      return of ? watched(of, changed) : () => {};
    },
  };
}

function printerAt(port: SerialPort, baudRate: number): PrinterPort {
  let writer: WritableStreamDefaultWriter<Uint8Array> | undefined;
  return {
    id: idOf(port),
    name: 'Serial printer',
    connect: () => port.open({ baudRate }),
    async write(bytes) {
      // A port that has failed for good has no stream.
      if (!port.writable) throw new DOMException('The port is lost.', 'NetworkError');
      writer ??= port.writable.getWriter();
      await writer.write(bytes);
    },
    async close(isWhole) {
      const last = writer;
      writer = undefined;
      // Closing the stream waits until all that was written has left the system's buffers; what hangs is aborted unawaited.
      if (isWhole) await last?.close();
      else last?.abort().catch(() => undefined);
      last?.releaseLock();
      await port.close();
    },
  };
}

/** Returns a name for the device behind a port, of the numbers that the browser knows of it; '::' for a plain port, of which it knows none. */
function idOf(port: SerialPort): string {
  const { usbVendorId, usbProductId, bluetoothServiceClassId } = port.getInfo();
  return [usbVendorId, usbProductId, bluetoothServiceClassId].join(':');
}

function there(): Serial | undefined {
  return (globalThis.navigator as Navigator & { readonly serial?: Serial }).serial;
}

/** As far as it is used here: TypeScript knows no Web Serial. */
type Serial = EventTarget &
  Readonly<{ requestPort: () => Promise<SerialPort>; getPorts: () => Promise<readonly SerialPort[]> }>;
type SerialPort = Readonly<{
  writable: WritableStream<Uint8Array> | null;
  getInfo: () => Readonly<{ usbVendorId?: number; usbProductId?: number; bluetoothServiceClassId?: number | string }>;
  open: (options: Readonly<{ baudRate: number }>) => Promise<void>;
  close: () => Promise<void>;
  forget?: () => Promise<void>;
}>;

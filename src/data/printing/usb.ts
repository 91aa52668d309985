import { chosen, type PrinterPort, PrinterProblem, type Transport, watched } from './printer-port.ts';

/** Printers at USB that no driver of the system holds: WebUSB (wicg.github.io/webusb). */
export const usb: Transport = {
  isThere: () => there() !== undefined,
  async choose() {
    const asked = there();
    const device = asked && (await chosen(asked.requestDevice({ filters: [{ classCode: PRINTER_CLASS }] })));
    return device && printerAt(device);
  },
  async known() {
    return ((await there()?.getDevices()) ?? []).map(printerAt);
  },
  async forget(id) {
    const devices = (await there()?.getDevices()) ?? [];
    await devices.find((device) => idOf(device) === id)?.forget?.();
  },
  watch(changed) {
    const of = there();
    return of ? watched(of, changed) : () => {};
  },
};

function printerAt(device: UsbDevice): PrinterPort {
  let endpoint = 0;
  return {
    id: idOf(device),
    name: device.productName ?? 'USB printer',
    async connect() {
      await device.open().catch((cause: unknown) => {
        // Windows gives a printer to its own driver, and systems with CUPS to that.
        if (cause instanceof DOMException && cause.name === 'SecurityError') throw new PrinterProblem(HELD, { cause });
        throw cause;
      });
      const [first] = device.configurations;
      if (!device.configuration && first) await device.selectConfiguration(first.configurationValue);
      const found = printerInterface(device);
      if (!found) throw new PrinterProblem('This USB device takes no print. Choose another one.');
      endpoint = found.endpoint;
      await device.claimInterface(found.number);
      if (found.alternate !== 0) await device.selectAlternateInterface(found.number, found.alternate);
    },
    async write(bytes) {
      const { status, bytesWritten } = await device.transferOut(endpoint, bytes);
      if (status === 'stall') await device.clearHalt('out', endpoint);
      if (status !== 'ok' || bytesWritten !== bytes.length) throw new DOMException('Not taken whole.', 'NetworkError');
    },
    // Each transfer resolves once the printer has taken it: there is nothing to wait for, and what hangs is called off.
    close: () => device.close(),
  };
}

/** The interface that prints (USB Device Class Definition for Printing Devices), and where its bytes go. */
function printerInterface({ configuration }: UsbDevice) {
  for (const { interfaceNumber: number, alternates } of configuration?.interfaces ?? []) {
    for (const { alternateSetting: alternate, interfaceClass, endpoints } of alternates) {
      const out = endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
      if (interfaceClass === PRINTER_CLASS && out) return { number, alternate, endpoint: out.endpointNumber };
    }
  }
  return undefined;
}

function idOf({ vendorId, productId, serialNumber }: UsbDevice): string {
  return [vendorId, productId, serialNumber].join(':');
}

function there(): Usb | undefined {
  return (globalThis.navigator as Navigator & { readonly usb?: Usb }).usb;
}

const PRINTER_CLASS = 7;
const HELD =
  'The system keeps this printer for itself. Print by Serial or by the browser, or give the printer the driver WinUSB.';

/** As far as it is used here: TypeScript knows no WebUSB. */
type Usb = EventTarget &
  Readonly<{
    requestDevice: (options: Readonly<{ filters: readonly Readonly<{ classCode: number }>[] }>) => Promise<UsbDevice>;
    getDevices: () => Promise<readonly UsbDevice[]>;
  }>;
type UsbDevice = Readonly<{
  vendorId: number;
  productId: number;
  serialNumber?: string | null;
  productName?: string | null;
  configuration: UsbConfiguration | null;
  configurations: readonly UsbConfiguration[];
  open: () => Promise<void>;
  close: () => Promise<void>;
  forget?: () => Promise<void>;
  selectConfiguration: (value: number) => Promise<void>;
  claimInterface: (number: number) => Promise<void>;
  selectAlternateInterface: (number: number, alternate: number) => Promise<void>;
  clearHalt: (direction: 'out', endpoint: number) => Promise<void>;
  transferOut: (
    endpoint: number,
    bytes: Uint8Array<ArrayBuffer>,
  ) => Promise<Readonly<{ status: 'ok' | 'stall'; bytesWritten: number }>>;
}>;
type UsbConfiguration = Readonly<{
  configurationValue: number;
  interfaces: readonly Readonly<{
    interfaceNumber: number;
    alternates: readonly Readonly<{
      alternateSetting: number;
      interfaceClass: number;
      endpoints: readonly Readonly<{ endpointNumber: number; direction: 'in' | 'out'; type: string }>[];
    }>[];
  }>[];
}>;

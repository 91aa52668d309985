import { chosen, type PrinterPort, PrinterProblem, type Transport } from './printer-port.ts';

/** Printers that take bytes by Bluetooth Low Energy: Web Bluetooth (webbluetoothcg.github.io/web-bluetooth). */
export const bluetooth: Transport = {
  isThere: () => there() !== undefined,
  async choose() {
    // Most of these printers do not advertise the service that prints, so the dialog lists every device around.
    const asking = there()?.requestDevice({ acceptAllDevices: true, optionalServices: SERVICES });
    const device = asking && (await chosen(asking));
    if (device) ofThisPage.set(device.id, device);
    return device && printerAt(device);
  },
  async known() {
    const remembered = (await there()?.getDevices?.()) ?? [];
    for (const device of remembered) if (!ofThisPage.has(device.id)) ofThisPage.set(device.id, device);
    return [...ofThisPage.values()].map(printerAt);
  },
  async forget(id) {
    const device = ofThisPage.get(id);
    ofThisPage.delete(id);
    await device?.forget?.();
  },
  // A device out of reach is known all the same: whether it answers shows when it is connected.
  watch: () => () => {},
};

function printerAt(device: BluetoothDevice): PrinterPort {
  let characteristic: Characteristic | undefined;
  return {
    id: device.id,
    name: device.name ?? 'Bluetooth printer',
    async connect() {
      const server = await device.gatt?.connect();
      characteristic = server && (await writable(server));
      if (!characteristic) throw new PrinterProblem('This Bluetooth device takes no print. Choose another one.');
    },
    async write(bytes) {
      if (!characteristic) throw new DOMException('Not connected.', 'NetworkError');
      const { properties } = characteristic;
      for (let from = 0; from < bytes.length; from += CHUNK) {
        const part = bytes.slice(from, from + CHUNK);
        // The answer says that the printer has taken it, and keeps a cheap one from being sent more than it holds.
        await (properties.write
          ? characteristic.writeValueWithResponse(part)
          : characteristic.writeValueWithoutResponse(part));
      }
    },
    async close() {
      characteristic = undefined;
      device.gatt?.disconnect();
    },
  };
}

/** The first characteristic that can be written, of the first service that such printers have. */
async function writable(server: GattServer): Promise<Characteristic | undefined> {
  for (const name of SERVICES) {
    const service = await server.getPrimaryService(name).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
      throw error;
    });
    const all = (await service?.getCharacteristics()) ?? [];
    const found = all.find(({ properties }) => properties.write || properties.writeWithoutResponse);
    if (found) return found;
  }
  return undefined;
}

function there(): Bluetooth | undefined {
  return (globalThis.navigator as Navigator & { readonly bluetooth?: Bluetooth }).bluetooth;
}

/** Printers that were chosen since the page was loaded, by their ids: few browsers remember them beyond that. */
const ofThisPage = new Map<string, BluetoothDevice>();

/** The services by which printers of rolls take bytes, none of them a standard: three of printers, three of serial lines. */
const SERVICES = [
  '000018f0-0000-1000-8000-00805f9b34fb',
  'e7810a71-73ae-499d-8c15-faa9aef0c3f2',
  '0000ff00-0000-1000-8000-00805f9b34fb',
  '49535343-fe7d-4ae5-8fa9-9fafd205e455',
  '0000ffe0-0000-1000-8000-00805f9b34fb',
  '0000fff0-0000-1000-8000-00805f9b34fb',
];
/** Bytes of one write: what an exchange of 185, the least that common phones and tablets agree on, leaves. */
const CHUNK = 180;

/** As far as it is used here: TypeScript knows no Web Bluetooth. */
type Bluetooth = Readonly<{
  requestDevice: (
    options: Readonly<{ acceptAllDevices: true; optionalServices: readonly string[] }>,
  ) => Promise<BluetoothDevice>;
  getDevices?: () => Promise<readonly BluetoothDevice[]>;
}>;
type BluetoothDevice = Readonly<{
  id: string;
  name?: string | null;
  gatt?: Readonly<{ connect: () => Promise<GattServer>; disconnect: () => void }>;
  forget?: () => Promise<void>;
}>;
type GattServer = Readonly<{
  getPrimaryService: (
    service: string,
  ) => Promise<Readonly<{ getCharacteristics: () => Promise<readonly Characteristic[]> }>>;
}>;
type Characteristic = Readonly<{
  properties: Readonly<{ write: boolean; writeWithoutResponse: boolean }>;
  writeValueWithResponse: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  writeValueWithoutResponse: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}>;

import { vi } from 'vitest';

/** How a printer behaves: it takes what it gets, or fails as printers do. */
export type Behaviour =
  | 'takes'
  /** Takes what is written once `goOn` is called. */
  | 'slow'
  /** Nothing that is written is ever taken. */
  | 'silent'
  /** Opens for nobody. */
  | 'held'
  /** Is unplugged once it has some of the bytes. */
  | 'lost'
  /** The person closes the dialog of the browser. */
  | 'not chosen'
  /** The browser lets nobody ask. */
  | 'denied';

/** A printer that keeps what it gets, one list of bytes for each time that it was opened and closed again. */
export class FakePrinter {
  behaviour: Behaviour = 'takes';
  /** Whether it was chosen in the dialog, so that it is used without asking. */
  isChosen = false;
  isPluggedIn = true;
  asked = 0;
  readonly calls: string[] = [];
  readonly prints: number[][] = [];
  #isOpen = false;
  #now: number[] = [];
  readonly #slow: (() => void)[] = [];

  get printed(): Uint8Array[] {
    return this.prints.map((bytes) => Uint8Array.from(bytes));
  }

  choose(): void {
    this.asked++;
    if (this.behaviour === 'not chosen') throw new DOMException('Nothing was chosen.', 'NotFoundError');
    if (this.behaviour === 'denied') throw new DOMException('Not allowed.', 'SecurityError');
    this.isChosen = true;
  }

  open(): void {
    this.calls.push('open');
    if (this.#isOpen) throw new DOMException('It is open.', 'InvalidStateError');
    if (this.behaviour === 'held' || !this.isPluggedIn) throw new DOMException('Failed to open.', 'NetworkError');
    this.#isOpen = true;
    this.#now = [];
  }

  async take(bytes: Uint8Array): Promise<void> {
    if (!this.#isOpen) throw new DOMException('It is closed.', 'InvalidStateError');
    if (this.behaviour === 'slow') await new Promise<void>((taken) => this.#slow.push(taken));
    if (this.behaviour === 'silent') await new Promise(() => undefined);
    if (this.behaviour === 'lost' || !this.isPluggedIn) throw new DOMException('It was lost.', 'NetworkError');
    this.#now.push(...bytes);
  }

  close(): void {
    this.calls.push('close');
    if (this.#isOpen && this.#now.length > 0) this.prints.push(this.#now);
    this.#isOpen = false;
  }

  /** Takes what a slow printer was given; false if it has all of it. */
  goOn(): boolean {
    const taken = this.#slow.shift();
    taken?.();
    return taken !== undefined;
  }

  forget(): void {
    this.isChosen = false;
  }
}

/** Web Serial with one printer, as wicg.github.io/serial describes it. */
export function fakeSerial(printer: FakePrinter) {
  let opened: number | undefined;
  const port = {
    writable: null as WritableStream<Uint8Array> | null,
    getInfo: () => ({ usbVendorId: 0x04b8, usbProductId: 0x0e15 }),
    async open({ baudRate }: { baudRate: number }) {
      printer.open();
      opened = baudRate;
      port.writable = stream();
    },
    async close() {
      if (port.writable?.locked) throw new TypeError('The stream is locked.');
      port.writable = null;
      printer.close();
    },
    forget: async () => printer.forget(),
  };
  const stream = () =>
    new WritableStream<Uint8Array>({
      write: (bytes) => printer.take(bytes),
      close: () => void (port.writable = null),
      abort: () => void (port.writable = null),
    });
  const serial = Object.assign(new EventTarget(), {
    async requestPort() {
      printer.choose();
      return port;
    },
    getPorts: async () => (printer.isChosen && printer.isPluggedIn ? [port] : []),
  });
  return { serial, port, baudRate: () => opened };
}

/** WebUSB with one printer, as wicg.github.io/webusb describes it: its second interface prints, in its second alternate. */
export function fakeUsb(printer: FakePrinter) {
  const asked: unknown[] = [];
  const ends = [
    { endpointNumber: 1, direction: 'in' as const, type: 'bulk' },
    { endpointNumber: 2, direction: 'out' as const, type: 'bulk' },
  ];
  const configuration = {
    configurationValue: 1,
    interfaces: [
      { interfaceNumber: 0, alternates: [{ alternateSetting: 0, interfaceClass: 3, endpoints: [] }] },
      {
        interfaceNumber: 1,
        alternates: [
          { alternateSetting: 0, interfaceClass: 255, endpoints: ends },
          { alternateSetting: 1, interfaceClass: 7, endpoints: ends },
        ],
      },
    ],
  };
  const device = {
    vendorId: 0x0416,
    productId: 0x5011,
    serialNumber: 'A1',
    productName: 'POS80 Printer',
    configuration: null as typeof configuration | null,
    configurations: [configuration],
    open: async () => printer.open(),
    close: async () => printer.close(),
    forget: async () => printer.forget(),
    async selectConfiguration(value: number) {
      printer.calls.push(`configuration ${value}`);
      device.configuration = configuration;
    },
    claimInterface: async (number: number) => void printer.calls.push(`claim ${number}`),
    selectAlternateInterface: async (number: number, other: number) =>
      void printer.calls.push(`alternate ${number} ${other}`),
    clearHalt: async () => void printer.calls.push('clear halt'),
    async transferOut(endpoint: number, bytes: Uint8Array) {
      if (endpoint !== 2) throw new DOMException('No such endpoint.', 'NotFoundError');
      await printer.take(bytes);
      return { status: 'ok' as const, bytesWritten: bytes.length };
    },
  };
  const usb = Object.assign(new EventTarget(), {
    async requestDevice(options: unknown) {
      asked.push(options);
      printer.choose();
      return device;
    },
    getDevices: async () => (printer.isChosen && printer.isPluggedIn ? [device] : []),
  });
  return { usb, device, asked };
}

/** Web Bluetooth with one printer, as webbluetoothcg.github.io/web-bluetooth describes it; it remembers nothing by itself. */
export function fakeBluetooth(printer: FakePrinter, id = 'one') {
  const writes: number[] = [];
  const characteristic = {
    properties: { write: true, writeWithoutResponse: true },
    async writeValueWithResponse(bytes: Uint8Array) {
      writes.push(bytes.length);
      await printer.take(bytes);
    },
    async writeValueWithoutResponse(bytes: Uint8Array) {
      writes.push(-bytes.length);
      await printer.take(bytes);
    },
  };
  const server = {
    async getPrimaryService(name: string) {
      if (!name.startsWith('0000ff00')) throw new DOMException('No such service.', 'NotFoundError');
      return {
        getCharacteristics: async () => [
          { ...characteristic, properties: { write: false, writeWithoutResponse: false } },
          characteristic,
        ],
      };
    },
  };
  const device = {
    id,
    name: 'MTP-II',
    gatt: {
      async connect() {
        printer.open();
        return server;
      },
      disconnect: () => printer.close(),
    },
    forget: async () => printer.forget(),
  };
  const bluetooth = {
    async requestDevice() {
      printer.choose();
      return device;
    },
  };
  return { bluetooth, device, characteristic, writes };
}

/** Gives this browser ways to printers. Returns how to take them away again. */
export function withWays(ways: Readonly<{ serial?: unknown; usb?: unknown; bluetooth?: unknown }>): () => void {
  if (!globalThis.navigator) vi.stubGlobal('navigator', {});
  const before = WAYS.map((way) => [way, Object.getOwnPropertyDescriptor(navigator, way)] as const);
  for (const way of WAYS) Object.defineProperty(navigator, way, { value: ways[way], configurable: true });
  return () => {
    for (const [way, had] of before) {
      if (had) Object.defineProperty(navigator, way, had);
      else Reflect.deleteProperty(navigator, way);
    }
  };
}

const WAYS = ['serial', 'usb', 'bluetooth'] as const;

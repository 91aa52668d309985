import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  connectPrinter,
  directWays,
  disconnectPrinter,
  inPrinterTurn,
  printerState,
  sendToPrinter,
  watchPrinter,
} from '#data/printing/printer.ts';
import { PrinterProblem } from '#data/printing/printer-port.ts';
import { changePrinter, type DirectBy, printerSettings } from '#data/printing/printer-settings.ts';
import { FakePrinter, fakeBluetooth, fakeSerial, fakeUsb, withWays } from '../../support/fake-printers.ts';

const RECEIPT = Uint8Array.from({ length: 10_000 }, (_, at) => at & 0xff);

let printer: FakePrinter;
let takeAway: () => void;

beforeEach(() => {
  printer = new FakePrinter();
  changePrinter({ by: 'Browser', printer: '', name: '', baudRate: 9600, drawer: 2, cuts: true });
});
afterEach(async () => {
  await disconnectPrinter();
  takeAway();
  vi.useRealTimers();
});

const give = (ways: Parameters<typeof withWays>[0]) => {
  takeAway = withWays(ways);
};
/** Gives the browser one way to the printer; Bluetooth devices are known by their ids as long as the page. */
const FAKES = {
  Serial: () => give({ serial: fakeSerial(printer).serial }),
  USB: () => give({ usb: fakeUsb(printer).usb }),
  Bluetooth: () => give({ bluetooth: fakeBluetooth(printer).bluetooth }),
} as const satisfies Record<DirectBy, () => void>;

describe.each(['Serial', 'USB', 'Bluetooth'] as const)('a printer by %s', (way) => {
  beforeEach(() => FAKES[way]());

  it('is offered, chosen once by a press, and gets every byte without asking again', async () => {
    expect(directWays()).toEqual([way]);
    expect(await printerState()).toBe('none');
    expect(await connectPrinter(way)).toBe(true);
    expect(await printerState()).toBe('there');
    await sendToPrinter(RECEIPT);
    await sendToPrinter(RECEIPT);
    expect(printer.prints).toEqual([[...RECEIPT], [...RECEIPT]]);
    expect(printer.asked).toBe(1);
  });

  it('is not there for a device on which none was chosen, and nothing is sent', async () => {
    changePrinter({ by: way });
    await expect(sendToPrinter(RECEIPT)).rejects.toThrow('No printer is connected. Connect one in Settings › Counter.');
    expect(printer.calls).toEqual([]);
  });

  it('is not chosen when the person closes the dialog', async () => {
    printer.behaviour = 'not chosen';
    expect(await connectPrinter(way)).toBe(false);
    expect(printerSettings()).toMatchObject({ by: 'Browser', printer: '' });
  });

  it('says where to allow it when the browser denies it', async () => {
    printer.behaviour = 'denied';
    await expect(connectPrinter(way)).rejects.toThrow('Allow it in the browser’s settings.');
  });

  it('that opens for nobody is called held or off, before anything begins', async () => {
    await connectPrinter(way);
    printer.behaviour = 'held';
    const begun = vi.fn(async () => {});
    await expect(sendToPrinter(RECEIPT, begun)).rejects.toThrow('The printer does not open.');
    expect(begun).not.toHaveBeenCalled();
  });

  it('that is lost while it prints says so, and prints again once it is back', async () => {
    await connectPrinter(way);
    printer.behaviour = 'lost';
    await expect(sendToPrinter(RECEIPT)).rejects.toThrow('The printer was lost while printing.');
    printer.behaviour = 'takes';
    await sendToPrinter(RECEIPT);
    expect(printer.prints).toEqual([[...RECEIPT]]);
  });

  it('that never answers is given up after twenty seconds', async () => {
    await connectPrinter(way);
    printer.behaviour = 'silent';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sending = expect(sendToPrinter(RECEIPT)).rejects.toThrow('The printer does not answer.');
    await vi.advanceTimersByTimeAsync(22_000);
    await sending;
  });

  it('is given back, and then asks again', async () => {
    await connectPrinter(way);
    await disconnectPrinter();
    expect(await printerState()).toBe('none');
    await expect(sendToPrinter(RECEIPT)).rejects.toBeInstanceOf(PrinterProblem);
  });
});

describe('a browser without any of these', () => {
  it('offers none, and one with some offers those', () => {
    give({});
    expect(directWays()).toEqual([]);
    takeAway();
    give({ serial: fakeSerial(printer).serial, bluetooth: fakeBluetooth(printer).bluetooth });
    expect(directWays()).toEqual(['Serial', 'Bluetooth']);
  });
});

describe('a serial port', () => {
  it('is opened at the speed of the printer, and is away while it is unplugged', async () => {
    const fake = fakeSerial(printer);
    give({ serial: fake.serial });
    await connectPrinter('Serial');
    changePrinter({ baudRate: 115_200 });
    await sendToPrinter(RECEIPT);
    expect(fake.baudRate()).toBe(115_200);
    const changed = vi.fn();
    const stop = watchPrinter(changed);
    printer.isPluggedIn = false;
    fake.serial.dispatchEvent(new Event('disconnect'));
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    fake.serial.dispatchEvent(new Event('connect'));
    expect(changed).toHaveBeenCalledTimes(1);
    expect(await printerState()).toBe('away');
    await expect(sendToPrinter(RECEIPT)).rejects.toThrow('The printer is not there.');
  });
});

describe('a USB printer', () => {
  it('is asked for by its class, and its printing interface is claimed', async () => {
    const fake = fakeUsb(printer);
    give({ usb: fake.usb });
    await connectPrinter('USB');
    expect(printerSettings().name).toBe('POS80 Printer');
    await sendToPrinter(RECEIPT);
    expect(fake.asked).toEqual([{ filters: [{ classCode: 7 }] }]);
    expect(printer.calls).toEqual(['open', 'configuration 1', 'claim 1', 'alternate 1 1', 'close']);
  });

  it('that the system keeps for itself says what else to do', async () => {
    const fake = fakeUsb(printer);
    give({ usb: fake.usb });
    await connectPrinter('USB');
    fake.device.open = () => Promise.reject(new DOMException('Access denied.', 'SecurityError'));
    await expect(sendToPrinter(RECEIPT)).rejects.toThrow('The system keeps this printer for itself.');
  });

  it('that stalls has not taken the bytes', async () => {
    const fake = fakeUsb(printer);
    give({ usb: fake.usb });
    await connectPrinter('USB');
    fake.device.transferOut = async () => ({ status: 'stall' as never, bytesWritten: 0 });
    await expect(sendToPrinter(RECEIPT)).rejects.toThrow('The printer was lost while printing.');
    expect(printer.calls).toContain('clear halt');
  });
});

describe('a Bluetooth printer', () => {
  it('gets at most 180 bytes at a time, each answered where it can', async () => {
    const fake = fakeBluetooth(printer, 'two');
    give({ bluetooth: fake.bluetooth });
    await connectPrinter('Bluetooth');
    await sendToPrinter(RECEIPT);
    expect(Math.max(...fake.writes)).toBe(180);
    expect(Math.min(...fake.writes)).toBeGreaterThan(0);
    fake.characteristic.properties.write = false;
    await sendToPrinter(RECEIPT);
    expect(Math.min(...fake.writes)).toBe(-180);
    expect(printer.prints.at(-1)).toEqual([...RECEIPT]);
  });

  it('without a service that prints is not taken for one', async () => {
    const fake = fakeBluetooth(printer, 'three');
    fake.characteristic.properties.write = false;
    fake.characteristic.properties.writeWithoutResponse = false;
    give({ bluetooth: fake.bluetooth });
    await connectPrinter('Bluetooth');
    await expect(sendToPrinter(RECEIPT)).rejects.toThrow('This Bluetooth device takes no print.');
  });
});

describe('two prints', () => {
  it('wait for each other, also when the first one fails', async () => {
    give({});
    const order: string[] = [];
    const first = inPrinterTurn(async () => {
      await Promise.resolve();
      order.push('first');
      throw new PrinterProblem('Lost.');
    });
    const second = inPrinterTurn(async () => void order.push('second'));
    await expect(first).rejects.toThrow('Lost.');
    await second;
    expect(order).toEqual(['first', 'second']);
  });
});

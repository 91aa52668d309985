import { type ReactNode, useEffect, useState } from 'react';
import { connectPrinter, directWays, disconnectPrinter, printerState, watchPrinter } from '#data/printing/printer.ts';
import {
  BAUD_RATES,
  changePrinter,
  type PrinterSettings,
  printerSettings,
  type PrintingBy,
} from '#data/printing/printer-settings.ts';
import { NARROW_ROLL, type PaperForm, ROLL } from '#domain/books/paper/document-copy.ts';
import { Button } from '#ui/controls/button.tsx';
import { toastError, toastSuccess } from '#ui/feedback/toast.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { Section } from '#ui/layout/section.tsx';
import { chooseRoll, rollOfDevice } from './use-paper-form.ts';
import { printTest } from './send-directly.ts';
import { WaitingToPrint } from './waiting-to-print.tsx';

/** The printer of this device: what is chosen is kept by its browser, at once; and `children` below it. */
export function CounterPrinter({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useState(printerSettings);
  const [roll, setRoll] = useState<PaperForm>(rollOfDevice);
  const change = (patch: Partial<PrinterSettings>) => setSettings(changePrinter(patch));
  const isDirect = settings.by !== 'Browser';
  const ways: readonly PrintingBy[] = ['Browser', ...directWays()];
  return (
    <>
      <Section title="Printer" sentence="Kept on this device alone, and in force at once.">
        <div className="flex flex-col gap-3">
          <PickField
            label="Printing By"
            help={
              ways.length === 1
                ? 'This browser prints by its own dialog alone.'
                : 'The browser’s dialog, or straight to a printer of rolls.'
            }
            value={settings.by}
            options={ways}
            // Each way knows its own printers.
            onChange={(by) => change(by === settings.by ? {} : { by, printer: '', name: '' })}
          />
          <PickField
            label="Paper"
            value={roll}
            options={ROLLS}
            onChange={(chosen) => {
              chooseRoll(chosen);
              setRoll(chosen);
            }}
          />
          {isDirect && <DirectPrinter settings={settings} onChange={setSettings} change={change} />}
          <WaitingToPrint />
        </div>
      </Section>
      {children}
    </>
  );
}

function DirectPrinter({
  settings: { by, printer, name, baudRate, drawer, cuts },
  onChange,
  change,
}: {
  settings: PrinterSettings;
  onChange: (settings: PrinterSettings) => void;
  change: (patch: Partial<PrinterSettings>) => void;
}) {
  const state = usePrinterState(`${by} ${printer}`);
  const isKnown = printer !== '';
  async function connect() {
    try {
      if (by !== 'Browser') await connectPrinter(by);
    } catch (error) {
      toastError('Not connected', wordsOf(error));
    }
    onChange(printerSettings());
  }
  async function disconnect() {
    await disconnectPrinter();
    onChange(printerSettings());
  }
  return (
    <>
      {by === 'Serial' && (
        <PickField
          label="Speed"
          help="As the printer is set; of no account at USB or Bluetooth."
          value={String(baudRate)}
          options={BAUD_RATES.map(String)}
          onChange={(chosen) => change({ baudRate: Number(chosen) })}
        />
      )}
      <div className="flex flex-wrap items-center gap-3 border-y py-3">
        <p role="status" aria-label="Printer" className="wrap-anywhere min-w-40 flex-1">
          {!isKnown && 'No printer is connected.'}
          {isKnown && state === 'there' && `${name} is connected.`}
          {isKnown &&
            state === 'away' &&
            `${name} is not there. See that it is on and plugged in, or connect it again.`}
        </p>
        <Button onClick={() => void connect()}>{isKnown ? 'Connect Another' : 'Connect'}</Button>
        {isKnown && <Button onClick={() => void disconnect()}>Disconnect</Button>}
        {isKnown && <TestButton />}
      </div>
      <PickField
        label="Drawer Opens on Cash"
        help="Where the cash drawer is wired to the printer."
        value={drawer === null ? NO_DRAWER : PINS[drawer]}
        options={[PINS[2], PINS[5], NO_DRAWER]}
        onChange={(chosen) => change({ drawer: chosen === NO_DRAWER ? null : chosen === PINS[5] ? 5 : 2 })}
      />
      <SwitchField
        label="Cut the Paper"
        help="After each print, where the printer has a knife."
        isOn={cuts}
        onChange={(isOn) => change({ cuts: isOn })}
      />
    </>
  );
}

function TestButton() {
  const [isPrinting, setPrinting] = useState(false);
  async function print() {
    setPrinting(true);
    try {
      await printTest();
      toastSuccess('Success', 'The test was printed');
    } catch (error) {
      toastError('Not printed', wordsOf(error));
    }
    setPrinting(false);
  }
  return (
    <Button aria-disabled={isPrinting} onClick={() => (isPrinting ? undefined : void print())}>
      {isPrinting ? 'Printing …' : 'Print a Test'}
    </Button>
  );
}

/** Whether the printer is there, also as it is plugged in or lost. */
function usePrinterState(of: string) {
  const [state, setState] = useState<Awaited<ReturnType<typeof printerState>>>();
  useEffect(() => {
    let isShown = true;
    const look = () => void printerState().then((now) => (isShown ? setState(now) : undefined));
    look();
    const stop = watchPrinter(look);
    return () => {
      isShown = false;
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another printer is looked for anew
  }, [of]);
  return state;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const ROLLS = [ROLL, NARROW_ROLL] as const;
const NO_DRAWER = 'No drawer';
const PINS = { 2: 'Pin 2, as most', 5: 'Pin 5' } as const;

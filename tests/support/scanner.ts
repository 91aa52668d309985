import '#ui/scans/scan.ts';
import { cdp } from 'vitest/browser';

/**
 * Scans a code as a barcode scanner does, which is a keyboard to the computer: each character a few milliseconds after the
 * one before, then Enter. The times are those of the keyboard, so a busy machine does not make the scanner slow.
 */
export async function scan(code: string, { everyMs = 3, end = ['Enter'] } = {}): Promise<void> {
  const keys = [...Array.from(code), ...end];
  // What a test has typed just before is no part of the code: nobody scans that soon after a key. And the first message opens
  // the connection; those sent meanwhile could overtake each other.
  await send({ type: 'keyDown', key: 'Control' });
  await send({ type: 'keyUp', key: 'Control' });
  const began = (Date.now() - keys.length * everyMs) / 1000;
  // Sent without waiting for each other, as the keys of a scanner do not wait for the page.
  await Promise.all(
    keys.flatMap((key, at) => {
      const press = { ...pressOf(key), timestamp: began + (at * everyMs) / 1000 };
      return [send({ type: 'keyDown', ...press }), send({ type: 'keyUp', ...press, text: '' })];
    }),
  );
}

function pressOf(key: string) {
  if (key === 'Enter') return { key, code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  const code = /\d/.test(key) ? `Digit${key}` : /[a-z]/i.test(key) ? `Key${key.toUpperCase()}` : '';
  return { key, code, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0), text: key };
}

function send(event: Readonly<Record<string, unknown>>): Promise<unknown> {
  return (cdp() as { send: (method: string, event: unknown) => Promise<unknown> }).send(
    'Input.dispatchKeyEvent',
    event,
  );
}

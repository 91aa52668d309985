import type { CDPSession, Page } from '@playwright/test';

/**
 * Scans a code as a barcode scanner does: its keys a few milliseconds after each other, then Enter, by the time of the
 * keyboard, so that a busy machine does not make the scanner slow.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  // What was typed just before is no part of the code: nobody scans that soon after a key.
  await page.keyboard.press('Control');
  const keys = [...Array.from(code), 'Enter'];
  const began = (Date.now() - keys.length * EVERY_MS) / 1000;
  await Promise.all(
    keys.flatMap((key, at) => {
      const press = { ...pressOf(key), timestamp: began + (at * EVERY_MS) / 1000 };
      return [
        session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...press }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press, text: '' }),
      ];
    }),
  );
}

function pressOf(key: string) {
  if (key === 'Enter') return { key, code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  return { key, code: `Digit${key}`, windowsVirtualKeyCode: key.charCodeAt(0), text: key };
}

const sessions = new WeakMap<Page, CDPSession>();
const EVERY_MS = 3;

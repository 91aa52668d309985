import { expect } from '@playwright/test';
import type { Hands } from './hands.ts';

/** Where an engine lacks something, no button offers it. */
export async function expectNoDeadButtons(hands: Hands): Promise<void> {
  const names = await hands.names('button');
  for (const [there, offer] of Object.entries(OFFERS)) {
    if (await hands.knows(there)) continue;
    expect(
      names.filter((name) => offer.test(name)),
      `buttons that want ${there}`,
    ).toEqual([]);
  }
}

/** By what tells that an engine has it, how buttons are called that want it. */
const OFFERS: Readonly<Record<string, RegExp>> = {
  '"showDirectoryPicker" in window': /\bFolder\b/,
  '"BarcodeDetector" in window': /\bCamera\b/i,
  '"serial" in navigator || "usb" in navigator || "bluetooth" in navigator': /\b(serial|USB|bluetooth|connect)\b/i,
  '"canShare" in navigator': /^Share\b/,
  '"onbeforeinstallprompt" in window': /^Install\b/,
};

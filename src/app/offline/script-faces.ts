import { ADDRESSES } from '#ui/documents/face-addresses.ts';
import { SCRIPT_FAMILY, SCRIPT_NAMES, SCRIPTS, type ScriptName } from '#ui/documents/scripts.ts';
import { once } from './idle.ts';

/**
 * Draws Indian scripts with the typefaces of documents. The browser fetches each when the first of its letters is shown,
 * also while it is typed: so whatever has been entered here can be printed later, without a network too.
 */
export function showScripts(): void {
  for (const name of SCRIPT_NAMES) void show(name);
}

/**
 * `isNeeded` if a letter of it was shown when it could not be fetched: then it is fetched now, shown or not. `pause` is how
 * long to wait, in milliseconds, if that fails while the browser believes to be online.
 */
async function show(name: ScriptName, isNeeded = false, pause = FIRST_PAUSE_MS): Promise<void> {
  const address = ADDRESSES[name];
  const face = new FontFace(SCRIPT_FAMILY, `url("${address.href}")`, {
    unicodeRange: SCRIPTS[name].letters,
    display: 'swap',
  });
  document.fonts.add(face);
  try {
    await (isNeeded ? face.load() : face.loaded);
    await keep(address.pathname);
  } catch {
    // A face that failed never tries again, and the next one must wait. Until then the system's typeface is shown.
    document.fonts.delete(face);
    await networkBack(pause);
    await show(name, true, pause * 2);
  }
}

/** A browser is online as soon as there is a cable or a mast, often before anything can be fetched: no event tells when. */
async function networkBack(pause: number): Promise<void> {
  const event = once(window, 'online');
  const passed = new Promise((resolve) => setTimeout(resolve, pause));
  await (navigator.onLine ? Promise.race([event, passed]) : event);
}

/** A page of the first visit may have fetched it past the service worker, which must keep it for the next one. */
async function keep(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  (await navigator.serviceWorker.ready).active?.postMessage({ type: 'KEEP', path });
}

const FIRST_PAUSE_MS = 2000;

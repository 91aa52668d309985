import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const STILL_MS = 4000;
const LOOK_MS = 250;

/**
 * Waits until the browser's database stops compacting: after a large business is written, it merges files for up to
 * half a minute, and every request then takes several times as long.
 *
 * @param {string} profile the profile's folder
 */
export async function storeAtRest(profile) {
  let before = files(profile);
  for (let still = 0; still < STILL_MS; still += LOOK_MS) {
    await pause(LOOK_MS);
    const now = files(profile);
    if (now !== before) still = 0;
    before = now;
  }
}

/** @param {string} profile */
function files(profile) {
  const names = readdirSync(join(profile, 'Default', 'IndexedDB'), { recursive: true, encoding: 'utf8' });
  return names.toSorted((a, b) => a.localeCompare(b)).join('\n');
}

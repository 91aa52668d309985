import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './chromium.mjs';

/**
 * The engines of other browsers, as Debian packs them: Firefox ESR, and WebKitGTK, which has the engine of Safari. WebKitGTK
 * needs its driver, a small browser of its own that the driver starts, and a display, which Xvfb is.
 */
export const ENGINE_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** The paths of their programs; undefined where one is not installed. */
export function findEngines() {
  return {
    firefox: onPath(['firefox-esr']),
    webKitDriver: onPath(['WebKitWebDriver']),
    miniBrowser: findMiniBrowser(),
    xvfb: onPath(['Xvfb']),
  };
}

/** It is not on the PATH, but in a folder that is named after the processor. */
function findMiniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = readdirSync(LIBRARIES).map((folder) => join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser'));
  return folders.find((path) => existsSync(path));
}

const LIBRARIES = '/usr/lib';

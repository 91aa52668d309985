/** The two builds that are measured. They do not touch dist, which a running npm start serves. */
import { renameSync } from 'node:fs';
import { build, loadConfigFromFile } from 'vite';
import { compressFiles } from '../../scripts/compress.mjs';

const CACHE = 'node_modules/.cache/bench';

/** The same build as npm run build. Returns its folder. */
export async function buildProduct() {
  const outDir = `${CACHE}/product`;
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await compressFiles(outDir);
  return outDir;
}

/** The app with a business of any size and with measuring code in the page. Returns its folder. */
export async function buildMeasured() {
  const outDir = `${CACHE}/measured`;
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  const { plugins = [], build: options, resolve } = loaded?.config ?? {};
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: plugins.flat().filter(isNotInstalling),
    ...(resolve && { resolve }),
    publicDir: false,
    build: {
      ...options,
      outDir,
      emptyOutDir: true,
      // The bench's own code is large, but its size is in no figure.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { ...options?.rolldownOptions, input: 'tests/bench/index.html' },
    },
  });
  renameSync(`${outDir}/tests/bench/index.html`, `${outDir}/index.html`);
  await compressFiles(outDir);
  return outDir;
}

/**
 * Leaves out the manifest and the service worker: the measured build is never installed.
 *
 * @param {unknown} plugin
 */
function isNotInstalling(plugin) {
  const name = plugin && typeof plugin === 'object' && 'name' in plugin ? String(plugin.name) : '';
  return !name.startsWith('vite-plugin-pwa');
}

/** The two builds that are measured. Both lie aside: a running npm start keeps the build it serves. */
import { renameSync } from 'node:fs';
import { build, loadConfigFromFile } from 'vite';
import { compressFiles } from '../../scripts/compress.mjs';

const CACHE = 'node_modules/.cache/bench';

/** What npm run build makes. Returns its folder. */
export async function buildProduct() {
  const outDir = `${CACHE}/product`;
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await compressFiles(outDir);
  return outDir;
}

/** The same product on businesses of any size, with ways to measure inside the page. Returns its folder. */
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
      // The bench's own code weighs nothing in any figure.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { ...options?.rolldownOptions, input: 'tests/bench/index.html' },
    },
  });
  renameSync(`${outDir}/tests/bench/index.html`, `${outDir}/index.html`);
  await compressFiles(outDir);
  return outDir;
}

/**
 * No manifest, no service worker: what is measured here is never installed.
 *
 * @param {unknown} plugin
 */
function isNotInstalling(plugin) {
  const name = plugin && typeof plugin === 'object' && 'name' in plugin ? String(plugin.name) : '';
  return !name.startsWith('vite-plugin-pwa');
}

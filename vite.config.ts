import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vite';
import { chunks } from './scripts/chunks.ts';
import { compiledOnLoad } from './scripts/compiled-on-load.ts';
import { sampleNamed } from './scripts/sample-named.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    compiledOnLoad(),
    sampleNamed(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      injectRegister: false,
      // It is public/manifest.webmanifest.
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2,ttf,svg,png,webmanifest}'],
        // The typefaces of scripts are kept only where they are used (sw/script-faces.ts).
        globIgnores: ['screenshots/**', 'assets/script-*.ttf'],
        // Their names carry a content hash, so the worker may take them from the HTTP cache.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  resolve: {
    alias: [
      // Dexie's modern build, without the ES5 and CommonJS wrappers: smaller, and one copy for us and for dexie-react-hooks.
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      {
        find: /^(brotli\/decompress\.js|linebreak|png-js|@noble\/ciphers\/aes)$/,
        replacement: fileURLToPath(new URL('scripts/left-out.mjs', import.meta.url)),
      },
    ],
  },
  // A worker is one file: it starts once, and none of its pieces can fail to come.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  build: {
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    modulePreload: { polyfill: false },
    // The content security policy allows fonts from files only, not from data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});

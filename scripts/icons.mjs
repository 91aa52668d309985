/**
 * Renders the PNG icons from public/icon.svg. Run it by hand after the icon changes: `node scripts/icons.mjs`. The
 * output is committed. Normal icons have the drawing's own round corners. For systems that cut their own shape, the
 * background runs to the edge and the drawing fits the safe zone of a mask, a circle of four fifths of the width.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { wholeChromiumLaunchOptions } from './chromium.mjs';

const PUBLIC = resolve(import.meta.dirname, '../public');
const PAPER = '#fbfaf7';

const PICTURES = [
  { name: 'icon-32.png', size: 32, drawing: 1, paper: 'transparent' },
  { name: 'icon-192.png', size: 192, drawing: 1, paper: 'transparent' },
  { name: 'icon-512.png', size: 512, drawing: 1, paper: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, drawing: 0.8, paper: PAPER },
  { name: 'apple-touch-icon.png', size: 180, drawing: 0.9, paper: PAPER },
];

const drawing = readFileSync(resolve(PUBLIC, 'icon.svg'), 'utf8');
const browser = await chromium.launch(wholeChromiumLaunchOptions());
try {
  const page = await browser.newPage();
  for (const picture of PICTURES) {
    await page.setViewportSize({ width: picture.size, height: picture.size });
    await page.setContent(`<style>
      html { background: ${picture.paper} }
      body { margin: 0; height: 100vh; display: grid; place-items: center }
      svg { width: ${picture.drawing * 100}% }
    </style>${drawing}`);
    await page.screenshot({ path: resolve(PUBLIC, picture.name), omitBackground: true });
  }
} finally {
  await browser.close();
}

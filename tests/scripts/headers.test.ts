import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cacheControl, SAFETY_HEADERS, STYLE_HASHES } from '../../scripts/headers.mjs';

test.each([
  ['sonner', 'sonner/dist/index.mjs', '__insertCSS('],
  ['apexcharts', 'apexcharts/dist/apexcharts.esm.js', '.id="apexcharts-css",o.textContent='],
  ['apexcharts legend', 'apexcharts/dist/apexcharts.esm.js', 'setAttribute("nonce",s);var r=document.createTextNode('],
] as const)('the style element of %s is allowed by the hash of its own text', (name, file, before) => {
  expect(STYLE_HASHES[name]).toBe(sha256(textAfter(before, file)));
});

test('a style element that is still empty is allowed', () => {
  expect(STYLE_HASHES.empty).toBe(sha256(''));
});

test('scripts come from our own origin only, and none may be inline', () => {
  const policy = SAFETY_HEADERS['Content-Security-Policy'] ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test('hashed files are cached for ever, the page and the service worker are revalidated', () => {
  expect(cacheControl('/assets/main-B2c3.js')).toContain('immutable');
  for (const path of ['/', '/invoices', '/index.html', '/service-worker.js', '/manifest.webmanifest'])
    expect(cacheControl(path)).toBe('no-cache');
});

/** The string literal that follows the mark in a file of an installed package. */
function textAfter(mark: string, file: string): string {
  const source = readFileSync(`node_modules/${file}`, 'utf8');
  for (let from = source.indexOf(mark); from !== -1; from = source.indexOf(mark, from + 1)) {
    const literal = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/.exec(source.slice(from + mark.length))?.[0];
    if (literal !== undefined) return String(runInNewContext(literal));
  }
  throw new Error(`${file} no longer contains ${mark}: check how it inserts its styles now`);
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

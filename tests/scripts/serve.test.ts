import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFiles } from '../../scripts/compress.mjs';
import { serveDist } from '../../scripts/serve.mjs';

const PAGE = '<!doctype html><title>Tarazu</title>';
const SCRIPT = 'export const rupee = "₹";'.repeat(100);

let dir: string;
let server: Awaited<ReturnType<typeof serveDist>>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'tarazu-dist-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), PAGE);
  writeFileSync(join(dir, 'assets/main-a1.js'), SCRIPT);
  writeFileSync(join(dir, 'manifest.webmanifest'), '{}');
  await compressFiles(dir);
  server = await serveDist({ port: 0, dir });
});

afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

test('every route of the app is answered with the page', async () => {
  for (const path of ['/', '/invoices', '/financial-year?from=link', '/no/such/place']) {
    const answer = await get(path);
    expect([answer.status, answer.type, answer.body.toString()]).toEqual([200, 'text/html;charset=utf-8', PAGE]);
  }
});

test('an address may contain four long search texts', async () => {
  const sought = encodeURIComponent('क'.repeat(1000));
  const answer = await get(`/invoices?find=${sought}&show=${sought}&tab=${sought}&new=${sought}`);
  expect(answer.status).toBe(200);
});

test('a missing file gets a 404, and never the page in its place', async () => {
  for (const path of [
    '/assets/gone-b2.js',
    '/assets/gone',
    '/favicon.png',
    '/robots.txt',
    '/assets/..%2f..%2fpackage.json',
  ])
    expect((await get(path)).status).toBe(404);
});

test('a visitor to an unknown address gets the app, which shows its 404, even if the address looks like a file', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  for (const path of ['/invoices/INV.2024', '/none/a.b.c', '/favicon.png'])
    expect(await get(path, { accept })).toMatchObject({ status: 200, type: 'text/html;charset=utf-8' });
  expect((await get('/assets/gone-b2.js', { accept })).status).toBe(404);
});

test('the page, files and refusals all carry the security headers', async () => {
  for (const path of ['/', '/assets/main-a1.js', '/gone.js']) {
    const { headers } = await get(path);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  }
});

test('the camera, the ways to a printer and a screen that stays lit are for our own pages alone, and nothing else is for any', async () => {
  const policy = String((await get('/')).headers['permissions-policy']).split(', ');
  const own = policy.filter((feature) => feature.endsWith('=(self)'));
  expect(own).toEqual(['bluetooth=(self)', 'camera=(self)', 'screen-wake-lock=(self)', 'serial=(self)', 'usb=(self)']);
  expect(policy.filter((feature) => !own.includes(feature)).every((feature) => feature.endsWith('=()'))).toBe(true);
  expect(policy).toEqual(expect.arrayContaining(['geolocation=()', 'hid=()', 'microphone=()', 'payment=()']));
});

test('a client that accepts compressed files gets them, with the right length', async () => {
  const plain = await get('/assets/main-a1.js');
  const gzipped = await get('/assets/main-a1.js', { 'accept-encoding': 'gzip' });
  const brotli = await get('/assets/main-a1.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gunzipSync(gzipped.body).toString()).toBe(SCRIPT);
  expect([gzipped.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
  for (const answer of [plain, gzipped, brotli]) {
    expect(answer.type).toBe('text/javascript');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    expect(answer.headers['vary']).toBe('Accept-Encoding');
  }
});

test('an unchanged file is not sent again, and a hashed file is not requested again', async () => {
  const page = await get('/');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect((await get('/', { 'if-none-match': String(page.headers['etag']) })).status).toBe(304);
  expect((await get('/assets/main-a1.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/assets/gone-b2.js')).headers['cache-control']).toBe('no-store');
});

test('only GET and HEAD are allowed', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(405);
  expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test('a build made while the server runs is served', async () => {
  writeFileSync(join(dir, 'assets/main-c3.js'), 'new');
  expect((await get('/assets/main-c3.js')).body.toString()).toBe('new');
  rmSync(join(dir, 'assets/main-c3.js'));
  expect((await get('/assets/main-c3.js')).status).toBe(404);
});

test('a taken port and a missing build are reported in one sentence', async () => {
  const port = Number(new URL(server.url).port);
  await expect(serveDist({ port, dir })).rejects.toThrow(`Port ${port} is taken`);
  await expect(serveDist({ port: 0, dir: join(dir, 'assets') })).rejects.toThrow('run npm run build first');
});

/** Uses Node's HTTP client, because fetch() decodes bodies and hides their length. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  type Answer = {
    status: number | undefined;
    type: string | undefined;
    headers: Record<string, unknown>;
    body: Buffer;
  };
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const type = answer.headers['content-type'];
        resolve({ status: answer.statusCode, type, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

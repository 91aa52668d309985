import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { cacheControl, SAFETY_HEADERS } from './headers.mjs';

/** Four times what Node allows. */
const LONGEST_HEAD = 65_536;
const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/**
 * Serves a production build with its real headers: the one server of npm start, npm run preview, the journeys and the
 * benchmarks. Port 0 lets the system choose. Refuses, in a sentence for people, a missing build and a taken port.
 *
 * @param {{ port: number, host?: string, dir?: string }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveDist({ port, host = '127.0.0.1', dir = DIST }) {
  if (!existsSync(join(dir, 'index.html'))) throw new Error('There is no build to serve yet: run npm run build first.');
  // An address may be as long as a text that somebody sought.
  const server = createServer({ maxHeaderSize: LONGEST_HEAD }, answerFrom(dir));
  await listen(server, port, host);
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    close: () => close(server),
  };
}

/**
 * @param {string} dir
 * @returns {import('node:http').RequestListener}
 */
function answerFrom(dir) {
  const files = sirv(dir, {
    // Looks each file up when it is asked for: a build made while the server runs is an update, not a crash.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    // A path that no file has is a route of the app, unless it has an extension or lies in the folder of hashed files:
    // a page in place of a missing script would hide the fault. Who opens such an address gets the page that says so.
    single: true,
    ignores: ['^/assets/'],
    onNoMatch(request, response) {
      if (!asksForAPage(request)) return refuse(response, 404, 'Not found');
      request.url = '/';
      files(request, response);
    },
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(SAFETY_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD are answered here');
    }
    response.setHeader('Cache-Control', cacheControl(pathOf(request)));
    // Whole answers only: nothing here is long enough for ranges, and a range of a compressed file helps nobody.
    delete request.headers.range;
    // The same while it is being read: the browser asks again for what broke off.
    response.once('pipe', (/** @type {import('node:stream').Readable} */ file) =>
      file.on('error', () => response.destroy()),
    );
    try {
      files(request, response);
    } catch {
      // The file went away between being found and being read, as when a new build replaces the old one.
      refuse(response, 404, 'Not found');
    }
  };
}

/** @param {import('node:http').IncomingMessage} request */
function asksForAPage(request) {
  return /\btext\/html\b/.test(request.headers.accept ?? '') && !pathOf(request).startsWith('/assets/');
}

/** @param {import('node:http').IncomingMessage} request */
function pathOf(request) {
  return (request.url ?? '/').split('?')[0] ?? '/';
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} sentence
 */
function refuse(response, status, sentence) {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${sentence}\n`);
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(inWords(error, port, host)));
    server.listen(port, host, () => resolve(undefined));
  });
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string} host
 */
function inWords(error, port, host) {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken by another program: close it, or choose another port (PORT=${port + 1}).`);
  if (error.code === 'EACCES') return new Error(`Port ${port} needs special rights: choose one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(`This machine has no address ${host}: try 127.0.0.1.`);
  return error;
}

/**
 * @param {import('node:http').Server} server
 * @returns {Promise<void>}
 */
function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Browsers keep their connections open; without this the server would wait for them.
    server.closeAllConnections();
  });
}

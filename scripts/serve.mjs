import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { cacheControl, SAFETY_HEADERS } from './headers.mjs';

/** In bytes; four times Node's default. */
const LONGEST_HEAD = 65_536;
const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/**
 * Serves a production build with its real headers, for npm start, npm run preview, the journeys and the benchmarks.
 * Port 0 lets the system choose. Rejects with a readable message if there is no build or the port is taken.
 *
 * @param {{ port: number, host?: string, dir?: string }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveDist({ port, host = '127.0.0.1', dir = DIST }) {
  if (!existsSync(join(dir, 'index.html'))) throw new Error('There is no build to serve yet: run npm run build first.');
  // A URL may be long: it holds the text of a search.
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
    // Look up each file on request, so that a new build while the server runs is an update and not a crash.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    // A path without a file is a route of the app, unless it has an extension or is in the folder of hashed files: a
    // page in place of a missing script would hide the fault. A navigation to such a path gets the app, which shows its
    // 404.
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
    // Ignore range requests: no file is large enough to need them, and a range of a compressed file is useless.
    delete request.headers.range;
    // If a file disappears while it is read, break the connection: the browser then knows that the body is incomplete.
    response.once('pipe', (/** @type {import('node:stream').Readable} */ file) =>
      file.on('error', () => response.destroy()),
    );
    try {
      files(request, response);
    } catch {
      // The file was deleted between lookup and reading, as when a new build replaces the old one.
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
    // Browsers keep connections open, and close() alone would wait for them.
    server.closeAllConnections();
  });
}

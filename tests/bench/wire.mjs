import { connect, createServer } from 'node:net';

/**
 * A TCP proxy to a server that counts every byte which the page or its service worker receives, and that can be cut and
 * restored, so that the server is really unreachable. A browser that asks whether there is a new service worker, which it
 * does by itself a second after a page was opened and which delays nobody, is not counted.
 *
 * @param {string} url
 */
export async function wireTo(url) {
  const port = Number(new URL(url).port);
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  let received = 0;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const [socket, other] of /** @type {const} */ ([
      [client, upstream],
      [upstream, client],
    ])) {
      sockets.add(socket);
      // A browser may reset a connection; then just close the other end, too.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    let counts = true;
    client.on('data', (chunk) => (counts = !chunk.toString('latin1').startsWith('GET /service-worker.js ')));
    upstream.on('data', (chunk) => (received += counts ? chunk.length : 0));
    client.pipe(upstream).pipe(client);
  });
  await listen(server, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The wire has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received: () => received,
    async cut() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
    mend: () => listen(server, address.port),
  };
}

/**
 * @param {import('node:net').Server} server
 * @param {number} port
 * @returns {Promise<void>}
 */
function listen(server, port) {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

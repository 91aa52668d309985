import { readFileSync } from 'node:fs';

/** What a page leaves behind: what is still alive after garbage collection. */

/**
 * The size of the JavaScript heap in bytes, after garbage collection.
 *
 * @param {import('@playwright/test').CDPSession} session
 */
export async function usedHeap(session) {
  await collect(session);
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/**
 * How many bytes of the heap are compiled code. The engine compiles more as scripts run longer and more often, until
 * all of them are compiled; that is no leak.
 *
 * @param {import('@playwright/test').CDPSession} session
 */
export async function compiledCode(session) {
  const { nodes, fields, types } = await heapSnapshot(session);
  const code = types.indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + fields.indexOf('type')] === code) bytes += nodes[at + fields.indexOf('self_size')] ?? 0;
  return bytes;
}

/**
 * How many objects of one of the browser's own classes the page has. A build of Chromium that hides the names of its
 * classes has none of them.
 *
 * @param {import('@playwright/test').CDPSession} session
 * @param {string} name
 */
export async function browserObjects(session, name) {
  const { nodes, fields, strings } = await heapSnapshot(session, { exposeInternals: true });
  const wanted = strings.indexOf(name);
  let count = 0;
  for (let at = fields.indexOf('name'); at < nodes.length; at += fields.length) if (nodes[at] === wanted) count++;
  return count;
}

/**
 * Takes a heap snapshot, which collects garbage first.
 *
 * @param {import('@playwright/test').CDPSession} session
 * @param {{ exposeInternals?: boolean }} [options]
 */
async function heapSnapshot(session, options) {
  /** @type {string[]} */
  const chunks = [];
  const take = (/** @type {{ chunk: string }} */ { chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', options);
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  /** @type {{ snapshot: { meta: { node_fields: string[], node_types: string[][] } }, nodes: number[], strings: string[] }} */
  const {
    snapshot: { meta },
    nodes,
    strings,
  } = JSON.parse(chunks.join(''));
  return { nodes, strings, fields: meta.node_fields, types: meta.node_types[0] ?? [] };
}

/**
 * The memory in bytes that belongs to the page's process alone, after garbage collection: what the system gets back
 * when the page is closed. Besides the heap it holds the DOM, styles, layout and the browser's own caches. Undefined
 * where there is no /proc (only Linux has it).
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 */
export async function privateMemory(page, session) {
  await collect(session);
  const browser = await page.context().browser()?.newBrowserCDPSession();
  if (browser === undefined) return undefined;
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  await browser.detach();
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => privateBytes(id));
  // Chromium keeps spare renderers; the page's own is the largest.
  return sizes.reduce(
    (largest, size) => (size > (largest ?? 0) ? size : largest),
    /** @type {number | undefined} */ (undefined),
  );
}

/** @param {number} process */
function privateBytes(process) {
  let rollup = '';
  try {
    rollup = readFileSync(`/proc/${process}/smaps_rollup`, 'utf8');
  } catch {
    // Not Linux, or the process has just ended.
  }
  const kilobytes = [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)].map(([, size]) => Number(size));
  return kilobytes.reduce((sum, size) => sum + size, 0) * 1024;
}

/**
 * What a page holds besides its records.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 */
export async function standing(page, session) {
  const liveQueries = await page.evaluate(() => window.bench.liveQueries());
  await collect(session);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (/** @type {string} */ name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    'live queries': liveQueries,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    'mutation observers': await instances(session, 'MutationObserver'),
    'resize observers': await instances(session, 'ResizeObserver'),
    'intersection observers': await instances(session, 'IntersectionObserver'),
  };
}

/**
 * Runs several times: the next run collects what the run before made unreachable.
 *
 * @param {import('@playwright/test').CDPSession} session
 */
async function collect(session) {
  for (let run = 0; run < 4; run++) await session.send('HeapProfiler.collectGarbage');
}

/**
 * How many instances of a class are on the heap.
 *
 * @param {import('@playwright/test').CDPSession} session
 * @param {string} name
 */
export async function instances(session, name) {
  const { result } = await session.send('Runtime.evaluate', { expression: `${name}.prototype` });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'counted',
  });
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'counted' });
  return Number(length.value);
}

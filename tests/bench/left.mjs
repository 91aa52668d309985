/** What a page leaves behind: what lives in it after everything that can go has gone. */

/**
 * What lives on the heap, in bytes, after collecting what does not.
 *
 * @param {import('@playwright/test').CDPSession} session
 */
export async function usedHeap(session) {
  await collect(session);
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/**
 * How much of that is what the engine has compiled of the scripts: it grows with how long and how often they run, up to all
 * of them, and says nothing about what they hold.
 *
 * @param {import('@playwright/test').CDPSession} session
 */
export async function compiledCode(session) {
  /** @type {string[]} */
  const chunks = [];
  const take = (/** @type {{ chunk: string }} */ { chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  /** @type {readonly string[]} */
  const fields = snapshot.meta.node_fields;
  const code = snapshot.meta.node_types[0].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + fields.indexOf('type')] === code) bytes += nodes[at + fields.indexOf('self_size')];
  return bytes;
}

/**
 * What stands in a page besides its records.
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

/** Several times: what only the first run sets free goes in the next.
 * @param {import('@playwright/test').CDPSession} session
 */
async function collect(session) {
  for (let run = 0; run < 4; run++) await session.send('HeapProfiler.collectGarbage');
}

/**
 * How many objects of a class live on the heap.
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

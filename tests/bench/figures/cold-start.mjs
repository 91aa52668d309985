import { inMs, inTurn, median } from '../numbers.mjs';
import { openUntilReady, SLOW, whenInstalled } from '../ready.mjs';
import { atMost } from '../table.mjs';
import { wireTo } from '../wire.mjs';

const COLD_ROUNDS = 3;
const WARM_ROUNDS = 5;

/**
 * First visits to /invoices in fresh profiles, then warm and offline visits in turn, in one profile.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function coldStart(lab) {
  const { url } = await lab.product();
  const [fast = [], slow = []] = await inTurn(COLD_ROUNDS, [undefined, SLOW], async (slowness) => {
    const browser = await lab.browser();
    const opened = await openUntilReady(browser, `${url}/invoices`, slowness);
    await browser.close();
    return opened;
  });
  const ready = median(fast.map((run) => run.ready));
  const again = await openAgain(lab, url);
  return [
    {
      figure: 'Cold ready, ×1 / slow-4G and CPU ×4',
      value: `${inMs(ready)} / ${inMs(median(slow.map((run) => run.ready)))}`,
    },
    { figure: 'Cold blocking time, slow-4G and CPU ×4', value: inMs(median(slow.map((run) => run.blocked))) },
    { figure: 'Warm ready / cold ready', value: (again.warm / ready).toFixed(2), beside: inMs(again.warm) },
    atMost('Offline ready / warm ready', again.offline / again.warm, 1.2, {
      beside: `${inMs(again.offline)} / ${inMs(again.warm)}`,
    }),
    atMost('Bytes received until a warm page is ready', again.bytes, 0, { shown: String }),
  ];
}

/**
 * @param {import('../lab.mjs').Lab} lab
 * @param {string} server
 */
async function openAgain(lab, server) {
  const wire = await wireTo(server);
  const browser = await lab.browser();
  const address = `${wire.url}/invoices`;
  await whenInstalled((await openUntilReady(browser, address)).page);
  const [warm = [], offline = []] = await inTurn(WARM_ROUNDS, ['warm', 'offline'], async (kind) => {
    if (kind === 'offline') await wire.cut();
    const before = wire.received();
    let bytes = 0;
    const { page, ready } = await openUntilReady(browser, address, undefined, () => {
      bytes = wire.received() - before;
    });
    await page.close();
    if (kind === 'offline') await wire.mend();
    return { ready, bytes };
  });
  await browser.close();
  await wire.cut();
  const readyOf = (/** @type {typeof warm} */ runs) => median(runs.map((run) => run.ready));
  return { warm: readyOf(warm), offline: readyOf(offline), bytes: median(warm.map((run) => run.bytes)) };
}

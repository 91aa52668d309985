/**
 * The real product on a business of any size: /?invoices=100000 seeds that many and opens it. Without a number nothing
 * is opened, for what is measured without a screen. The measurements are called from outside, as window.bench.
 */
import { forget, settledAfterKey } from './in-page/watch.ts';
import '#ui/style/app.css';
import { start } from '#app/start.tsx';
import { businessOf } from './business.ts';
import { boot, rawBoot } from './in-page/boot.ts';
import { longestInteraction } from './in-page/interactions.ts';
import { preparePages, readPages } from './in-page/pages-of-fifty.ts';
import { change, open } from './in-page/screens.ts';

declare global {
  interface Window {
    bench: typeof bench;
  }
}

const count = new URLSearchParams(window.location.search).get('invoices');
const bench = {
  // The business is made in the call and kept by nobody, so that the heap holds it no longer than the boot does.
  ready: count === null ? Promise.resolve() : start(businessOf(Number(count))),
  boot,
  rawBoot,
  open,
  change,
  preparePages,
  readPages,
  longestInteraction,
  forget,
  settledAfterKey,
};
window.bench = bench;

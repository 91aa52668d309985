/**
 * Says in words that Tarazu could not start, where there would be nothing but a blank page: a file of it did not come, or it
 * failed before it drew anything. Says, too, that it takes long, as where nobody answers a request. A plain script, as
 * nothing of the app itself can be trusted to run then. When the network is back it goes on by itself; nobody has typed
 * anything yet. As it runs before everything else, it also asks for the sample's records where they will be shown.
 */
(() => {
  const WORDS =
    'A part of it did not come, or does not work. Check the network, then load it again; when the network comes back, it goes on by itself.';

  const LONG_WORDS =
    'This takes longer than it should. It goes on by itself when all of it has come; if it does not, load it again.';

  const AGAIN_AFTER_MS = 1000;
  const AT_THE_LATEST_MS = 60_000;
  const LONG_MS = 15_000;
  const ANSWERED_WITHIN_MS = 5000;
  /** By address, how long to wait before that style sheet is asked for again. */
  const waits = new Map();

  addEventListener('error', tell, { capture: true });
  addEventListener('unhandledrejection', tell);
  setTimeout(tellOfDelay, LONG_MS);
  askForSample();

  /** The sample's records are needed at once wherever they are shown; a page of books does without them. */
  function askForSample() {
    const file = document.querySelector('meta[name="sample"]');
    if (!file || /^\/books(\/|$)/.test(location.pathname)) return;
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file.content });
    link.crossOrigin = 'anonymous';
    document.head.append(link);
  }

  function tell(event) {
    if (event.target instanceof HTMLLinkElement && event.target.rel === 'stylesheet') return askAgain(event.target);
    const isOfAPicture = event.target instanceof Element && !(event.target instanceof HTMLScriptElement);
    const root = document.getElementById('root');
    const hasDrawn = root && !root.querySelector('#opening');
    if (isOfAPicture || hasDrawn) return;
    removeEventListener('error', tell, { capture: true });
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
    else show();
  }

  /**
   * A style sheet that did not come is asked for until it does, as what the app draws meanwhile would stay bare; ever less often,
   * as one that is gone never comes.
   */
  function askAgain(link) {
    const wait = waits.get(link.href) ?? AGAIN_AFTER_MS;
    waits.set(link.href, Math.min(2 * wait, AT_THE_LATEST_MS));
    const ask = () => link.replaceWith(link.cloneNode());
    setTimeout(ask, wait);
    addEventListener('online', ask, { once: true });
  }

  /** All waits for a style sheet that nobody answers for, and the browser would join a second request for it to the first. */
  function askElsewhere(link) {
    const another = link.cloneNode();
    another.href = `${link.href}?again`;
    link.replaceWith(another);
  }

  /** Below the name, until the app draws itself in the place of both. */
  function tellOfDelay() {
    const opening = document.getElementById('opening');
    if (!opening) return;
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) if (!link.sheet) askElsewhere(link);
    const told = styled('div', 'max-width: 36rem; padding: 1.5rem');
    told.setAttribute('role', 'status');
    told.append(
      styled('p', 'margin: 0 0 1rem', LONG_WORDS),
      button('Load again', () => location.reload()),
    );
    opening.append(told);
  }

  function show() {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.classList.toggle('dark', isDark);
    const main = styled('main', 'max-width: 36rem; margin: 15vh auto 0; padding: 1.5rem; line-height: 1.5');
    const told = styled('div', 'display: grid; gap: 1rem; justify-items: start');
    told.setAttribute('role', 'alert');
    told.append(
      styled('h1', 'font-size: 1.25rem; font-weight: 600; margin: 0', 'Tarazu could not start'),
      styled('p', 'margin: 0', WORDS),
      button('Load again', loadAgain),
    );
    main.append(told);
    (document.getElementById('root') ?? document.body).replaceChildren(main);
    addEventListener('online', () => goOn(main));
  }

  /** Loads the page anew once the script that starts it can be had: a network that is said to be back may not be quite there. */
  async function goOn(main) {
    const script = document.querySelector('script[type="module"]');
    const isThere = await comes(script.src);
    // Not where the app has started after all: a reload would take its records.
    if (!main.isConnected) return;
    if (isThere) location.reload();
    else setTimeout(goOn, AGAIN_AFTER_MS, main);
  }

  /** Whether that script can be had. A hotel's network answers whatever is asked with a page of its own, or not at all. */
  async function comes(address) {
    try {
      const { ok, headers } = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
      return ok && /javascript/.test(headers.get('Content-Type') ?? '');
    } catch {
      return false;
    }
  }

  /** By hand, since the style sheet may be what did not come. */
  function styled(name, style, text = '') {
    const element = document.createElement(name);
    element.style.cssText = style;
    element.textContent = text;
    return element;
  }

  function button(text, act) {
    const style =
      'min-height: 2.75rem; padding: 0 1rem; border: 1px solid; border-radius: 6px; font: inherit; cursor: pointer';
    const element = styled('button', style, text);
    element.type = 'button';
    element.addEventListener('click', act);
    return element;
  }

  /**
   * What this device keeps of the app did not start it, so it is let go where the server is there to give it anew; without a
   * network it stays. (The worker's own file is the one that no worker answers for.)
   */
  async function loadAgain() {
    try {
      if (await comes('/service-worker.js')) {
        for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
        for (const name of await caches.keys()) await caches.delete(name);
      }
    } catch {
      // Without a service worker nothing is kept.
    }
    location.reload();
  }
})();

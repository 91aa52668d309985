/**
 * Says in words that Tarazu could not start, where there would be nothing but a blank page: a file of it did not come, or it
 * failed before it drew anything. A plain script, as nothing of the app itself can be trusted to run then. When the
 * network is back it goes on by itself; nobody has typed anything yet.
 */
(() => {
  const WORDS =
    'A part of it did not come, or does not work. Check the network, then load it again; when the network comes back, it goes on by itself.';

  const AGAIN_AFTER_MS = 1000;

  addEventListener('error', tell, { capture: true });
  addEventListener('unhandledrejection', tell);

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

  /** A style sheet that did not come is asked for until it does: what the app draws meanwhile would stay bare. */
  function askAgain(link) {
    setTimeout(() => link.replaceWith(link.cloneNode()), AGAIN_AFTER_MS);
  }

  function show() {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.classList.toggle('dark', isDark);
    const main = styled('main', 'max-width: 36rem; margin: 15vh auto 0; padding: 1.5rem; line-height: 1.5');
    const told = styled('div', 'display: grid; gap: 1rem');
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
    const isThere = await fetch(script.src, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    // Not where the app has started after all: a reload would take its records.
    if (!main.isConnected) return;
    if (isThere) location.reload();
    else setTimeout(goOn, AGAIN_AFTER_MS, main);
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
      'justify-self: start; min-height: 2.75rem; padding: 0 1rem; border: 1px solid; border-radius: 6px; font: inherit; cursor: pointer';
    const element = styled('button', style, text);
    element.type = 'button';
    element.addEventListener('click', act);
    return element;
  }

  /**
   * What this device keeps of the app did not start it, so it is let go where the server is there to give it anew. (The
   * worker's own file is the one that no worker answers for.)
   */
  async function loadAgain() {
    try {
      const answer = await fetch('/service-worker.js', { cache: 'no-store' });
      if (answer.ok) {
        for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
        for (const name of await caches.keys()) await caches.delete(name);
      }
    } catch {
      // Without a network what is kept stays; without a service worker nothing is kept.
    }
    location.reload();
  }
})();

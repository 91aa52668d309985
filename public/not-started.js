/**
 * Says in words that Tarazu could not start, where there would be nothing but a blank page: a file of it did not come, or it
 * failed before it drew anything. A plain script, as nothing of the app itself can be trusted to run then. When the
 * network is back it goes on by itself; nobody has typed anything yet.
 */
(() => {
  addEventListener('error', tell, { capture: true });
  addEventListener('unhandledrejection', tell);

  /** @param {Event} event */
  function tell(event) {
    const isOfAPicture = event.target instanceof Element && !(event.target instanceof HTMLScriptElement);
    const root = document.getElementById('root');
    if (isOfAPicture || (root && root.childElementCount > 0)) return;
    removeEventListener('error', tell, { capture: true });
    addEventListener('online', () => location.reload());
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
    else show();
  }

  function show() {
    const root = document.getElementById('root') ?? document.body;
    const main = document.createElement('main');
    main.setAttribute('role', 'alert');
    main.style.cssText = 'max-width: 36rem; margin: 15vh auto 0; padding: 1.5rem; display: grid; gap: 1rem; line-height: 1.5';
    const heading = document.createElement('h1');
    heading.textContent = 'Tarazu could not start';
    heading.style.cssText = 'font-size: 1.25rem; font-weight: 600; margin: 0';
    const words = document.createElement('p');
    words.textContent = 'A part of it did not come. Check the network, then load it again; it goes on by itself when the network is back.';
    words.style.margin = '0';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Load again';
    button.style.cssText = 'justify-self: start; min-height: 2.75rem; padding: 0 1rem; border: 1px solid; border-radius: 6px; font: inherit';
    button.addEventListener('click', loadAgain);
    main.append(heading, words, button);
    root.replaceChildren(main);
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

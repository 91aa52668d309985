/** Resolves when the page has loaded and the browser has nothing better to do, at the latest two seconds after that. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await once(window, 'load');
  // Safari has no idle callback; a fifth of a second after loading is its quiet moment.
  if (!('requestIdleCallback' in window)) return new Promise((resolve) => setTimeout(resolve, 200));
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }));
}

/** Resolves at the next event of that name. */
export function once(target: EventTarget, event: string): Promise<void> {
  return new Promise((resolve) => target.addEventListener(event, () => resolve(), { once: true }));
}

/** Resolves when the page has loaded and the browser is idle, at the latest two seconds after the load. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await once(window, 'load');
  // Safari has no requestIdleCallback; wait 200 ms after the load instead.
  if (!('requestIdleCallback' in window)) return new Promise((resolve) => setTimeout(resolve, 200));
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }));
}

/** Resolves at the next event of this name. */
export function once(target: EventTarget, event: string): Promise<void> {
  return new Promise((resolve) => target.addEventListener(event, () => resolve(), { once: true }));
}

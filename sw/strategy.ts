/** What the service worker decides, apart from what it does: plain functions that a test can ask. */

/** Every page is the same file; the app reads its route from the address. */
export const SHELL = '/index.html';

/**
 * Whether opening this address means opening the app. A last segment with an extension names a file, and a file that is
 * missing is the server's 404: a page in its place would hide the fault.
 */
export function opensTheApp(url: URL): boolean {
  const lastSegment = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  return !lastSegment.includes('.') && !url.pathname.startsWith('/assets/');
}

/** Whether a page says that its person wants the waiting version now. Anything else that is posted is left alone. */
export function asksToTakeOver(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING';
}

/**
 * Whether this is the page of the build whose files are kept: it names some, and all that it names are among them. A page
 * of another build would ask for files that are not here, and what a hotel's network sends in its place names none.
 */
export function isPageOfThisBuild(html: string, isKept: (path: string) => boolean): boolean {
  const named = html.match(/\/assets\/[^"'\s>]+/g) ?? [];
  return named.length > 0 && named.every(isKept);
}

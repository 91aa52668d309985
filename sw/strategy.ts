/** The decisions of the service worker as pure functions, so that tests can call them. */

/** Every route is the same HTML file; the app reads the route from the URL. */
export const SHELL = '/index.html';

/**
 * Whether a navigation to this URL opens the app. A last segment with an extension names a file. A missing file must
 * get the server's 404: the app's page in its place would hide the fault.
 */
export function opensTheApp(url: URL): boolean {
  const lastSegment = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  return !lastSegment.includes('.') && !isAsset(url.pathname);
}

/** Whether this is the path of a file with a hash in its name, of this build or of another. */
export function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

/** The name of a script's typeface, without the hash in its file's name; undefined for any other file. */
export function scriptFaceAt(path: string): string | undefined {
  return /^\/assets\/(script-[a-z]+)-[\w-]+\.ttf$/.exec(path)?.[1];
}

/** The typeface that a page has used and asks to keep, as it may have come past this worker. */
export function faceToKeep(message: unknown): string | undefined {
  if (!isOfType(message, 'KEEP')) return undefined;
  const path = 'path' in message && typeof message.path === 'string' ? message.path : '';
  return scriptFaceAt(path) && path;
}

/** Whether a page asks to activate the waiting version, because its user accepted it. Other messages are ignored. */
export function asksToTakeOver(message: unknown): boolean {
  return isOfType(message, 'SKIP_WAITING');
}

/** Whether a page has drawn its first screen, so that there is time for what may be needed later. */
export function hasStarted(message: unknown): boolean {
  return isOfType(message, 'STARTED');
}

/**
 * Whether this is the page of the precached build: it names asset files, and all of them are precached. A page of
 * another build would request files that are not here, and the login page of a hotel's network names none.
 */
export function isPageOfThisBuild(html: string, isPrecached: (path: string) => boolean): boolean {
  const named = html.match(/\/assets\/[^"'\s>]+/g) ?? [];
  return named.length > 0 && named.every(isPrecached);
}

function isOfType(message: unknown, type: string): message is { type: string } {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type;
}

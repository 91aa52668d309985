/** The security and cache headers of our own server. */

/**
 * Two libraries insert style elements with fixed text. Each text is allowed by its hash, and no other inline style is.
 * A test reads the texts from the installed packages, so an update that changes one fails there and not in a browser.
 */
export const STYLE_HASHES = {
  // sonner inserts an empty element and then fills it: the browser checks both.
  empty: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  sonner: 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  apexcharts: 'sha256-TBymqJXQvXKxe+z+3ydUYBErlkFFu110c5FjiVB8p+M=',
  'apexcharts legend': 'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A=',
};

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${Object.values(STYLE_HASHES)
    .map((hash) => `'${hash}'`)
    .join(' ')}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Browser features that the app never uses, so injected code cannot use them either. */
const DENIED_FEATURES = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
];

/**
 * Features that the counter uses, for its scanner's camera, its printers and a customer display that stays lit: for our own pages
 * alone, in no frame of others.
 */
const OWN_FEATURES = ['bluetooth', 'camera', 'screen-wake-lock', 'serial', 'usb'];

/** @type {Readonly<Record<string, string>>} */
export const SAFETY_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': [
    ...DENIED_FEATURES.map((feature) => `${feature}=()`),
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Files under /assets have a content hash in their name and never change. Everything else (the page, the service
 * worker, the manifest) must be revalidated, or users would never get an update.
 *
 * @param {string} pathname
 */
export function cacheControl(pathname) {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

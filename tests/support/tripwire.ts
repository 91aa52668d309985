import { afterEach, expect } from 'vitest';

/**
 * Set up for every test in Chromium: what a hostile text would run, a request to elsewhere, and any other breach of a policy
 * nearly as strict as that of the real server (only style elements are let in, as the development server writes them) fails
 * the test it happens in. (What a worker asks for is under no policy here; the journeys run on the server's own, which
 * covers workers, too.)
 */
const breaches: string[] = [];

Object.defineProperty(window, '__ran', { value: (which: number) => breaches.push(`payload ${which} ran`) });

document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
  breaches.push(`${effectiveDirective} refused ${blockedURI} ${sample}`.trim());
});

const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = [
  "default-src 'none'",
  "script-src 'self' 'report-sample'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');
document.head.append(policy);

afterEach(async () => {
  // A breach is told a moment after it happened.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(breaches.splice(0), 'what ran, or left, and should not').toEqual([]);
});

import { afterEach, expect } from 'vitest';

/**
 * Set up for every test in Chromium. A test fails if a hostile text runs, if a request goes to another origin, or if
 * any other rule of a policy is broken that is nearly as strict as the real server's (only inline style elements are
 * allowed in addition, because the development server uses them). Workers have no policy here; the journeys run under
 * the real server's policy, which covers workers, too.
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
  // The event of a violation is queued, so wait one task.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(breaches.splice(0), 'hostile code or requests').toEqual([]);
});

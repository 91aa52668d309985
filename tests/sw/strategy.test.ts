import { describe, expect, test } from 'vitest';
import {
  asksToTakeOver,
  faceToKeep,
  hasStarted,
  isPageOfThisBuild,
  opensTheApp,
  scriptFaceAt,
} from '../../sw/strategy.ts';

const at = (path: string) => new URL(path, 'https://books.example');

describe('opening an address', () => {
  test.each(['/', '/invoices', '/financial-year', '/no-such-place', '/invoices/', '/v2.1/notes'])(
    '%s opens the app',
    (path) => expect(opensTheApp(at(path))).toBe(true),
  );

  test.each(['/report.pdf', '/favicon.ico', '/assets/gone-a1b2c3.js', '/assets/gone', '/.well-known/security.txt'])(
    '%s names a file, and a missing file stays missing',
    (path) => expect(opensTheApp(at(path))).toBe(false),
  );

  test('a dot in the query or the hash does not make the address a file', () => {
    expect(opensTheApp(at('/invoices?find=1,23,456.50#INV-2024.001'))).toBe(true);
  });
});

describe('a new version', () => {
  test('takes over when a page says that its user accepted it', () => {
    expect(asksToTakeOver({ type: 'SKIP_WAITING' })).toBe(true);
  });

  test.each([undefined, null, 'SKIP_WAITING', 7, {}, { type: 'CACHE_URLS' }, ['SKIP_WAITING']])(
    'goes on waiting on the message %j',
    (message) => expect(asksToTakeOver(message)).toBe(false),
  );
});

test('a page says when it has started', () => {
  expect(hasStarted({ type: 'STARTED' })).toBe(true);
  expect(hasStarted({ type: 'SKIP_WAITING' })).toBe(false);
  expect(hasStarted('STARTED')).toBe(false);
});

describe('a page that came from the network', () => {
  const page = (...files: string[]) => files.map((file) => `<script src="/assets/${file}"></script>`).join();
  const isKept = (path: string) => ['/assets/a-1.js', '/assets/b-2.css'].includes(path);

  test('is of this build if all files that it names are cached', () => {
    expect(isPageOfThisBuild(page('a-1.js', 'b-2.css'), isKept)).toBe(true);
  });

  test.each([
    ['of another build', page('a-1.js', 'c-3.js')],
    ['of a hotel', '<!doctype html><title>Please log in</title>'],
    ['empty', ''],
  ])('is not, if it is %s', (_, html) => expect(isPageOfThisBuild(html, isKept)).toBe(false));
});

describe('the typeface of a script', () => {
  test('is known by its name, whatever its hash', () => {
    expect(scriptFaceAt('/assets/script-tamil-CIdW-UGb.ttf')).toBe('script-tamil');
    expect(scriptFaceAt('/assets/script-tamil-B9345ZvR.ttf')).toBe('script-tamil');
  });

  test.each([
    '/assets/text-B9345ZvR.ttf',
    '/assets/script-faces-B9345ZvR.js',
    '/script-tamil-B9345ZvR.ttf',
    '/invoices',
  ])('%s is none', (path) => expect(scriptFaceAt(path)).toBeUndefined());

  test('is kept when a page asks for it, and nothing else is', () => {
    const path = '/assets/script-tamil-CIdW-UGb.ttf';
    expect(faceToKeep({ type: 'KEEP', path })).toBe(path);
    for (const message of [
      undefined,
      path,
      { type: 'SKIP_WAITING', path },
      { type: 'KEEP', path: '/invoices' },
      { type: 'KEEP' },
    ])
      expect(faceToKeep(message)).toBeUndefined();
  });
});

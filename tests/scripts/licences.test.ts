import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'OFL-1.1',
  'Unlicense',
]);

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean; os?: string[] }> };

test('everything that ships with the product has a permissive licence', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  // What is made for one system is a tool's: nothing that ships runs outside a browser.
  const shipped = Object.entries(lock.packages).filter(
    ([path, { dev, devOptional, os }]) => path !== '' && !dev && !devOptional && !os,
  );
  expect(shipped.length).toBeGreaterThan(10);
  const others = shipped
    .map(([path]) => `${path}: ${licenceOf(path)}`)
    .filter((line) => !PERMISSIVE.has(line.split(': ')[1] ?? ''));
  expect(others).toEqual([]);
});

test.each(['apexcharts', 'react-apexcharts'])('%s is a release from before its licence changed', (name) => {
  expect(licenceOf(`node_modules/${name}`)).toBe('MIT');
});

/** As the package itself says, in its own file of terms where it says so nowhere else. */
function licenceOf(path: string): string {
  const { license } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as { license?: string };
  return license ?? readFileSync(`${path}/LICENSE`, 'utf8').replace(/^(\S+) License\s[^]*$/, '$1');
}

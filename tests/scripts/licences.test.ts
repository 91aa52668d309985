import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { PERMISSIVE, shippedPackages, shippedTypefaces } from '../../scripts/licences.mjs';

describe('what ships with the product', () => {
  test('has a permissive licence, down to the last transitive dependency', () => {
    const shipped = shippedPackages('.');
    expect(shipped.filter(({ licence }) => !PERMISSIVE.has(licence))).toEqual([]);
    // Packages of the service worker ship too, even as devDependencies, and so do dependencies of libraries.
    expect(shipped.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'react',
        'workbox-precaching',
        'workbox-core',
        'tailwindcss',
        '@svgdotjs/svg.js',
        'png-js',
      ]),
    );
  });

  test('includes typefaces with the terms of their licence', () => {
    const faces = shippedTypefaces('.');
    expect(faces).toHaveLength(14);
    for (const { name, licence } of faces) expect(licence, name).toBe('OFL-1.1');
  });

  test.each(['apexcharts', 'react-apexcharts'])('includes %s in a version from before its licence changed', (name) => {
    expect(shippedPackages('.').find((shipped) => shipped.name === name)?.licence).toBe('MIT');
  });
});

describe('a licence that nobody has reviewed is reported', () => {
  const house = mkdtempSync(join(tmpdir(), 'licences-'));
  afterEach(() => rmSync(house, { recursive: true }));

  test('if a transitive dependency is copyleft, has another licence, or has none', () => {
    put('src/main.ts', "import { a } from 'outer/part.js';");
    put('sw/worker.ts', "const b = await import('@some/lone');");
    put('src/style.css', "@import 'looks';");
    pack('outer', { license: 'MIT', dependencies: { inner: '1', gone: '1' }, peerDependencies: { tool: '1' } });
    pack('outer/node_modules/inner', { license: 'AGPL-3.0-only' });
    pack('inner', { license: 'MIT' });
    pack('tool', { license: 'SEE LICENSE IN TERMS' });
    pack('@some/lone', {});
    pack('looks', { license: { type: 'MIT' } });
    put('node_modules/looks/LICENSE.md', 'MIT License');
    pack('unused', { license: 'GPL-3.0' });
    const told = shippedPackages(house).map(({ name, licence }) => `${name}: ${licence}`);
    expect(told).toEqual([
      '@some/lone: none',
      'inner: AGPL-3.0-only',
      'looks: MIT',
      'outer: MIT',
      'tool: SEE LICENSE IN TERMS',
    ]);
  });

  function pack(name: string, said: object) {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', ...said }));
  }

  function put(path: string, text: string) {
    const file = join(house, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
});

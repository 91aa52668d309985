import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * Imports and calls that break a rule, in a temporary project with our lint rules; each must be reported with these
 * words.
 */
const TRESPASSES: [file: string, line: string, words: string][] = [
  ['src/domain/calls-data.ts', "export * from '#data/sample/invoices.ts';", 'domain/ knows no other room'],
  ['src/domain/calls-ui.ts', "export type { Tone } from '#ui/layout/badge.tsx';", 'domain/ knows no other room'],
  ['src/domain/uses-package.ts', "export { useState } from 'react';", 'domain/ uses no packages'],
  ['src/domain/asks-clock.ts', 'export const now = () => Date.now();', 'domain/ could run in a calculator'],
  ['src/domain/throws-dice.ts', 'export const dice = () => Math.random();', 'domain/ could run in a calculator'],
  ['src/domain/uses-intl.ts', 'export const f = new Intl.NumberFormat();', 'Only domain/format.ts'],
  ['src/data/calls-screen.ts', "export * from '#screens/sample/sales/sales-screen.tsx';", 'data/ knows domain/ only'],
  ['src/data/calls-ui.ts', "export * from '#ui/feedback/toast.tsx';", 'data/ knows domain/ only'],
  ['src/data/sample/seed/calls-app.ts', "export * from '#app/routes.tsx';", 'data/ knows domain/ only'],
  ['src/data/shows.ts', "export { toast } from 'sonner';", 'data/ shows nothing'],
  ['src/data/draws-icons.ts', "export { Pencil } from 'lucide';", 'data/ shows nothing'],
  ['src/ui/calls-domain.ts', "export * from '#domain/money.ts';", 'ui/ stands on nothing of ours'],
  ['src/ui/records/calls-data.ts', "export * from '#data/store/live.ts';", 'ui/ stands on nothing of ours'],
  ['src/ui/charts/calls-data.ts', "export * from '#data/store/live.ts';", 'ui/ stands on nothing of ours'],
  ['src/ui/opens-database.ts', "export { useLiveQuery } from 'dexie-react-hooks';", 'Only data/ opens the database'],
  ['src/ui/draws.ts', "export { default } from 'react-apexcharts';", 'Only ui/charts/ knows the chart library'],
  ['src/ui/writes-files.ts', "export { default } from 'pdfkit';", 'Only ui/documents/ writes PDF and XLSX files'],
  ['src/ui/draws-codes.ts', "export { generate } from 'lean-qr';", 'Only ui/documents/ writes PDF and XLSX files'],
  [
    'src/screens/parts/orders-lines.ts',
    "export { default } from 'bidi-js';",
    'Only ui/documents/ writes PDF and XLSX files',
  ],
  [
    'src/screens/sample/sales/calls-screen.ts',
    "export * from '#screens/sample/gst/rates.ts';",
    'A screen knows no other screen',
  ],
  [
    'src/screens/sample/sales/loads-screen.ts',
    "export const s = () => import('#screens/sample/gst/x.ts');",
    'A screen knows no other',
  ],
  ['src/screens/sample/sales/calls-app.ts', "export * from '#app/routes.tsx';", 'A screen does not know the frame'],
  ['src/screens/sample/sales/climbs.ts', "export * from '../gst/rates.ts';", "'../' is a hole in the wall"],
  ['src/screens/sample/sales/climbs-slyly.ts', "export * from './../gst/rates.ts';", "'../' is a hole in the wall"],
  ['src/screens/sample/sales/opens-database.ts', "export { Dexie } from 'dexie';", 'Only data/ opens the database'],
  [
    'src/screens/sample/sales/opens-raw.ts',
    "export const o = () => indexedDB.open('x');",
    'Only data/ opens the database',
  ],
  [
    'src/screens/sample/sales/draws.ts',
    "export { default } from 'apexcharts';",
    'Only ui/charts/ knows the chart library',
  ],
  ['src/screens/sample/sales/toasts.ts', "export { toast } from 'sonner';", 'Only ui/ knows how a toast is shown'],
  [
    'src/screens/sample/sales/formats.ts',
    'export const f = (n: number) => n.toLocaleString();',
    'Only domain/format.ts',
  ],
  ['src/screens/sample/sales/writes-html.ts', "document.body.innerHTML = 'x';", 'Text from people is never HTML'],
  ['src/app/opens-database.ts', "export { default } from 'fake-indexeddb';", 'Only data/ opens the database'],
  [
    'src/domain/knows-sample.ts',
    "export * from '#domain/sample/invoice.ts';",
    'What both workspaces share knows neither',
  ],
  ['src/domain/books/knows-sample.ts', "export * from '#domain/sample/x.ts';", 'The sample and the books never know'],
  [
    'src/domain/sample/knows-books.ts',
    "export * from '#domain/books/masters/party.ts';",
    'The sample and the books never know',
  ],
  ['src/data/lists/knows-sample.ts', "export * from '#data/sample/x.ts';", 'What both workspaces share knows neither'],
  ['src/data/books/knows-sample.ts', "export * from '#data/sample/x.ts';", 'The sample and the books never know'],
  ['src/data/sample/knows-books.ts', "export * from '#data/books/x.ts';", 'The sample and the books never know'],
  ['src/data/store/climbs-up.ts', "export * from '#data/lists/sorting.ts';", 'data/store/ is the ground'],
  ['src/data/lists/opens.ts', "export { Dexie } from 'dexie';", 'Only data/store/ knows Dexie'],
  ['src/screens/books/knows-sample.ts', "export * from '#data/sample/x.ts';", 'The sample and the books never know'],
  ['src/screens/books/x/knows-sample.ts', "export * from '#screens/sample/parts/x.ts';", 'The sample and the books'],
  ['src/screens/sample/sales/knows-books.ts', "export * from '#domain/books/x.ts';", 'The sample and the books'],
  [
    'src/screens/parts/knows-sample.ts',
    "export * from '#domain/sample/x.ts';",
    'serves both workspaces and knows neither',
  ],
  [
    'src/screens/sample/sales/writes.ts',
    "export * from '#data/store/record-verbs.ts';",
    'No screen writes to a table by its name',
  ],
  ['src/app/writes.ts', "export * from '#data/store/act.ts';", 'No screen writes to a table by its name'],
  ['sw/calls-domain.ts', "export * from '#domain/money.ts';", 'The service worker stands alone'],
  ['sw/climbs.ts', "export * from '../src/domain/money.ts';", "'../' is a hole in the wall"],
  ['tests/data/climbs.ts', "export * from '../../src/data/sample/invoices.ts';", 'Tests name a room too'],
  ['src/app/chatters.ts', "console.log('here');", 'Unexpected console statement'],
  ['src/data/forgets-to-wait.ts', 'async function f() {}\nf();', 'Promises must be awaited'],
  ['src/data/gives-up-on-types.ts', 'export const x = (y: any): unknown => y;', 'Unexpected `any`'],
  ['src/domain/ring.ts', "import { b } from './ring-end.ts';\nexport const a = () => b;", 'Dependency cycle'],
];

const CALLS: [file: string, line: string][] = [
  ['src/domain/ring-end.ts', "import { a } from './ring.ts';\nexport const b = () => a;"],
  [
    'src/domain/sample/invoice.ts',
    "export { a } from '#domain/clean.ts';\nexport const day = (text: string) => new Date(text);",
  ],
  ['src/domain/clean.ts', 'export const a = 1;'],
  ['src/data/store/live.ts', "export { useLiveQuery } from 'dexie-react-hooks';\nexport { Dexie } from 'dexie';"],
  ['src/data/sample/seed/invoices.ts', "export * from '#data/clean.ts';\nexport * from '#domain/clean.ts';"],
  ['src/data/store/clean.ts', "export { indexedDB } from 'fake-indexeddb';"],
  ['src/data/clean.ts', "export * from '#domain/clean.ts';"],
  ['src/ui/records/record-table.tsx', "export * from '#ui/feedback/toast.tsx';\nexport { useState } from 'react';"],
  ['src/ui/feedback/toast.tsx', "export { toast } from 'sonner';"],
  ['src/ui/charts/line.tsx', "export { default } from 'react-apexcharts';"],
  [
    'src/screens/sample/gst/gst-screen.tsx',
    "export * from '#data/clean.ts';\nexport * from '#domain/clean.ts';\nexport * from './x.ts';\nexport * from '#screens/parts/x.ts';\nexport * from '#screens/sample/parts/x.ts';",
  ],
  ['src/screens/sample/gst/x.ts', "export * from '#ui/feedback/toast.tsx';"],
  ['src/screens/not-found/not-found-screen.tsx', "console.error('404', location.pathname);"],
  [
    'src/app/routes.tsx',
    "export const s = () => import('#screens/sample/gst/gst-screen.tsx');\nexport * from '#data/clean.ts';",
  ],
  ['sw/service-worker.ts', "export { precache } from 'workbox-precaching';\nexport * from './strategy.ts';"],
  ['tests/data/x.ts', "export * from '#data/clean.ts';\nexport * from '../support/sample-records.ts';"],
];

let house: string;
let found: Map<string, string[]>;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'tarazu-walls-'));
  for (const file of ['.oxlintrc.json', 'package.json']) copyFileSync(file, join(house, file));
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "strict": true, "module": "esnext", "moduleResolution": "bundler", "noEmit": true } }',
  );
  for (const [file, line] of [...TRESPASSES, ...CALLS]) write(file, line);
  found = lint();
}, 60_000);

afterAll(() => rmSync(house, { recursive: true }));

describe('the walls hold', () => {
  test.each(TRESPASSES)('%s is caught', (file, _line, words) => {
    expect(found.get(file)?.join('\n') ?? 'not caught').toContain(words);
  });
});

describe('the doors are open', () => {
  const clean = CALLS.filter(([file]) => file !== 'src/domain/ring-end.ts');
  test.each(clean)('%s may do what it does', (file) => {
    expect(found.get(file)).toBeUndefined();
  });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), `${text}\n`);
}

/** The linter's messages for each file. */
function lint(): Map<string, string[]> {
  const { stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format=json'], {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, OXLINT_TSGOLINT_PATH: resolve('node_modules/.bin/tsgolint') },
  });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not report: ${stdout}${stderr}`);
  type Report = { diagnostics: { filename: string; message: string; help?: string }[] };
  const byFile = new Map<string, string[]>();
  for (const { filename, message, help } of (JSON.parse(stdout) as Report).diagnostics) {
    byFile.set(filename, [...(byFile.get(filename) ?? []), `${message} ${help ?? ''}`]);
  }
  return byFile;
}

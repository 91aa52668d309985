/**
 * What lint asks, and the walls between the rooms. `npm run format` writes .oxlintrc.json from it: there a zone replaces
 * what a wider one before it says of the same rule, so that each has to repeat all that holds in it.
 */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const ERRORS =
  'import/no-cycle no-console react/button-has-type react/exhaustive-deps react/no-danger react/rules-of-hooks ' +
  'typescript/await-thenable typescript/no-explicit-any typescript/no-floating-promises ' +
  'typescript/no-misused-promises typescript/switch-exhaustiveness-check';

const RULES = {
  ...Object.fromEntries(ERRORS.split(' ').map((rule) => [rule, 'error'])),
  'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
  // A name begun with _ is left unused on purpose; __WB_MANIFEST is what the build looks for.
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  'no-underscore-dangle': ['error', { allow: ['__WB_MANIFEST'] }],

  // Off, because: style sheets and set-up files are imported for what they do;
  'import/no-unassigned-import': 'off',
  // Dexie and its like are both the default and a name of their packages;
  'import/no-named-as-default': 'off',
  // a dialog puts the focus on its first field or its safest button;
  'jsx-a11y/no-autofocus': 'off',
  // labels reach inputs through components, which only axe can see (it does, in the journeys);
  'jsx-a11y/control-has-associated-label': 'off',
  'jsx-a11y/prefer-tag-over-role': 'off',
  // a table that a phone lays out as cards keeps its roles only if they are written;
  'jsx-a11y/no-redundant-roles': 'off',
  'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
  // we hand on records of plain functions, and none of them has a this;
  'typescript/unbound-method': 'off',
  // tsc checks returns (noImplicitReturns), and knows that an effect may have no clean-up;
  'typescript/consistent-return': 'off',
  // a component names the type of its rows once, and JSX infers it;
  'typescript/no-unnecessary-type-parameters': 'off',
  // a handler is read beside what it handles;
  'unicorn/consistent-function-scoping': 'off',
  // JSX needs no React in scope since 17;
  'react/react-in-jsx-scope': 'off',
  // and a brand (paise, a day) can only be given by `as`, in the one function that has just checked it.
  'typescript/no-unsafe-type-assertion': 'off',
};

const WORKSPACES = 'The sample and the books never know each other: what both need lies above them, in the same room.';
const SCREENS =
  "A screen knows no other screen: './' is its own folder; what two share belongs in screens/parts/, ui/ (looks), data/ (reads) or domain/ (rules).";
const DEXIE = ['dexie', 'dexie-react-hooks', 'fake-indexeddb', 'fake-indexeddb/**'];

/**
 * What may not be imported, as globs or as a regular expression, and what to do instead.
 *
 * @satisfies {Readonly<Record<string, readonly [what: string | readonly string[], instead: string]>>}
 */
// biome-ignore format: a table, each wall a line.
const WALLS = {
  up: ['(^|/)\\.\\.(/|$)', "'../' is a hole in the wall: './' is this room, '#data/clock.ts' names another."],
  sample: [['#*/sample/**', '#*/*/sample/**'], WORKSPACES],
  books: [['#*/books/**', '#*/*/books/**'], WORKSPACES],
  workspacesOfDomain: [['#domain/sample/**', '#domain/books/**', './sample/**', './books/**'], 'What both workspaces share knows neither: hand it in as an argument, or move it into domain/sample/ or domain/books/.'],
  aboveDomain: ['^#(app|data|screens|ui)/', 'domain/ knows no other room: take the value as an argument, or move the rule here.'],
  packages: ['^[^#.]', 'domain/ uses no packages: it could run in a calculator.'],
  workspacesOfData: [['#data/sample/**', '#data/books/**', './sample/**', './books/**', '#domain/sample/**', '#domain/books/**'], 'What both workspaces share knows neither: hand it in as an argument, or move it into data/sample/ or data/books/.'],
  aboveData: ['^#(app|screens|ui)/', 'data/ knows domain/ only: what a screen needs, it asks for here.'],
  aboveStore: ['^#data/(books|files|lists|sample|views|workspace)|^#domain/(books|sample)/', 'data/store/ is the ground: lists, files and entities stand on it, and it knows none of them.'],
  looks: [['react-dom', 'react-dom/**', 'sonner', '@headlessui/**', '@tanstack/**', 'lucide', 'workbox-*'], 'data/ shows nothing and goes nowhere: return values, and let a screen show them.'],
  dexie: [DEXIE, 'Only data/store/ knows Dexie: ask a store for rows, or add the read there.'],
  database: [DEXIE, 'Only data/ opens the database: add a read or a verb to the entity there (#data/…) and call that.'],
  charts: [['apexcharts', 'react-apexcharts', 'apexcharts/**'], 'Only ui/charts/ knows the chart library, and cleans what it draws: use a chart from #ui/charts/….'],
  documents: [['pdfkit', 'pdfkit/**', 'fontkit', 'write-excel-file/**', 'lean-qr', 'bidi-js'], 'Only ui/documents/ writes PDF and XLSX files, draws QR codes and sets lines: hand it a document or sheets (#ui/documents/…).'],
  toasts: [['sonner'], 'Only ui/ knows how a toast is shown: call #ui/feedback/toast.tsx.'],
  writes: [['#data/store/act.ts', '#data/store/record-verbs.ts', '#data/store/fill.ts', '#data/store/totals.ts'], "No screen writes to a table by its name: call the entity's own verb (#data/sample/invoices.ts)."],
  rights: [['#data/store/act.ts'], 'A verb of books names the right that it needs: call act or transact of #data/books/act.ts.'],
  besideUi: ['^#(app|data|domain|screens)/', 'ui/ stands on nothing of ours: take what is shown as props or children.'],
  app: [['#app/**'], 'A screen does not know the frame: let app/ hand it in, or move it to ui/ or data/.'],
  workspacesOfParts: [['#*/sample/**', '#*/books/**'], 'screens/parts/ serves both workspaces and knows neither: take what is shown as props.'],
  screens: [['#screens/**', '!#screens/parts', '!#screens/parts/**'], SCREENS],
  screensOfSample: [['#screens/**', '!#screens/parts', '!#screens/parts/**', '!#screens/sample', '#screens/sample/**', '!#screens/sample/parts', '!#screens/sample/parts/**'], SCREENS],
  screensOfBooks: [['#screens/**', '!#screens/parts', '!#screens/parts/**', '!#screens/books', '#screens/books/**', '!#screens/books/parts', '!#screens/books/parts/**'], SCREENS],
  besideWorkbox: ['^(#|dexie|react|sonner|apexcharts|fake-indexeddb|@)', 'The service worker stands alone: write what it needs in sw/, on workbox only.'],
  pathToSrc: ['\\.\\./(.*/)?src/', "Tests name a room too: '#data/clock.ts'."],
};

const DOMAIN = /** @type {const} */ (['up', 'aboveDomain', 'packages']);
const DATA = /** @type {const} */ (['up', 'aboveData', 'looks', 'charts', 'documents']);
const UI = /** @type {const} */ (['up', 'besideUi', 'database']);
const APP = /** @type {const} */ (['up', 'database', 'charts', 'documents', 'toasts', 'writes']);

/** @type {Readonly<Record<string, readonly (keyof typeof WALLS)[]>>} */
const ZONES = {
  'src/domain/**': ['workspacesOfDomain', ...DOMAIN],
  'src/domain/sample/**': ['books', ...DOMAIN],
  'src/domain/books/**': ['sample', ...DOMAIN],
  'src/data/**': ['workspacesOfData', ...DATA, 'dexie'],
  'src/data/workspace-tables.ts': [...DATA, 'dexie'],
  'src/data/store/**': ['aboveStore', ...DATA],
  'src/data/sample/**': ['books', ...DATA, 'dexie'],
  'src/data/books/**': ['sample', 'rights', ...DATA, 'dexie'],
  'src/data/books/act.ts': ['sample', ...DATA, 'dexie'],
  // What follows from the records is brought up to date by whoever reads it.
  'src/data/books/stock/valuation.ts': ['sample', ...DATA, 'dexie'],
  'src/ui/**': [...UI, 'charts', 'documents'],
  'src/ui/charts/**': [...UI, 'documents'],
  'src/ui/documents/**': [...UI, 'charts'],
  'src/screens/**': ['books', 'screens', 'app', ...APP],
  'src/screens/parts/**': ['workspacesOfParts', 'screens', 'app', ...APP],
  'src/screens/sample/**': ['books', 'screensOfSample', 'app', ...APP],
  'src/screens/books/**': ['sample', 'screensOfBooks', 'app', ...APP],
  'src/app/**': APP,
  'sw/**': ['up', 'besideWorkbox'],
  'tests/**': ['pathToSrc'],
};

const FORMAT = 'Only domain/format.ts says how figures and days look: call a function of #domain/format.ts.';
const HTML = 'Text from people is never HTML: render it with React, or set textContent.';
const CALCULATOR = 'domain/ could run in a calculator: hand the value in as an argument.';

/**
 * What may not be called or read: a name of the browser's, a property of anything's (.name), or of one object's.
 *
 * @type {Readonly<Record<string, readonly (readonly [names: readonly string[], instead: string])[]>>}
 */
// biome-ignore format: a table, each line what is said of several.
const CALLS = {
  'src/**': [
    [['Intl', '.toLocaleString', '.toLocaleDateString', '.toLocaleTimeString', 'globalThis.Intl'], FORMAT],
    [['indexedDB'], 'Only data/ opens the database: add a read or a verb there.'],
    [['.innerHTML', '.outerHTML', '.insertAdjacentHTML'], HTML],
  ],
  'src/domain/**': [
    [['Intl', '.toLocaleString', '.toLocaleDateString', '.toLocaleTimeString', 'globalThis.Intl'], FORMAT],
    [['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'crypto', 'performance', 'fetch', 'setTimeout', 'setInterval', 'Date.now', 'Math.random'], CALCULATOR],
  ],
  'src/data/**': [[['Intl'], FORMAT]],
};

const CONSOLE = { files: ['src/screens/not-found/**', 'src/screens/auth/**'], rules: { 'no-console': 'off' } };

/** The text of .oxlintrc.json. */
export function lintFile() {
  const config = {
    $schema: './node_modules/oxlint/configuration_schema.json',
    plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
    options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
    categories: { correctness: 'error', suspicious: 'error' },
    ignorePatterns: ['dist/**', 'public/**', 'coverage/**', 'test-results/**'],
    rules: RULES,
    overrides: [
      ...Object.entries(CALLS).map(([zone, lines]) => ({ files: [zone], rules: callRules(lines) })),
      ...Object.entries(ZONES).map(([zone, walls]) => ({ files: [zone], rules: importRule(walls) })),
      CONSOLE,
    ],
  };
  return `// Written by scripts/walls.mjs: change it there, and run \`npm run format\`.\n${JSON.stringify(config, null, 2)}\n`;
}

/** @param {readonly (keyof typeof WALLS)[]} walls */
function importRule(walls) {
  const patterns = walls.map((wall) => {
    const [what, message] = WALLS[wall];
    return { [typeof what === 'string' ? 'regex' : 'group']: what, message };
  });
  return { 'no-restricted-imports': ['error', { patterns }] };
}

/** @param {readonly (readonly [names: readonly string[], instead: string])[]} lines */
function callRules(lines) {
  const all = lines.flatMap(([names, message]) => names.map((name) => ({ name, message })));
  const globals = all.filter(({ name }) => !name.includes('.'));
  const properties = all
    .filter(({ name }) => name.includes('.'))
    .map(({ name, message }) => {
      const [object = '', property] = name.split('.');
      return { ...(object === '' ? {} : { object }), property, message };
    });
  return {
    ...(globals.length > 0 && { 'no-restricted-globals': ['error', ...globals] }),
    ...(properties.length > 0 && { 'no-restricted-properties': ['error', ...properties] }),
  };
}

if (argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(fileURLToPath(new URL('../.oxlintrc.json', import.meta.url)), lintFile());

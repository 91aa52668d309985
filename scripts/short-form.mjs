/**
 * What `npm test` leaves to `npm run everywhere`, so that it ends within twenty minutes on two cores. It takes what the
 * rest stands on (storage, the frame, books, a list and its form) and of many alike only some. A runner that is started by
 * itself leaves out nothing.
 */
export const isShort = process.env['SHORT_FORM'] === 'yes';

/** Run in Node by `npm run everywhere` and by `npm run hostile` alone: the same code with many more texts. */
export const LEFT_IN_NODE = [
  'tests/data/sample/{backup-refused-generated,hostile-text}.test.ts',
  'tests/ui/documents/hostile-text.test.ts',
];

export const LEFT_IN_CHROMIUM = [
  // What is computed from records, and deeds on them: in Node each time, on a storage of memory.
  'tests/data/files/**/*.test.ts',
  'tests/data/books/**/{advances,ageing,bank-*,files,from-spreadsheets,gstr*,import-rows,purchase-match,tally-*}.test.ts',
  'tests/data/books/**/{financial-statements,ledger-statement,retail-cash}.test.ts',
  'tests/data/books/**/{adjustments,check-books,close-year,copies,document-deeds,documents,edits,filings,masters}.test.ts',
  'tests/data/books/vouchers/notes.test.ts',
  'tests/data/lists/{find-anything,row-window,search-words}.test.ts',
  'tests/data/sample/*.test.ts',
  'tests/data/store/record-verbs.test.ts',
  'tests/faults/*.test.ts',
  // The frame stands in others, too, that open screens.
  'tests/app/{checked-navigate,double-press,header,hostile-forms,launches,offer-install,opening}.test.tsx',
  'tests/app/{palette,pull-down,quick-actions,sidebar,tour}.test.tsx',
  'tests/ui/{hostile-names,tour/tour}.test.tsx',
  // Lists and forms of the same parts as those that stay.
  'tests/screens/*.test.tsx',
  'tests/screens/sample/{accounting-screens,backup,cards,dashboard-screen,financial-year-screen,heard}.test.tsx',
  'tests/screens/sample/{locations-screen,reports-screen,rows,scanned-items,scans,settings-screen}.test.tsx',
  'tests/screens/sample/trade-screens.test.tsx',
  'tests/screens/books/{accountants-pack,accounting-screen,backup-panel,banking-screen,day-book}.test.tsx',
  'tests/screens/books/{group-screen,ledger-screen,parties-screen,settings-screen,voucher-pages}.test.tsx',
];

/** Those of bad days also belong to `npm run bad-days`, of the keyboard and of sizes to `npm run accessible`. */
export const LEFT_JOURNEYS = [
  '**/{administration,backup,dashboard,documents,going,leaving,newcomer,palette,print,reports}.spec.ts',
  '**/{rows,scripts,sign-in,tables,tour,trade,unfetched}.spec.ts',
  '**/bad-{caches,clock,networks,silence,sleep,storage}.spec.ts',
  '**/{books-hostile,hostile,keyboard,reading-order,wear}.spec.ts',
];

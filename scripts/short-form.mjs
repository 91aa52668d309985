/**
 * What `npm test` leaves to `npm run everywhere`, so that it ends within eight minutes on two cores. It takes what the
 * rest stands on (storage, the frame, books, a list and its form) and of many alike only some. A runner that is started by
 * itself leaves out nothing.
 */
export const isShort = process.env['SHORT_FORM'] === 'yes';

/** Run in Node by `npm run everywhere` and by `npm run hostile` alone: the same code with many more texts. */
export const LEFT_IN_NODE = [
  'tests/data/sample/{backup-refused-generated,hostile-text}.test.ts',
  'tests/ui/documents/hostile-text.test.ts',
];

/**
 * Run in Chromium by `npm run everywhere` alone. Left to `npm test` there is what only a browser can show: a database that
 * others upgrade, delete and restore, two tabs, layout, the focus, keys, and of screens those that the others are made like.
 */
export const LEFT_IN_CHROMIUM = [
  // Computed from records, and deeds on them: in Node each time, on a storage of memory.
  'tests/data/{files,sample}/**/*.test.ts',
  'tests/data/books/{audit,banking,batches,counter,exchange,masters,orders,payments}/**/*.test.ts',
  'tests/data/books/{printing,reports,returns,staff,stock,vouchers}/**/*.test.ts',
  'tests/data/books/{files,job,schema-versions}.test.ts',
  'tests/data/books/copies/{books-on-device,copies,copies-of-before,moved-away}.test.ts',
  'tests/data/lists/*.test.ts',
  'tests/data/store/{change-log,in-slices,record-verbs,totals}.test.ts',
  'tests/faults/*.test.ts',
  // The frame stands in others, too, that open screens.
  'tests/app/{checked-navigate,double-press,header,hostile-forms,launches,offer-install,opening}.test.tsx',
  'tests/app/{palette,pull-down,quick-actions,sidebar,tour}.test.tsx',
  'tests/ui/{charts,documents,layout,tour}/*.test.tsx',
  'tests/ui/hostile-names.test.tsx',
  // Lists and forms of the same parts as those that stay.
  'tests/screens/*.test.tsx',
  'tests/screens/sample/{accounting-screens,backup,begun-by-address,cards,cells,dashboard-screen}.test.tsx',
  'tests/screens/sample/{financial-year-screen,heard,locations-screen,reports-screen,rows,scanned-items}.test.tsx',
  'tests/screens/sample/{scans,season-rollover,settings-screen,trade-screens,unreadable}.test.tsx',
  'tests/screens/books/{accountants-pack,accounting-screen,adjustments,advance-fields,backup-panel}.test.tsx',
  'tests/screens/books/counter/{batches,camera,direct-printing,direct-shift,display,returns,shifts,sounds}.test.tsx',
  'tests/screens/books/staff/{approval,counter-of-cashiers,forms-of-cashiers,labels-of-cashiers}.test.tsx',
  'tests/screens/books/staff/{pages-of-viewers,settings-staff,shelf-approval,staff-rest}.test.tsx',
  'tests/screens/books/{batches,lines-of-orders,opening-advance,order-forms,order-pages,order-reports}.test.tsx',
  'tests/screens/books/{banking-screen,books-screen,counter-printer,counter-settings,dashboard,day-book}.test.tsx',
  'tests/screens/books/{document-fields,documents-reported,export-to-tally,labels,safari-tab}.test.tsx',
  'tests/screens/books/{group-screen,gst-screen,gst-summary,import-spreadsheet,item-packs,ledger-screen,low-stock}.test.tsx',
  'tests/screens/books/{move-in,note-fields,parties-screen,payments-screen,purchase-match}.test.tsx',
  'tests/screens/books/{settings-screen,statements,stock,voucher-pages}.test.tsx',
];

/** What `npm test` takes of the journeys; `npm run accessible`, `bad-days` and `hostile` take theirs, and `everywhere` all. */
export const SHORT_JOURNEYS = [
  '**/{accessible,backup,bad-deploys,books-counter,books-shop,books-start,chunks,frame,offline-invoice}.spec.ts',
];

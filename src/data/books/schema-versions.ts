import type { Version } from '#data/store/database.ts';

/**
 * The versions of the tables of books, each written out as it was made; schema-upgrades.ts moves the records on. All together
 * are the indexes that the descriptions name. Whoever changes an index adds a version and leaves those before as they are:
 * books on people's devices are of the old ones.
 */
export const VERSIONS: readonly Version[] = [
  {
    version: 1,
    schemas: {
      business: 'id',
      parties: [
        'id,keys.serial,*keys.words,keys.unique,[keys.name+keys.serial],[keys.customer+keys.serial]',
        '[keys.customer+keys.name+keys.serial],[keys.customer+gstin+keys.serial]',
        '[keys.customer+keys.place+keys.serial],[keys.supplier+keys.serial]',
        '[keys.supplier+keys.name+keys.serial],[keys.supplier+gstin+keys.serial]',
        '[keys.supplier+keys.place+keys.serial]',
      ].join(),
      items: [
        'id,keys.serial,*keys.words,keys.unique,[keys.name+keys.serial],[keys.sku+keys.serial]',
        '[hsn+keys.serial],[keys.rank+keys.serial]',
      ].join(),
      ledgers: [
        'id,keys.serial,*keys.words,[keys.name+keys.serial],[keys.level+keys.name+keys.serial]',
        '[keys.grouped+keys.serial],[keys.level+keys.grouped+keys.serial],[opening+keys.serial]',
        '[keys.level+opening+keys.serial],[keys.level+keys.serial],keys.unique',
      ].join(),
      godowns: 'id,keys.serial,*keys.words,keys.unique,[keys.name+keys.serial]',
      series: 'id',
      locks: 'id',
      edits: 'id,keys.serial,*keys.words,[keys.day+keys.serial],[kind+keys.serial],[record+keys.serial]',
    },
  },
  {
    version: 2,
    // Vouchers, their entries and the kept sums; the indexes of all other tables are as they were.
    schemas: {
      vouchers: [
        'id,keys.serial,*keys.words,keys.number,keys.draft,[date+keys.serial],[kind+date+keys.serial]',
        '[keys.list+date+keys.serial],[keys.list+keys.rank+keys.serial],[keys.list+keys.name+keys.serial]',
      ].join(),
      entries: '[ledger+date+voucher+line]',
      sums: 'key',
    },
  },
  {
    version: 3,
    // Documents and what is owed on them: so far the opening bills of parties.
    schemas: {
      vouchers: [
        'id,keys.serial,*keys.words,keys.number,keys.draft,keys.bill,*keys.settles,[date+keys.serial]',
        '[kind+date+keys.serial],[keys.list+date+keys.serial],[keys.list+keys.rank+keys.serial]',
        '[keys.list+keys.name+keys.serial]',
      ].join(),
      dues: 'id,[party+side+state+date+id],[side+state+due+id]',
    },
  },
  {
    version: 4,
    // Documents of a kind by amount and party, the sums of the registers, returns as they were filed, and what the documents
    // move. What that is worth is found when it is first asked for.
    schemas: {
      vouchers: [
        'id,keys.serial,*keys.words,keys.number,keys.draft,keys.bill,*keys.settles,[date+keys.serial]',
        '[keys.list+date+keys.serial],[keys.list+keys.rank+keys.serial],[keys.list+keys.name+keys.serial]',
        '[kind+date+keys.serial],[kind+keys.rank+keys.serial],[kind+keys.name+keys.serial]',
      ].join(),
      filings: 'id',
      moves: '[item+date+rank+voucher+line]',
      onhand: 'item,stale,[low+item]',
      layers: '[item+month]',
      stock: 'key',
    },
  },
  {
    version: 5,
    // Bank statements, and the rules of what is made of their lines; what the portal says of purchases, and what the user
    // decided about it. What each party stands at, some of them in a row, with what it opened with.
    schemas: {
      bankLines: 'id,keys.serial,keys.known,keys.match,[account+on+id]',
      bankRules: 'id,keys.serial,keys.name',
      bankStandings: 'id,[account+state+on+id],voucher',
      gstr2bs: 'id',
      matches: 'id,voucher',
    },
  },
  {
    version: 6,
    // What goods did on each day of a month, in one row.
    schemas: {},
  },
  {
    version: 7,
    // Documents keep their sums.
    schemas: {},
  },
  {
    version: 8,
    // Goods are valued by the method of the business alone. The shape of what is derived needs a version of its own: a tab of the
    // version before would go on writing both values into the same rows.
    schemas: {},
  },
  {
    version: 9,
    // The counts of goods, by item, godown and day. Those of before kept nothing of what was counted.
    schemas: {
      vouchers: [
        'id,keys.serial,*keys.words,keys.number,keys.draft,keys.bill,*keys.settles,*keys.counted',
        '[date+keys.serial],[keys.list+date+keys.serial],[keys.list+keys.rank+keys.serial]',
        '[keys.list+keys.name+keys.serial],[kind+date+keys.serial],[kind+keys.rank+keys.serial]',
        '[kind+keys.name+keys.serial]',
      ].join(),
    },
  },
  {
    version: 10,
    // The counter: bills in the making, which are no records, and how many each day began, and prints that wait; drawers, their
    // shifts and how it sells; the bills of a shift, and which of its vouchers were changed. Items by any of their codes, as a scan asks for them. Lines of
    // statements without two indexes that nothing asks for.
    schemas: {
      vouchers: [
        'id,keys.serial,*keys.words,keys.number,keys.draft,keys.bill,*keys.settles,*keys.counted',
        '[keys.shift+keys.serial],keys.changed',
        '[date+keys.serial],[keys.list+date+keys.serial],[keys.list+keys.rank+keys.serial]',
        '[keys.list+keys.name+keys.serial],[kind+date+keys.serial],[kind+keys.rank+keys.serial]',
        '[kind+keys.name+keys.serial]',
      ].join(),
      drawers: 'id,keys.serial,keys.unique',
      shifts: 'id,keys.serial,[drawer.id+keys.serial],keys.open',
      counterSettings: 'id',
      favourites: 'id',
      bankLines: 'id,keys.known,[account+on+id]',
      bills: 'id',
      billDays: 'day',
      prints: 'id,state',
      items: [
        'id,keys.serial,*keys.words,keys.unique,*keys.codes,[keys.name+keys.serial],[keys.sku+keys.serial]',
        '[hsn+keys.serial],[keys.rank+keys.serial]',
      ].join(),
    },
  },
  {
    version: 11,
    // Staff, its rights and passcodes, and the wrong tries at those on this device, which are no records.
    schemas: {
      persons: 'id,keys.serial,keys.unique',
      staffSettings: 'id',
      passcodes: 'id',
      tries: 'person',
    },
  },
  {
    version: 12,
    // Orders: what was made of one, what is left of their lines, and what they reserve. The Day Book goes by a key that they do not have.
    // Batches of goods, and how many of each are where.
    schemas: {
      vouchers: [
        'id,keys.serial,*keys.words,keys.number,keys.draft,keys.bill,*keys.settles,*keys.counted,*keys.sources',
        '[keys.shift+keys.serial],keys.changed',
        '[keys.day+keys.serial],[keys.list+date+keys.serial],[keys.list+keys.rank+keys.serial]',
        '[keys.list+keys.name+keys.serial],[kind+date+keys.serial],[kind+keys.rank+keys.serial]',
        '[kind+keys.name+keys.serial]',
      ].join(),
      orderLines: 'id,document,[open+date+id],[open+of+date+id],[open+due+id]',
      awaited: 'item',
      batches: 'id,keys.serial,keys.unique,[item.id+keys.expiry]',
      batchStock: '[item+place+batch],[item+place+rank],batch,[expiry+batch+place]',
    },
  },
];

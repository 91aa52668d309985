import type { Version } from '#data/store/database.ts';
import { schemasOf } from '#data/store/table.ts';
import { PROJECTION_TABLES } from './projection-tables.ts';
import { TABLES } from './tables.ts';

const { vouchers, filings, bankLines, bankRules, gstr2bs, matches, ...first } = schemasOf(TABLES);
const { entries, sums, dues, bankStandings, ...stock } = PROJECTION_TABLES.schemas;

/** The indexes of vouchers in version 2. */
const BEFORE_DOCUMENTS = [
  'id,keys.serial,*keys.words,keys.number,keys.draft',
  '[date+keys.serial],[kind+date+keys.serial]',
  '[keys.list+date+keys.serial],[keys.list+keys.rank+keys.serial],[keys.list+keys.name+keys.serial]',
].join();

/** Those of version 3. */
const BEFORE_KINDS = [
  'id,keys.serial,*keys.words,keys.number,keys.draft,keys.bill,*keys.settles',
  '[date+keys.serial],[kind+date+keys.serial]',
  '[keys.list+date+keys.serial],[keys.list+keys.rank+keys.serial],[keys.list+keys.name+keys.serial]',
].join();

/**
 * The versions of the tables of books; schema-upgrades.ts moves the records on. The newest has the indexes that the descriptions
 * name. Whoever changes an index writes out those of the version before as they were, and adds a version: books on
 * people's devices are of the old one.
 */
export const VERSIONS: readonly Version[] = [
  { version: 1, schemas: first },
  {
    version: 2,
    // Vouchers, their entries and the kept sums; the indexes of all other tables are as they were.
    schemas: { vouchers: BEFORE_DOCUMENTS, entries, sums },
  },
  {
    version: 3,
    // Documents and what is owed on them: so far the opening bills of parties.
    schemas: { vouchers: BEFORE_KINDS, dues },
  },
  {
    version: 4,
    // Documents of a kind by amount and party, the sums of the registers, returns as they were filed, and what the documents
    // move. What that is worth is found when it is first asked for.
    schemas: { vouchers, filings, ...stock },
  },
  {
    version: 5,
    // Bank statements, and the rules of what is made of their lines; what the portal says of purchases, and what the user
    // decided about it. What each party stands at, some of them in a row, with what it opened with.
    schemas: { bankLines, bankRules, bankStandings, gstr2bs, matches },
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
];

import type { Version } from '#data/store/database.ts';
import { schemasOf } from '#data/store/table.ts';
import { duesOfParty } from '#domain/books/due.ts';
import { type Flow, joined, NO_FLOW } from '#domain/books/flow.ts';
import { addRegistered, partyEverKey, partySums } from '#domain/books/kept-sums.ts';
import type { Party } from '#domain/books/party.ts';
import type { Worth } from '#domain/books/stock-month.ts';
import type { Voucher } from '#domain/books/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { STANDINGS_SCHEMA } from './bank-standings.ts';
import { type DueRow, dueRowOf, DUES_SCHEMA } from './dues.ts';
import { openingsOfParties } from './following.ts';
import { movesOfVoucher, openingStock } from './follow-stock.ts';
import { movesIn, onHandIn, STOCK_SCHEMAS, stockIn } from './stock-rows.ts';
import { inMonth } from './stock-sums.ts';
import { changeSums, sumsIn } from './sum-rows.ts';
import { TABLES } from './tables.ts';

const { vouchers, filings, bankLines, bankRules, gstr2bs, matches, ...first } = schemasOf(TABLES);

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
 * The versions of the tables of books. The newest has the indexes that the descriptions name. Whoever changes an index
 * writes out those of the version before as they were, and adds a version: books on people's devices are of the old one.
 */
export const VERSIONS: readonly Version[] = [
  { version: 1, schemas: first },
  {
    version: 2,
    // Vouchers, their entries and the kept sums; the indexes of all other tables are as they were.
    schemas: { vouchers: BEFORE_DOCUMENTS, entries: '[ledger+date+voucher+line]', sums: 'key' },
    upgrade: async (moving) => {
      await moving.table<object>('locks').toCollection().modify({ closed: [] });
    },
  },
  {
    version: 3,
    // Documents and what is owed on them: so far the opening bills of parties.
    schemas: { vouchers: BEFORE_KINDS, dues: DUES_SCHEMA },
    upgrade: async (moving) => {
      const parties = await moving.table<Party>('parties').toArray();
      const rows: readonly DueRow[] = parties.flatMap((party) => duesOfParty(party).map((due) => dueRowOf(due)));
      await moving.table<DueRow>('dues').bulkPut([...rows]);
    },
  },
  {
    version: 4,
    // Documents of a kind by amount and party, the sums of the registers, returns as they were filed, and what the documents
    // move. What that is worth is found when it is first asked for.
    schemas: { vouchers, filings, ...STOCK_SCHEMAS },
    upgrade: async (moving) => {
      const [sums, stock] = [new Map<string, Flow>(), await openingStock(moving)];
      await moving.table<Voucher>('vouchers').each((voucher) => {
        addRegistered(sums, voucher, 1);
        stock.replace([], movesOfVoucher(voucher));
      });
      await changeSums(moving, sums);
      await movesIn(moving).bulkPut([...stock.takeMoves()]);
      await onHandIn(moving).bulkPut([...stock.rows()]);
    },
  },
  {
    version: 5,
    // Bank statements, and the rules of what is made of their lines; what the portal says of purchases, and what the user
    // decided about it. What each party stands at, some of them in a row, with what it opened with.
    schemas: { bankLines, bankRules, bankStandings: STANDINGS_SCHEMA, gstr2bs, matches },
    upgrade: async (moving) => {
      const sums = await openingsOfParties(moving);
      const parties = await moving.table<Party>('parties').toArray();
      const before = parties.map(({ id }) => `${partySums(id)}T`);
      const rows = await sumsIn(moving).bulkGet(before);
      rows.forEach((row, at) => {
        const [key, [debit, credit]] = [partyEverKey(parties[at]?.id ?? ''), row?.flows[''] ?? [0, 0]];
        sums.set(key, joined(sums.get(key) ?? NO_FLOW, { debit: asPaise(debit), credit: asPaise(credit) }));
      });
      await sumsIn(moving).bulkDelete(before);
      await changeSums(moving, sums);
    },
  },
  {
    version: 6,
    // What goods did on each day of a month, in one row.
    schemas: {},
    upgrade: async (moving) => {
      for (const book of ['AD/', 'ID/']) {
        const days = stockIn(moving).where('key').startsWith(book);
        const months = new Map<string, Record<string, Worth>>();
        for (const { key, moved } of await days.toArray()) {
          const [of = '', day = '', ...shard] = key.split('/');
          const { row, place } = inMonth(day);
          const name = [of, row, ...shard].join('/');
          const month = months.get(name) ?? {};
          for (const [node, worth] of Object.entries(moved)) month[place + node] = worth;
          months.set(name, month);
        }
        await days.delete();
        await stockIn(moving).bulkPut([...months].map(([key, moved]) => ({ key, moved })));
      }
    },
  },
];

import type { ChangeHooks } from '#data/store/change-hooks.ts';
import type { UpgradeTables } from '#data/store/database.ts';
import type { Stored } from '#data/store/table.ts';
import { isDocument } from '#domain/books/documents/document.ts';
import { duesOfParty } from '#domain/books/payments/due.ts';
import { type DebitCredit, sumOfSides, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { addRegisterFigures, partyBalanceKey, partySumsPrefix } from '#domain/books/ledger/posting-sums.ts';
import { codeKeysOf } from '#domain/books/masters/item-row.ts';
import type { Party } from '#domain/books/masters/party.ts';
import type { Valuation } from '#domain/books/stock/stock-month.ts';
import { withMissingSums } from '#domain/books/vouchers/voucher-sums.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { type DueRow, dueRowOf } from './projections/dues.ts';
import { openingsOfParties } from './projections/projections.ts';
import { movesOfVoucher, openingStock } from './projections/project-stock.ts';
import { movesIn, onHandIn, stockIn } from './projections/stock-rows.ts';
import { clearValuations } from './projections/valuation-method.ts';
import { inMonth } from './stock/stock-sums.ts';
import { changeSums, sumsIn } from './projections/sum-rows.ts';
import type { Rows } from './tables.ts';

/** How the records of books move on to each version, in the one transaction that moves them. */
export const UPGRADES: NonNullable<ChangeHooks<Rows>['upgrades']> = {
  2: async (moving) => {
    await moving.table<object>('locks').toCollection().modify({ closed: [] });
  },
  3: async (moving) => {
    const parties = await moving.table<Party>('parties').toArray();
    const rows: readonly DueRow[] = parties.flatMap((party) => duesOfParty(party).map((due) => dueRowOf(due)));
    await moving.table<DueRow>('dues').bulkPut([...rows]);
  },
  4: async (moving) => {
    const [sums, stock] = [new Map<string, DebitCredit>(), await openingStock(moving)];
    await moving.table<Voucher>('vouchers').each((older) => {
      const voucher = withMissingSums(older);
      addRegisterFigures(sums, voucher, 1);
      stock.replace([], movesOfVoucher(voucher));
    });
    await changeSums(moving, sums);
    await movesIn(moving).bulkPut([...stock.takeMoves()]);
    await onHandIn(moving).bulkPut([...stock.rows()]);
  },
  5: async (moving) => {
    const sums = await openingsOfParties(moving);
    const parties = await moving.table<Party>('parties').toArray();
    const before = parties.map(({ id }) => `${partySumsPrefix(id)}T`);
    const rows = await sumsIn(moving).bulkGet(before);
    rows.forEach((row, at) => {
      const [key, [debit, credit]] = [partyBalanceKey(parties[at]?.id ?? ''), row?.flows[''] ?? [0, 0]];
      sums.set(key, sumOfSides(sums.get(key) ?? NO_DEBIT_CREDIT, { debit: asPaise(debit), credit: asPaise(credit) }));
    });
    await sumsIn(moving).bulkDelete(before);
    await changeSums(moving, sums);
  },
  6: async (moving) => {
    for (const book of ['AD/', 'ID/']) {
      const days = stockIn(moving).where('key').startsWith(book);
      const months = new Map<string, Record<string, Valuation>>();
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
  7: async (moving) => {
    await addSumsToDocuments(moving);
  },
  8: async (moving) => {
    await clearValuations(moving);
    // What goes back to a supplier brought its cost with it.
    const [first, last] = [
      ['Debit Note', ''],
      ['Debit Note', '\uffff'],
    ] as const;
    const notes = await moving
      .table<Voucher>('vouchers')
      .where('[kind+date+keys.serial]')
      .between(first, last)
      .toArray();
    await movesIn(moving).bulkPut(notes.flatMap(movesOfVoucher));
  },
  10: async (moving) => {
    const items = moving.table<Stored<Rows['items']>>('items').toCollection();
    await items.modify((item) => {
      Object.assign(item, { keys: { ...item.keys, codes: codeKeysOf(item) } });
    });
    await moving
      .table<{ keys: { match?: string } }>('bankLines')
      .toCollection()
      .modify((line) => {
        delete line.keys.match;
      });
  },
  12: async (moving) => {
    await eachVoucher(moving, async (table, vouchers) => {
      await table.bulkPut(vouchers.map((voucher) => ({ ...voucher, keys: { ...voucher.keys, day: voucher.date } })));
    });
  },
};

/** Some hundred vouchers at a time, as there may be more than the memory holds. Their keys stay: the amounts are the same. */
async function addSumsToDocuments(moving: UpgradeTables): Promise<void> {
  await eachVoucher(moving, async (table, vouchers) => {
    await table.bulkPut(vouchers.filter(isDocument).map((voucher) => ({ ...voucher, ...withMissingSums(voucher) })));
  });
}

type StoredVouchers = ReturnType<typeof vouchersIn>;

function vouchersIn(moving: UpgradeTables) {
  return moving.table<Stored<Voucher>>('vouchers');
}

async function eachVoucher(
  moving: UpgradeTables,
  write: (table: StoredVouchers, vouchers: readonly Stored<Voucher>[]) => Promise<void>,
): Promise<void> {
  const table = vouchersIn(moving);
  for (let from = '', isOver = false; !isOver; ) {
    const vouchers = await table.where('id').above(from).limit(VOUCHERS_AT_A_TIME).toArray();
    await write(table, vouchers);
    from = vouchers.at(-1)?.id ?? from;
    isOver = vouchers.length < VOUCHERS_AT_A_TIME;
  }
}

const VOUCHERS_AT_A_TIME = 500;

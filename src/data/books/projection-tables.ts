import type { ProjectionTables } from '#data/store/change-hooks.ts';
import type { Rows } from './tables.ts';

/**
 * The tables of what follows from the vouchers: entries, kept sums, what is owed, the stock and how bank lines stand.
 * `moves` and `onhand` change with each voucher; `layers` and `stock`, which say what the goods are worth, are brought up to
 * date from where an item is stale before they are read, so that a sale is saved at once and a back-dated purchase of a
 * busy item, too. `orderLines` and `awaited` say what is left of orders, `batchStock` how
 * many of each batch are where.
 */
export const PROJECTION_TABLES = {
  schemas: {
    entries: '[ledger+date+voucher+line]',
    sums: 'key',
    // A party's open documents, the oldest first; all open ones of a side, the longest due first.
    dues: 'id,[party+side+state+date+id],[side+state+due+id]',
    // Those of an account that are to do, by day; those that a voucher changes.
    bankStandings: 'id,[account+state+on+id],voucher',
    // In the order in which they are valued.
    moves: '[item+date+rank+voucher+line]',
    // The few that are to be valued, and those whose stock is low.
    onhand: 'item,stale,[low+item]',
    layers: '[item+month]',
    stock: 'key',
    // What was made of the lines of orders: those of a document; what is left of a kind by day, of a party, and by when it is due.
    orderLines: 'id,document,[open+date+id],[open+of+date+id],[open+due+id]',
    awaited: 'item',
    // How many of a batch are in a place: those of an item, those that may leave one by expiry; of a batch, to correct it; what expires.
    batchStock: '[item+place+batch],[item+place+rank],batch,[expiry+batch+place]',
  },
  of: ['vouchers', 'parties', 'items', 'bankLines', 'business', 'batches'],
  reads: ['ledgers'],
} as const satisfies ProjectionTables<Rows>;

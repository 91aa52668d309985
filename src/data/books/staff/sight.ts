import type { Sight } from '#data/store/change-hooks.ts';
import { NO_RATE } from '#domain/books/rate.ts';
import type { Right } from '#domain/books/staff/right.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import type { Voucher, VoucherKind } from '#domain/books/vouchers/voucher.ts';
import { ZERO } from '#domain/money.ts';
import type { Rows } from '#data/books/tables.ts';
import { areGuarded, isHere, maySee, permissionTo, refuseSight, see } from './access.ts';

/** Returns a record as lists, finds and pages show it: without cost or balance to one who may not see those. */
export const SIGHT: Sight<Rows> = (table, row) => {
  if (!areGuarded()) return row;
  const shown = SIGHTS[table];
  return shown ? shown(row) : row;
};

type ShownRow = <Row extends Rows[keyof Rows]>(row: Row) => Row | undefined;

const SIGHTS: Partial<Record<keyof Rows, ShownRow>> = {
  items: (row) => (maySee('cost') ? row : { ...row, purchasePrice: null, openingRate: NO_RATE }),
  parties: (row) => (maySee('reports') ? row : { ...row, opening: ZERO, bills: [] }),
  ledgers: (row) => (maySee('reports') ? row : undefined),
  vouchers: (row) => ('postings' in row && maySeeVoucher(row) ? row : undefined),
  shifts: (row) => (maySee('reports') || ('openedByPerson' in row && isHere(row.openedByPerson)) ? row : undefined),
  edits: (row) => (maySee('reports') ? row : undefined),
};

/** Refuses to save a list as a file: one that has costs or balances in it also where those may not be seen. */
export function seeFile(table: keyof Rows): void {
  see('files', ...(WITH_MORE[table] ?? []));
}

const WITH_MORE: Partial<Record<keyof Rows, readonly Right[]>> = {
  items: ['cost'],
  parties: ['reports'],
  ledgers: ['reports'],
  edits: ['reports'],
  shifts: ['reports'],
};

/** Whether vouchers of a kind may be seen: by one who may see reports, and by one who makes such. */
function maySeeKind(kind: VoucherKind): boolean {
  return maySee('reports') || permissionTo(SEEN_WITH[kind]) !== 'not';
}

/** Whether a voucher may be seen: as its kind may, and a challan whose goods go at cost by one who makes such. */
function maySeeVoucher(voucher: Voucher): boolean {
  if (voucher.kind !== 'Delivery Challan') return maySeeKind(voucher.kind);
  return maySee('reports') || permissionTo(kindOf(voucher).right(voucher)) !== 'not';
}

/** Refuses to show a voucher. Throws NotAllowed. */
export function seeVoucher(voucher: Voucher): void {
  if (!maySeeVoucher(voucher)) refuseSight('reports');
}

/** Refuses to show vouchers of a kind. Throws NotAllowed. */
export function seeKind(kind: VoucherKind): void {
  if (!maySeeKind(kind)) refuseSight('reports');
}

const SEEN_WITH: Readonly<Record<VoucherKind, Right>> = {
  Invoice: 'sell',
  'Credit Note': 'sell',
  Receipt: 'sell',
  Purchase: 'stock',
  'Debit Note': 'stock',
  'Stock Adjustment': 'stock',
  'Stock Transfer': 'stock',
  Payment: 'ledgers',
  Contra: 'ledgers',
  Journal: 'ledgers',
  Quotation: 'sell',
  'Sales Order': 'sell',
  'Delivery Challan': 'sell',
  'Goods Back': 'sell',
  'Purchase Order': 'stock',
};

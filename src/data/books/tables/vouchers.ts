import { isDocument } from '#domain/books/documents/document.ts';
import { detailOf } from '#data/lists/detail.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe } from '#data/store/table.ts';
import { numberKey } from '#domain/books/vouchers/voucher-number.ts';
import { particularsOf } from '#domain/books/vouchers/voucher-particulars.ts';
import { formatDay, formatRupees } from '#domain/format.ts';
import { itemsInDocument } from '#domain/books/documents/document-references.ts';
import { settlementsOf } from '#domain/books/payments/due.ts';
import { godownsInStockVoucher, isStockVoucher, itemsInStockVoucher } from '#domain/books/vouchers/stock-voucher.ts';
import { billKey } from '#domain/books/documents/bill-key.ts';
import {
  amountOf,
  type VoucherKind,
  ledgersInVoucher,
  type PlainInput,
  setOffKey,
  titleOf,
  type Voucher,
} from '#domain/books/vouchers/voucher.ts';

export const vouchers = describe<Voucher>({
  name: 'Vouchers',
  // Day Book: by day, of a kind by day. Invoices, Purchases, Payments: by day, amount and party or ledger, all and of a kind.
  // A number is given once; find by word; the few drafts of a year that is to be closed; a supplier's bill and the set-off
  // of a month are entered once; what is set against a document.
  indexes: [
    'id,keys.serial,*keys.words,keys.number,keys.draft,keys.bill,*keys.settles',
    '[date+keys.serial]',
    ...['keys.list', 'kind'].flatMap((of) =>
      ['date', 'keys.rank', 'keys.name'].map((path) => `[${of}+${path}+keys.serial]`),
    ),
  ].join(),
  keys: (voucher) => {
    const named = isStockVoucher(voucher) ? itemsInStockVoucher(voucher) : ledgersInVoucher(voucher);
    const names = named.map(({ name }) => name);
    const number = numberKey(voucher);
    const bill = isDocument(voucher) ? billKey(voucher) : isStockVoucher(voucher) ? undefined : keyOfSetOff(voucher);
    const settles = [...settlementsOf(voucher).keys()];
    return {
      list: listNameOf(voucher.kind),
      rank: amountOf(voucher),
      name: sortName(names[0] ?? ''),
      words: wordsOf(titleOf(voucher), ...names, voucher.narration, 'reference' in voucher ? voucher.reference : ''),
      ...(number !== undefined && { number }),
      ...(bill !== undefined && { bill }),
      ...(settles.length > 0 && { settles }),
      ...(voucher.state === 'Draft' && { draft: voucher.date }),
    };
  },
  totals: (voucher) => ({
    amount: amountOf(voucher),
    under: [
      listNameOf(voucher.kind),
      voucher.kind,
      ...ledgersInVoucher(voucher).map(({ id }) => id),
      ...itemIds(voucher),
    ],
  }),
  found: {
    of: 'voucher',
    to: '/accounting',
    page: (id) => `/vouchers/${id}`,
    as: (voucher) => ({
      code: voucher.state === 'Draft' ? '' : voucher.number,
      name: particularsOf(voucher) || voucher.kind,
      detail: detailOf(voucher.kind, formatDay(voucher.date), formatRupees(amountOf(voucher)), stateOf(voucher)),
    }),
  },
  called: 'This voucher',
  file: async () => (await import('#data/books/files/vouchers.ts')).file,
});

function keyOfSetOff(voucher: Voucher<PlainInput>): string | undefined {
  const month = voucher.kind === 'Journal' && voucher.state === 'Issued' ? voucher.setOffOf : undefined;
  return month === undefined ? undefined : setOffKey(month);
}

/** Nothing of one that counts, as most do. */
function stateOf({ state }: Voucher): string {
  return state === 'Issued' ? '' : state;
}

/** The list that a kind stands in, besides the Day Book. */
function listNameOf(kind: VoucherKind): string {
  return LISTS[kind];
}

/** Of godowns, too. */
function itemIds(voucher: Voucher): readonly string[] {
  if (isStockVoucher(voucher))
    return [...itemsInStockVoucher(voucher), ...godownsInStockVoucher(voucher)].map(({ id }) => id);
  return isDocument(voucher) ? itemsInDocument(voucher).map(({ id }) => id) : [];
}

const LISTS = {
  Invoice: 'Invoices',
  'Credit Note': 'Invoices',
  Purchase: 'Purchases',
  'Debit Note': 'Purchases',
  Receipt: 'Payments',
  Payment: 'Payments',
  Contra: 'Payments',
  Journal: 'Journals',
  'Stock Adjustment': 'Adjustments',
  'Stock Transfer': 'Adjustments',
} as const satisfies Record<VoucherKind, string>;

import { detailOf } from '#data/lists/detail.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe } from '#data/store/table.ts';
import { countKey } from '#domain/books/stock/stock-count.ts';
import { settlementsOf } from '#domain/books/payments/due.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { numberKey } from '#domain/books/vouchers/voucher-number.ts';
import { amountOf, kindOf } from '#domain/books/voucher-kinds.ts';
import { isOrder } from '#domain/books/orders/order.ts';
import { sourcesOfVoucher } from '#domain/books/fulfilment/linked.ts';
import { formatDay, formatRupees } from '#domain/format.ts';

export const vouchers = describe<Voucher>({
  name: 'Vouchers',
  // Day Book: by day, where orders have none, and of a kind by day. Invoices, Purchases, Payments: by day, amount and party or ledger, all and of a kind.
  // A number is given once; find by word; the few drafts of a year that is to be closed; a supplier's bill and the set-off
  // of a month are entered once; what is set against a document; the counts of an item in a godown, for the forms of what moves it.
  // The first and the last bill of a shift; those of its vouchers that were changed. What was made of an order.
  indexes: [
    'id,keys.serial,*keys.words,keys.number,keys.draft,keys.bill,*keys.settles,*keys.counted,*keys.sources',
    '[keys.shift+keys.serial],keys.changed',
    '[keys.day+keys.serial]',
    ...['keys.list', 'kind'].flatMap((of) =>
      ['date', 'keys.rank', 'keys.name'].map((path) => `[${of}+${path}+keys.serial]`),
    ),
  ].join(),
  keys: (voucher) => {
    const kind = kindOf(voucher);
    const names = kind.listedBy(voucher).map(({ name }) => name);
    const number = numberKey(voucher);
    const bill = voucher.state === 'Issued' ? kind.onceKey(voucher) : undefined;
    const counts = voucher.state === 'Issued' ? kind.counts(voucher) : [];
    const sources = sourcesOfVoucher(voucher);
    const settles = [...settlementsOf(voucher).keys()];
    return {
      list: kind.list,
      ...(!isOrder(voucher) && { day: voucher.date }),
      rank: amountOf(voucher),
      name: sortName(names[0] ?? ''),
      words: wordsOf(titleOf(voucher), ...names, voucher.narration, 'reference' in voucher ? voucher.reference : ''),
      ...(number !== undefined && { number }),
      ...(bill !== undefined && { bill }),
      ...(settles.length > 0 && { settles }),
      ...(counts.length > 0 && {
        counted: counts.map(({ item, godown }) => countKey(item.id, godown.id, voucher.date)),
      }),
      ...(sources.length > 0 && { sources }),
      ...(voucher.state === 'Draft' && { draft: voucher.date }),
      ...(voucher.shift && voucher.kind === 'Invoice' && { shift: voucher.shift.id }),
      ...(voucher.shift && voucher.rev > 1 && { changed: voucher.shift.id }),
    };
  },
  totals: (voucher) => {
    const kind = kindOf(voucher);
    const named = [...kind.ledgers(voucher), ...kind.items(voucher), ...kind.godowns(voucher)];
    return { amount: amountOf(voucher), under: [kind.list, voucher.kind, ...named.map(({ id }) => id)] };
  },
  found: {
    of: 'voucher',
    to: '/accounting',
    page: (id) => `/vouchers/${id}`,
    as: (voucher) => ({
      code: voucher.state === 'Draft' ? '' : voucher.number,
      name: kindOf(voucher).particulars(voucher) || voucher.kind,
      detail: detailOf(voucher.kind, formatDay(voucher.date), formatRupees(amountOf(voucher)), stateOf(voucher)),
    }),
  },
  called: 'This voucher',
  file: async () => (await import('#data/books/files/vouchers.ts')).file,
});

/** Nothing of one that counts, as most do. */
function stateOf({ state }: Voucher): string {
  return state === 'Issued' ? '' : state;
}

import { detailOf } from '#data/lists/detail.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe, longList } from '#data/store/table.ts';
import { formatDay, formatRupees } from '#domain/format.ts';
import { ZERO } from '#domain/money.ts';
import { namingOf, type Voucher } from '#domain/sample/voucher.ts';

export const vouchers = describe<Voucher>({
  name: 'Vouchers',
  // Accounts & Vouchers: by number, date, type and amount, within a type.
  indexes: longList('voucherType', ['date', 'amount']),
  keys: ({ id, debitLedger, creditLedger, reference, narration }) => ({
    words: wordsOf(id, debitLedger, creditLedger, reference, narration),
  }),
  totals: ({ voucherType, debitLedger, creditLedger }) => ({
    amount: ZERO,
    under: [voucherType, ...new Set([namingOf(debitLedger), namingOf(creditLedger)])],
  }),
  found: {
    of: 'voucher',
    to: '/accounting',
    as: ({ id, debitLedger, creditLedger, date, amount }) => ({
      code: id,
      name: `${debitLedger} Dr, to ${creditLedger}`,
      detail: detailOf(formatDay(date), formatRupees(amount)),
    }),
  },
  file: async () => (await import('#data/sample/files/vouchers.ts')).file,
});

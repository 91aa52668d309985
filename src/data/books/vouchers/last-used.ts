import { isTrade } from '#domain/books/documents/document.ts';
import { isCashOrBank } from '#domain/books/ledger-group.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import { type Named } from '#domain/books/voucher-head.ts';
import {
  isMoney,
  PAYMENT_MODES,
  type PaymentMode,
  type Voucher,
  type VoucherKind,
} from '#domain/books/vouchers/voucher.ts';
import { booksStore } from '#data/books/store.ts';

/** Where the next voucher of a kind begins: the godown of the last one, and the cash or bank ledger of each mode. */
export type LastUsed = Readonly<{
  godown: Named | undefined;
  accounts: Readonly<Partial<Record<PaymentMode, Named>>>;
}>;

/**
 * Returns what the last vouchers of a kind used, as far as it is still active. A mode that none of them had begins with the
 * only ledger that it can have: of cash for Cash, of banks for the others.
 */
export async function lastUsed(kind: VoucherKind): Promise<LastUsed> {
  const [ledgers, godowns, last] = await Promise.all([
    booksStore.records('ledgers').toArray(),
    booksStore.records('godowns').toArray(),
    lastOf(kind),
  ]);
  const money = ledgers.filter(({ isActive, group }) => isActive && group !== null && isCashOrBank(group));
  const named = (id: string | undefined, among: readonly (Named & Pick<Ledger, 'isActive'>)[]): Named | undefined => {
    const one = among.find((each) => each.id === id && each.isActive);
    return one && { id: one.id, name: one.name };
  };
  const accounts = PAYMENT_MODES.flatMap((mode): [PaymentMode, Named][] => {
    const of = last.find((voucher) => isMoney(voucher) && voucher.mode === mode);
    const used = of && isMoney(of) ? named(of.account?.id, money) : undefined;
    const fitting = money.filter(({ group }) => (group === 'Cash-in-Hand') === (mode === 'Cash'));
    const first = mode === 'Cash' || fitting.length === 1 ? fitting[0] : undefined;
    const account = used ?? named(first?.id, money);
    return account ? [[mode, account]] : [];
  });
  const document = last.find((voucher) => isTrade(voucher));
  const godown = document && isTrade(document) ? named(document.godown?.id, godowns) : undefined;
  return { godown, accounts: Object.fromEntries(accounts) };
}

/** The vouchers of a kind that were entered last, the last first. */
function lastOf(kind: VoucherKind): Promise<readonly Voucher[]> {
  const rows = booksStore
    .records('vouchers')
    .where('[kind+date+keys.serial]')
    .between([kind, ''], [kind, '\uffff'])
    // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
    .reverse();
  return rows.limit(MOST_READ).toArray();
}

/** Of so many vouchers a mode that is in use is one. */
const MOST_READ = 50;

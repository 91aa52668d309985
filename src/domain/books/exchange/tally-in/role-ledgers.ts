import { type GroupName, natureOf } from '#domain/books/ledger-group.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import { nameKey } from '#domain/books/names.ts';
import { STANDARD_LEDGERS } from '#domain/books/masters/standard-ledgers.ts';
import type { TallyKind } from './tally-voucher-kinds.ts';
import { entriesOf, type TallyVoucher } from './tally-vouchers.ts';

/** A ledger of the file that is no party, with the group that it comes under; null stands for Profit & Loss A/c. */
export type GroupedLedger = Readonly<{ key: string; name: string; group: GroupName | null; head: string }>;

/**
 * Which ledger of the file, by its key, is what our documents post to. `together` are the roles that other ledgers of the
 * file have, too: CGST of sales and of purchases in one ledger, or sales at 5 % and at 18 % in two. Our documents post to
 * one ledger a role, so only the balances of all of them together are Tally's.
 */
export type RoleLedgers = Readonly<{
  taken: ReadonlyMap<LedgerRole, string>;
  together: readonly (readonly [role: LedgerRole, key: string])[];
}>;

/** How often each ledger is debited or credited in the vouchers of each kind. */
export type Uses = (kind: TallyKind, side: 'debit' | 'credit', key: string) => number;

export function usesOf(vouchers: readonly TallyVoucher[], kindOf: (type: string) => TallyKind): Uses {
  const counts = new Map<string, number>();
  for (const voucher of vouchers) {
    if (voucher.isCancelled || voucher.isOptional) continue;
    const kind = kindOf(voucher.type);
    for (const { ledger, amount } of entriesOf(voucher)) {
      const use = `${kind}/${amount > 0 ? 'debit' : 'credit'}/${nameKey(ledger)}`;
      counts.set(use, (counts.get(use) ?? 0) + 1);
    }
  }
  return (kind, side, key) => counts.get(`${kind}/${side}/${key}`) ?? 0;
}

/** The ledger most used for a role takes it; without any use the one of its usual name does. */
export function roleLedgers(ledgers: readonly GroupedLedger[], uses: Uses): RoleLedgers {
  const taken = new Map<LedgerRole, string>();
  const together: (readonly [LedgerRole, string])[] = [];
  for (const { role, name, group } of STANDARD_LEDGERS) {
    if (role === undefined) continue;
    const fitting = ledgers.filter((ledger) => fits(ledger, role, group));
    const ranked = fitting
      .map(({ key }) => ({ key, used: usedFor(role, key, uses) }))
      .filter(({ used }) => used > 0)
      .toSorted((one, other) => other.used - one.used);
    const isFree = (key: string) => ![...taken.values()].includes(key);
    const named = fitting.find(({ key }) => key === nameKey(name) && isFree(key));
    const used = ranked[0]?.key;
    const own = used !== undefined && isFree(used) ? used : named?.key;
    if (own !== undefined) taken.set(role, own);
    const also = ONE_LEDGER.test(role) ? ranked : ranked.slice(0, 1);
    for (const { key } of also) if (key !== own && WITH_OTHERS.test(role)) together.push([role, key]);
  }
  return { taken, together };
}

function usedFor(role: LedgerRole, key: string, uses: Uses): number {
  return (USED_IN[role] ?? []).reduce((sum, [kind, side]) => sum + uses(kind, side, key), 0);
}

function fits({ group, head, name }: GroupedLedger, role: LedgerRole, standard: GroupName | null): boolean {
  if (standard === null || group === null) return standard === group;
  const called = WORDS[role];
  // The head of a ledger of SGST is SGST/UTGST in Tally, so only its name says UTGST.
  if (called && !called.test(role.endsWith('Utgst') ? name : `${name} ${head}`)) return false;
  if (group === standard) return true;
  // Roundings and discounts stand among incomes at one shop, and among expenses at another.
  return FREE.includes(role) && ['income', 'expense'].includes(natureOf(group)) && !/^(Sales|Purchase)/.test(group);
}

/** Roles that a document posts to in one ledger alone; a line of a purchase may have its own. */
const ONE_LEDGER = /^(sales|salesReturns|output|input|roundOff)/;
const WITH_OTHERS = /^(sales|purchaseReturns|output|input|roundOff)/;

const FREE: readonly LedgerRole[] = ['roundOff', 'discountAllowed', 'discountReceived'];

const WORDS: Readonly<Partial<Record<LedgerRole, RegExp>>> = {
  outputCgst: /cgst|central tax/i,
  outputSgst: /sgst|state tax/i,
  outputUtgst: /utgst/i,
  outputIgst: /igst|integrated/i,
  outputCess: /cess/i,
  inputCgst: /cgst|central tax/i,
  inputSgst: /sgst|state tax/i,
  inputUtgst: /utgst/i,
  inputIgst: /igst|integrated/i,
  inputCess: /cess/i,
  tdsPayable: /tds/i,
  gstOnAdvances: /gst on advances/i,
  tdsReceivable: /tds/i,
  roundOff: /round/i,
  discountAllowed: /discount/i,
  discountReceived: /discount/i,
  stockLoss: /stock loss/i,
};

const SALE = [['Sales', 'credit']] as const;
const BOUGHT = [['Purchase', 'debit']] as const;
const ROUNDED = [
  ['Sales', 'debit'],
  ['Sales', 'credit'],
  ['Purchase', 'debit'],
  ['Purchase', 'credit'],
] as const;

const USED_IN: Readonly<
  Partial<Record<LedgerRole, readonly (readonly [kind: TallyKind, side: 'debit' | 'credit'])[]>>
> = {
  cash: [
    ['Receipt', 'debit'],
    ['Payment', 'credit'],
  ],
  bank: [
    ['Receipt', 'debit'],
    ['Payment', 'credit'],
  ],
  sales: SALE,
  salesReturns: [['Credit Note', 'debit']],
  purchases: BOUGHT,
  purchaseReturns: [['Debit Note', 'credit']],
  outputCgst: SALE,
  outputSgst: SALE,
  outputUtgst: SALE,
  outputIgst: SALE,
  outputCess: SALE,
  inputCgst: BOUGHT,
  inputSgst: BOUGHT,
  inputUtgst: BOUGHT,
  inputIgst: BOUGHT,
  inputCess: BOUGHT,
  tdsPayable: [['Payment', 'credit']],
  tdsReceivable: [['Receipt', 'debit']],
  roundOff: ROUNDED,
  discountAllowed: [['Receipt', 'debit']],
  discountReceived: [['Payment', 'credit']],
};

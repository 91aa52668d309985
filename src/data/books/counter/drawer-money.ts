import { today } from '#data/clock.ts';
import { act } from '#data/books/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { paidVoucher } from '#domain/books/counter/shifts/drawer-vouchers.ts';
import { type PaidInput, problemInReason, problemsInPaid } from '#domain/books/counter/shifts/paid.ts';
import { mostInCash, problemInCash } from '#domain/books/counter/stops.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { refuseAt, refuseIfWrong } from '#data/books/field-refusals.ts';
import { isPartyId, WALK_IN_ID } from '#data/books/ids.ts';
import type { Rows } from '#data/books/tables.ts';
import { insertVoucher, VOUCHER_TABLES } from '#data/books/vouchers/insert-voucher.ts';
import { cashTakenFrom } from './bill-facts.ts';
import { atCounter, markOf, noteAtCounter, ofShift, SHIFT_TABLES } from './shift-at-hand.ts';

/**
 * Pays money into the drawer of this device, or out of it: a receipt or a payment, which settles the oldest documents of a party
 * first; with a cash or bank ledger, a contra. Refused while its shift waits to be opened, and where a party would pay more in cash
 * on a day than the law allows.
 */
export function payDrawer(way: 'Paid In' | 'Paid Out', input: PaidInput): Promise<Voucher> {
  return act('drawer', [...SHIFT_TABLES, ...VOUCHER_TABLES], async (transaction) => {
    const at = await ofShift(transaction);
    const { cash } = at.drawer;
    refuseIfWrong(problemsInPaid(input, cash));
    const { amount, against, reason } = input;
    if (!against) throw new RangeError('What is paid in or out has another side.');
    if (way === 'Paid In' && isPartyId(against.id)) await refuseMuchCash(transaction, against.id, amount ?? ZERO);
    const group = (await transaction.get('ledgers', against.id))?.group;
    const paid = { amount: amount ?? ZERO, against: { id: against.id, name: against.name }, reason: reason.trim() };
    const voucher = paidVoucher(way, paid, { cash, group, date: today() });
    return insertVoucher(transaction, { ...voucher, ...markOf(at, way) }, 'Issued');
  });
}

async function refuseMuchCash(transaction: WriteTransaction<Rows>, party: string, amount: Paise): Promise<void> {
  const taken = await transaction.read((db) => cashTakenFrom(db, party, today()));
  refuseAt('amount', problemInCash(amount, mostInCash(today(), party === WALK_IN_ID, taken)));
}

/** Notes in the edit log that the drawer of this device is opened without a sale, and why. */
export async function openDrawer(reason: string): Promise<void> {
  refuseAt('reason', problemInReason(reason));
  return act('drawer', SHIFT_TABLES, async (transaction) => {
    noteAtCounter(transaction, await atCounter(transaction), 'open', {}, reason.trim());
  });
}

import { act } from '#data/books/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { type VoucherKind, titleOf, type Voucher, type VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { financialYearOf, type IsoDate } from '#domain/calendar.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { seeVoucher } from '#data/books/staff/sight.ts';
import { saleRights } from './sale-rights.ts';
import { refuseConflicts } from './refuse-conflicts.ts';
import { refuseCancelling } from './voucher-conflicts.ts';
import { fitOpening } from './fit-opening.ts';
import { insertVoucher, VOUCHER_TABLES } from './insert-voucher.ts';
import { giveNumber } from './numbering.ts';
import { prepareVoucher } from './prepare-voucher.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import { savingOf } from './saving-kinds.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { withAdjustmentCost } from '#data/books/stock/adjustment-cost.ts';

/** A save over that of another tab. Nothing was changed; `theirs` is the voucher as it is saved. */
export class ChangedMeanwhile extends Refusal {
  readonly theirs: Voucher;

  constructor(theirs: Voucher) {
    super(
      'Not saved',
      'Another tab saved this voucher meanwhile, so nothing was changed. Compare both, then keep one.',
    );
    this.theirs = theirs;
  }
}

/** The voucher, if there is one. */
export async function voucher(id: string): Promise<Voucher | undefined> {
  const row = await booksStore.records('vouchers').get(id);
  if (!row) return undefined;
  seeVoucher(row);
  const { keys: _, ...fields } = row;
  return fields;
}

/** Makes a voucher: a draft, or one that is issued and posted. Its number is given in the same transaction. */
export async function createVoucher(given: VoucherInput, state: 'Draft' | 'Issued'): Promise<Voucher> {
  const input = state === 'Issued' ? await withAdjustmentCost(given, '') : given;
  const needForSale = await saleRights(input, state);
  return act(kindOf(input).right(input), VOUCHER_TABLES, async (transaction, access) => {
    needForSale(access);
    return insertVoucher(transaction, input, state);
  });
}

/**
 * Changes a voucher as it was when its form was opened: `rev` is that of the row shown there. A draft may be issued; what
 * is issued stays so, and keeps its number.
 */
export async function updateVoucher(
  id: string,
  rev: number,
  given: VoucherInput,
  state: 'Draft' | 'Issued',
): Promise<Voucher> {
  const input = await withAdjustmentCost(given, id);
  const needForSale = await saleRights(input, state);
  return act(kindOf(input).right(input), VOUCHER_TABLES, async (transaction, access) => {
    const before = await current(transaction, id, rev);
    if (before.state === 'Cancelled')
      throw new Refusal('Not saved', `${titleOf(before)} is cancelled. Make a new one.`);
    if (before.kind !== input.kind)
      throw new Refusal('Not saved', `A ${before.kind} stays one. Make a new ${input.kind}.`);
    const saving = savingOf(input);
    const isIssued = before.state === 'Issued';
    const becomes = isIssued ? 'Issued' : state;
    if (isIssued)
      access.need('changeIssued', { key: `change/${id}/${rev}`, sentence: `${titleOf(before)} is changed.` });
    needForSale(access);
    const ready = await prepareVoucher(transaction, input, becomes, before);
    if (isIssued) refuseIfWrong(problemsInReissue(before, ready));
    if (becomes === 'Issued') {
      await refuseConflicts(transaction, saving.toCheck(input, ready), isIssued ? before : undefined, undefined, ready);
    }
    const number = isIssued ? before.number : state === 'Issued' ? await giveNumber(transaction, ready) : ready.number;
    const row: Voucher = {
      ...(becomes === 'Issued' ? saving.stored(ready) : ready),
      id,
      number,
      state: becomes,
      rev: rev + 1,
    };
    await transaction.replace('vouchers', before, row);
    if (isIssued) await fitOpening(transaction, before, row);
    if (!isIssued && becomes === 'Issued') await saving.insertAlong(transaction, ready, id);
    return row;
  });
}

/** Cancels an issued voucher: its number and what was entered stay, and it counts as if it had never been. */
export function cancelVoucher(id: string, rev: number): Promise<void> {
  return act(
    'anyone',
    VOUCHER_TABLES,
    async (transaction, access) => {
      const before = await current(transaction, id, rev);
      if (before.state !== 'Issued') throw new Refusal('Not saved', 'Only an issued voucher can be cancelled.');
      access.need(kindOf(before).right(before));
      access.need('changeIssued', { key: `cancel/${id}/${rev}`, sentence: `${titleOf(before)} is cancelled.` });
      await refuseCancelling(transaction, before);
      const after: Voucher = { ...before, state: 'Cancelled', rev: rev + 1 };
      await transaction.replace('vouchers', before, after);
      await fitOpening(transaction, before, after);
    },
    'Not saved',
    { action: 'cancel' },
  );
}

/** The narration of the latest voucher of a kind, by date; '' if there is none. */
export async function lastNarration(kind: VoucherKind): Promise<string> {
  const last = await booksStore
    .records('vouchers')
    .where('[kind+date+keys.serial]')
    .between([kind, ''], [kind, '\uffff'])
    .last();
  return last?.narration ?? '';
}

async function current(transaction: WriteTransaction<Rows>, id: string, rev: number): Promise<Voucher> {
  const before = await transaction.find('vouchers', id);
  if (before.rev === rev) return before;
  // Without what is derived from it: a form compares it, and may take it over.
  const { keys: _, ...theirs } = before as Rows['vouchers'] & { keys?: unknown };
  throw new ChangedMeanwhile(theirs);
}

/** A number belongs to its year (CGST Rules, rule 46(b)), and changing it would leave a hole. */
function problemsInReissue(before: Voucher, input: VoucherInput & Readonly<{ date: IsoDate }>): VoucherProblems {
  const [was, is] = [financialYearOf(before.date), financialYearOf(input.date)];
  const isOther = input.number !== '' && input.number.toUpperCase() !== before.number;
  return {
    ...(was !== is && {
      date: `${before.number} is a number of the year ${was}. Enter a day of that year, or cancel it and make a new one.`,
    }),
    ...(isOther && { number: `It keeps its number, ${before.number}. Cancel it and make a new one for another.` }),
  };
}

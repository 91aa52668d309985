import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { ownTerms } from '#domain/books/documents/blank-document.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import type { PreparedVoucher, SummedInput, Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { problemsInDraft } from '#domain/books/field-problems.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { BUSINESS_ID } from '#data/books/ids.ts';
import { withBatches, withoutTakenBatches } from '#data/books/batches/with-batches.ts';
import { problemsInNamed, rolesOf } from '#data/books/masters/references.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import type { Rows } from '#data/books/tables.ts';
import { daysOfDocuments } from './prepare-money.ts';
import { savingOf } from './saving-kinds.ts';

/**
 * Returns the voucher as it is stored, with its sums and what it posts. `before` is the one that is changed; the goods of `coming`,
 * which the same action issues, count as there. Throws a Refusal that says at which field it is wrong.
 */
export async function prepareVoucher(
  transaction: WriteTransaction<Rows>,
  given: VoucherInput,
  state: 'Draft' | 'Issued',
  before?: Voucher,
  coming?: SummedInput,
): Promise<PreparedVoucher> {
  const issued = before?.state === 'Issued' ? before : undefined;
  const [kind, saving] = [kindOf(given), savingOf(given)];
  const business = await transaction.find('business', BUSINESS_ID);
  const own = issued && 'own' in issued ? issued.own : ownTerms(business);
  const input = saving.onTerms(given, own);
  if (state === 'Draft') {
    refuseIfWrong(problemsInDraft(input));
    return {
      ...withoutTakenBatches(kind.sums(kind.normalize(saving.asDraft(input)))),
      date: dateOf(input),
      postings: [],
    };
  }
  const placed = await saving.completed(transaction, input, issued);
  refuseIfWrong(kind.problems(placed, business));
  refuseIfWrong(await problemsInNamed(transaction, placed, before));
  const summed = kind.sums(kind.normalize(await saving.withDues(transaction, placed, business, issued)));
  const whole = await withBatches(transaction, summed, business, issued, coming);
  const days = await daysOfDocuments(transaction, whole);
  return { ...whole, date: dateOf(input), postings: kind.postings(whole, await rolesOf(transaction), days) };
}

function dateOf({ date }: VoucherInput) {
  if (!isIsoDate(date)) throw new RangeError('A voucher has a date.');
  return date;
}

import type { Hand } from '#data/store/hand.ts';
import { oldestFirst } from '#domain/books/allocation.ts';
import { ownTerms } from '#domain/books/blank-document.ts';
import { isDocument, isNote, isTrade, type OwnTerms } from '#domain/books/document.ts';
import { balanceOfDue } from '#domain/books/due.ts';
import { withoutMoney } from '#domain/books/keep-document.ts';
import { tidyVoucher } from '#domain/books/keep-voucher.ts';
import { postingsOf } from '#domain/books/posting.ts';
import { isMoney, settledBy, type Voucher, type VoucherEntry } from '#domain/books/voucher.ts';
import { problemsInDraft, problemsInVoucher } from '#domain/books/voucher-problems.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { duesWithin, openDues } from './dues.ts';
import { BUSINESS_ID, isPartyId } from './ids.ts';
import { problemsInNamed, rolesOf } from './named.ts';
import { refuseIfWrong } from './refusing.ts';
import type { Rows } from './tables.ts';

/** The entry as it is kept, with what it posts. Throws a Refusal that says at which field it is wrong. */
export async function readied(
  hand: Hand<Rows>,
  given: VoucherEntry,
  state: 'Draft' | 'Issued',
  issued?: Voucher,
): Promise<Ready> {
  const business = await hand.find('business', BUSINESS_ID);
  const entry = withTerms(given, ownTerms(business), issued);
  refuseIfWrong(state === 'Draft' ? problemsInDraft(entry) : problemsInVoucher(entry, business));
  if (state === 'Issued') refuseIfWrong(await problemsInNamed(hand, entry));
  const { date } = entry;
  if (!isIsoDate(date)) throw new RangeError('A voucher has a date.');
  const tidy = tidyVoucher(state === 'Issued' && !issued ? await allocated(hand, entry) : entry);
  return { ...tidy, date, postings: state === 'Draft' ? [] : postingsOf(tidy, await rolesOf(hand)) };
}

export type Ready = VoucherEntry & Pick<Voucher, 'date' | 'postings'>;

/**
 * An invoice or purchase stands on how the business is when it is issued; one that is issued, on how it was then. A note
 * stands on what its document does.
 */
function withTerms(entry: VoucherEntry, now: OwnTerms, issued: Voucher | undefined): VoucherEntry {
  if (!isTrade(entry)) return entry;
  return { ...entry, own: issued && isDocument(issued) ? issued.own : now };
}

/** What is paid with a document is a voucher of its own once it is issued. */
export function asKept(ready: Ready, state: 'Draft' | 'Issued'): Ready {
  if (!isDocument(ready) || state === 'Draft') return ready;
  return { ...withoutMoney(ready), date: ready.date, postings: ready.postings };
}

/** A note with all lines of its form, so that a sentence stands at the right one; anything else as it is kept. */
export function checkedBeside(entry: VoucherEntry, ready: Ready): VoucherEntry {
  return isNote(entry) ? entry : ready;
}

/** A receipt or payment whose documents were not chosen settles those that are open now, the oldest first. */
async function allocated(hand: Hand<Rows>, entry: VoucherEntry): Promise<VoucherEntry> {
  if (!isMoney(entry)) return entry;
  if (entry.allocations !== undefined || !entry.against || !isPartyId(entry.against.id)) return entry;
  const side = entry.kind === 'Receipt' ? 'receivable' : 'payable';
  const dues = await openDues(duesWithin(hand), entry.against.id, side);
  const open = dues.map((due) => ({ ...due, balance: balanceOfDue(due) }));
  return open.length === 0 ? entry : { ...entry, allocations: oldestFirst(settledBy(entry), open) };
}

import { ownTerms } from '#domain/books/blank-document.ts';
import { isNote, type OwnTerms } from '#domain/books/document.ts';
import { moneyAtOnce, withoutMoney } from '#domain/books/keep-document.ts';
import { tidyVoucher } from '#domain/books/keep-voucher.ts';
import { ZERO } from '#domain/money.ts';
import { refuseBesideOthers, refuseCancelling } from './beside-others.ts';
import { act } from '#data/store/act.ts';
import type { Hand } from '#data/store/hand.ts';
import { Refusal } from '#data/store/refusal.ts';
import { postingsOf } from '#domain/books/posting.ts';
import type { EntryKind, Voucher, VoucherEntry } from '#domain/books/voucher.ts';
import { isDocument, settledBy, titleOf } from '#domain/books/voucher.ts';
import { problemsInDraft, problemsInVoucher } from '#domain/books/voucher-problems.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { financialYearOf, type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { oldestFirst } from '#domain/books/allocation.ts';
import { balanceOfDue } from '#domain/books/due.ts';
import { openDuesWithin } from './dues.ts';
import { BUSINESS_ID, isPartyId, VOUCHER_DIGITS, VOUCHER_PREFIX } from './ids.ts';
import { problemsInNamed, rolesOf } from './named.ts';
import { giveNumber } from './numbering.ts';
import { refuseIfWrong } from './refusing.ts';
import { booksStore } from './store.ts';
import type { BooksTable, Rows } from './tables.ts';

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
  const { keys: _, ...kept } = row;
  return kept;
}

/** Makes a voucher: a draft, or one that is issued and posted. Its number is given in the same transaction. */
export function createVoucher(entry: VoucherEntry, state: 'Draft' | 'Issued'): Promise<Voucher> {
  return act(booksStore, WITHIN, async (hand) => {
    const ready = await readied(hand, entry, state);
    if (state === 'Issued') await refuseBesideOthers(hand, checkedBeside(entry, ready));
    const number = state === 'Draft' ? ready.number : await giveNumber(hand, ready);
    const id = await hand.freshId('vouchers', VOUCHER_PREFIX, VOUCHER_DIGITS);
    const row: Voucher = { ...asKept(ready, state), id, number, state, rev: 1 };
    await hand.insert('vouchers', row);
    if (state === 'Issued') await settleAtOnce(hand, ready, id);
    return row;
  });
}

/**
 * Changes a voucher as it was when its form was opened: `rev` is that of the row shown there. A draft may be issued; what
 * is issued stays so, and keeps its number.
 */
export function updateVoucher(
  id: string,
  rev: number,
  entry: VoucherEntry,
  state: 'Draft' | 'Issued',
): Promise<Voucher> {
  return act(booksStore, WITHIN, async (hand) => {
    const before = await current(hand, id, rev);
    if (before.state === 'Cancelled')
      throw new Refusal('Not saved', `${titleOf(before)} is cancelled. Make a new one.`);
    if (before.kind !== entry.kind)
      throw new Refusal('Not saved', `A ${before.kind} stays one. Make a new ${entry.kind}.`);
    const isIssued = before.state === 'Issued';
    const becomes = isIssued ? 'Issued' : state;
    const ready = await readied(hand, entry, becomes, isIssued ? before : undefined);
    if (isIssued) refuseIfWrong(problemsInReissue(before, ready));
    if (becomes === 'Issued') {
      await refuseBesideOthers(hand, checkedBeside(entry, ready), isIssued ? before : undefined);
    }
    const number = isIssued ? before.number : state === 'Issued' ? await giveNumber(hand, ready) : ready.number;
    const row: Voucher = { ...asKept(ready, becomes), id, number, state: becomes, rev: rev + 1 };
    await hand.replace('vouchers', before, row);
    if (!isIssued && becomes === 'Issued') await settleAtOnce(hand, ready, id);
    return row;
  });
}

/** Cancels an issued voucher: its number and what was entered stay, and it counts as if it had never been. */
export function cancelVoucher(id: string, rev: number): Promise<void> {
  return act(
    booksStore,
    WITHIN,
    async (hand) => {
      const before = await current(hand, id, rev);
      if (before.state !== 'Issued') throw new Refusal('Not saved', 'Only an issued voucher can be cancelled.');
      await refuseCancelling(hand, before);
      await hand.replace('vouchers', before, { ...before, state: 'Cancelled', rev: rev + 1 });
    },
    'Not saved',
    { deed: 'cancel' },
  );
}

/** Deletes all these drafts, or none if one of them was issued. The ids must be distinct. */
export function deleteDrafts(ids: readonly string[]): Promise<void> {
  return act(
    booksStore,
    WITHIN,
    async (hand) => {
      const rows = await Promise.all(ids.map((id) => hand.find('vouchers', id)));
      for (const row of rows) {
        if (row.state === 'Draft') continue;
        throw new Refusal('Not deleted', `${titleOf(row)} is issued, so it stays. Cancel it instead.`);
      }
      for (const row of rows) await hand.remove('vouchers', row);
    },
    'Not deleted',
  );
}

/** The narration of the latest voucher of a kind, by date; '' if there is none. */
export async function lastNarration(kind: EntryKind): Promise<string> {
  const last = await booksStore
    .records('vouchers')
    .where('[kind+date+keys.serial]')
    .between([kind, ''], [kind, '\uffff'])
    .last();
  return last?.narration ?? '';
}

/** The tables that a voucher is checked against, and what it changes. */
const WITHIN: readonly BooksTable[] = ['vouchers', 'parties', 'ledgers', 'items', 'series', 'business'];

/** The entry as it is kept, with what it posts. Throws a Refusal that says at which field it is wrong. */
async function readied(
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

type Ready = VoucherEntry & Pick<Voucher, 'date' | 'postings'>;

/**
 * An invoice or purchase stands on how the business is when it is issued; one that is issued, on how it was then. A note
 * stands on what its document does.
 */
function withTerms(entry: VoucherEntry, now: OwnTerms, issued: Voucher | undefined): VoucherEntry {
  if (entry.kind !== 'Invoice' && entry.kind !== 'Purchase') return entry;
  return { ...entry, own: issued && isDocument(issued) ? issued.own : now };
}

/** What is paid with a document is a voucher of its own once it is issued. */
function asKept(ready: Ready, state: 'Draft' | 'Issued'): Ready {
  if (!isDocument(ready) || state === 'Draft') return ready;
  return { ...withoutMoney(ready), date: ready.date, postings: ready.postings };
}

/** A note with all lines of its form, so that a sentence stands at the right one; anything else as it is kept. */
function checkedBeside(entry: VoucherEntry, ready: Ready): VoucherEntry {
  return isDocument(entry) && isNote(entry) ? entry : ready;
}

/** A receipt or payment whose documents were not chosen settles those that are open now, the oldest first. */
async function allocated(hand: Hand<Rows>, entry: VoucherEntry): Promise<VoucherEntry> {
  if (entry.kind !== 'Receipt' && entry.kind !== 'Payment') return entry;
  if (entry.allocations !== undefined || !entry.against || !isPartyId(entry.against.id)) return entry;
  const side = entry.kind === 'Receipt' ? 'receivable' : 'payable';
  const dues = await openDuesWithin(hand, entry.against.id, side);
  const open = dues.map((due) => ({ ...due, balance: balanceOfDue(due) }));
  return open.length === 0 ? entry : { ...entry, allocations: oldestFirst(settledBy(entry), open) };
}

/** Makes the receipt, or payment, of what is paid with a document, and sets it against it. */
async function settleAtOnce(hand: Hand<Rows>, ready: Ready, document: string): Promise<void> {
  if (ready.kind !== 'Invoice' && ready.kind !== 'Purchase') return;
  const money = moneyAtOnce(ready, 'Cash');
  if (!money) return;
  const { date } = ready;
  const entry = { ...money, date, allocations: [{ document, amount: money.amount ?? ZERO }] };
  const number = await giveNumber(hand, entry);
  const id = await hand.freshId('vouchers', VOUCHER_PREFIX, VOUCHER_DIGITS);
  const postings = postingsOf(entry, await rolesOf(hand));
  await hand.insert('vouchers', { ...entry, id, number, state: 'Issued', postings, rev: 1 });
}

async function current(hand: Hand<Rows>, id: string, rev: number): Promise<Voucher> {
  const before = await hand.find('vouchers', id);
  if (before.rev === rev) return before;
  // Without what is derived from it: a form compares it, and may take it over.
  const { keys: _, ...theirs } = before as Rows['vouchers'] & { keys?: unknown };
  throw new ChangedMeanwhile(theirs);
}

/** A number belongs to its year (CGST Rules, rule 46(b)), and changing it would leave a hole. */
function problemsInReissue(before: Voucher, entry: VoucherEntry & Readonly<{ date: IsoDate }>): VoucherProblems {
  const [was, is] = [financialYearOf(before.date), financialYearOf(entry.date)];
  const isOther = entry.number !== '' && entry.number.toUpperCase() !== before.number;
  return {
    ...(was !== is && {
      date: `${before.number} is a number of the year ${was}. Enter a day of that year, or cancel it and make a new one.`,
    }),
    ...(isOther && { number: `It keeps its number, ${before.number}. Cancel it and make a new one for another.` }),
  };
}

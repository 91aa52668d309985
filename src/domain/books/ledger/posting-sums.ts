import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { isDocument } from '#domain/books/documents/document.ts';
import { type DebitCredit, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { type GroupName, isCashOrBank } from '#domain/books/ledger-group.ts';
import { serialOf } from '#domain/record-id.ts';
import { groupOfParty, type Party, type PartyKind } from '#domain/books/masters/party.ts';
import { type Grain, periodOf } from '#domain/books/sum-periods.ts';
import { REGISTER_FIGURES, type RegisterFigure, type RegisterName, registerOf, registerRow } from './register.ts';
import { shiftFiguresOf, shiftSumKey } from './shift-sums.ts';
import { currentPostingsByDay, type Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Posting } from '#domain/books/voucher-head.ts';

/**
 * The sums that are stored of what vouchers post, so that no figure is read by adding up vouchers: of each ledger, of all
 * debtors and all creditors, of each party, of the cash that moved by the ledger of the other side,
 * of the documents in the registers, and of the vouchers of a shift.
 */

/** All customers together, and all suppliers, as a row of a statement knows them. */
export type ControlNode = 'debtors' | 'creditors';

export function controlOf(kind: PartyKind): ControlNode {
  return groupOfParty(kind) === 'Sundry Debtors' ? 'debtors' : 'creditors';
}

/**
 * L: ledgers and control nodes. C: cash by the other side. R: what the registers add up, what is taken back on the credit
 * side. By period first, as a statement reads all of a time.
 */
export type Book = 'L' | 'C' | 'R';

export function sumKey(book: Book, grain: Grain, period: string, node: string): string {
  return `${book}${grain}/${period}/${node}`;
}

/** The key of a sum of one party, all of whose sums stand together. */
export function partySumKey(party: string, book: Book, grain: Grain, period: string): string {
  return `${partySumsPrefix(party)}${book}${grain}/${period}`;
}

/**
 * The key of all that was ever posted to a party, with what it opened with: its balance of today. Some parties by their
 * serials stand in one row, so that those with whom anything stands are found in a few rows, and a voucher still writes
 * a small one.
 */
export function partyBalanceKey(party: string): string {
  return `${PARTY_BALANCES}${Math.floor(serialOf(party) / PARTIES_IN_ROW)}/${party}`;
}

/** The beginning of the keys of those balances. */
export const PARTY_BALANCES = 'T/';

/** Adds what a party opened with. */
export function addOpening(
  sums: Map<string, DebitCredit>,
  { id, opening }: Pick<Party, 'id' | 'opening'>,
  sign: 1 | -1,
): void {
  if (opening !== 0)
    add(sums, partyBalanceKey(id), opening > 0 ? sign * opening : 0, opening < 0 ? -sign * opening : 0);
}

/** The beginning of the keys of a party's sums. */
export function partySumsPrefix(party: string): string {
  return `P/${party}/`;
}

/** The key of the sum of its control node that a sum of a party is a part of; undefined for what is no part of one. */
export function controlKeyOf(partyKey: string, control: ControlNode): string | undefined {
  const [, , book, period] = partyKey.split('/');
  return period === undefined ? undefined : `${book}/${period}/${control}`;
}

/** Where a figure of a register is kept. */
export function registerNode(register: RegisterName, figure: RegisterFigure): string {
  return `${register}: ${figure}`;
}

/** The ledger or control node of a key of a book. */
export function nodeOfKey(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}

/** Looks up what the sums must know of the ledger or party that is posted to. */
export type NodeOf = (id: string) => Readonly<{ control?: ControlNode; group?: GroupName | null }>;

/**
 * Returns the changes of the sums when a voucher changes, by key; undefined stands for none before or after. What was is
 * taken off both sides, so that nothing is left of it.
 */
export function changesOfSums(
  before: Voucher | undefined,
  after: Voucher | undefined,
  nodeOf: NodeOf,
): ReadonlyMap<string, DebitCredit> {
  const changes = new Map<string, DebitCredit>();
  if (before) addVoucher(changes, before, nodeOf, -1);
  if (after) addVoucher(changes, after, nodeOf, 1);
  return new Map([...changes].filter(([, { debit, credit }]) => debit !== 0 || credit !== 0));
}

/** Adds what a voucher posts, and what it counts for in its register and its shift. */
export function addVoucher(sums: Map<string, DebitCredit>, voucher: Voucher, nodeOf: NodeOf, sign: 1 | -1): void {
  for (const [day, postings] of currentPostingsByDay(voucher)) addSums(sums, day, postings, nodeOf, sign);
  addRegisterFigures(sums, voucher, sign);
  addShiftFigures(sums, voucher, nodeOf, sign);
}

/** Adds what a document counts for in its register; nothing of a draft, of what is cancelled, and of other vouchers. */
export function addRegisterFigures(sums: Map<string, DebitCredit>, voucher: Voucher, sign: 1 | -1): void {
  if (voucher.state !== 'Issued' || !isDocument(voucher)) return;
  const [register, row] = [registerOf(voucher), registerRow(voucher)];
  for (const grain of GRAINS) {
    for (const figure of REGISTER_FIGURES) {
      const key = sumKey('R', grain, periodOf(grain, voucher.date), registerNode(register, figure));
      const amount = sign * row[figure];
      add(sums, key, row[figure] > 0 ? amount : 0, row[figure] < 0 ? -amount : 0);
    }
  }
}

/** Adds what a voucher counts for in its shift. */
function addShiftFigures(sums: Map<string, DebitCredit>, voucher: Voucher, nodeOf: NodeOf, sign: 1 | -1): void {
  const { id = '' } = voucher.shift ?? {};
  for (const [figure, amount] of shiftFiguresOf(voucher, (party) => nodeOf(party).control !== undefined)) {
    add(sums, shiftSumKey(id, figure), amount > 0 ? sign * amount : 0, amount < 0 ? -sign * amount : 0);
  }
}

/** Adds postings of a day to the sums. */
export function addSums(
  sums: Map<string, DebitCredit>,
  date: IsoDate,
  postings: readonly Posting[],
  nodeOf: NodeOf,
  sign: 1 | -1,
): void {
  const isMoney = ({ ledger }: Posting) => {
    const { group } = nodeOf(ledger);
    return group !== undefined && group !== null && isCashOrBank(group);
  };
  const movesMoney = postings.some(isMoney);
  for (const posting of postings) {
    const { ledger, amount } = posting;
    const { control } = nodeOf(ledger);
    const node = control ?? ledger;
    const [debit, credit] = amount > 0 ? [sign * amount, 0] : [0, -sign * amount];
    if (control) add(sums, partyBalanceKey(ledger), debit, credit);
    for (const grain of GRAINS) {
      const period = periodOf(grain, date);
      add(sums, sumKey('L', grain, period, node), debit, credit);
      if (control) add(sums, partySumKey(ledger, 'L', grain, period), debit, credit);
      // What the other side is credited with came in.
      if (!movesMoney || isMoney(posting)) continue;
      add(sums, sumKey('C', grain, period, node), credit, debit);
      if (control) add(sums, partySumKey(ledger, 'C', grain, period), credit, debit);
    }
  }
}

function add(sums: Map<string, DebitCredit>, key: string, debit: number, credit: number): void {
  const { debit: had, credit: owed } = sums.get(key) ?? NO_DEBIT_CREDIT;
  sums.set(key, { debit: asPaise(had + debit), credit: asPaise(owed + credit) });
}

const PARTIES_IN_ROW = 64;

const GRAINS = ['Y', 'M', 'D'] as const;

import type { IsoDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/format.ts';
import { asPaise, type Paise, sumOf } from '#domain/money.ts';
import { postedBy, titleOf, type Voucher } from '#domain/books/voucher.ts';

/** A line of a bank's statement as the books keep it. `rev` counts its changes. */
export type BankLine = Readonly<{
  id: string;
  rev: number;
  /** The ledger of the bank account. */
  account: string;
  /** Not called its date: what a bank says of a day changes no figure of it, so no lock is in its way. */
  on: IsoDate;
  narration: string;
  reference: string;
  /** Positive for money that came in. */
  amount: Paise;
  balance: Paise | null;
  /** By what it is known again: see `knownBy`. */
  known: string;
  state: 'Open' | 'Matched' | 'Set aside';
  /** The voucher that it is matched with; '' if it is with none. */
  voucher: string;
}>;

/** How a line stands now: one that is matched is done only while its voucher moves what the bank did. */
export const LINE_STANDINGS = ['To do', 'Done', 'Set aside'] as const;
export type LineStanding = (typeof LINE_STANDINGS)[number];

export function lineStanding(
  { state, account, amount }: Pick<BankLine, 'state' | 'account' | 'amount'>,
  voucher: Voucher | undefined,
): LineStanding {
  if (state === 'Set aside') return 'Set aside';
  return state === 'Matched' && voucher && movedOn(voucher, account) === amount ? 'Done' : 'To do';
}

/** What a voucher moves on a ledger, positive for money that came in; 0 of a draft and a cancelled one. */
function movedOn(voucher: Voucher, account: string): Paise {
  return sumOf(postedBy(voucher).flatMap(({ ledger, amount }) => (ledger === account ? [asPaise(amount)] : [])));
}

/** Why a line cannot be matched with a voucher; undefined if it can. */
export function problemInMatch(line: Pick<BankLine, 'account' | 'amount'>, voucher: Voucher): string | undefined {
  const moved = movedOn(voucher, line.account);
  if (moved === line.amount) return undefined;
  if (voucher.state !== 'Issued') return `${titleOf(voucher)} is ${voucher.state.toLowerCase()}. Choose another entry.`;
  return `${titleOf(voucher)} moves ${formatRupees(moved)} here, and the bank ${formatRupees(line.amount)}. Choose another entry, or correct it first.`;
}

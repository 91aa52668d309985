import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import type { Allocation } from '#domain/books/voucher-head.ts';
import { isNote, type NoteInput } from '#domain/books/documents/document.ts';
import { documentSums } from '#domain/books/documents/document-sums.ts';
import { duesOfParty, type DueSide, settledSide } from '#domain/books/payments/due.ts';
import { nameKey } from '#domain/books/names.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { isMoney, type MoneyInput, settledAmount } from '#domain/books/vouchers/voucher.ts';
import type { TradeVoucher } from './convert-notes.ts';
import type { TallyLine, TallySetting, TallyVoucher } from './tally-vouchers.ts';
import type { ImportReport } from './import-report.ts';
import { amountOf } from '#domain/books/voucher-kinds.ts';

/** The documents and opening bills by the names that bills have in Tally, and what of each is still open. */
export class OpenBills {
  readonly #documents = new Map<string, TradeVoucher>();
  readonly #open = new Map<string, Open>();
  readonly #byId = new Map<string, Open>();

  constructor(parties: readonly Party[]) {
    for (const due of parties.flatMap((party) => duesOfParty(party))) {
      this.#open.set(keyOfBillName(due.party, due.number), { id: due.id, side: due.side, left: due.total });
    }
  }

  /** A document under all its names. The one that had a name first keeps it. */
  add(document: TradeVoucher, voucher: TallyVoucher): void {
    const party = document.party?.id ?? '';
    const side = document.kind === 'Invoice' ? 'receivable' : 'payable';
    const due: Open = { id: document.id, side, left: amountOf(document) };
    this.#byId.set(due.id, due);
    const names = [
      ...settingsIn(voucher.lines)
        .filter(isNew)
        .map(({ name }) => name),
      voucher.number,
    ];
    for (const name of document.kind === 'Purchase' ? [...names, document.billNumber] : names) {
      const key = keyOfBillName(party, name);
      if (this.#open.has(key)) continue;
      this.#open.set(key, due);
      this.#documents.set(key, document);
    }
  }

  named(party: string, name: string): TradeVoucher | undefined {
    return this.#documents.get(keyOfBillName(party, name));
  }

  /** Sets up to an amount against what is open under a name; undefined if nothing has it. */
  settle(party: string, name: string, side: DueSide, most: number): Allocation | undefined {
    const due = this.#open.get(keyOfBillName(party, name));
    if (due?.side !== side) return undefined;
    const amount = asPaise(Math.min(due.left, most));
    due.left -= amount;
    return { document: due.id, amount };
  }

  /** Sets up to an amount against a document. */
  settleDocument(id: string, most: number): Paise {
    const due = this.#byId.get(id);
    if (!due) return ZERO;
    const amount = asPaise(Math.min(due.left, most));
    due.left -= amount;
    return amount;
  }
}

type Open = { id: string; side: DueSide; left: number };

/** A receipt, payment or note that came in, with its voucher of Tally. */
export type ImportedSettler = Readonly<{ input: MoneyInput | NoteInput; voucher: TallyVoucher }>;
/** A document that came in. */
export type ImportedTrade = Readonly<{ document: TradeVoucher; voucher: TallyVoucher }>;

/** An amount paid before the documents that name it: their side, what of it is left, and what it is set against. */
type Advance = { own: Allocation[]; side: DueSide; left: number };

/** The allocations of receipts, payments and notes, in their order, and of opening balances, by their party. */
type ImportedAllocations = Readonly<{
  settlers: readonly (readonly Allocation[])[];
  openings: ReadonlyMap<string, readonly Allocation[]>;
}>;

/**
 * Sets receipts, payments and notes against the bills that they name, and these and opening balances against those that name
 * them. What a note is set against its own document for is no allocation.
 */
export function allocationsOf(
  settlers: readonly ImportedSettler[],
  trades: readonly ImportedTrade[],
  bills: OpenBills,
  opened: readonly Readonly<{ party: string; name: string; amount: Paise }>[],
  report: ImportReport,
): ImportedAllocations {
  const openings = new Map<string, Allocation[]>(opened.map(({ party }) => [party, []]));
  const advances = new Map<string, Advance>(
    opened.map(({ party, name, amount }) => [
      keyOfBillName(party, name),
      { own: openings.get(party) ?? [], side: amount > 0 ? 'payable' : 'receivable', left: Math.abs(amount) },
    ]),
  );
  const all = settlers.map(({ input, voucher }): Allocation[] => {
    const party = (isMoney(input) ? input.against : input.party)?.id ?? '';
    const side = settledSide(input);
    let left: number = isMoney(input) ? settledAmount(input) : documentSums(input).total;
    const own: Allocation[] = [];
    for (const { type, name, amount } of settingsIn(voucher.lines)) {
      const size = Math.min(left, side === 'receivable' ? 0 - amount : amount);
      if (size <= 0) continue;
      if (isNote(input) && isAgainst(type) && bills.named(party, name)?.id === input.against?.id) {
        left -= size;
        continue;
      }
      const set = isAgainst(type) ? bills.settle(party, name, side, size) : undefined;
      if (set) own.push(set);
      else if (isAgainst(type)) report.add(NOT_THERE, `${voucher.number || voucher.type}: ${name}`);
      else if (name !== '') advances.set(keyOfBillName(party, name), { own, side, left: size });
      left -= set?.amount ?? 0;
    }
    return own;
  });
  for (const { document, voucher } of trades) {
    const party = document.party?.id ?? '';
    for (const { type, name, amount } of settingsIn(voucher.lines)) {
      const advance = isAgainst(type) ? advances.get(keyOfBillName(party, name)) : undefined;
      if (advance?.side !== (document.kind === 'Invoice' ? 'receivable' : 'payable')) continue;
      const set = bills.settleDocument(document.id, Math.min(advance.left, Math.abs(amount)));
      advance.left -= set;
      advance.own.push({ document: document.id, amount: set });
    }
  }
  return {
    settlers: all.map(oncePerDocument),
    openings: new Map([...openings].map(([party, own]) => [party, oncePerDocument(own)])),
  };
}

/** Whether a voucher settles bills by the line of a party. */
export function settlesBills({ lines }: TallyVoucher): boolean {
  return settingsIn(lines).some(({ type }) => isAgainst(type));
}

function oncePerDocument(allocations: readonly Allocation[]): readonly Allocation[] {
  const sums = new Map<string, number>();
  for (const { document, amount } of allocations) sums.set(document, (sums.get(document) ?? 0) + amount);
  return [...sums].flatMap(([document, amount]) => (amount === 0 ? [] : [{ document, amount: asPaise(amount) }]));
}

function settingsIn(lines: readonly TallyLine[]): readonly TallySetting[] {
  return lines.flatMap(({ settings }) => settings);
}

function isAgainst(type: string): boolean {
  return /^agst/i.test(type);
}

function isNew({ type, name }: TallySetting): boolean {
  return name !== '' && !isAgainst(type) && !/^on account/i.test(type);
}

function keyOfBillName(party: string, name: string): string {
  return `${party}/${nameKey(name)}`;
}

const NOT_THERE = 'Receipts, payments and notes that settle a bill which did not come in as a document are on account.';

import type { OnProgress } from '#data/files/progress.ts';
import { type Database, outsideTransaction } from '#data/store/database.ts';
import { sourceOf } from '#domain/books/stock/stock-move.ts';
import { isDocument, isNote } from '#domain/books/documents/document.ts';
import { notedBy } from '#domain/books/payments/due.ts';
import { isStockVoucher } from '#domain/books/vouchers/stock-voucher.ts';
import { billNames } from '#domain/books/exchange/tally/tally-bills.ts';
import { godownNames, rolesIn, type TallyBooks, tallyNameOf } from '#domain/books/exchange/tally/tally-books.ts';
import {
  problemsInMasters,
  problemsInVoucher,
  problemsOfDrafts,
  type TallyProblem,
} from '#domain/books/exchange/tally/tally-problems.ts';
import { tallyEntries } from '#domain/books/exchange/tally/tally-entries.ts';
import { masterMessages } from '#domain/books/exchange/tally/tally-masters.ts';
import { movedGoods } from '#domain/books/exchange/tally/tally-stock.ts';
import { envelope } from '#domain/books/exchange/tally/tally-text.ts';
import { stockJournalMessage, type TallyNames, voucherMessage } from '#domain/books/exchange/tally/tally-voucher.ts';
import { type Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { duesIn } from '#data/books/projections/dues.ts';
import { isPartyId } from '#data/books/ids.ts';
import { settledByNotes } from '#data/books/payments/note-settlements.ts';
import type { StockOfItems } from '#data/books/projections/stock-rows.ts';
import { inOrderOfAge, settledByOpenings, tallyBooksOn } from './tally-opening-balances.ts';
import type { Rows } from '#data/books/tables.ts';
import { countVouchers, nextVouchers } from '#data/books/vouchers/voucher-batches.ts';

/**
 * The vouchers of some days, the day on which the books begin in Tally, the goods that there are on its morning, and what
 * those cost that were moved between godowns, by line.
 */
export type TallyOrder = Readonly<{
  from: IsoDate;
  to: IsoDate;
  begins: IsoDate;
  stock: StockOfItems;
  transfers: ReadonlyMap<string, Paise>;
}>;

/** Both files for Tally, and what it would refuse or take otherwise: with a refusal there are no files. */
export type TallyFiles = Readonly<{
  masters: readonly Blob[];
  vouchers: readonly Blob[];
  counts: Readonly<{ masters: number; vouchers: number }>;
  problems: readonly TallyProblem[];
}>;

/**
 * Writes the books for Tally as they are at one moment. Each batch of vouchers becomes a Blob, which the browser can keep
 * outside the memory of the page. Drafts stay out, as they are no vouchers yet, which is among the problems.
 */
export function writeTally(db: Database<Rows>, order: TallyOrder, onProgress: OnProgress): Promise<TallyFiles> {
  return db.transaction('r', TABLES_READ, async () => {
    const books = await tallyBooksOn(db, order);
    const masters = masterMessages(books);
    const problems: TallyProblem[] = [...problemsInMasters(books)];
    const [start, end] = envelope('Vouchers');
    const parts = [new Blob([start])];
    const total = await countVouchers(db, order);
    const facts = await factsOf(db, books, order);
    let count = 0;
    let read = 0;
    let drafts = 0;
    for (
      let batch = await nextVouchers(db, order);
      batch.length > 0;
      batch = await nextVouchers(db, order, batch.at(-1))
    ) {
      const vouchers = batch.filter(({ state }) => state !== 'Draft');
      const written = vouchers.flatMap((voucher) => facts.write(voucher, problems));
      drafts += batch.length - vouchers.length;
      parts.push(new Blob(written));
      count += written.length;
      read += batch.length;
      // The listener may read and write the records, which must not become part of this transaction.
      outsideTransaction(() => void onProgress(read, total));
    }
    problems.push(...problemsOfDrafts(drafts));
    const isRefused = problems.some((problem) => problem.isRefused);
    const [mastersStart, mastersEnd] = envelope('All Masters');
    return {
      masters: isRefused ? [] : [new Blob([mastersStart, ...masters, mastersEnd])],
      vouchers: isRefused ? [] : [...parts, new Blob([end])],
      counts: { masters: masters.length, vouchers: count },
      problems: problems.toSorted((one, other) => Number(other.isRefused) - Number(one.isRefused)),
    };
  });
}

/** Reads what writing a voucher needs to know of everything else. */
async function factsOf(db: Database<Rows>, books: TallyBooks, { transfers }: TallyOrder) {
  const roles = rolesIn(books.ledgers);
  const groups = new Map(books.ledgers.map(({ id, group }) => [id, group ?? undefined]));
  const accounts = new Map([
    ...books.ledgers.map((ledger) => [ledger.id, tallyNameOf(ledger)] as const),
    ...books.parties.map(({ id, name }) => [id, name] as const),
  ]);
  const goods = new Map(books.items.flatMap((item) => (item.kind === 'Goods' ? [[item.id, item] as const] : [])));
  const dues = inOrderOfAge(await duesIn(db).toArray());
  const bills = billNames(dues);
  const counts = await settledByNotes(db, dues);
  const opened = settledByOpenings(books.parties);
  const names: TallyNames = {
    ledger: (id) => accounts.get(id) ?? '',
    isParty: isPartyId,
    item: (id) => goods.get(id)?.name ?? '',
    godown: godownNames(books.godowns),
    bill: (document) => bills.get(document),
    noteCounts: (note) => counts.get(note.id) ?? (isNote(note) ? notedBy(note) : ZERO),
    fromOpening: (document) => opened.get(document) ?? ZERO,
  };
  const unitOf = (item: string) => goods.get(item)?.unit;
  const prefix = `tarazu-${books.business.name}`;
  return {
    write(voucher: Voucher, problems: TallyProblem[]): readonly string[] {
      const entries = tallyEntries(voucher, roles, unitOf);
      const nameOf = (id: string) => accounts.get(id);
      problems.push(...problemsInVoucher(voucher, entries, nameOf, unitOf, (id) => groups.get(id)));
      const moved = movedGoods(
        voucher,
        unitOf,
        (line) => transfers.get(sourceOf({ voucher: voucher.id, line })) ?? ZERO,
      );
      const isEmpty = entries.ledgers.length + entries.stock.length === 0;
      const isCancelled = voucher.state === 'Cancelled';
      return [
        ...((isEmpty && !isCancelled) || voucher.kind === 'Stock Transfer'
          ? []
          : [voucherMessage(asNamedNow(voucher, accounts), entries, names, prefix)]),
        ...(moved.length > 0 || (isStockVoucher(voucher) && isCancelled)
          ? [stockJournalMessage(voucher, moved, names, prefix)]
          : []),
      ];
    },
  };
}

/** A party may have been renamed since; Tally knows it by its name of now alone. */
function asNamedNow(voucher: Voucher, accounts: ReadonlyMap<string, string>): Voucher {
  const renamed = <Named extends Readonly<{ id: string; name: string }>>(named: Named): Named => {
    return { ...named, name: accounts.get(named.id) ?? named.name };
  };
  if (isDocument(voucher) && voucher.party) return { ...voucher, party: renamed(voucher.party) };
  if ('against' in voucher && voucher.against && 'name' in voucher.against) {
    return { ...voucher, against: renamed(voucher.against) } as Voucher;
  }
  return voucher;
}

const TABLES_READ = ['business', 'ledgers', 'parties', 'items', 'godowns', 'vouchers', 'dues', 'totals'];

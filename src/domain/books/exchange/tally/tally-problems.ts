import { sumOf } from '#domain/money.ts';
import { quantityIn } from '#domain/books/documents/line-count.ts';
import { isDocument, isNote } from '#domain/books/documents/document.ts';
import { takesGoodsBack } from '#domain/books/documents/note-balance.ts';
import { GROUP_NAMES, isCashOrBank } from '#domain/books/ledger-group.ts';
import { nameKey } from '#domain/books/names.ts';
import { isStockVoucher } from '#domain/books/vouchers/stock-voucher.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { MAIN_LOCATION, type TallyBooks, tallyNameOf } from './tally-books.ts';
import type { TallyEntries } from './tally-entries.ts';

/**
 * A record that Tally would refuse, or take otherwise than one expects. Nothing is written while something is refused.
 * Amounts with more than two decimals and rates with more than four cannot occur: the types of money and rates have none.
 */
export type TallyProblem = Readonly<{ isRefused: boolean; sentence: string; voucher?: string }>;

/** Names that Tally keeps once for groups, ledgers and parties together, once for items, and once for godowns. */
export function problemsInMasters({ ledgers, parties, items, godowns }: TallyBooks): readonly TallyProblem[] {
  const groups = GROUP_NAMES.map((name) => ({ name, what: 'group' }));
  const accounts = [
    ...groups,
    ...ledgers.map((ledger) => ({ name: tallyNameOf(ledger), what: 'ledger' })),
    ...parties.map(({ name }) => ({ name, what: 'party' })),
  ];
  const services = items.filter(({ kind }) => kind === 'Service').length;
  return [
    ...twice(accounts),
    ...twice(items.filter(({ kind }) => kind === 'Goods').map(({ name }) => ({ name, what: 'item' }))),
    ...twice([{ name: MAIN_LOCATION }, ...godowns.slice(1)].map(({ name }) => ({ name, what: 'godown' }))),
    ...(services === 0 ? [] : [note(servicesStayOut(services))]),
  ];
}

/** Lists the problems of a voucher. `nameOf` knows ledgers and parties by id, `unitOf` the unit of goods as it is now. */
export function problemsInVoucher(
  voucher: Voucher,
  { ledgers, stock }: TallyEntries,
  nameOf: (id: string) => string | undefined,
  unitOf: (item: string) => UnitCode | undefined,
  groupOf: (id: string) => Parameters<typeof isCashOrBank>[0] | undefined,
): readonly TallyProblem[] {
  const title = titleOf(voucher);
  const all = [...ledgers, ...stock];
  const at = (isRefused: boolean, sentence: string): TallyProblem => ({ isRefused, sentence, voucher: voucher.id });
  const isMissing = all.some(({ ledger }) => nameOf(ledger) === undefined);
  const isUneven = sumOf(all.map(({ amount }) => amount)) !== 0;
  const isEmpty = voucher.state === 'Issued' && all.length === 0 && !isStockVoucher(voucher);
  const movesMoney = ledgers.some(({ ledger }) => isMoneyGroup(groupOf(ledger)));
  return [
    ...(isMissing
      ? [at(true, `${title} names a ledger that is not there any more. Check the books in Settings.`)]
      : []),
    ...(isUneven ? [at(true, `${title}: debits and credits are not equal. Check the books in Settings.`)] : []),
    ...(isEmpty
      ? [at(false, `${title} comes to nothing, and Tally takes no voucher without an amount: left out.`)]
      : []),
    ...(voucher.kind === 'Journal' && movesMoney ? [at(false, `${title} ${MONEY_IN_JOURNAL}`)] : []),
    ...(isEmpty ? [] : goodsForNothing(voucher)).map((name) => {
      return at(
        false,
        `${title} has “${name}” for nothing, and Tally takes no line without an amount: its quantity is not there.`,
      );
    }),
    ...otherUnits(voucher, unitOf).map((name) => {
      return at(false, `${title} counts ${name}${isStockVoucher(voucher) ? MOVED_IN_OTHER_UNIT : IN_OTHER_UNIT}`);
    }),
  ];
}

/** The goods of an issued document that move, and come to nothing: free ones beside what was paid for. */
function goodsForNothing(voucher: Voucher): readonly string[] {
  if (!isDocument(voucher) || voucher.state !== 'Issued' || (isNote(voucher) && !takesGoodsBack(voucher))) return [];
  return [...voucher.lines].flatMap(({ item, quantity }, at) => {
    const { taxable = 0 } = voucher.sums.lines[at] ?? {};
    return item?.kind === 'Goods' && (quantity ?? 0) !== 0 && taxable === 0 ? [item.name] : [];
  });
}

/** The goods of lines that are counted in another unit than the item is now. */
function otherUnits(voucher: Voucher, unitOf: (item: string) => UnitCode | undefined): readonly string[] {
  if (!isDocument(voucher) && !isStockVoucher(voucher)) return [];
  return [...voucher.lines].flatMap((line) => {
    const { item, unit } = line;
    const own = item && unitOf(item.id);
    const isCounted =
      item === null || own === undefined || own === unit || quantityIn(line, own ?? undefined) !== undefined;
    return isCounted ? [] : [`“${item.name}” in ${unit}`];
  });
}

function isMoneyGroup(group: Parameters<typeof isCashOrBank>[0] | undefined): boolean {
  return group !== undefined && isCashOrBank(group);
}

function twice(all: readonly Readonly<{ name: string; what: string }>[]): readonly TallyProblem[] {
  const first = new Map<string, string>();
  return all.flatMap(({ name, what }) => {
    const key = nameKey(name);
    const other = first.get(key);
    first.set(key, other ?? what);
    if (other === undefined) return [];
    return [{ isRefused: true, sentence: `Tally has a ${other} named “${name}” already. Rename the ${what}.` }];
  });
}

function note(sentence: string): TallyProblem {
  return { isRefused: false, sentence };
}

/** Says how many drafts of the days are in no file; nothing where there are none. */
export function problemsOfDrafts(count: number): readonly TallyProblem[] {
  if (count === 0) return [];
  const which = count === 1 ? '1 draft of these days stays' : `${count} drafts of these days stay`;
  return [note(`${which} out, as drafts are no vouchers yet. Issue what is to be in Tally, and check again.`)];
}

function servicesStayOut(count: number): string {
  const which = count === 1 ? '1 service stays' : `${count} services stay`;
  return `${which} out of the list of items: Tally keeps stock of goods alone. Their sales and purchases are there.`;
}

const MONEY_IN_JOURNAL =
  'moves cash or bank. Tally takes that if journals allow it: in a journal, F12 › Allow cash or bank accounts.';
const MOVED_IN_OTHER_UNIT =
  ', which is not its unit any more. That it was moved stays out: enter it as a stock journal.';
const IN_OTHER_UNIT = ', which is not its unit any more. Its value is there, its quantity is not.';

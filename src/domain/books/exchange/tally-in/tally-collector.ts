import { nameKey } from '#domain/books/names.ts';
import { type Finding, ImportReport } from './import-report.ts';
import {
  groupFrom,
  itemFrom,
  ledgerFrom,
  type TallyGroup,
  type TallyItem,
  type TallyLedger,
  type TallyUnit,
  type TallyVoucherType,
  unitFrom,
  voucherTypeFrom,
} from './tally-masters.ts';
import { childrenOf, nameOf, type TallyNode, textOf, UnreadableNode } from './tally-node.ts';
import { type TallyVoucher, voucherFrom } from './tally-vouchers.ts';

/** The objects of Tally's files as they were read, before any of them becomes ours. */
export type TallyData = Readonly<{
  company: string;
  groups: readonly TallyGroup[];
  ledgers: readonly TallyLedger[];
  items: readonly TallyItem[];
  units: readonly TallyUnit[];
  godowns: readonly string[];
  voucherTypes: readonly TallyVoucherType[];
  /** By day, as they stand in the file. */
  vouchers: readonly TallyVoucher[];
  /** How many objects of a kind there are that have no place here, by Tally's word for the kind. */
  others: Readonly<Record<string, number>>;
  /** The objects that cannot be read, and why. */
  unreadable: readonly Readonly<{ what: string; why: string }>[];
  /** What of the files themselves makes their words doubtful. */
  doubts: readonly Finding[];
}>;

/** Collects the objects of one or more files. A master that comes again replaces what came first, a voucher by its id. */
export class TallyCollector {
  readonly #groups = new Map<string, TallyGroup>();
  readonly #ledgers = new Map<string, TallyLedger>();
  readonly #items = new Map<string, TallyItem>();
  readonly #units = new Map<string, TallyUnit>();
  readonly #godowns = new Map<string, string>();
  readonly #types = new Map<string, TallyVoucherType>();
  readonly #vouchers = new Map<string, TallyVoucher>();
  readonly #others: Record<string, number> = {};
  readonly #unreadable: { what: string; why: string }[] = [];
  readonly #doubts = new ImportReport();
  #company = '';

  /** How many objects were taken so far, those that have no place here left out. */
  get count(): number {
    const tables = [this.#groups, this.#ledgers, this.#items, this.#units, this.#godowns, this.#types, this.#vouchers];
    return tables.reduce((sum, { size }) => sum + size, this.#unreadable.length);
  }

  take(node: TallyNode): void {
    try {
      this.#keep(node);
    } catch (error) {
      if (!(error instanceof UnreadableNode || error instanceof RangeError)) throw error;
      const why = error instanceof UnreadableNode ? error.message : 'a figure in it is too large to be counted';
      this.#unreadable.push({ what: whatIs(node), why });
    }
  }

  /** Adds what makes the words of a file doubtful: how often, and where. */
  doubt(sentence: string, where: string, count: number): void {
    this.#doubts.add(sentence, where, count);
  }

  read(): TallyData {
    const byDay = [...this.#vouchers.values()].toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
    return {
      company: this.#company,
      groups: [...this.#groups.values()],
      ledgers: [...this.#ledgers.values()],
      items: [...this.#items.values()],
      units: [...this.#units.values()],
      godowns: [...this.#godowns.values()],
      voucherTypes: [...this.#types.values()],
      vouchers: byDay,
      others: this.#others,
      unreadable: this.#unreadable,
      doubts: this.#doubts.all(),
    };
  }

  #keep(node: TallyNode): void {
    const key = nameKey(nameOf(node));
    switch (node.name) {
      case 'GROUP':
        return void this.#groups.set(key, groupFrom(node));
      case 'LEDGER':
        return void this.#ledgers.set(key, ledgerFrom(node));
      case 'STOCKITEM':
        return void this.#items.set(key, itemFrom(node));
      case 'UNIT':
        return void this.#units.set(key, unitFrom(node));
      case 'GODOWN':
        return void this.#godowns.set(key, nameOf(node));
      case 'VOUCHERTYPE':
        return void this.#types.set(key, voucherTypeFrom(node));
      case 'VOUCHER':
        return void this.#vouchers.set(keyOfVoucher(node) || `${this.#vouchers.size}`, voucherFrom(node));
      case 'SVCURRENTCOMPANY':
        return void (this.#company ||= node.text);
      case 'COMPANY':
        return void (this.#company ||=
          childrenOf(node, 'REMOTECMPINFO.LIST').map((one) => textOf(one, 'REMOTECMPNAME'))[0] ?? '');
      default:
        // What an export says of itself is no record.
        if (!/^(SV|IMPORTDUPS)/.test(node.name)) this.#others[node.name] = (this.#others[node.name] ?? 0) + 1;
    }
  }
}

function keyOfVoucher(node: TallyNode): string {
  return node.attributes['REMOTEID'] || textOf(node, 'GUID');
}

function whatIs(node: TallyNode): string {
  if (node.name !== 'VOUCHER') return `${node.name.toLowerCase()} “${nameOf(node).slice(0, 60)}”`;
  return `${textOf(node, 'VOUCHERTYPENAME') || 'voucher'} ${textOf(node, 'VOUCHERNUMBER')} of ${textOf(node, 'DATE')}`;
}

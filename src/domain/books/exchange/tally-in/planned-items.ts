import { BLANK_ITEM, type Item, itemFrom } from '#domain/books/masters/item.ts';
import { GST_BEGAN } from '#domain/books/law/gst-rates.ts';
import { nameKey } from '#domain/books/names.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { Ids } from './convert-accounts.ts';
import type { ImportReport } from './import-report.ts';

/** The items, and those that stand for what was sold without goods. */
export class PlannedItems {
  readonly #items: Item[];
  readonly #byName: Map<string, Item>;
  readonly #under = new Map<string, Item>();
  readonly #ids: Ids;
  readonly #report: ImportReport;

  constructor(items: readonly Item[], ids: Ids, report: ImportReport) {
    this.#items = [...items];
    this.#byName = new Map(items.map((item) => [nameKey(item.name), item]));
    this.#ids = ids;
    this.#report = report;
  }

  named(name: string): Item | undefined {
    return this.#byName.get(nameKey(name));
  }

  serviceUnder(ledger: Named): Item {
    const had = this.#under.get(ledger.id);
    if (had) return had;
    let name = ledger.name;
    for (let nth = 2; this.#byName.has(nameKey(name)); nth++) name = `${ledger.name} ${nth}`;
    const service = itemFrom({ ...BLANK_ITEM, name, kind: 'Service' });
    const item = { ...service, id: this.#ids.item(this.#items.length + 1) };
    this.#items.push(item);
    this.#byName.set(nameKey(name), item);
    this.#under.set(ledger.id, item);
    this.#report.add(
      `What was sold under “${ledger.name}” without goods is of a service “${name}” here. Enter its SAC.`,
    );
    return item;
  }

  /** With the GST rates that the vouchers showed, where the file says none. */
  withRates(learnt: ReadonlyMap<string, number>): readonly Item[] {
    return this.#items.map((item) => {
      const percent = learnt.get(item.id);
      const isUnknown = item.taxability === 'Taxable' && item.rates.length === 0 && percent !== undefined;
      return isUnknown ? { ...item, rates: [{ from: GST_BEGAN, percent }] } : item;
    });
  }
}

import type { ExistingRecords, PlannedAction } from './sheet-plan.ts';

/** The codes that set records apart, of the books and of the rows before, and what each belongs to. */
export class SharedCodes {
  readonly #owners = new Map<string, string>();

  constructor({ items, parties }: Pick<ExistingRecords, 'items' | 'parties'>) {
    for (const record of items.values()) this.add({ of: 'items', record }, `“${record.name}”`);
    for (const record of parties.values()) this.add({ of: 'parties', record }, `“${record.name}”`);
  }

  /** Returns a sentence for each code that another has already. Branches may share a GSTIN, so none is refused. */
  add(action: PlannedAction, owner: string): readonly string[] {
    return codesOf(action).flatMap(([what, code]) => {
      const key = `${what} ${code.toUpperCase()}`;
      const other = this.#owners.get(key);
      if (code !== '' && other === undefined) this.#owners.set(key, owner);
      return other === undefined ? [] : [`Its ${what} is that of ${other}, too.`];
    });
  }
}

function codesOf(action: PlannedAction): readonly (readonly [what: string, code: string])[] {
  if (action.of === 'parties') return [['GSTIN', action.record.gstin]];
  return action.of === 'items' ? [['SKU', action.record.sku]] : [];
}

/** A record with the codes that set it apart from others, as far as its kind has any. */
type Coded = Readonly<{ name: string; gstin?: string; sku?: string }>;

/** The codes of the records of the books and of the rows before, and what each belongs to. */
export class SharedCodes {
  readonly #owners = new Map<string, string>();

  constructor(records: Iterable<Coded>) {
    for (const record of records) this.add(record, `“${record.name}”`);
  }

  /** Returns a sentence for each code that another has already. Branches may share a GSTIN, so none is refused. */
  add({ gstin = '', sku = '' }: Coded, owner: string): readonly string[] {
    return Object.entries({ GSTIN: gstin, SKU: sku }).flatMap(([what, code]) => {
      const key = `${what} ${code.toUpperCase()}`;
      const other = this.#owners.get(key);
      if (code !== '' && other === undefined) this.#owners.set(key, owner);
      return other === undefined ? [] : [`Its ${what} is that of ${other}, too.`];
    });
  }
}

/**
 * A digest that two sets of rows share if they are the same, whatever their order: for comparing what is stored, read table by
 * table, with what there should be, made voucher by voucher. Two different sets share its 64 bits by chance alone.
 */
export class RowsDigest {
  #one = 0;
  #other = 0;
  count = 0;

  /** Adds a row, as a text that says all of it. */
  add(row: string): void {
    let [one, other] = [FNV_START, ~FNV_START];
    for (let at = 0; at < row.length; at++) {
      const unit = row.charCodeAt(at);
      one = Math.imul(one ^ unit, FNV_PRIME);
      other = Math.imul(other ^ unit, OTHER_PRIME);
    }
    this.#one = (this.#one + one) | 0;
    this.#other = (this.#other + other) | 0;
    this.count++;
  }

  isEqual(other: RowsDigest): boolean {
    return this.count === other.count && this.#one === other.#one && this.#other === other.#other;
  }
}

/** Of the hash FNV-1a in 32 bits; the other is made alike with another prime. */
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const OTHER_PRIME = 0x5bd1e995;

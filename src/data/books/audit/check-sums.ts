import { formatNumber, formatRupees } from '#domain/format.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { type DocumentInput, isDocument } from '#domain/books/documents/document.ts';
import { type DocumentSums, NO_SUMS, sumsIfCountable } from '#domain/books/documents/document-sums.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Discrepancy } from '#data/books/discrepancy.ts';

/**
 * Compares the sums that documents have with those that their lines come to by the rules of now. They are told, and never
 * put right: what was sent stays as it was sent, whatever a rule has become since.
 */
export class SumsCheck {
  readonly #found: Discrepancy[] = [];
  #more = 0;

  see(voucher: Voucher): void {
    if (!isDocument(voucher)) return;
    const sums = sumsIfCountable(voucher) ?? NO_SUMS;
    if (canonicalJson(sums) === canonicalJson(voucher.sums)) return;
    if (this.#found.length === MOST_SHOWN) this.#more++;
    else this.#found.push(discrepancyOf(voucher, sums));
  }

  get differences(): readonly Discrepancy[] {
    if (this.#more === 0) return this.#found;
    const rest = { what: 'Documents besides these', stored: formatNumber(this.#more), rebuilt: formatNumber(0) };
    return [...this.#found, rest];
  }
}

function discrepancyOf(voucher: Voucher<DocumentInput>, now: DocumentSums): Discrepancy {
  const what = voucher.state === 'Draft' ? `${voucher.kind}, draft ${voucher.id}` : titleOf(voucher);
  const [stored, rebuilt] = [inWords(voucher.sums), inWords(now)];
  const differs = stored === rebuilt ? `${rebuilt}, line by line otherwise,` : rebuilt;
  return { what, stored, rebuilt: `${differs} by the rules of now. It stays as it is` };
}

function inWords(sums: DocumentSums): string {
  return `${formatRupees(sums.total)} with ${formatRupees(taxOf(sums))} of tax`;
}

/** More differences than anybody would read, and than an entry of the log should hold. */
const MOST_SHOWN = 50;

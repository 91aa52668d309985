import type { Gstr2bRow } from '#domain/books/returns/gstr2b/gstr2b.ts';
import { readGstr2b } from '#domain/books/returns/gstr2b/read-gstr2b.ts';

/** GSTR-2B files as the portal writes them, for tests. */

export const OUR_GSTIN = '27AAPFU0939F1ZV';
export const ASHA_GSTIN = '27AAAPA1234A1ZT';
export const KARNATAKA_GSTIN = '29AABCT2222K1ZD';

/** An invoice since October 2024: 1,000 at 18 % within the State. */
export function inFile(number: string, overrides: object = {}) {
  return {
    inum: number,
    typ: 'R',
    dt: '05-04-2026',
    val: 1180,
    pos: '27',
    rev: 'N',
    itcavl: 'Y',
    rsn: '',
    txval: 1000,
    igst: 0,
    cgst: 90,
    sgst: 90,
    cess: 0,
    ...overrides,
  };
}

/** A credit note, or with `typ: 'D'` a debit note, of 100 at 18 %. */
export function noteInFile(number: string, overrides: object = {}) {
  const { inum: _, ...note } = inFile(number, { typ: 'C', suptyp: 'R', val: 118, txval: 100, cgst: 9, sgst: 9 });
  return { ntnum: number, ...note, ...overrides };
}

export function ofSupplier(documents: object, ctin = ASHA_GSTIN) {
  return { ctin, trdnm: ctin === ASHA_GSTIN ? 'ASHA STORES' : 'Karnataka Traders', supprd: '042026', ...documents };
}

/** The file of a month; `sections` are those of `docdata`. */
export function gstr2bText(sections: object, overrides: object = {}): string {
  const data = {
    gstin: OUR_GSTIN,
    rtnprd: '042026',
    version: '1.0',
    gendt: '14-05-2026',
    docdata: sections,
    ...overrides,
  };
  return JSON.stringify({ chksum: 'a1b2', data });
}

/** The rows of such a file. */
export function rowsOf(sections: object, overrides: object = {}): readonly Gstr2bRow[] {
  const read = readGstr2b([gstr2bText(sections, overrides)], OUR_GSTIN);
  if ('problem' in read) throw new Error(read.problem);
  return read.gstr2b.rows;
}

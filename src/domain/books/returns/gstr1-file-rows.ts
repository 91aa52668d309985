import type { IsoDate } from '#domain/calendar.ts';
import type { ReportedDocument, SmallSales } from './gstr1-sections.ts';
import { dayInFile, rupeesInFile } from './return-month.ts';
import type { AdvanceRow } from './advances.ts';
import type { RateRow } from './rate-rows.ts';

/** The rows that GSTR-1 and its amendments are written with, each member in the place where the portal's own tool has it. */

/** The number and date that a document was reported with before, where a row amends it. */
export type ReportedAs = Readonly<{ number: string; date: IsoDate }>;

export function invoiceRow(document: ReportedDocument, original?: ReportedAs): object {
  const { number, date, value, place, section, rows, shippingBill } = document;
  const head = {
    ...(original && { oinum: original.number, oidt: dayInFile(original.date) }),
    inum: number,
    idt: dayInFile(date),
    val: rupeesInFile(value),
  };
  if (section.name === 'b2b') {
    return {
      ...head,
      pos: place,
      rchrg: 'N',
      inv_typ: section.type,
      itms: rows.map((row) => itemIn(row, headsOf(document))),
    };
  }
  if (section.name === 'b2cl') return { ...head, itms: rows.map((row) => itemIn(row, 'igst, cess if any')) };
  const { port = '', number: bill = '', date: day = '' } = shippingBill ?? {};
  return {
    ...head,
    ...(port !== '' && { sbpcode: port }),
    ...(bill !== '' && { sbnum: bill }),
    ...(day !== '' && { sbdt: dayInFile(day) }),
    itms: rows.map((row) => ratesIn(row, 'igst')),
  };
}

export function noteRow(document: ReportedDocument, original?: ReportedAs): object {
  const { number, date, value, place, section, rows } = document;
  const head = {
    ...(original && { ont_num: original.number, ont_dt: dayInFile(original.date) }),
    nt_num: number,
    nt_dt: dayInFile(date),
    ntty: 'C',
    val: rupeesInFile(value),
  };
  const itms = rows.map((row) => itemIn(row, headsOf(document)));
  if (section.name === 'cdnr') return { ...head, pos: place, rchrg: 'N', inv_typ: section.type, itms };
  const type = 'type' in section ? section.type : 'B2CL';
  return { ...head, typ: type, ...(type === 'B2CL' && { pos: place }), itms };
}

export function smallInFile(row: SmallSales): object {
  const { txval, rt, ...tax } = ratesIn(row, row.isWithin ? 'cgst and sgst' : 'igst');
  return { sply_ty: row.isWithin ? 'INTRA' : 'INTER', rt, typ: 'OE', pos: row.place, txval, ...tax };
}

/** Advances by place: the amount is without its tax, and each rate stands once. */
export function advancesInFile(rows: readonly AdvanceRow[]): readonly object[] {
  return byGroup(rows, ({ place, isWithin }) => `${place}/${isWithin ? 'INTRA' : 'INTER'}`).map(([group, own]) => {
    const [pos, sply_ty] = group.split('/');
    return {
      pos,
      sply_ty,
      itms: own.map((row) => {
        const { txval, rt, ...tax } = ratesIn(row, row.isWithin ? 'cgst and sgst' : 'igst');
        return { rt, ad_amt: txval, ...tax };
      }),
    };
  });
}

/** Which heads a row names. Cess is named also where there is none, but in B2CL. */
type Heads = 'igst' | 'cgst and sgst' | 'igst, cess if any' | 'all';

/** Taxable value, rate and tax. SGST is that of a Union territory, too. */
export function ratesIn(row: RateRow, heads: Heads) {
  const { taxable, percent, igst, cgst, sgst, cess } = row;
  return {
    txval: rupeesInFile(taxable),
    rt: percent,
    ...(heads !== 'cgst and sgst' && { iamt: rupeesInFile(igst) }),
    ...((heads === 'cgst and sgst' || heads === 'all') && { camt: rupeesInFile(cgst), samt: rupeesInFile(sgst) }),
    ...((heads !== 'igst, cess if any' || cess !== 0) && { csamt: rupeesInFile(cess) }),
  };
}

/** The documents by what they have in common, in the order in which it comes up. */
export function byGroup<Document>(
  documents: readonly Document[],
  groupOf: (document: Document) => string,
): readonly (readonly [string, readonly Document[]])[] {
  const groups = new Map<string, Document[]>();
  for (const document of documents) {
    const group = groupOf(document);
    const own = groups.get(group);
    if (own) own.push(document);
    else groups.set(group, [document]);
  }
  return [...groups];
}

/** The buyer's GSTIN, by which the file groups documents; blank in a section without one. */
export function gstinIn({ section }: ReportedDocument): string {
  return 'gstin' in section ? section.gstin : '';
}

/** The type within a section, such as WPAY of exports; blank in a section without types. */
export function typeIn({ section }: ReportedDocument): string {
  return 'type' in section ? section.type : '';
}

/** The tool numbers a rate by itself: 1801 for 18 %, 1 for 0 %. */
function itemIn(row: RateRow, heads: Heads): object {
  return { num: Math.round(row.percent * 100) + 1, itm_det: ratesIn(row, heads) };
}

function headsOf({ charged }: ReportedDocument): Heads {
  return charged === 'CGST + SGST' || charged === 'CGST + UTGST' ? 'cgst and sgst' : 'igst';
}

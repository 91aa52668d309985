import type { IsoDate } from '#domain/calendar.ts';
import { gstr1VersionOn, hasHsnHalves } from '#domain/books/law/return-rules.ts';
import { toTwoDecimals } from '#domain/quantity.ts';
import type { HsnRow } from '#domain/books/documents/hsn-rows.ts';
import type { HsnSummary } from './hsn-summary.ts';
import { amendmentsInFile } from './gstr1-amendments-file.ts';
import {
  advancesInFile,
  byGroup,
  gstinIn,
  invoiceRow,
  noteRow,
  ratesIn,
  smallInFile,
  typeIn,
} from './gstr1-file-rows.ts';
import type { Gstr1 } from './gstr1.ts';
import type { Gstr1Sections, UntaxedSales } from './gstr1-sections.ts';
import { daysOfMonth, type Month, periodCode, rupeesInFile } from './return-month.ts';
import type { SeriesIssued } from './series-issued.ts';

/**
 * The file of GSTR-1 as the portal's offline tool writes it: one line, no spaces, names in the order of its template, nothing
 * that is empty, and every 0.
 */
export function gstr1File({ gstin, month, sections, amended }: Gstr1, today: IsoDate): string {
  const amendments = amendmentsInFile(amended);
  return JSON.stringify(
    withoutEmpty({
      gstin,
      fp: periodCode(month),
      version: gstr1VersionOn(today),
      hash: 'hash',
      b2b: b2b(sections),
      b2ba: amendments.b2ba,
      b2cl: b2cl(sections),
      b2cla: amendments.b2cla,
      b2cs: sections.small.map(smallInFile),
      b2csa: amendments.b2csa,
      nil: withoutEmpty({ inv: sections.untaxed.map(untaxedInFile) }),
      exp: exp(sections),
      expa: amendments.expa,
      at: advancesInFile(sections.advances.received),
      cdnra: amendments.cdnra,
      cdnr: cdnr(sections),
      cdnur: cdnur(sections),
      cdnura: amendments.cdnura,
      doc_issue: withoutEmpty({ doc_det: issuedInFile(sections.issued) }),
      hsn: hsnInFile(sections.hsn, month),
      txpd: advancesInFile(sections.advances.adjusted),
    }),
  );
}

/** Whether nothing follows its head: the month has nothing to report. */
export function isEmptyGstr1(file: string): boolean {
  return file.endsWith('"hash":"hash"}');
}

/** returns_26112026_R1_27AAPFU0939F1ZV_offline.json, as the tool names it: the day without leading zeros. */
export function gstr1FileName({ gstin }: Pick<Gstr1, 'gstin'>, today: IsoDate): string {
  return `returns_${Number(today.slice(8))}${Number(today.slice(5, 7))}${today.slice(0, 4)}_R1_${gstin}_offline.json`;
}

/** The most bytes that the portal takes at once; its own tool splits beyond. */
export const MOST_BYTES = 4_928_307;

function b2b({ documents }: Gstr1Sections): readonly object[] {
  const own = documents.filter(({ section }) => section.name === 'b2b');
  return byGroup(own, gstinIn).map(([ctin, group]) => ({ ctin, inv: group.map((one) => invoiceRow(one)) }));
}

function b2cl({ documents }: Gstr1Sections): readonly object[] {
  const own = documents.filter(({ section }) => section.name === 'b2cl');
  return byGroup(own, ({ place }) => place).map(([pos, group]) => ({ pos, inv: group.map((one) => invoiceRow(one)) }));
}

function exp({ documents }: Gstr1Sections): readonly object[] {
  const own = documents.filter(({ section }) => section.name === 'exp');
  return byGroup(own, typeIn).map(([exp_typ, group]) => ({ exp_typ, inv: group.map((one) => invoiceRow(one)) }));
}

function cdnr({ documents }: Gstr1Sections): readonly object[] {
  const own = documents.filter(({ section }) => section.name === 'cdnr');
  return byGroup(own, gstinIn).map(([ctin, group]) => ({ ctin, nt: group.map((one) => noteRow(one)) }));
}

function cdnur({ documents }: Gstr1Sections): readonly object[] {
  return documents.filter(({ section }) => section.name === 'cdnur').map((one) => noteRow(one));
}

function untaxedInFile({ kind, nil, exempt, nonGst }: UntaxedSales): object {
  return {
    sply_ty: kind,
    expt_amt: rupeesInFile(exempt),
    nil_amt: rupeesInFile(nil),
    ngsup_amt: rupeesInFile(nonGst),
  };
}

function issuedInFile(issued: readonly SeriesIssued[]): readonly object[] {
  return DOCUMENT_TYPES.flatMap(({ kind, doc_num, doc_typ }) => {
    const own = issued.filter((run) => run.kind === kind);
    if (own.length === 0) return [];
    const docs = own.map(({ from, to, total, cancelled }, at) => ({
      num: at + 1,
      from,
      to,
      totnum: total,
      cancel: cancelled,
      net_issue: total - cancelled,
    }));
    return [{ doc_num, doc_typ, docs }];
  });
}

/** A debit note of ours goes to a supplier and is no document of section 34; a bill of supply counts as an invoice. */
const DOCUMENT_TYPES = [
  { kind: 'Invoice', doc_num: 1, doc_typ: 'Invoices for outward supply' },
  { kind: 'Credit Note', doc_num: 5, doc_typ: 'Credit Note' },
] as const;

function hsnInFile({ b2b: toBusinesses, b2c: toOthers }: HsnSummary, month: Month): object | undefined {
  if (!hasHsnHalves(daysOfMonth(month).to)) return withoutEmpty({ data: hsnRowsInFile(toBusinesses, false) });
  return withoutEmpty({ hsn_b2b: hsnRowsInFile(toBusinesses, true), hsn_b2c: hsnRowsInFile(toOthers, true) });
}

/**
 * A line without a code has no row: the checker says where one is needed. The portal fills its own description in by the code;
 * `user_desc` is that of the seller.
 */
function hsnRowsInFile(rows: readonly HsnRow[], isNamed: boolean): readonly object[] {
  return rows
    .filter(({ hsn }) => hsn !== '')
    .map(({ hsn, unit, quantity, name = '', ...row }, at) => {
      const { txval, rt, iamt, samt, camt, csamt } = { samt: 0, camt: 0, iamt: 0, ...ratesIn(row, 'all') };
      const user_desc = isNamed ? nameInFile(name) : '';
      const described = { num: at + 1, hsn_sc: hsn, ...(user_desc !== '' && { user_desc }) };
      return { ...described, uqc: unit, qty: toTwoDecimals(quantity), rt, txval, iamt, samt, camt, csamt };
    });
}

/** As much of a name as the portal takes: thirty letters of the English keyboard. */
function nameInFile(name: string): string {
  const letters = name.replace(/[^ A-Za-z0-9_@./&-]+/g, ' ').replace(/ +/g, ' ');
  return letters.trim().slice(0, 30).trimEnd();
}

/** Without members that have nothing in them; undefined if none is left. */
function withoutEmpty(members: Readonly<Record<string, unknown>>): object | undefined {
  const filled = Object.entries(members).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

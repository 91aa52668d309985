import { gstinInCapitals } from '#domain/gstin.ts';
import { asPaise, sumOf } from '#domain/money.ts';
import { HEADS, sumOfTaxedValues, type TaxedValue } from '#domain/books/returns/tax-heads.ts';
import type { Gstr2bRow, SectionName } from './gstr2b.ts';
import { type Bag, bagsIn, DOWNLOAD, dayIn, isBag, rupeesIn, textIn, UnreadableFile } from './portal-values.ts';

/** The documents of `docdata`, or of `docRejdata`. Throws Unreadable; what it does not know stands in `unreadSections`. */
export function rowsIn(sections: unknown, isRejected: boolean): readonly Gstr2bRow[] {
  if (sections === undefined || sections === null) return [];
  if (!isBag(sections)) throw new UnreadableFile(`The documents are no list. ${DOWNLOAD}`);
  return Object.entries(SECTIONS).flatMap(([key, form]) =>
    bagsIn(sections[key], form.name).flatMap((supplier) =>
      documentsOf(supplier, form).map((document) => rowOf(supplier, document, form, isRejected)),
    ),
  );
}

/** Whether a key of the lists of documents names a section that is read. */
export function isSection(key: string): boolean {
  return Object.hasOwn(SECTIONS, key);
}

/** A document that the file has twice would otherwise share its decisions. */
export function withOwnKeys(rows: readonly Gstr2bRow[]): readonly Gstr2bRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const before = seen.get(row.key) ?? 0;
    seen.set(row.key, before + 1);
    return before === 0 ? row : { ...row, key: `${row.key}/again ${before}` };
  });
}

/** An import has no supplier around it; that from a zone has one in some files only. */
function documentsOf(supplier: Bag, { name, within }: Form): readonly Bag[] {
  const lists = within.map((key) => supplier[key]).filter((value) => value !== undefined && value !== null);
  if (lists.length === 0 && name.startsWith('IMPG')) return [supplier];
  const who = textIn(supplier['ctin']);
  if (lists.length === 0 && Object.values(supplier).some(Array.isArray))
    throw new UnreadableFile(
      `${name}${who && ` of ${who}`}: its documents are called otherwise than the portal does. ${DOWNLOAD}`,
    );
  return lists.flatMap((list) => bagsIn(list, name));
}

function rowOf(supplier: Bag, document: Bag, form: Form, isRejected: boolean): Gstr2bRow {
  const [number, date] = [textIn(document[form.number]), dayIn(document[form.date])];
  const gstin = gstinInCapitals(textIn(supplier['ctin'] ?? supplier['sgstin']));
  const where = `${form.name} ${number || 'without a number'}${gstin && ` of ${gstin}`}`;
  if (number === '') throw new UnreadableFile(`${where}: the number of the document is missing. ${DOWNLOAD}`);
  if (date === undefined) throw new UnreadableFile(`${where}: the date is none. ${DOWNLOAD}`);
  const kind = kindOf(form, document);
  const sign = isTakenBack(form, document) ? -1 : 1;
  const rates = bagsIn(document['items'], where).map((item) => ({
    ...taxedValueIn(item, where, sign),
    percent: percentIn(item['rt']),
  }));
  const valued = rates.length > 0 ? sumOfTaxedValues(rates) : taxedValueIn(document, where, sign);
  const value = rupeesIn(document['val'], where);
  return {
    ...valued,
    key: [form.name, gstin, ...(sign < 0 ? ['less'] : []), number, date].join('/'),
    section: form.name,
    kind,
    gstin,
    name: textIn(supplier['trdnm'] ?? supplier['tdname']) || (gstin === '' ? importedAt(document) : gstin),
    number,
    date,
    original: textIn(document[form.original]),
    place: /^\d{1,2}$/.test(textIn(document['pos'])) ? textIn(document['pos']).padStart(2, '0') : '',
    value: value === 0 ? sumOf([valued.taxable, ...HEADS.map((head) => valued[head])]) : asPaise(sign * value),
    reverseCharge: textIn(document['rev']) === 'Y',
    credit: creditIn(document['itcavl'] ?? document['itcelg']),
    why: whyIn(document['rsn']),
    isRejected,
    // A purchase made of some of its rates alone would lack what the others bear.
    rates: rates.every(({ percent }) => percent >= 0) ? rates : [],
  };
}

function importedAt(document: Bag): string {
  const port = textIn(document['portcode']);
  return port === '' ? 'Import of goods' : `Import of goods, ${port}`;
}

function kindOf({ kind }: Form, document: Bag): Gstr2bRow['kind'] {
  if (kind !== 'Note') return kind;
  return isCreditNote(document) ? 'Credit Note' : 'Debit Note';
}

function isTakenBack({ kind }: Form, document: Bag): boolean {
  return kind === 'Note' ? isCreditNote(document) : kind === 'ISD' && textIn(document['doctyp']).endsWith('C');
}

function isCreditNote(document: Bag): boolean {
  return textIn(document['typ'] ?? document['nttyp']) !== 'D';
}

function taxedValueIn(from: Bag, where: string, sign: 1 | -1): TaxedValue {
  const of = (key: string) => asPaise(sign * rupeesIn(from[key], where));
  return { taxable: of('txval'), igst: of('igst'), cgst: of('cgst'), sgst: of('sgst'), cess: of('cess') };
}

/** Less than 0 where it is none. */
function percentIn(value: unknown): number {
  const percent = Number(textIn(value) || Number.NaN);
  return percent >= 0 && percent <= 100 ? Math.round(percent * 1000) / 1000 : -1;
}

function creditIn(value: unknown): Gstr2bRow['credit'] {
  const text = textIn(value);
  return text === 'N' ? 'No' : text === 'T' ? 'Temporary' : 'Yes';
}

function whyIn(value: unknown): Gstr2bRow['why'] {
  const why = textIn(value);
  return why === 'P' || why === 'C' ? why : '';
}

type Form = Readonly<{
  name: SectionName;
  /** The list of the documents of a supplier; as more than one generation of the file calls it. */
  within: readonly string[];
  number: string;
  date: string;
  original: string;
  kind: 'Invoice' | 'Note' | 'ISD' | 'Bill of Entry';
}>;

const invoices = (name: SectionName): Form => formOf(name, 'Invoice', ['inv'], ['inum', 'dt', 'oinum']);
const notes = (name: SectionName): Form => formOf(name, 'Note', ['nt', 'inv'], ['ntnum', 'dt', 'ontnum']);
const distributed = (name: SectionName): Form => formOf(name, 'ISD', ['doclist'], ['docnum', 'docdt', 'odocnum']);
const imported = (name: SectionName): Form => formOf(name, 'Bill of Entry', ['boe'], ['boenum', 'boedt', 'oboenum']);

function formOf(
  name: SectionName,
  kind: Form['kind'],
  within: readonly string[],
  [number, date, original]: readonly [string, string, string],
): Form {
  return { name, kind, within, number, date, original };
}

const SECTIONS: Readonly<Record<string, Form>> = {
  b2b: invoices('B2B'),
  b2ba: invoices('B2BA'),
  ecom: invoices('ECOM'),
  ecoma: invoices('ECOMA'),
  cdnr: notes('CDNR'),
  cdnra: notes('CDNRA'),
  isd: distributed('ISD'),
  isda: distributed('ISDA'),
  impg: imported('IMPG'),
  impga: imported('IMPGA'),
  impgsez: imported('IMPGSEZ'),
  impgseza: imported('IMPGSEZA'),
  impgasez: imported('IMPGSEZA'),
};

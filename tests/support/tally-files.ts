import { XmlReader } from '#data/files/xml-reader.ts';
import { businessFrom } from '#domain/books/masters/business.ts';
import type { Ids } from '#domain/books/exchange/tally-in/convert-accounts.ts';
import { planMove } from '#domain/books/exchange/tally-in/tally-plan.ts';
import { TallyCollector } from '#domain/books/exchange/tally-in/tally-collector.ts';
import { aBooksBusiness } from './fresh-books.ts';

/** Files as Tally exports them, of people who do not exist. Amounts are in paise, debit positive. */

type Entry = readonly [ledger: string, amount: number, bill?: readonly [type: string, name: string]];
type Goods = readonly [item: string, quantity: string, rate: string, under: string, amount: number];

/** A file of Tally around some objects, each whole. */
export function tallyFile(...objects: readonly string[]): string {
  const messages = objects.map((object) => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${object}</TALLYMESSAGE>\n`).join('');
  return `<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC>
<REPORTNAME>All Masters</REPORTNAME><STATICVARIABLES><SVCURRENTCOMPANY>Meera Traders</SVCURRENTCOMPANY></STATICVARIABLES>
</REQUESTDESC><REQUESTDATA>${messages}</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>`;
}

export function group(name: string, parent: string, more = ''): string {
  return `<GROUP NAME="${name}"><PARENT>${parent}</PARENT>${more}</GROUP>`;
}

export function ledger(name: string, parent: string, opening = 0, more = ''): string {
  const balance = opening === 0 ? '' : `<OPENINGBALANCE>${tally(opening)}</OPENINGBALANCE>`;
  return `<LEDGER NAME="${name}" RESERVEDNAME=""><GUID>g</GUID><PARENT>${parent}</PARENT>${balance}${more}</LEDGER>`;
}

export function bill(name: string, date: string, amount: number, more = ''): string {
  return `<BILLALLOCATIONS.LIST><BILLDATE>${date}</BILLDATE><NAME>${name}</NAME><OPENINGBALANCE>${tally(amount)}</OPENINGBALANCE>${more}</BILLALLOCATIONS.LIST>`;
}

export function item(name: string, more = ''): string {
  return `<STOCKITEM NAME="${name}"><BASEUNITS>Nos</BASEUNITS>${more}</STOCKITEM>`;
}

/** A voucher; what its goods stand under is no ledger line. */
export function voucher(
  type: string,
  number: string,
  date: string,
  entries: readonly Entry[],
  { goods = [], more = '' }: Readonly<{ goods?: readonly Goods[]; more?: string }> = {},
): string {
  const list = goods.length > 0 ? 'LEDGERENTRIES.LIST' : 'ALLLEDGERENTRIES.LIST';
  const lines = entries.map(([name, amount, bills]) => {
    const set = bills
      ? `<BILLALLOCATIONS.LIST><NAME>${bills[1]}</NAME><BILLTYPE>${bills[0]}</BILLTYPE><AMOUNT>${tally(amount)}</AMOUNT></BILLALLOCATIONS.LIST>`
      : '';
    return `<${list}><LEDGERNAME>${name}</LEDGERNAME><ISDEEMEDPOSITIVE>${amount > 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE><AMOUNT>${tally(amount)}</AMOUNT>${set}<X.LIST>      </X.LIST></${list}>`;
  });
  const stock = goods.map(
    ([name, quantity, rate, under, amount]) =>
      `<ALLINVENTORYENTRIES.LIST><STOCKITEMNAME>${name}</STOCKITEMNAME><RATE>${rate}</RATE><AMOUNT>${tally(amount)}</AMOUNT><BILLEDQTY> ${quantity}</BILLEDQTY><ACCOUNTINGALLOCATIONS.LIST><LEDGERNAME>${under}</LEDGERNAME><AMOUNT>${tally(amount)}</AMOUNT></ACCOUNTINGALLOCATIONS.LIST></ALLINVENTORYENTRIES.LIST>`,
  );
  return `<VOUCHER REMOTEID="${type}-${number}-${date}" VCHTYPE="${type}"><DATE>${date}</DATE><VOUCHERTYPENAME>${type}</VOUCHERTYPENAME><VOUCHERNUMBER>${number}</VOUCHERNUMBER>${more}${lines.join('')}${stock.join('')}</VOUCHER>`;
}

/** What would become of some files. */
export function planOf(texts: readonly string[], overrides: Parameters<typeof aBooksBusiness>[0] = OURS) {
  const collector = new TallyCollector();
  for (const text of texts) {
    const reader = readerOf((node) => collector.take(node));
    reader.push(text);
    reader.end();
  }
  return planMove(collector.read(), businessFrom(aBooksBusiness(overrides)), IDS);
}

/** A reader of such files, as the product has it. */
export function readerOf(take: ConstructorParameters<typeof XmlReader>[0]['take']): XmlReader {
  const objectsIn = new Set(['TALLYMESSAGE', 'STATICVARIABLES']);
  return new XmlReader({ root: 'ENVELOPE', objectsIn, take, instead: 'Export it again.' });
}

const OURS = { registration: 'Regular', gstin: '27AAPFU0939F1ZV', booksBegin: '2026-04-01' } as const;

function tally(amount: number): string {
  return (0 - amount === 0 ? 0 : (0 - amount) / 100).toFixed(2);
}

const IDS: Ids = {
  ledger: (number) => `LED-${number}`,
  party: (number) => `PTY-${number}`,
  item: (number) => `ITM-${number}`,
  godown: (number) => `GDN-${number}`,
  voucher: (number) => `VCH-${String(number).padStart(9, '0')}`,
};

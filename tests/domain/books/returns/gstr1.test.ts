import { describe, expect, it } from 'vitest';
import { gstr1File, gstr1FileName } from '#domain/books/returns/gstr1-file.ts';
import { gstr1Report } from '#domain/books/returns/gstr1-report.ts';
import { gstr1Of } from '#domain/books/returns/gstr1.ts';
import type { Sale } from '#domain/books/returns/sale-section.ts';
import type { LineItem } from '#domain/books/documents/document.ts';
import { ABROAD, aLine, BOOK, IN_KARNATAKA, IN_SEZ, REPAIR, SOAP, WALK_IN_PARTY } from '../../../support/documents.ts';
import { written } from '../../../support/report-lines.ts';
import { cancelled, IN_KARNATAKA_UNREGISTERED, returned, sold } from '../../../support/sales.ts';

/** April 2026 of a shop in Maharashtra, and its file worked out by hand. */
const BUSINESS = {
  gstin: '27AAPFU0939F1ZV',
  state: '27',
  registration: 'Regular',
  turnover: 'Up to ₹5 crore',
} as const;
const MILK: LineItem = { id: 'ITM-8', name: 'Milk', kind: 'Goods', taxability: 'Nil-rated' };
const PETROL: LineItem = { id: 'ITM-9', name: 'Petrol', kind: 'Goods', taxability: 'Non-GST' };

const toAsha = sold('INV/26-27/0001', '2026-04-02', {
  // 1,255 and 200 at 18 %: tax 112.95 + 18 a head. 500 at 5 %: 12.50 a head. 2,241.90, rounded to 2,242.
  lines: [aLine(10, 125.5, 18), aLine(2, 100, 18), aLine(1, 500, 5, { hsn: '1006' })],
});
const large = sold('INV/26-27/0005', '2026-04-06', {
  party: IN_KARNATAKA_UNREGISTERED,
  place: '29',
  lines: [aLine(10, 10_000, 18)],
});
const small = sold('INV/26-27/0007', '2026-04-07', { party: WALK_IN_PARTY, lines: [aLine(2, 100, 18)] });
const abroad = sold('INV/26-27/0008', '2026-04-08', {
  party: ABROAD,
  place: '96',
  lines: [aLine(5, 1_000, 18)],
  shippingBill: { number: '1234567', date: '2026-04-10', port: 'INBOM4' },
});
const SALES: readonly Sale[] = [
  toAsha,
  sold('INV/26-27/0002', '2026-04-03', { party: IN_KARNATAKA, place: '29', lines: [aLine(1, 1_000, 18)] }),
  sold('INV/26-27/0003', '2026-04-04', {
    party: IN_SEZ,
    supplyType: 'With payment of tax',
    lines: [aLine(1, 1_000, 18)],
  }),
  sold('INV/26-27/0004', '2026-04-05', {
    party: IN_SEZ,
    lines: [aLine(1, 1_000, 18, { item: REPAIR, hsn: '998717', unit: 'NA' })],
  }),
  large,
  // Tax included, exactly 1,00,000: 15,254.24 of it is tax. Not above the limit.
  sold('INV/26-27/0006', '2026-04-06', {
    party: IN_KARNATAKA_UNREGISTERED,
    place: '29',
    ratesIncludeGst: true,
    lines: [aLine(1, 1_00_000, 18)],
  }),
  small,
  abroad,
  sold('INV/26-27/0009', '2026-04-09', {
    party: ABROAD,
    place: '96',
    supplyType: 'With payment of tax',
    lines: [aLine(1, 500, 18)],
  }),
  sold('BOS/26-27/0001', '2026-04-10', {
    party: WALK_IN_PARTY,
    lines: [aLine(2, 150, 0, { item: BOOK, hsn: '4901' })],
  }),
  sold('BOS/26-27/0002', '2026-04-11', {
    lines: [aLine(1, 50, 0, { item: MILK, hsn: '0401' }), aLine(1, 70, 0, { item: PETROL, hsn: '2710' })],
  }),
  sold('INV/26-27/0010', '2026-04-12', {
    party: IN_KARNATAKA,
    place: '29',
    lines: [aLine(1, 200, 5, { hsn: '1006' }), aLine(1, 60, 0, { item: BOOK, hsn: '4901' })],
  }),
  cancelled(sold('INV/26-27/0011', '2026-04-12')),
  // 125.50 at 18 %: 11.30 a head, 148.10, rounded to 148.
  returned('CN/26-27/0001', '2026-04-15', toAsha, { units: 1 }),
  returned('CN/26-27/0002', '2026-04-16', large, { units: 1 }),
  // The price is cut, and the goods stay sold.
  returned('CN/26-27/0003', '2026-04-17', small, { units: 1, reason: 'Discount after sale' }),
  returned('CN/26-27/0004', '2026-04-18', abroad, { units: 1 }),
];

function april(sales: readonly Sale[] = SALES) {
  const originals = new Map(
    sales.flatMap((sale) => (sale.kind === 'Invoice' ? [[sale.id, sale.sums.total] as const] : [])),
  );
  return gstr1Of({ month: '2026-04', business: BUSINESS, sales, originals, reopened: [], advances: [] });
}

function file(sales?: readonly Sale[]): Record<string, unknown> {
  return JSON.parse(gstr1File(april(sales), '2026-05-03')) as Record<string, unknown>;
}

describe('the file of GSTR-1', () => {
  it('begins with who files for when, has its sections in the order of the template, and no spaces', () => {
    const text = gstr1File(april(), '2026-05-03');
    expect(text).toMatch(
      /^\{"gstin":"27AAPFU0939F1ZV","fp":"042026","version":"GST3\.2\.4","hash":"hash","b2b":\[\{"ctin":/,
    );
    expect(Object.keys(file())).toEqual([
      'gstin',
      'fp',
      'version',
      'hash',
      'b2b',
      'b2cl',
      'b2cs',
      'nil',
      'exp',
      'cdnr',
      'cdnur',
      'doc_issue',
      'hsn',
    ]);
    expect(text).toBe(JSON.stringify(JSON.parse(text)));
    expect(gstr1FileName(BUSINESS, '2026-05-03')).toBe('returns_352026_R1_27AAPFU0939F1ZV_offline.json');
  });

  it('has a row for each rate of an invoice to a buyer with a GSTIN', () => {
    expect(JSON.stringify(file()['b2b'])).toBe(
      '[{"ctin":"27AAAPA1234A1ZT","inv":[' +
        '{"inum":"INV/26-27/0001","idt":"02-04-2026","val":2242,"pos":"27","rchrg":"N","inv_typ":"R","itms":[' +
        '{"num":1801,"itm_det":{"txval":1455,"rt":18,"camt":130.95,"samt":130.95,"csamt":0}},' +
        '{"num":501,"itm_det":{"txval":500,"rt":5,"camt":12.5,"samt":12.5,"csamt":0}}]},' +
        '{"inum":"INV/26-27/0003","idt":"04-04-2026","val":1180,"pos":"27","rchrg":"N","inv_typ":"SEWP","itms":[' +
        '{"num":1801,"itm_det":{"txval":1000,"rt":18,"iamt":180,"csamt":0}}]},' +
        '{"inum":"INV/26-27/0004","idt":"05-04-2026","val":1000,"pos":"27","rchrg":"N","inv_typ":"SEWOP","itms":[' +
        '{"num":1801,"itm_det":{"txval":1000,"rt":18,"iamt":0,"csamt":0}}]}]},' +
        '{"ctin":"29AABCT2222K1ZD","inv":[' +
        '{"inum":"INV/26-27/0002","idt":"03-04-2026","val":1180,"pos":"29","rchrg":"N","inv_typ":"R","itms":[' +
        '{"num":1801,"itm_det":{"txval":1000,"rt":18,"iamt":180,"csamt":0}}]},' +
        '{"inum":"INV/26-27/0010","idt":"12-04-2026","val":270,"pos":"29","rchrg":"N","inv_typ":"R","itms":[' +
        '{"num":501,"itm_det":{"txval":200,"rt":5,"iamt":10,"csamt":0}}]}]}]',
    );
  });

  it('lists what is sold to another State above one lakh, and adds up the rest by place and rate, less what came back', () => {
    expect(JSON.stringify(file()['b2cl'])).toBe(
      '[{"pos":"29","inv":[{"inum":"INV/26-27/0005","idt":"06-04-2026","val":118000,"itms":[' +
        '{"num":1801,"itm_det":{"txval":100000,"rt":18,"iamt":18000}}]}]}]',
    );
    expect(JSON.stringify(file()['b2cs'])).toBe(
      '[{"sply_ty":"INTER","rt":18,"typ":"OE","pos":"29","txval":84745.76,"iamt":15254.24,"csamt":0},' +
        '{"sply_ty":"INTRA","rt":18,"typ":"OE","pos":"27","txval":100,"camt":9,"samt":9,"csamt":0}]',
    );
  });

  it('has what a buyer from abroad is supplied in India with that of any buyer without a GSTIN', () => {
    const inKarnataka = { party: ABROAD, place: '29' } as const;
    const here = file([
      sold('INV/26-27/0001', '2026-04-02', { ...inKarnataka, lines: [aLine(10, 10_000, 18)] }),
      sold('INV/26-27/0002', '2026-04-03', { ...inKarnataka, lines: [aLine(1, 1_000, 18)] }),
      sold('INV/26-27/0003', '2026-04-03', { party: ABROAD, place: '27', lines: [aLine(1, 500, 18)] }),
    ]);
    expect(JSON.stringify(here['b2cl'])).toBe(
      '[{"pos":"29","inv":[{"inum":"INV/26-27/0001","idt":"02-04-2026","val":118000,"itms":[' +
        '{"num":1801,"itm_det":{"txval":100000,"rt":18,"iamt":18000}}]}]}]',
    );
    expect(JSON.stringify(here['b2cs'])).toBe(
      '[{"sply_ty":"INTER","rt":18,"typ":"OE","pos":"29","txval":1000,"iamt":180,"csamt":0},' +
        '{"sply_ty":"INTRA","rt":18,"typ":"OE","pos":"27","txval":500,"camt":45,"samt":45,"csamt":0}]',
    );
    expect(here['exp']).toBeUndefined();
  });

  it('has exports with and without payment, the first with its shipping bill', () => {
    expect(JSON.stringify(file()['exp'])).toBe(
      '[{"exp_typ":"WOPAY","inv":[{"inum":"INV/26-27/0008","idt":"08-04-2026","val":5000,' +
        '"sbpcode":"INBOM4","sbnum":"1234567","sbdt":"10-04-2026","itms":[{"txval":5000,"rt":18,"iamt":0,"csamt":0}]}]},' +
        '{"exp_typ":"WPAY","inv":[{"inum":"INV/26-27/0009","idt":"09-04-2026","val":590,' +
        '"itms":[{"txval":500,"rt":18,"iamt":90,"csamt":0}]}]}]',
    );
  });

  it('has notes beside the invoices that they belong to, with positive amounts', () => {
    expect(JSON.stringify(file()['cdnr'])).toBe(
      '[{"ctin":"27AAAPA1234A1ZT","nt":[{"nt_num":"CN/26-27/0001","nt_dt":"15-04-2026","ntty":"C","val":148,"pos":"27",' +
        '"rchrg":"N","inv_typ":"R","itms":[{"num":1801,"itm_det":{"txval":125.5,"rt":18,"camt":11.3,"samt":11.3,"csamt":0}}]}]}]',
    );
    expect(JSON.stringify(file()['cdnur'])).toBe(
      '[{"nt_num":"CN/26-27/0002","nt_dt":"16-04-2026","ntty":"C","val":11800,"typ":"B2CL","pos":"29",' +
        '"itms":[{"num":1801,"itm_det":{"txval":10000,"rt":18,"iamt":1800,"csamt":0}}]},' +
        '{"nt_num":"CN/26-27/0004","nt_dt":"18-04-2026","ntty":"C","val":1000,"typ":"EXPWOP",' +
        '"itms":[{"num":1801,"itm_det":{"txval":1000,"rt":18,"iamt":0,"csamt":0}}]}]',
    );
  });

  it('tells sales without tax by where they went and to whom', () => {
    expect(JSON.stringify(file()['nil'])).toBe(
      '{"inv":[{"sply_ty":"INTRB2B","expt_amt":60,"nil_amt":0,"ngsup_amt":0},' +
        '{"sply_ty":"INTRAB2B","expt_amt":0,"nil_amt":50,"ngsup_amt":70},' +
        '{"sply_ty":"INTRAB2C","expt_amt":300,"nil_amt":0,"ngsup_amt":0}]}',
    );
  });

  it('counts every number, and the cancelled ones apart', () => {
    expect(JSON.stringify(file()['doc_issue'])).toBe(
      '{"doc_det":[{"doc_num":1,"doc_typ":"Invoices for outward supply","docs":[' +
        '{"num":1,"from":"BOS/26-27/0001","to":"BOS/26-27/0002","totnum":2,"cancel":0,"net_issue":2},' +
        '{"num":2,"from":"INV/26-27/0001","to":"INV/26-27/0011","totnum":11,"cancel":1,"net_issue":10}]},' +
        '{"doc_num":5,"doc_typ":"Credit Note","docs":[' +
        '{"num":1,"from":"CN/26-27/0001","to":"CN/26-27/0004","totnum":4,"cancel":0,"net_issue":4}]}]}',
    );
  });

  it('sums up what was sold by code in two halves; services are not counted, and a price cut leaves the goods sold', () => {
    const { hsn_b2b, hsn_b2c } = file()['hsn'] as Record<string, readonly object[]>;
    expect(hsn_b2b?.map((row) => JSON.stringify(row))).toEqual([
      // 12 + 1 + 1 sold, 1 came back: 1,455 + 1,000 + 1,000 − 125.50.
      '{"num":1,"hsn_sc":"340111","user_desc":"Soap","uqc":"NOS","qty":13,"rt":18,"txval":3329.5,"iamt":360,"samt":119.65,"camt":119.65,"csamt":0}',
      '{"num":2,"hsn_sc":"1006","user_desc":"Soap","uqc":"NOS","qty":2,"rt":5,"txval":700,"iamt":10,"samt":12.5,"camt":12.5,"csamt":0}',
      '{"num":3,"hsn_sc":"998717","user_desc":"Repair","uqc":"NA","qty":0,"rt":18,"txval":1000,"iamt":0,"samt":0,"camt":0,"csamt":0}',
      '{"num":4,"hsn_sc":"0401","user_desc":"Milk","uqc":"NOS","qty":1,"rt":0,"txval":50,"iamt":0,"samt":0,"camt":0,"csamt":0}',
      '{"num":5,"hsn_sc":"2710","user_desc":"Petrol","uqc":"NOS","qty":1,"rt":0,"txval":70,"iamt":0,"samt":0,"camt":0,"csamt":0}',
      '{"num":6,"hsn_sc":"4901","user_desc":"Book","uqc":"NOS","qty":1,"rt":0,"txval":60,"iamt":0,"samt":0,"camt":0,"csamt":0}',
    ]);
    expect(hsn_b2c?.map((row) => JSON.stringify(row))).toEqual([
      // 10 + 1 + 2 + 5 + 1 sold, 1 + 1 came back: 1,00,000 + 84,745.76 + 200 + 5,000 + 500 − 10,000 − 100 − 1,000.
      '{"num":1,"hsn_sc":"340111","user_desc":"Soap","uqc":"NOS","qty":17,"rt":18,"txval":179345.76,"iamt":31544.24,"samt":9,"camt":9,"csamt":0}',
      '{"num":2,"hsn_sc":"4901","user_desc":"Book","uqc":"NOS","qty":2,"rt":0,"txval":300,"iamt":0,"samt":0,"camt":0,"csamt":0}',
    ]);
  });

  it('rounds quantities to two decimals, half up, also below zero, and describes by thirty letters of the item', () => {
    const name = 'साबुन Soap (Lavender), 100 g bars & more of it';
    const kilos = sold('INV/1', '2026-04-02', {
      lines: [aLine(12.345, 100, 18, { unit: 'KGS', item: { ...SOAP, name } })],
    });
    const rowsIn = (sales: readonly Sale[]) => {
      const read = gstr1Of({
        month: '2026-04',
        business: BUSINESS,
        sales,
        originals: new Map(),
        advances: [],
        reopened: [],
      });
      return (JSON.parse(gstr1File(read, '2026-05-05')) as { hsn: { hsn_b2b: object[] } }).hsn.hsn_b2b;
    };
    expect(rowsIn([kilos])).toMatchObject([{ user_desc: 'Soap Lavender 100 g bars & mor', qty: 12.35 }]);
    expect(rowsIn([returned('CN/1', '2026-04-03', kilos)])).toMatchObject([{ qty: -12.35, txval: -1234.5 }]);
  });

  it('has one HSN table before May 2025', () => {
    const old = sold('INV/24-25/0001', '2025-03-02', { lines: [aLine(1, 100, 18)] });
    const march = gstr1Of({
      month: '2025-03',
      business: BUSINESS,
      sales: [old],
      originals: new Map(),
      reopened: [],
      advances: [],
    });
    expect(JSON.parse(gstr1File(march, '2026-05-03'))).toMatchObject({ hsn: { data: [{ num: 1, txval: 100 }] } });
  });

  it('leaves out every section that nothing is in', () => {
    expect(gstr1File(april([]), '2026-05-03')).toBe(
      '{"gstin":"27AAPFU0939F1ZV","fp":"042026","version":"GST3.2.4","hash":"hash"}',
    );
  });
});

it('the table of sections says what each adds up to, and how many documents are in it', () => {
  expect(written(gstr1Report(april()))).toEqual([
    ['B2B', 5, 5_155, 370, 143.45, 143.45, 0],
    ['B2CL', 1, 1_00_000, 18_000, 0, 0, 0],
    ['B2CS', 3, 84_845.76, 15_254.24, 9, 9, 0],
    ['CDNR', 1, 125.5, 0, 11.3, 11.3, 0],
    ['CDNUR', 2, 11_000, 1_800, 0, 0, 0],
    ['EXP', 2, 5_500, 90, 0, 0, 0],
    ['NIL', 3, 480, 0, 0, 0, 0],
    ['HSN B2B', '', 5_209.5, 370, 132.15, 132.15, 0],
    ['HSN B2C', '', 1_79_645.76, 31_544.24, 9, 9, 0],
    ['DOC ISSUE', 17, 0, 0, 0, 0, 0],
  ]);
});

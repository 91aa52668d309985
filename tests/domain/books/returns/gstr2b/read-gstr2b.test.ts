import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGstr2b } from '#domain/books/returns/gstr2b/read-gstr2b.ts';
import { sectionsInWords } from '#domain/books/returns/gstr2b/unread-sections.ts';
import { gstr2bText, inFile, noteInFile, ofSupplier, OUR_GSTIN, rowsOf } from '../../../../support/gstr2b.ts';
import { runs } from '../../../../support/runs.ts';

const problemIn = (text: string, gstin = OUR_GSTIN) => {
  const read = readGstr2b([text], gstin);
  return 'problem' in read ? read.problem : undefined;
};

describe('a GSTR-2B of the portal', () => {
  it('is read with its amounts on the document, as since October 2024', () => {
    const read = readGstr2b([gstr2bText({ b2b: [ofSupplier({ inv: [inFile('A/1')] })] })], OUR_GSTIN);
    expect(read).toMatchObject({ gstr2b: { gstin: OUR_GSTIN, month: '2026-04', generated: '2026-05-14', files: 1 } });
    expect('gstr2b' in read && read.gstr2b.rows).toEqual([
      {
        key: 'B2B/27AAAPA1234A1ZT/A/1/2026-04-05',
        section: 'B2B',
        kind: 'Invoice',
        gstin: '27AAAPA1234A1ZT',
        name: 'ASHA STORES',
        number: 'A/1',
        date: '2026-04-05',
        original: '',
        place: '27',
        value: 1180_00,
        taxable: 1000_00,
        igst: 0,
        cgst: 90_00,
        sgst: 90_00,
        cess: 0,
        reverseCharge: false,
        credit: 'Yes',
        why: '',
        isRejected: false,
        rates: [],
      },
    ]);
  });

  it('is read with its amounts in items, and figures that are text', () => {
    const items = [
      { num: 1, rt: 18, txval: '1,000.50', igst: 0, cgst: '90.05', sgst: '90.05', cess: 0 },
      { num: 2, rt: 5, txval: 200, igst: 0, cgst: 5, sgst: 5, cess: 0 },
    ];
    const { txval: _, cgst: _c, sgst: _s, ...invoice } = inFile('A/1', { val: '1390.60', items });
    expect(rowsOf({ b2b: [ofSupplier({ inv: [invoice] })] })).toMatchObject([
      { taxable: 1200_50, cgst: 95_05, value: 1390_60, rates: [{ percent: 18, taxable: 1000_50 }, { percent: 5 }] },
    ]);
  });

  it('has no rates where one of them cannot be read: a purchase made of the others would lack what that one bears', () => {
    const items = [
      { num: 1, rt: 18, txval: 1000, igst: 0, cgst: 90, sgst: 90, cess: 0 },
      { num: 2, rt: 'five', txval: 200, igst: 0, cgst: 5, sgst: 5, cess: 0 },
    ];
    const [row] = rowsOf({ b2b: [ofSupplier({ inv: [inFile('A/1', { items })] })] });
    expect(row).toMatchObject({ taxable: 1200_00, cgst: 95_00, rates: [] });
  });

  it('is read without the wrapper that some files lack', () => {
    const { data } = JSON.parse(gstr2bText({ b2b: [ofSupplier({ inv: [inFile('A/1')] })] })) as { data: object };
    expect(readGstr2b([JSON.stringify(data)], OUR_GSTIN)).toMatchObject({ gstr2b: { rows: [{ number: 'A/1' }] } });
  });

  it('is read in however many wrappers it stands', () => {
    const data = JSON.parse(gstr2bText({ b2b: [ofSupplier({ inv: [inFile('A/1')] })] })) as object;
    for (const wrapped of [
      { status_cd: '1', data },
      { a: { b: { c: data } } },
      [data],
      { data: JSON.stringify(data) },
    ]) {
      expect(readGstr2b([JSON.stringify(wrapped)], OUR_GSTIN)).toMatchObject({ gstr2b: { rows: [{ number: 'A/1' }] } });
    }
  });

  it('names each section that nothing is read of, and counts its documents', () => {
    const read = readGstr2b(
      [
        gstr2bText(
          {
            b2b: [ofSupplier({ inv: [inFile('A/1')] })],
            itcrev: { b2b: [ofSupplier({ inv: [inFile('A/2', { items: [{}, {}] }), inFile('A/3')] })], cdnr: [] },
            impgasez: [ofSupplier({ boe: [{ boenum: '7', boedt: '03-04-2026', txval: 3, igst: 1 }] })],
            empty: [],
          },
          { itcsumm: { itcavl: [{}] }, later: [{ x: 1 }], docRejdata: { new1: [{ a: 1 }, { a: 2 }] } },
        ),
      ],
      OUR_GSTIN,
    );
    expect('gstr2b' in read && read.gstr2b.rows.map(({ section }) => section)).toEqual(['B2B', 'IMPGSEZA']);
    expect('unread' in read && sectionsInWords(read.unread)).toBe(
      'itcrev (2 documents), new1 (2 documents), later (1 document)',
    );
  });

  it('whose documents are called otherwise is refused, and not read as one without any', () => {
    expect(problemIn(gstr2bText({ b2b: [ofSupplier({ invoices: [inFile('A/1')] })] }))).toMatch(/called otherwise/);
  });

  it('has notes, amendments, distributed credit, imports, and what was rejected on the portal', () => {
    const rows = rowsOf(
      {
        b2ba: [ofSupplier({ inv: [inFile('A/2', { oinum: 'A/1', oidt: '01-04-2026' })] })],
        cdnr: [ofSupplier({ nt: [noteInFile('C/1'), noteInFile('D/1', { typ: 'D' })] })],
        cdnra: [ofSupplier({ nt: [noteInFile('C/2', { ontnum: 'C/0' })] })],
        isd: [
          ofSupplier({ doclist: [{ doctyp: 'ISDI', docnum: 'S1', docdt: '09-04-2026', igst: 40, itcelg: 'N' }] }),
          ofSupplier({ doclist: [{ doctyp: 'ISDC', docnum: 'S1', docdt: '09-04-2026', igst: 10, itcelg: 'Y' }] }),
        ],
        impg: [{ boenum: '7001', boedt: '02-04-2026', portcode: 'INNSA1', txval: 500, igst: 90, cess: 0 }],
        impgsez: [ofSupplier({ boe: [{ boenum: '7002', boedt: '03-04-2026', txval: 300, igst: 54 }] })],
        ecom: [ofSupplier({ inv: [inFile('E/1', { itcavl: 'N', rsn: 'P' })] })],
        itcrev: { b2b: [] },
      },
      { docRejdata: { b2b: [ofSupplier({ inv: [inFile('R/1')] })] } },
    );
    const said = rows.map((row) => [row.section, row.kind, row.number, row.original, row.taxable, row.igst]);
    expect(said).toEqual([
      ['B2BA', 'Invoice', 'A/2', 'A/1', 1000_00, 0],
      ['ECOM', 'Invoice', 'E/1', '', 1000_00, 0],
      ['CDNR', 'Credit Note', 'C/1', '', -100_00, 0],
      ['CDNR', 'Debit Note', 'D/1', '', 100_00, 0],
      ['CDNRA', 'Credit Note', 'C/2', 'C/0', -100_00, 0],
      ['ISD', 'ISD', 'S1', '', 0, 40_00],
      ['ISD', 'ISD', 'S1', '', 0, -10_00],
      ['IMPG', 'Bill of Entry', '7001', '', 500_00, 90_00],
      ['IMPGSEZ', 'Bill of Entry', '7002', '', 300_00, 54_00],
      ['B2B', 'Invoice', 'R/1', '', 1000_00, 0],
    ]);
    expect(rows.map(({ credit, why, isRejected }) => [credit, why, isRejected])[1]).toEqual(['No', 'P', false]);
    expect(rows.filter(({ isRejected }) => isRejected).map(({ number }) => number)).toEqual(['R/1']);
    expect(rows.find(({ number }) => number === '7001')?.name).toBe('Import of goods, INNSA1');
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it('of several files is one, and a document that stands there twice has two keys', () => {
    const text = gstr2bText({ b2b: [ofSupplier({ inv: [inFile('A/1')] })] }, { fc: 2 });
    const read = readGstr2b([text, text], OUR_GSTIN);
    expect('gstr2b' in read && read.gstr2b.rows.map(({ key }) => key)).toEqual([
      'B2B/27AAAPA1234A1ZT/A/1/2026-04-05',
      'B2B/27AAAPA1234A1ZT/A/1/2026-04-05/again 1',
    ]);
    expect(read).toMatchObject({ gstr2b: { files: 2 } });
    const may = gstr2bText({}, { rtnprd: '052026' });
    expect(readGstr2b([text, may], OUR_GSTIN)).toEqual({
      problem: 'The files are of different months. Open those of one month together.',
    });
  });

  it.each([
    ['', /nothing in this file/],
    ['  \n', /nothing in this file/],
    ['PK\u0003\u0004', /Excel or ZIP file/],
    ['GSTIN,Number\n27…', /no JSON file/],
    [gstr2bText({ b2b: [] }).slice(0, -9), /cut or damaged/],
    ['[]', /This is no GSTR-2B/],
    ['{}', /This is no GSTR-2B/],
    ['{"product":"Tarazu","format":"books copy"}', /copy of books/],
    [`{"gstin":"${OUR_GSTIN}","fp":"042026","b2b":[]}`, /This is a GSTR-1\./],
    [`{"gstin":"${OUR_GSTIN}","fp":"042026","b2b":[{"ctin":"x","cfs":"Y"}]}`, /This is a GSTR-2A/],
    [`{"gstin":"${OUR_GSTIN}","ret_period":"042026","sup_details":{}}`, /This is a GSTR-3B/],
    [gstr2bText({}, { gstin: '29AABCT2222K1ZD' }), /of 29AABCT2222K1ZD, and your GSTIN is 27AAPFU0939F1ZV/],
    [gstr2bText({}, { gstin: '' }), /does not say whose/],
    [gstr2bText({}, { rtnprd: '132026' }), /“132026”, which is no month/],
    [gstr2bText({}, { rtnprd: 'April' }), /which is no month/],
    [gstr2bText({ b2b: 'none' }), /B2B is no list/],
    [
      gstr2bText({ b2b: [ofSupplier({ inv: [inFile('')] })] }),
      /B2B without a number .*number of the document is missing/,
    ],
    [gstr2bText({ b2b: [ofSupplier({ inv: [inFile('A/1', { dt: '31-04-2026' })] })] }), /B2B A\/1 .*the date is none/],
    [gstr2bText({ b2b: [ofSupplier({ inv: [inFile('A/1', { txval: 'many' })] })] }), /B2B A\/1 .* is no amount/],
    [gstr2bText({ b2b: [ofSupplier({ inv: [inFile('A/1', { txval: 1e300 })] })] }), /is no amount/],
  ])('is refused in words where it is none: %j', (text, sentence) => {
    expect(problemIn(text)).toMatch(sentence);
  });

  it('waits for a business that has no GSTIN yet', () => {
    expect(problemIn(gstr2bText({}), '')).toMatch(/Enter it in Settings › Business/);
  });

  it('is read or refused, and nothing else, whatever a file holds', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => gstr2bText({ b2b: value })),
      fc.jsonValue().map((value) => gstr2bText({ b2b: [ofSupplier({ inv: [inFile('A/1', { items: value })] })] })),
      fc
        .record({
          field: fc.constantFrom('inum', 'dt', 'val', 'pos', 'rev', 'itcavl', 'rsn', 'txval', 'igst', 'cess'),
          value: fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', 'constructor', 'toString', '-0', '1e999')),
        })
        .map(({ field, value }) => gstr2bText({ b2b: [ofSupplier({ inv: [inFile('A/1', { [field]: value })] })] })),
      fc.nat(400).map((length) => gstr2bText({ b2b: [ofSupplier({ inv: [inFile('A/1')] })] }).slice(0, length)),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const read = readGstr2b([text], OUR_GSTIN);
        if ('problem' in read) expect(read.problem).toMatch(/^[A-Z].*[.]$/su);
        for (const row of 'gstr2b' in read ? read.gstr2b.rows : []) {
          expect([row.taxable, row.igst, row.value].every(Number.isSafeInteger)).toBe(true);
          expect(['Yes', 'No', 'Temporary']).toContain(row.credit);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});

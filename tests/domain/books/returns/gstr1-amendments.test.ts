import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amendments, withChanges } from '#domain/books/returns/gstr1-amendments.ts';
import { gstr1File } from '#domain/books/returns/gstr1-file.ts';
import { gstr1Report } from '#domain/books/returns/gstr1-report.ts';
import { type Gstr1Sections, gstr1Sections } from '#domain/books/returns/gstr1-sections.ts';
import { gstr1Of } from '#domain/books/returns/gstr1.ts';
import type { Sale } from '#domain/books/returns/sale-section.ts';
import { asPaise, sumOf } from '#domain/money.ts';
import { ABROAD, aLine, anyInvoice, BOOK, IN_KARNATAKA, OURS, WALK_IN_PARTY } from '../../../support/documents.ts';
import { cancelled, changed, IN_KARNATAKA_UNREGISTERED, returned, sold } from '../../../support/sales.ts';
import { namesOf } from '../../../support/report-lines.ts';

const BUSINESS = {
  gstin: '27AAPFU0939F1ZV',
  state: '27',
  registration: 'Regular',
  turnover: 'Up to ₹5 crore',
} as const;
const asha = sold('INV/1', '2026-04-02', { lines: [aLine(1, 100, 18)] });
const walkIn = sold('INV/2', '2026-04-03', { party: WALK_IN_PARTY, lines: [aLine(1, 100, 18), aLine(1, 40, 5)] });
const book = sold('BOS/1', '2026-04-03', {
  party: WALK_IN_PARTY,
  lines: [aLine(1, 60, 0, { item: BOOK, hsn: '4901' })],
});
const APRIL: readonly Sale[] = [asha, walkIn, book];

/** The return of May, after April was filed as it was, opened, and changed to what it is. */
function may(was: readonly Sale[], now: readonly Sale[], own: readonly Sale[] = []) {
  const originals = originalsIn([...was, ...now, ...own]);
  const reopened = [
    { month: '2026-04', was: gstr1Sections('2026-04', was, originals, []), sales: now, advances: [] },
  ] as const;
  return gstr1Of({ month: '2026-05', business: BUSINESS, sales: own, originals, reopened, advances: [] });
}

function file(...given: Parameters<typeof may>): Record<string, unknown> {
  return JSON.parse(gstr1File(may(...given), '2026-06-03')) as Record<string, unknown>;
}

describe('what has changed in a month that was filed', () => {
  it('is nothing where nothing did', () => {
    expect(Object.keys(file(APRIL, APRIL))).toEqual(['gstin', 'fp', 'version', 'hash']);
  });

  it('amends an invoice beside its number and date as they were filed', () => {
    const now = changed(asha, { date: '2026-04-04', lines: [aLine(1, 200, 18)] });
    expect(JSON.stringify(file(APRIL, [now, walkIn, book])['b2ba'])).toBe(
      '[{"ctin":"27AAAPA1234A1ZT","inv":[{"oinum":"INV/1","oidt":"02-04-2026","inum":"INV/1","idt":"04-04-2026","val":236,' +
        '"pos":"27","rchrg":"N","inv_typ":"R","itms":[{"num":1801,"itm_det":{"txval":200,"rt":18,"camt":18,"samt":18,"csamt":0}}]}]}]',
    );
  });

  it('brings one that was cancelled down to nothing: the portal takes none back', () => {
    expect(JSON.stringify(file(APRIL, [cancelled(asha), walkIn, book])['b2ba'])).toContain(
      '"val":0,"pos":"27","rchrg":"N","inv_typ":"R","itms":[{"num":1801,"itm_det":{"txval":0,"rt":18,"camt":0,"samt":0,"csamt":0}}]',
    );
  });

  it('tells small sales of a place anew, with every rate that there was', () => {
    const now = changed(walkIn, { lines: [aLine(2, 100, 18)] });
    expect(JSON.stringify(file(APRIL, [asha, now, book])['b2csa'])).toBe(
      '[{"omon":"042026","sply_ty":"INTRA","typ":"OE","pos":"27","itms":[' +
        '{"txval":200,"rt":18,"camt":18,"samt":18,"csamt":0},{"txval":0,"rt":5,"camt":0,"samt":0,"csamt":0}]}]',
    );
  });

  it('reports one that was forgotten like those of May, and counts its number', () => {
    const late = sold('INV/3', '2026-04-20', { lines: [aLine(1, 50, 18)] });
    const own = sold('INV/4', '2026-05-02', { lines: [aLine(1, 70, 18)] });
    const { b2b, b2ba, doc_issue } = file(APRIL, [...APRIL, late], [own]);
    expect(b2ba).toBeUndefined();
    expect(b2b).toMatchObject([{ inv: [{ inum: 'INV/3', idt: '20-04-2026' }, { inum: 'INV/4' }] }]);
    expect(doc_issue).toMatchObject({ doc_det: [{ docs: [{ from: 'INV/3', to: 'INV/4', totnum: 2 }] }] });
  });

  it('empties a document that is of another section now, and reports it there', () => {
    const now = changed(asha, { party: IN_KARNATAKA, place: '29' });
    const { b2b, b2ba } = file(APRIL, [now, walkIn, book]);
    expect(b2ba).toMatchObject([{ ctin: '27AAAPA1234A1ZT', inv: [{ inum: 'INV/1', val: 0 }] }]);
    expect(b2b).toMatchObject([{ ctin: '29AABCT2222K1ZD', inv: [{ inum: 'INV/1', val: 118 }] }]);
  });

  it('amends an invoice that was moved into May', () => {
    const moved = { ...asha, date: '2026-05-03' } as const;
    const { b2b, b2ba } = file(APRIL, [walkIn, book], [moved]);
    expect(b2b).toBeUndefined();
    expect(b2ba).toMatchObject([{ inv: [{ oinum: 'INV/1', oidt: '02-04-2026', idt: '03-05-2026', val: 118 }] }]);
  });

  it('goes into the sums of May where there is no amendment: sales without tax, and the HSN summary', () => {
    const now = changed(book, { lines: [aLine(1, 90, 0, { item: BOOK, hsn: '4901' })] });
    const { nil, hsn } = file(APRIL, [asha, walkIn, now]);
    expect(nil).toEqual({ inv: [{ sply_ty: 'INTRAB2C', expt_amt: 30, nil_amt: 0, ngsup_amt: 0 }] });
    expect(hsn).toMatchObject({ hsn_b2c: [{ hsn_sc: '4901', qty: 0, txval: 30 }] });
  });

  it('amends notes, large sales and exports in sections of their own', () => {
    const large = sold('INV/5', '2026-04-05', {
      party: IN_KARNATAKA_UNREGISTERED,
      place: '29',
      lines: [aLine(1, 2_00_000, 18)],
    });
    const abroad = sold('INV/6', '2026-04-06', { party: ABROAD, place: '96', lines: [aLine(1, 100, 18)] });
    const notes = [returned('CN/1', '2026-04-07', asha), returned('CN/2', '2026-04-07', large, { units: 1 })];
    const was = [large, abroad, ...notes];
    const bill = { number: '1234567', date: '2026-04-10', port: 'INBOM4' } as const;
    const now = [
      changed(large, { lines: [aLine(1, 3_00_000, 18)] }),
      { ...abroad, shippingBill: bill },
      ...notes.map((note) => ({ ...note, date: '2026-04-08' }) as const),
    ];
    expect(file(was, now)).toMatchObject({
      b2cla: [{ pos: '29', inv: [{ oinum: 'INV/5', inum: 'INV/5', val: 354_000 }] }],
      expa: [{ exp_typ: 'WOPAY', inv: [{ oinum: 'INV/6', sbnum: '1234567', sbdt: '10-04-2026' }] }],
      cdnra: [{ nt: [{ ont_num: 'CN/1', ont_dt: '07-04-2026', nt_num: 'CN/1', nt_dt: '08-04-2026' }] }],
      cdnura: [{ ont_num: 'CN/2', ont_dt: '07-04-2026', nt_num: 'CN/2', typ: 'B2CL' }],
    });
    expect(namesOf(gstr1Report(may(was, now)))).toEqual(expect.arrayContaining(['B2CLA', 'EXPA', 'CDNRA', 'CDNURA']));
  });

  it('cannot be amended after 30 November of the year after', () => {
    const was = [sold('INV/1', '2024-04-02')];
    const originals = new Map();
    const reopened = [
      { month: '2024-04', was: gstr1Sections('2024-04', was, originals, []), sales: [], advances: [] },
    ] as const;
    const of = (month: '2025-11' | '2025-12') =>
      gstr1Of({ month, business: BUSINESS, sales: [], originals, reopened, advances: [] }).problems;
    expect(of('2025-11')).toEqual([]);
    expect(of('2025-12')).toMatchObject([
      { weight: 'Blocking', voucher: { id: 'INV/1' }, sentence: expect.stringMatching(/until 30 Nov 2025/) },
    ]);
  });
});

const anySales = fc.array(fc.tuple(anyInvoice, fc.boolean()), { maxLength: 5 }).map((all) =>
  all.map(([input, isCancelled], at): Sale => {
    const sale = sold(`INV/${at + 1}`, '2026-04-05', {
      ...input,
      own: { ...input.own, registration: OURS.registration },
    });
    return isCancelled ? cancelled(sale) : sale;
  }),
);
const HEADS = ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const;

it('what was filed and what amends it come to what the documents say, head by head, whatever was changed', () => {
  fc.assert(
    fc.property(anySales, anySales, (before, after) => {
      const [was, now] = [sections(before), sections(after)];
      const { sections: reported, amended } = withChanges(sections([]), [{ month: '2026-04', was, now }]);
      for (const head of HEADS) {
        const sum = sumOf([
          asPaise(inSections(was, head)),
          asPaise(inSections(reported, head)),
          asPaise(inAmendments(was, amended, head)),
        ]);
        expect(sum).toBe(sumOf(after.filter(({ state }) => state === 'Issued').map(({ sums }) => sums[head])));
      }
    }),
  );
});

it('an amendment and the one that takes it back leave what was filed', () => {
  fc.assert(
    fc.property(anySales, anySales, (before, after) => {
      const [was, now] = [sections(before), sections(after)];
      const back = withChanges(sections([]), [{ month: '2026-04', was: now, now: was }]);
      const again = [...back.sections.documents, ...back.amended.documents.map(({ document }) => document)];
      for (const document of was.documents) {
        const stands = now.documents.find(({ id }) => id === document.id);
        const said = again.find(({ id, section }) => id === document.id && section.name === document.section.name);
        expect(said ?? stands).toEqual(document);
      }
    }),
  );
});

function sections(sales: readonly Sale[]): Gstr1Sections {
  return gstr1Sections('2026-04', sales, originalsIn(sales), []);
}

function originalsIn(sales: readonly Sale[]) {
  return new Map(sales.map(({ id, sums }) => [id, sums.total]));
}

function inSections({ documents, small, untaxed }: Gstr1Sections, head: (typeof HEADS)[number]): number {
  const without = head === 'taxable' ? untaxed.flatMap(({ nil, exempt, nonGst }) => [nil, exempt, nonGst]) : [];
  return sumOf([
    ...documents.flatMap(({ rows }) => rows.map((row) => row[head])),
    ...small.map((row) => row[head]),
    ...without,
  ]);
}

/** What amendments add to what was filed. */
function inAmendments(was: Gstr1Sections, { documents, small }: Amendments, head: (typeof HEADS)[number]): number {
  const sum = (rows: readonly Readonly<Record<(typeof HEADS)[number], number>>[]) =>
    sumOf(rows.map((row) => asPaise(row[head])));
  const alone = documents.map(({ document }) => {
    const before = was.documents.find(({ id }) => id === document.id);
    return asPaise(sum(document.rows) - sum(before?.rows ?? []));
  });
  const together = small.map(({ place, rows }) =>
    asPaise(sum(rows) - sum(was.small.filter((row) => row.place === place))),
  );
  return sumOf([...alone, ...together]);
}

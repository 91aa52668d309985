import { unzipSync, zipSync } from 'fflate';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeInStatement } from '#data/books/banking/bank-lines.ts';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { importRows, mastersByName } from '#data/books/exchange/import-rows.ts';
import { undoImport } from '#data/books/exchange/undo-import.ts';
import { createBooksFromTally } from '#data/books/exchange/books-from-tally.ts';
import { openGstr2b } from '#data/books/returns/purchase-match.ts';
import { planTallyImport } from '#data/books/exchange/plan-tally-import.ts';
import { listBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore } from '#data/books/store.ts';
import { readSheets } from '#data/files/sheets/read-sheets.ts';
import type { TextSheet } from '#data/files/sheets/sheet.ts';
import { Refusal } from '#data/store/refusal.ts';
import { readStatement } from '#domain/books/banking/read-statement.ts';
import { statementHead } from '#domain/books/banking/statement-columns.ts';
import { lineKeys } from '#domain/books/banking/statement-line.ts';
import { businessFrom } from '#domain/books/masters/business.ts';
import { guessSheet, sheetHead, type PlannedAction, sheetPlan } from '#domain/books/exchange/import/sheet-plan.ts';
import { sumOf } from '#domain/money.ts';
import { writeWorkbook } from '#ui/documents/write-workbook.ts';
import { BANK } from '../../../support/bank-statements.ts';
import { aBooksBusiness, emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { gstr2bText, inFile, noteInFile, ofSupplier, OUR_GSTIN } from '../../../support/gstr2b.ts';
import { type OldCell, oldWorkbook } from '../../../support/old-workbook.ts';
import { isWhole, PAYLOADS } from '../../../support/payloads.ts';
import { bill, group, item, ledger, tallyFile, voucher } from '../../../support/tally-files.ts';

/*
 * Files that books are fed with, changed by chance: cut, torn, doubled, with figures and signs that nobody expects, in other
 * encodings. Each is read, or refused in words; what is refused changes nothing, and what is taken in leaves books that agree.
 * The same files in every run; `npm run hostile` makes 500 of each kind.
 */
const OF_EACH_KIND = { seed: 20_260_401, numRuns: isWhole ? 500 : 12, endOnFailure: !isWhole } as const;
/** Of so many files one is taken into the books whole, which costs a hundred times as much as to read it. */
const TAKEN = isWhole ? 10 : 12;

beforeAll(() => freshBooks({ registration: 'Regular', gstin: OUR_GSTIN, booksBegin: '2026-04-01' }));
afterAll(async () => {
  expect(await checkBooks()).toEqual([]);
  expect(await listBooks()).toHaveLength(1);
  await emptyShelf();
});

const STATEMENT = [
  ['ASHA STORES', 'Account No : 50100000004321'],
  ['Date', 'Narration', 'Chq./Ref.No.', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
  ['01/04/26', 'UPI-RAVI TRADERS-RAVI@OKAXIS', '0000609112345678', '', '1,25,000.00', '1,35,000.00'],
  ['', 'AND MORE OF IT', '', '', '', ''],
  ['02/04/26', 'NEFT DR-KAVERI, "MILLS"', 'N0000123', '5,000.50', '', '1,29,999.50'],
  ['03/04/26', 'ATM WDL', '', '200.00', '', '1,29,799.50'],
  ['STATEMENT SUMMARY :-', '', '', '', '', ''],
];
const LISTS = [
  [
    ['Item name*', 'Item code', 'HSN', 'Sale price', 'Opening stock quantity', 'At price', 'Tax Rate', 'Base Unit (x)'],
    ['Wheat Flour', '007', '1101', '45', '100', '38.50', 'GST@5%', 'Kg'],
    ['Tea', 'T-1', '902', '1,120.00', '10', '90', '18%', 'Pcs'],
  ],
  [
    ['Party Name', 'Type', 'GSTIN', 'State', 'Opening Balance', 'Dr/Cr', 'PIN Code', 'Credit Days'],
    ['Kaveri Mills', 'Customer', '27AAAPA1234A1ZT', '27-Maharashtra', '1,25,000.00 Dr', '', '411001', '30'],
    ['Om Traders', 'Supplier', '', 'Gujarat', '500', 'Cr', '', 'Net 15'],
  ],
  [
    ['Particulars', 'Group', 'Debit', 'Credit'],
    ['Cash', '', '12,500.00', ''],
    ['Van', 'Fixed Assets', '5,00,000', ''],
    ['Loan', 'Unsecured Loans', '', '40,000.50'],
  ],
];

const textOf = (rows: readonly (readonly string[])[], divider: string) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(divider)).join('\r\n');
const htmlOf = (rows: readonly (readonly string[])[]) =>
  `<html><body><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell.replaceAll('"', '&quot;')}</td>`).join('')}</tr>`).join('')}</table></body></html>`;
const oldOf = (rows: readonly (readonly string[])[]) =>
  oldWorkbook({ S: rows.map((row) => row.map((cell): OldCell => (/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell))) });
const xlsxOf = ([head = [], ...rows]: readonly (readonly string[])[]) => writeWorkbook([{ name: 'S', head, rows }]);

const place = fc.nat(1_000_000);
const SIGNS = [
  ...Object.values(PAYLOADS).filter((text) => text.length < 5000),
  '\u0000',
  '\u0004',
  '&#4;',
  '&#0;',
  '&lol;',
  '<!DOCTYPE a [<!ENTITY l "lol"><!ENTITY m "&l;&l;&l;&l;&l;&l;&l;&l;">]>',
  ']]>',
  '<![CDATA[',
  '<',
  '>',
  '"',
  '""',
  '\r',
  '\n\n\n',
  '\t',
  ';',
  ',,,,,,,,',
  '\ud800',
  '\u202e',
  '={1}',
  '[[[[[[[[',
  '{"__proto__":{"a":1}}',
];
const FIGURES = [
  '99999999999999999999',
  '1e308',
  '-1e-320',
  'NaN',
  '-0',
  '0.1e1',
  '1.005',
  '१२३',
  '1,2,3',
  '"12"',
  'null',
  '31',
  '13',
  '00',
  '9007199254740993',
  '-99999999999.99',
];

/** A text changed in one way: the change is chosen by chance, and so is its place. */
const change = fc.oneof(
  place.map((at) => (text: string) => text.slice(0, at % (text.length + 1))),
  fc.tuple(place, fc.nat(40)).map(([at, many]) => (text: string) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + text.slice(from + many);
  }),
  fc.tuple(place, fc.nat(300)).map(([at, many]) => (text: string) => {
    const from = at % (text.length + 1);
    return text.slice(0, from + many) + text.slice(from);
  }),
  fc.tuple(place, fc.constantFrom(...SIGNS)).map(([at, sign]) => (text: string) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + sign + text.slice(from);
  }),
  fc.tuple(place, fc.constantFrom(...FIGURES)).map(([nth, figure]) => (text: string) => {
    const many = text.match(/\d+/g)?.length ?? 0;
    let at = 0;
    return text.replaceAll(/\d+/g, (was) => (at++ === nth % Math.max(1, many) ? figure : was));
  }),
  fc.tuple(place, place).map(([one, other]) => (text: string) => {
    const lines = text.split('\n');
    const [from, to] = [one % lines.length, other % lines.length];
    [lines[from], lines[to]] = [lines[to] ?? '', lines[from] ?? ''];
    return lines.join('\n');
  }),
  fc
    .constantFrom('(', '<a>', '{"a":', '[', '<tr><td>', '<TALLYMESSAGE>')
    .map((open) => (text: string) => open.repeat(5000) + text),
  fc.tuple(place, fc.constantFrom('x', '0', '9', ' ', '<', 'é')).map(([at, sign]) => (text: string) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + sign.repeat(120_000) + text.slice(from);
  }),
);
const changed = fc
  .array(change, { minLength: 1, maxLength: 3 })
  .map((all) => (text: string) => all.reduce((so, one) => one(so), text));

/** A text as bytes, in an encoding that files come in. */
const encoded = fc
  .constantFrom('utf-8', 'utf-8', 'little', 'big', 'unmarked', 'windows')
  .map((how) => (text: string) => {
    if (how === 'utf-8') return new TextEncoder().encode(text);
    if (how === 'windows') return Uint8Array.from(text.split(''), (letter) => letter.charCodeAt(0) & 255);
    const marked = how === 'unmarked' ? text : `\ufeff${text}`;
    const bytes = new Uint8Array(marked.length * 2);
    const view = new DataView(bytes.buffer);
    marked.split('').forEach((letter, at) => view.setUint16(at * 2, letter.charCodeAt(0), how !== 'big'));
    return bytes;
  });

/** Bytes that are cut, or some of which are others. */
const torn = fc
  .tuple(fc.boolean(), place, fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 8 }))
  .map(([isCut, end, turns]) => (good: Uint8Array) => {
    const bytes = good.slice(0, isCut ? end % good.length : good.length);
    for (const [at, by] of turns) if (bytes.length > 0) bytes[at % bytes.length] = by;
    return bytes;
  });

/** One file of a workbook changed as text, or the workbook torn. */
const tornWorkbook = fc
  .tuple(fc.boolean(), place, changed, torn)
  .map(([isText, nth, how, tear]) => (good: Uint8Array) => {
    if (!isText) return tear(good);
    const files = unzipSync(good);
    const names = Object.keys(files).filter((name) => name.startsWith('xl/'));
    const name = names[nth % names.length] ?? '';
    const xml = new TextEncoder().encode(how(new TextDecoder().decode(files[name])));
    return zipSync({ ...files, [name]: xml }, { level: 0 });
  });

async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  const before = await booksStore.records('edits').count();
  try {
    return await ask();
  } catch (error) {
    // Anything but a Refusal is a bug.
    if (!(error instanceof Refusal)) throw error;
    expect(error.message).toMatch(/^[\p{Lu}“].*[.…]$/su);
    expect(await booksStore.records('edits').count()).toBe(before);
    return undefined;
  }
}

/** Makes a file when it is asked for it. */
type Making = () => Uint8Array | Promise<Uint8Array>;

/** The files of some rows in each kind, changed by chance. */
function filesOf(rows: readonly (readonly string[])[]): Readonly<Record<string, fc.Arbitrary<Making>>> {
  const divider = fc.constantFrom(',', '\t', ';');
  return {
    text: fc.tuple(changed, encoded, divider).map(
      ([how, as, by]) =>
        () =>
          as(how(textOf(rows, by))),
    ),
    'HTML called .xls': fc.tuple(changed, encoded).map(
      ([how, as]) =>
        () =>
          as(how(htmlOf(rows))),
    ),
    XLS: torn.map((how) => () => how(oldOf(rows))),
    XLSX: tornWorkbook.map((how) => () => xlsxOf(rows).then(how)),
  };
}
const KINDS = ['text', 'HTML called .xls', 'XLS', 'XLSX'];

let count = 0;
const isItsTurn = () => ++count % TAKEN === 0;

describe('a statement of a bank', () => {
  it.each(KINDS)('as %s', async (kind) => {
    const file = filesOf(STATEMENT)[kind] ?? fc.constant(() => new Uint8Array());
    const property = fc.asyncProperty(file, async (made) => {
      const content = new Uint8Array(await made());
      const sheets = await answered(() => readSheets(new Blob([content])));
      for (const { rows } of sheets ?? []) {
        const { lines, problems } = readStatement(rows, statementHead(rows));
        expect(new Set(lineKeys(lines)).size).toBe(lines.length);
        for (const { on, amount, balance } of lines) {
          expect(on).toMatch(/^\d{4}-\d\d-\d\d$/);
          expect([amount !== 0, Number.isSafeInteger(amount), Number.isSafeInteger(balance ?? 0)]).not.toContain(false);
        }
        for (const { why } of problems) expect(why).toMatch(/^\p{Lu}.*\.$/su);
        if (lines.length > 0 && isItsTurn()) await answered(() => takeInStatement(BANK.id, lines, 'april.csv'));
      }
    });
    await fc.assert(property, OF_EACH_KIND);
  });
});

describe('a list of items, parties or ledgers', () => {
  it.each(KINDS)('as %s', async (kind) => {
    const file = fc.oneof(...LISTS.flatMap((rows) => filesOf(rows)[kind] ?? []));
    const property = fc.asyncProperty(file, async (made) => {
      const content = new Uint8Array(await made());
      const sheets = await answered(() => readSheets(new Blob([content])));
      for (const sheet of sheets ?? []) {
        const actions = await planned(sheet);
        if (actions.length === 0 || !isItsTurn()) continue;
        const imported = await answered(() => importRows(actions, 'list.csv'));
        if (imported) await undoImport(imported, 'list.csv');
      }
    });
    await fc.assert(property, OF_EACH_KIND);
  });
});

async function planned({ rows }: TextSheet): Promise<readonly PlannedAction[]> {
  const { kind } = guessSheet(rows);
  const { head, matching } = sheetHead(rows, kind);
  const { plan, whole } = sheetPlan({ kind, matching, usual: 'Customer', today: '2026-11-26' }, await mastersByName());
  const all = whole(rows.slice(head + 1).flatMap((row) => plan(row) ?? []));
  for (const { action, problems } of all) expect(action === undefined).toBe(problems.length > 0);
  return all.flatMap(({ action }) => action ?? []);
}

describe('masters and vouchers of Tally', () => {
  const whole = tallyFile(
    group('North', 'Sundry Debtors'),
    ledger('Cash', 'Cash-in-Hand', 500_00),
    ledger('Capital', 'Capital Account', -12_300_00),
    ledger('Kaveri Mills', 'North', 11_800_00, bill('K-101', '20260301', 11_800_00)),
    ledger('Sales', 'Sales Accounts'),
    ledger('CGST', 'Duties &amp; Taxes'),
    ledger('SGST', 'Duties &amp; Taxes'),
    item(
      'Soap',
      '<OPENINGBALANCE> 10 Nos</OPENINGBALANCE><OPENINGRATE>20.00/Nos</OPENINGRATE><OPENINGVALUE>-200.00</OPENINGVALUE>',
    ),
    voucher(
      'Sales',
      'S-1',
      '20260410',
      [
        ['Kaveri Mills', 118_00, ['New Ref', 'S-1']],
        ['CGST', -9_00],
        ['SGST', -9_00],
      ],
      { goods: [['Soap', '5 Nos', '20.00/Nos', 'Sales', -100_00]] },
    ),
    voucher('Receipt', 'R-1', '20260415', [
      ['Kaveri Mills', -600_00, ['Agst Ref', 'K-101']],
      ['Cash', 600_00],
    ]),
  );
  const business = businessFrom(
    aBooksBusiness({ name: 'Moved', registration: 'Regular', gstin: OUR_GSTIN, booksBegin: '2026-04-01' }),
  );

  it('are read and planned, or refused', async () => {
    const property = fc.asyncProperty(changed, encoded, async (how, as) => {
      const file = new Blob([new Uint8Array(as(how(whole)))]);
      const order = { files: [file], fileNames: ['a.xml'], business };
      const read = await answered(() => planTallyImport(order, async () => undefined));
      const { plan } = read?.planned ?? {};
      if (!plan) return;
      for (const { postings } of plan.vouchers) expect(sumOf(postings.map(({ amount }) => amount))).toBe(0);
      const numbers = plan.vouchers.map(({ kind, number }) => `${kind} ${number}`);
      expect(new Set(numbers).size).toBe(numbers.length);
      if (!isItsTurn()) return;
      const moved = await answered(() => createBooksFromTally(order));
      if (moved) await forget(moved.key);
    });
    await fc.assert(property, OF_EACH_KIND);
  });
});

function forget(key: string): Promise<unknown> {
  return new Promise((resolve) => {
    indexedDB.deleteDatabase(`books-of-${key}`).addEventListener('success', resolve);
  });
}

describe('a GSTR-2B', () => {
  const sections = {
    b2b: [ofSupplier({ inv: [inFile('A/1'), inFile('A/2', { itcavl: 'N', rsn: 'P' })] })],
    b2ba: [ofSupplier({ inv: [inFile('A/4', { oinum: 'A/3', oidt: '01-04-2026' })] })],
    cdnr: [ofSupplier({ nt: [noteInFile('C/1'), noteInFile('D/1', { typ: 'D' })] })],
    isd: [ofSupplier({ doclist: [{ doctyp: 'ISDI', docnum: 'S1', docdt: '09-04-2026', igst: 40, itcelg: 'N' }] })],
    impg: [{ boenum: '7001', boedt: '02-04-2026', portcode: 'INNSA1', txval: 500, igst: 90, cess: 0 }],
  };
  const items = [{ num: 1, rt: 18, txval: '1,000.50', igst: 0, cgst: '90.05', sgst: 90.05, cess: 0 }];
  const { txval: _, cgst: _c, sgst: _s, ...older } = inFile('A/1', { items });
  const files = [
    gstr2bText(sections, { docRejdata: { b2b: [ofSupplier({ inv: [inFile('R/1')] })] } }),
    gstr2bText({ b2b: [ofSupplier({ inv: [older] })] }),
    gstr2bText(sections, { gstin: '29AABCT2222K1ZD' }),
  ];

  it('is opened or refused', async () => {
    const property = fc.asyncProperty(fc.constantFrom(...files), changed, encoded, async (text, how, as) => {
      const file = new Blob([new Uint8Array(as(how(text)))]);
      await answered(() => openGstr2b([file], OUR_GSTIN));
    });
    await fc.assert(property, OF_EACH_KIND);
    for (const { rows } of await booksStore.records('gstr2bs').toArray()) {
      for (const row of rows) {
        expect([row.taxable, row.igst, row.cgst, row.sgst, row.cess, row.value].every(Number.isSafeInteger)).toBe(true);
      }
    }
  });

  it('of more than 50 MB is refused before it is read', async () => {
    const large = new Blob([files[0] ?? '', ' '.repeat(50_000_001)]);
    await expect(openGstr2b([large], OUR_GSTIN)).rejects.toThrow('larger than 50 MB');
  });
});

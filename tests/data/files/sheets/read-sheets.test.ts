import { strToU8, zipSync } from 'fflate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheets } from '#data/files/sheets/read-sheets.ts';
import { Refusal } from '#data/store/refusal.ts';
import { writeWorkbook } from '#ui/documents/write-workbook.ts';
import { compound } from '../../../support/old-workbook.ts';
import { runs } from '../../../support/runs.ts';
import { isEverywhere } from '../../../support/some-of.ts';

const cellsOf = async (file: Blob) => (await readSheets(file))[0]?.rows.map(({ cells }) => cells);
const text = (content: string) => new Blob([content]);

describe('text', () => {
  it('is divided by whatever divides it, with quotes, line ends of every kind, and cells of several lines', async () => {
    const rows = [
      ['Name', 'Rate'],
      ['Soap, "fine"', '1,25,000.00'],
      ['two\nlines', '5'],
    ];
    expect(await cellsOf(text('Name,Rate\r\n"Soap, ""fine""","1,25,000.00"\r\n"two\nlines",5'))).toEqual(rows);
    expect(await cellsOf(text('Name\tRate\r"Soap, ""fine"""\t1,25,000.00\r"two\nlines"\t5\r'))).toEqual(rows);
    expect(await cellsOf(text('Name;Rate\n"Soap, ""fine""";1,25,000.00\n"two\nlines";5'))).toEqual(rows);
  });

  it('may be in UTF-8 or UTF-16, with or without a mark, or as Windows writes it', async () => {
    const wide = (content: string, isLittle: boolean) =>
      Uint8Array.from(
        content.split('').flatMap((letter) => {
          const [high, low] = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255];
          return isLittle ? [low, high] : [high, low];
        }),
      );
    for (const bytes of [
      wide('\ufeffName,Rate\nSoap,5', true),
      wide('\ufeffName,Rate\nSoap,5', false),
      wide('Name,Rate\nSoap,5', true),
    ])
      expect(await cellsOf(new Blob([bytes]))).toEqual([
        ['Name', 'Rate'],
        ['Soap', '5'],
      ]);
    expect(await cellsOf(text('\ufeffनाम,₹\nसाबुन,5'))).toEqual([
      ['नाम', '₹'],
      ['साबुन', '5'],
    ]);
    expect(await cellsOf(new Blob([Uint8Array.from([0x43, 0x61, 0x66, 0xe9, 0x2c, 0xa3])]))).toEqual([['Café', '£']]);
  });

  it('stays UTF-8 with a damaged letter in it, and says of the row which it is', async () => {
    const [before, behind] = ['नाम,₹\nसाबुन,5\nC', 'd,6\n'].map((part) => new TextEncoder().encode(part));
    const file = new Blob([before ?? '', Uint8Array.of(0xe9), behind ?? '']);
    const [sheet] = await readSheets(file);
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
      ['नाम', '₹'],
      ['साबुन', '5'],
      ['C\ufffdd', '6'],
    ]);
    expect(sheet?.notes).toEqual([{ line: 3, why: expect.stringMatching(/^A letter of it is damaged/) }]);
    expect(sheet?.isOfWindows).toBeUndefined();
  });

  it('says that its letters were taken for those of Windows, as they cannot be UTF-8', async () => {
    const [sheet] = await readSheets(new Blob([Uint8Array.from([0x43, 0x61, 0x66, 0xe9, 0x2c, 0xa3])]));
    expect([sheet?.isOfWindows, sheet?.notes]).toEqual([true, []]);
    expect((await readSheets(text('Name,Rate\nSoap,5')))[0]?.isOfWindows).toBeUndefined();
  });

  it('leaves out blank rows, however many, and says in which line of the file each of the others stands', async () => {
    const [sheet] = await readSheets(text(`a,b\n${',\n'.repeat(300_000)}c,d`));
    expect(sheet?.rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 300_002, cells: ['c', 'd'] },
    ]);
  });
});

describe('the divider of a text', () => {
  it('is what divides most lines alike, however many others stand within the cells', async () => {
    const file = `Statement of account; 5020
Date;Narration;Withdrawal;Deposit
02/04/2026;NEFT CR, MEHTA AND SONS, PUNE, INV 14, 15, 16;;12,34,567.00
03/04/2026;RENT, SHOP 4, LAXMI ROAD, APRIL;1,25,000.00;`;
    expect((await cellsOf(text(file)))?.[2]).toEqual([
      '02/04/2026',
      'NEFT CR, MEHTA AND SONS, PUNE, INV 14, 15, 16',
      '',
      '12,34,567.00',
    ]);
    expect((await cellsOf(text('A|B, C|D\n1, 2, 3|4|5\n6|7, 8|9')))?.[1]).toEqual(['1, 2, 3', '4', '5']);
    expect((await cellsOf(text('A,B\nUPI;1;2;3,5\nx;y,6')))?.[1]).toEqual(['UPI;1;2;3', '5']);
    expect(await cellsOf(text('sep=;\r\nA,1;B\r\n'))).toEqual([['A,1', 'B']]);
  });
});

describe('a workbook in the XML of Excel 2003', () => {
  const workbook = (rows: string, prefix = '') => `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<${prefix}Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
 <Styles><Style ss:ID="d"><NumberFormat ss:Format="dd/mm/yyyy"/></Style></Styles>
 <${prefix}Worksheet ss:Name="A &amp; B"><${prefix}Table>${rows}</${prefix}Table></${prefix}Worksheet></${prefix}Workbook>`;
  const row = `<Row><Cell><Data ss:Type="String">Date</Data></Cell><Cell ss:Index="3"><Data ss:Type="String">In &amp; out</Data></Cell></Row>
    <Row ss:Index="4"><Cell ss:StyleID="d"><Data ss:Type="DateTime">2026-04-01T00:00:00.000</Data></Cell><Cell/><Cell><Data ss:Type="Number">12500.5</Data></Cell></Row>
    <Row><Cell ss:MergeAcross="1"><ss:Data ss:Type="String" xmlns="x"><B>bold</B> text</ss:Data></Cell><Cell ss:Formula="=R1C1"/></Row>`;

  it('has its days, numbers, merged cells and left out rows, and says which formula has no result', async () => {
    const [sheet] = await readSheets(text(workbook(row)));
    expect(sheet?.name).toBe('A & B');
    expect(sheet?.rows).toEqual([
      { line: 1, cells: ['Date', '', 'In & out'] },
      { line: 4, cells: ['2026-04-01', '', '12500.5'] },
      { line: 5, cells: ['bold text'] },
    ]);
    expect(sheet?.notes).toEqual([{ line: 5, why: expect.stringContaining('A formula in it has no result') }]);
    const far = '<Row><Cell><Data>near</Data></Cell><Cell ss:Index="900"><Data>far</Data></Cell></Row>';
    const [wide] = await readSheets(text(workbook(far)));
    expect(wide?.rows).toEqual([{ line: 1, cells: ['near'] }]);
    expect(wide?.notes).toEqual([{ line: 1, why: expect.stringMatching(/^It has more than 200 columns/) }]);
    const ss = row.replaceAll(/<(\/?)(?=Row|Cell|Data)/g, '<$1ss:');
    expect((await readSheets(text(workbook(ss, 'ss:'))))[0]?.rows).toEqual(sheet?.rows);
  });
});

describe('what is in no cell is told by its row', () => {
  it('formulas without a result, cells that are cut, columns behind the last that is read', async () => {
    const sheet = '<row r="2"><c r="A2"><v>1</v></c><c r="B2"><f>12*12</f></c><c r="C2"><f>B2</f><v></v></c></row>';
    expect((await readSheets(aWorkbook({ sheet })))[0]?.notes).toEqual([
      { line: 2, why: expect.stringContaining('A formula in it has no result') },
    ]);
    const [wide] = await readSheets(text(`a,b\n${'x'.repeat(5001)},1\n${','.repeat(200)}far\nc,d`));
    expect(wide?.notes.map(({ line, why }) => [line, why.split('.')[0]])).toEqual([
      [2, 'A cell of it is longer than 5000 letters'],
      [3, 'It has more than 200 columns'],
    ]);
    // With nothing in the columns that are read, its row is there all the same: the note is seen with it.
    expect(wide?.rows.map(({ line, cells }) => [line, cells.length])).toEqual([
      [1, 2],
      [2, 2],
      [3, 0],
      [4, 2],
    ]);
    const far = '<row r="1"><c r="A1"><v>1</v></c><c r="ZZ1"><v>2</v></c></row>';
    expect((await readSheets(aWorkbook({ sheet: far })))[0]?.notes).toHaveLength(1);
    const long = '<row r="1"><c r="A1"><v>12345678901234567</v></c></row>';
    expect((await readSheets(aWorkbook({ sheet: long })))[0]?.notes).toEqual([
      { line: 1, why: expect.stringContaining('more than 15 figures') },
    ]);
  });
});

describe('a page of HTML that is called a workbook', () => {
  it('is found however late its table begins, and a wide cell takes the place of several', async () => {
    const page = `\n<head><style>${'td{} '.repeat(2000)}</style></head><table><tr><td colspan="2">A</td><td>B</td></tr></table>`;
    expect(await cellsOf(text(page))).toEqual([['A', '', 'B']]);
    const [wide] = await readSheets(text('<table><tr><td colspan="300">A</td><td>B</td></tr></table>'));
    expect([wide?.rows, wide?.notes]).toEqual([
      [{ line: 1, cells: ['A'] }],
      [{ line: 1, why: expect.stringMatching(/^It has more than 200 columns/) }],
    ]);
  });

  it('is read as the table that it has', async () => {
    const page =
      '<html><table><TR class=x><td>A &amp; B</td><td colspan=2><b>1,180.00</b></td></TR><tr><th>C<td>2</table>';
    expect(await cellsOf(text(page))).toEqual([
      ['A & B', '1,180.00'],
      ['C', '2'],
    ]);
  });
});

describe('a workbook', () => {
  it('that this program wrote comes back as text', async () => {
    const sheet = {
      name: 'items',
      head: ['Item', 'HSN', 'Rate'],
      rows: [
        ['Soap <fine> & "soft"', '0402', { amount: 125_50 }],
        ['साबुन _x0041_', '', { number: 0.0001 }],
      ],
    };
    expect(await cellsOf(new Blob([await writeWorkbook([sheet])]))).toEqual([
      ['Item', 'HSN', 'Rate'],
      ['Soap <fine> & "soft"', '0402', '125.5'],
      ['साबुन _x0041_', '', '0.0001'],
    ]);
  });

  it('has days, results of formulas, text in runs, empty cells and errors as they are shown', async () => {
    const sheet = `<row r="3"><c r="B3" s="1"><v>46113</v></c><c r="C3" s="2"><v>46113.75</v></c><c r="D3"><f>1+1</f><v>2</v></c>
      <c r="E3" t="str"><f>"a"</f><v>a &amp; b</v></c><c r="F3" t="s"><v>0</v></c><c r="H3" t="e"><v>#N/A</v></c><c r="I3" t="b"><v>1</v></c>
      <c r="J3"><v>118000.50000000001</v></c><c r="K3"><v>1.5E-5</v></c><c r="L3" t="inlineStr"><is><t>in</t></is></c></row><row r="9"/>`;
    expect(await cellsOf(aWorkbook({ sheet }))).toEqual([
      ['', '2026-04-01', '2026-04-01', '2', 'a & b', 'two runs', '', '#N/A', 'Yes', '118000.5', '0.000015', 'in'],
    ]);
    expect(await cellsOf(aWorkbook({ sheet, prefix: 'x:' }))).toEqual(await cellsOf(aWorkbook({ sheet })));
  });

  it.runIf(isEverywhere)('of a million empty rows is read at once', async () => {
    const sheet = `<row r="1"><c r="A1"><v>1</v></c></row>${'<row r="2"/>'.repeat(1_000_000)}`;
    expect(await cellsOf(aWorkbook({ sheet }))).toEqual([['1']]);
  });
});

describe('what no table can be read from is refused, with what to do', () => {
  const bytes = (...all: number[]) => new Blob([Uint8Array.from(all)]);
  const locked = new Blob([compound('EncryptedPackage', [1, 2, 3])]);
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(150_000_000) }, { level: 9 });
  const cases: readonly (readonly [string, Blob, string])[] = [
    ['nothing', text(''), 'The file is empty.'],
    ['blank lines', text('\n,,\n'), 'There is nothing in this file.'],
    ['a PDF called CSV', text('%PDF-1.7 ...'), 'Download the same as Excel (XLSX) or CSV instead.'],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47), 'This is a picture.'],
    ['a workbook with a password', locked, 'The workbook has a password.'],
    ['an old workbook that is cut off', bytes(0xd0, 0xcf, 0x11, 0xe0, 1, 2), 'is damaged'],
    ['a Word document', new Blob([zipSync({ 'word/document.xml': strToU8('x') })]), 'This is a Word document.'],
    ['another ZIP', new Blob([zipSync({ 'a.csv': strToU8('x') })]), 'a ZIP without a workbook'],
    ['a ZIP that is cut off', new Blob([zipSync({ 'xl/workbook.xml': strToU8('x') }).slice(0, 60)]), 'is damaged'],
    ['a ZIP that unpacks to 150 MB', new Blob([bomb]), 'larger than 100 MB'],
    [
      'OFX',
      text('OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><STMTTRN><NAME>A & B'),
      'OFX). Download or save the same as Excel (XLSX)',
    ],
    ['OFX of the newer kind', text('<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?><OFX></OFX>'), '(OFX)'],
    ['QIF', text('!Type:Bank\nD01/04/2026\nT-5\n^'), '(QIF)'],
    ['MT940', text(':20:REF\n:25:5020\n:28C:1\n'), '(MT940)'],
    ['JSON', text('{"data": [1, 2]}'), '(JSON)'],
    ['a mail', text('MIME-Version: 1.0\nContent-Type: multipart/related'), 'a web archive or a mail'],
    ['other XML', text('<?xml version="1.0"?><a><b>1</b></a>'), 'This is XML, and no workbook.'],
    ['a page without a table', text('<!DOCTYPE html><html><body>Please log in</body></html>'), 'without a table'],
    ['a program', bytes(0x4d, 0x5a, 0, 0, 0, 0, 1, 0), 'holds no text'],
    ['a quote without an end', text('a,b\n"c,d\ne,f'), 'opens in line 2'],
    ['more rows than anybody reads', text('a,b\n'.repeat(50_001)), 'more than 50,000 rows'],
  ];
  it.each(cases)('%s', async (_, file, sentence) => {
    await expect(readSheets(file)).rejects.toThrow(sentence);
    await expect(readSheets(file)).rejects.toBeInstanceOf(Refusal);
  });

  it('a workbook broken anywhere is read or refused, and never hangs', async () => {
    const whole = new Uint8Array(await aWorkbook({ sheet: '<row r="1"><c r="A1"><v>1</v></c></row>' }).arrayBuffer());
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const broken = whole.slice();
        broken[at] = byte;
        const read = await readSheets(new Blob([broken])).catch((error: unknown) => error);
        expect(Array.isArray(read) || read instanceof Refusal).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  // So long that it would not end if each opening read on to the end.
  it('XML that opens without end is read all the same', async () => {
    for (const sheet of ['<row r="1"><c r="A1">'.repeat(400_000), '<row '.repeat(1_000_000), '&#x41;'.repeat(200_000)])
      await readSheets(aWorkbook({ sheet })).catch(() => undefined);
    await readSheets(text(`<table>${'<tr><td'.repeat(400_000)}`)).catch(() => undefined);
    await readSheets(text(`<table><tr><td>${'<'.repeat(400_000)}`)).catch(() => undefined);
  });
});

/** A workbook of one sheet as Excel writes it. */
function aWorkbook({ sheet, prefix = '' }: { sheet: string; prefix?: string }): Blob {
  const tagged = (xml: string) => xml.replaceAll(/<(\/?)(?=[a-zA-Z])/g, `<$1${prefix}`);
  const files = {
    'xl/workbook.xml': tagged('<workbook><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="t" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': tagged(
      '<sst><si><r><t>two </t></r><r><t>runs</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si></sst>',
    ),
    'xl/styles.xml': tagged(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd&quot;x&quot;-mmm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
    'xl/worksheets/sheet1.xml': tagged(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  };
  return new Blob([zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])))]);
}

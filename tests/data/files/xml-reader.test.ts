import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readerOf, tallyFile } from '../../support/tally-files.ts';
import { runs } from '../../support/runs.ts';

it('objects come out whole, with entities and numbers as letters and without the control characters that Tally writes', () => {
  const [read] = objectsOf(
    tallyFile(
      '<GROUP NAME="A &amp; &quot;B&quot;"><PARENT>&#4; Primary</PARENT><N>&#x20B9;&lt;5&gt;</N><E/><F> </F></GROUP>',
    ),
  ).filter(({ name }) => name === 'GROUP');
  expect(read).toEqual({
    name: 'GROUP',
    attributes: { NAME: 'A & "B"' },
    text: '',
    children: [
      { name: 'PARENT', attributes: {}, text: 'Primary', children: [] },
      { name: 'N', attributes: {}, text: '₹<5>', children: [] },
    ],
  });
});

it('comments are passed by, CDATA is text as it stands, and > in an attribute ends nothing', () => {
  const [read] = objectsOf(tallyFile(`<LEDGER NAME='a>b'><!-- <X> --><N><![CDATA[5 < 6 &amp;]]></N></LEDGER>`)).slice(
    1,
  );
  expect(read).toMatchObject({ attributes: { NAME: 'a>b' }, children: [{ text: '5 < 6 &amp;' }] });
});

it.each([
  ['another kind of file', '%PDF-1.7 …', /no file of this kind/],
  ['a page', '<html><body></body></html>', /no file of this kind/],
  ['nothing', '', /no file of this kind/],
  ['a DOCTYPE', '<!DOCTYPE lolz [<!ENTITY a "b">]><ENVELOPE></ENVELOPE>', /words of its own/],
  ['an entity within', '<ENVELOPE><!ENTITY a "b"></ENVELOPE>', /words of its own/],
  ['a cut file', tallyFile('<LEDGER NAME="a"></LEDGER>').slice(0, -40), /is cut/],
  ['a cut tag', '<ENVELOPE><BODY', /is cut/],
  ['crossed elements', '<ENVELOPE><BODY></ENVELOPE></BODY>', /BODY is closed by ENVELOPE/],
  ['a thousand levels', `<ENVELOPE>${'<A>'.repeat(1000)}`, /nested too deep/],
  ['a tag that never ends', `<ENVELOPE><A ${'x'.repeat(200_000)}`, /never ends/],
  ['a text that never ends', `<ENVELOPE><TALLYMESSAGE><A>${'x'.repeat(1_100_000)}</A>`, /never ends/],
  [
    'an object of a million parts',
    `<ENVELOPE><TALLYMESSAGE><VOUCHER>${'<A/>'.repeat(1_000_000)}`,
    /VOUCHER has more than a lakh parts/,
  ],
])('%s is refused in words', (_, xml, words) => {
  expect(() => objectsOf(xml)).toThrow(words);
});

it('a million elements that are no object cost no memory of the reader, and no refusal', () => {
  expect(objectsOf(`<ENVELOPE>${'<A/>'.repeat(1_000_000)}</ENVELOPE>`)).toEqual([]);
});

it('an entity that nobody defined stays as it is written', () => {
  expect(objectsOf(tallyFile('<LEDGER NAME="R&D &lol;"/>'))[1]?.attributes['NAME']).toBe('R&D &lol;');
});

it('however a file is cut into pieces, the same is read', () => {
  const xml = tallyFile(
    '<LEDGER NAME="A &amp; B" X=\'1\'><!-- c --><N>&#8377;<![CDATA[<x>]]></N></LEDGER>',
    '<UNIT NAME="Nos"/>',
  );
  const whole = objectsOf(xml);
  fc.assert(
    fc.property(fc.array(fc.nat(xml.length), { maxLength: 12 }), (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), xml.length];
      expect(objectsOf(...at.slice(1).map((to, nth) => xml.slice(at[nth], to)))).toEqual(whole);
    }),
    { numRuns: runs(200) },
  );
});

it('whatever stands in a file, it is read or refused in words', () => {
  const parts = [
    '<ENVELOPE>',
    '</ENVELOPE>',
    '<TALLYMESSAGE>',
    '</TALLYMESSAGE>',
    '<A b="',
    '">',
    '/>',
    '<!',
    '<![CDATA[',
    ']]>',
    '<?',
    '&#4;',
    '&x;',
    '"',
    "'",
    'é',
    '\0',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 20 }), (some) => {
      try {
        objectsOf(...some);
      } catch (error) {
        expect((error as Error).name).toBe('Refusal');
      }
    }),
    { numRuns: runs(400) },
  );
});

type Node = Parameters<Parameters<typeof readerOf>[0]>[0];

function objectsOf(...pieces: readonly string[]): readonly Node[] {
  const read: Node[] = [];
  const reader = readerOf((node) => read.push(node));
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return read;
}

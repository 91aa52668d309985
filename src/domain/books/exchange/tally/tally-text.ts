import type { IsoDate } from '#domain/calendar.ts';
import { csvRupees } from '#domain/csv.ts';
import { negative, type Paise } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import type { Rate } from '#domain/books/rate.ts';

/** The small words of Tally's XML. Everything below returns text that stands in a file as it is. */

export type Attributes = Readonly<Record<string, string>>;

/** `<DATE>20260401</DATE>` with text that is escaped; an element without text is left out, as Tally reads a blank as a value. */
export function field(name: string, text: string, attributes: Attributes = {}): string {
  return text === '' ? '' : `<${name}${attributesOf(attributes)}>${escapeXml(text)}</${name}>`;
}

/** An element around others, each of which is whole already. */
export function element(name: string, children: readonly string[], attributes: Attributes = {}): string {
  return `<${name}${attributesOf(attributes)}>${children.join('')}</${name}>`;
}

/** One object of Tally on a line of its own, so that a person can read the file, and say in which line something is. */
export function message(object: string): string {
  return `<TALLYMESSAGE xmlns:UDF="TallyUDF">${object}</TALLYMESSAGE>\n`;
}

export function yesOrNo(is: boolean): string {
  return is ? 'Yes' : 'No';
}

export function tallyDay(day: IsoDate): string {
  return day.replaceAll('-', '');
}

/** Tally writes a debit as a negative amount: 1,180 on the debit side is -1180.00. */
export function tallyAmount(amount: Paise): string {
  return csvRupees(negative(amount)).number;
}

/** "10 NOS". */
export function tallyQuantity(quantity: Quantity, unit: string): string {
  return `${quantity} ${unit}`;
}

/** "125.5000/NOS": rupees with four decimals, the most that Tally keeps. */
export function tallyRate(rate: Rate, unit: string): string {
  return `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}/${unit}`;
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, text]) => ` ${name}="${escapeXml(text)}"`)
    .join('');
}

/** Control characters and halves of letters are no XML at all, and Tally would refuse the whole file. */
function escapeXml(text: string): string {
  return text
    .replaceAll(NO_XML, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A file of Tally: what stands before its objects, and after them. */
export function envelope(of: 'All Masters' | 'Vouchers'): readonly [start: string, end: string] {
  const header = element('HEADER', [
    field('VERSION', '1'),
    field('TALLYREQUEST', 'Import'),
    field('TYPE', 'Data'),
    field('ID', of),
  ]);
  // Combining, which Tally does otherwise, would add the opening balances of a second import to those of the first.
  const settings = element('DESC', [element('STATICVARIABLES', [field('IMPORTDUPS', '@@DUPMODIFY')])]);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE>${header}\n<BODY>${settings}\n<DATA>\n`,
    '</DATA></BODY></ENVELOPE>\n',
  ];
}

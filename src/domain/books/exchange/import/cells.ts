import type { IsoDate } from '#domain/calendar.ts';
import { readFileDay } from '#domain/file-day.ts';
import { folded } from '#domain/format.ts';
import { asPaise, negative, type Paise } from '#domain/money.ts';
import { isRoundedCode } from '#domain/rounded-code.ts';
import type { Quantity } from '#domain/quantity.ts';
import { type Reading, readBalance, readPercent, readQuantity, readRupees } from '#domain/amount-reading.ts';
import { OTHER_COUNTRY, placeOfCode, STATES } from '#domain/state-code.ts';
import { type Rate, readRate } from '#domain/books/rate.ts';
import { UNIT_CODES, type UnitCode, unitName } from '#domain/books/unit.ts';

/** The cells of a file as values. One that cannot be read is reported by its column, and stops the row alone. */

/** Reads the cells of one row and notes what is wrong with them, in order. */
export class Cells<Name extends string> {
  readonly problems: string[] = [];
  readonly #textOf: (name: Name) => string;
  readonly #labelOf: (name: Name) => string;

  constructor(textOf: (name: Name) => string, labelOf: (name: Name) => string) {
    this.#textOf = textOf;
    this.#labelOf = labelOf;
  }

  text(name: Name): string {
    return this.#textOf(name).trim();
  }

  /** A code, a number or anything that looks like one, unless a spreadsheet has rounded it. */
  code(name: Name): string {
    const text = this.text(name);
    if (!isRoundedCode(text)) return text;
    this.say(`${this.#labelOf(name)} “${text}”: a spreadsheet has rounded it. ${AS_TEXT}`);
    return '';
  }

  rupees(name: Name): Paise | null {
    return this.#read(name, readRupees);
  }

  /** A balance with or without its side: "1,25,000.00 Dr". */
  balance(name: Name): Paise | null {
    return this.#read(name, readBalance);
  }

  rate(name: Name): Rate | null {
    return this.#read(name, readRate);
  }

  quantity(name: Name): Quantity | null {
    // "10 Nos", as Tally writes it.
    return this.#read(name, (text) => readQuantity(text.replace(/\s*[a-z]+\.?$/i, '')));
  }

  /** "18", "18%", "GST 18 %", "GST@18%", "GST-18"; "0.18" as a spreadsheet keeps 18 %. */
  percent(name: Name): number | null {
    return this.#read(name, (text) => {
      const figure = text.replace(/^[a-z][a-z@\s-]*/i, '');
      const reading = readPercent(figure);
      const isShare = !text.includes('%') && /^0?\.\d{1,3}$/.test(figure);
      return reading.kind === 'value' && isShare && SHARES.has(reading.value)
        ? { kind: 'value', value: Math.round(reading.value * 1000) / 10 }
        : reading;
    });
  }

  day(name: Name): IsoDate | '' {
    return this.#read(name, readFileDay) ?? '';
  }

  /** "30", "30 Days", "Net 30", "Due on Receipt". */
  whole(name: Name): number | null {
    return this.#read(name, (text) =>
      readQuantity(/^due on receipt$/i.test(text) ? '0' : text.replace(/^net\s*(?=\d)|\s*days?$/gi, '')),
    );
  }

  say(problem: string | undefined): void {
    if (problem !== undefined) this.problems.push(problem);
  }

  #read<Value>(name: Name, read: (text: string) => Reading<Value>): Value | null {
    const text = this.text(name);
    if (text === '' || text === '-' || text === '–') return null;
    const reading = read(text);
    if (reading.kind === 'unreadable') this.say(`${this.#labelOf(name)} “${text.slice(0, 40)}”: ${reading.why}`);
    return reading.kind === 'value' ? reading.value : null;
  }
}

/** The code of a State by its code or name, in whatever form: "27", "27-Maharashtra", "Maharashtra", "MH". */
export function stateCodeOf(text: string): string | undefined {
  const bare = folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const [, code, rest] = /^(\d{1,2})\b(.*)$/.exec(bare) ?? [];
  if (code !== undefined) return placeOfCode(code.padStart(2, '0'))?.code;
  const name = OTHER_NAMES[rest ?? bare] ?? bare;
  return [...STATES, OTHER_COUNTRY].find((state) => folded(state.name) === name)?.code;
}

/** The unit of a word: "Nos", "Kg", "PCS-PIECES", "Numbers (NOS)". */
export function unitOf(text: string): UnitCode | undefined {
  const words = folded(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  for (const word of words) {
    const code = UNIT_CODES.find((unit) => unit.toLowerCase() === word);
    if (code) return code;
    const named = UNIT_CODES.find((unit) => [unitName(unit).toLowerCase(), OTHER_UNITS[unit]].flat().includes(word));
    if (named) return named;
  }
  return undefined;
}

/** A balance on its side, when debit and credit stand in columns of their own. */
export function ofTwoSides(debit: Paise | null, credit: Paise | null): Paise | null {
  if (debit === null && credit === null) return null;
  return asPaise((debit ?? 0) - (credit ?? 0));
}

/** An amount whose side stands in a column of its own, or that has none and takes the usual one. */
export function onSide(amount: Paise, side: string, usual: 'Dr' | 'Cr'): Paise {
  const is = /^c/i.test(side) ? 'Cr' : /^d/i.test(side) ? 'Dr' : usual;
  return is === 'Dr' ? amount : negative(amount);
}

const AS_TEXT = 'Format that column as text, and enter it anew.';
const SHARES: ReadonlySet<number> = new Set([0.05, 0.12, 0.18, 0.28, 0.4]);

const OTHER_NAMES: Readonly<Record<string, string>> = {
  mh: 'maharashtra',
  gj: 'gujarat',
  ka: 'karnataka',
  tn: 'tamil nadu',
  dl: 'delhi',
  'new delhi': 'delhi',
  up: 'uttar pradesh',
  rj: 'rajasthan',
  wb: 'west bengal',
  kl: 'kerala',
  ts: 'telangana',
  ap: 'andhra pradesh',
  mp: 'madhya pradesh',
  hr: 'haryana',
  pb: 'punjab',
  br: 'bihar',
  orissa: 'odisha',
  or: 'odisha',
  pondicherry: 'puducherry',
  'jammu kashmir': 'jammu and kashmir',
  'dadra and nagar haveli': 'dadra and nagar haveli and daman and diu',
  'daman and diu': 'dadra and nagar haveli and daman and diu',
  'andaman nicobar islands': 'andaman and nicobar islands',
  uttaranchal: 'uttarakhand',
  chattisgarh: 'chhattisgarh',
};
const OTHER_UNITS: Readonly<Partial<Record<UnitCode, readonly string[]>>> = {
  NOS: ['no', 'number', 'nos', 'ea', 'each'],
  PCS: ['pc', 'piece', 'pics'],
  KGS: ['kg', 'kilogram', 'kilo', 'kilos'],
  GMS: ['gm', 'g', 'gram', 'grm'],
  LTR: ['l', 'lt', 'ltrs', 'litre', 'liter', 'liters'],
  MLT: ['ml', 'millilitre'],
  MTR: ['m', 'mtrs', 'meter', 'metre', 'meters'],
  BOX: ['box', 'bx'],
  PAC: ['pack', 'pkt', 'packet', 'packets', 'pac'],
  DOZ: ['dozen', 'dzn', 'doz'],
  BAG: ['bag'],
  BTL: ['bottle', 'btls'],
  SET: ['set'],
  PRS: ['pair', 'prs'],
  ROL: ['roll'],
  BDL: ['bundle'],
  QTL: ['quintal'],
  TON: ['tonne', 'ton', 'mt'],
  SQF: ['sqft', 'sft'],
  SQM: ['sqmtr', 'sqmt'],
  CAN: ['can'],
  CTN: ['carton'],
  TBS: ['tablet', 'tab'],
  UNT: ['unit'],
  OTH: ['other'],
  NA: ['na'],
};

import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { asPaise, exactOrUndefined, type Paise, ZERO } from '#domain/money.ts';

/** Why a file cannot be read, in words for the user. Only the reader of the file throws and catches it. */
export class UnreadableFile extends Error {}

/** An object of JSON. */
export type Bag = Readonly<Record<string, unknown>>;

export function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list of objects; none where the file has nothing. `where` names it in a refusal. */
export function bagsIn(value: unknown, where: string): readonly Bag[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every(isBag)) throw new UnreadableFile(`${where} is no list. ${DOWNLOAD}`);
  return value;
}

/** Text without spaces around it; a number is taken as its digits, anything else as blank. */
export function textIn(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim().slice(0, LONGEST) : '';
}

/** Rupees, as a number or as text with or without commas, to the paisa; 0 where there is nothing. */
export function rupeesIn(value: unknown, where: string): Paise {
  if (value === undefined || value === null || value === '') return ZERO;
  const text = typeof value === 'string' ? value.trim().replaceAll(',', '') : value;
  const rupees = typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  const paise =
    typeof rupees === 'number'
      ? exactOrUndefined(() => asPaise(Math.round(Number(`${rupees.toFixed(4)}e2`))))
      : undefined;
  if (paise === undefined || Math.abs(paise) > MOST) throw new UnreadableFile(`${where} is no amount. ${DOWNLOAD}`);
  return paise;
}

/** A day written 30-04-2026, or with slashes. */
export function dayIn(value: unknown): IsoDate | undefined {
  const [, day, month, year] = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(textIn(value)) ?? [];
  const date = `${year}-${month}-${day}`;
  return isIsoDate(date) ? date : undefined;
}

export const DOWNLOAD = 'Download GSTR-2B from the portal again, as JSON.';
/** Nothing that suppliers name is longer; the rest would be a damaged file. */
const LONGEST = 500;
/** A lakh crore rupees: sums of many such amounts can still be counted exactly. */
const MOST = 100_000_000_000_000;

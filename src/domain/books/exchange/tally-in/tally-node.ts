import { type IsoDate, isIsoDate, isStorableDay } from '#domain/calendar.ts';
import { readDay } from '#domain/day-reading.ts';
import { negative, type Paise, ZERO } from '#domain/money.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { readBalance, readQuantity } from '#domain/amount-reading.ts';
import { asRate, type Rate } from '#domain/books/rate.ts';

/** An element of Tally's XML. */
export type TallyNode = Readonly<{
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly TallyNode[];
  text: string;
}>;

/** Thrown where an object of Tally cannot be read; its message says what. The object then stays out as a whole. */
export class UnreadableNode extends Error {}

export function childrenOf(node: TallyNode, ...names: readonly string[]): readonly TallyNode[] {
  return node.children.filter(({ name }) => names.includes(name));
}

/** The text of the first child of a name; '' without one. */
export function textOf(node: TallyNode, name: string): string {
  return node.children.find((child) => child.name === name)?.text ?? '';
}

export function isYes(node: TallyNode, name: string): boolean {
  return /^(yes|true|1)$/i.test(textOf(node, name));
}

/** The name of a master: an attribute, or, in some exports, an element or the first of a list of names. */
export function nameOf(node: TallyNode): string {
  return (node.attributes['NAME'] || textOf(node, 'NAME') || (namesOf(node)[0] ?? '')).trim();
}

/** The name and the aliases. */
export function namesOf(node: TallyNode): readonly string[] {
  return childrenOf(node, 'LANGUAGENAME.LIST')
    .flatMap((list) => childrenOf(list, 'NAME.LIST'))
    .flatMap((list) => childrenOf(list, 'NAME'))
    .map(({ text }) => text);
}

/**
 * An amount of Tally in paise, debit positive: "-1180.00" and "1,180.00 Dr" are debits. Of a foreign one, "-$ 10 @ ₹ 80/$ =
 * -₹ 800", what it is in rupees. Throws UnreadableNode.
 */
export function amountOf(node: TallyNode, name: string): Paise {
  const text = textOf(node, name);
  if (text === '') return ZERO;
  const figure = (text.split('=').at(-1) ?? '').trim().replace(/(\.\d\d)0+$/, '$1');
  const hasSide = /[dc]r\.?$/i.test(figure);
  const reading = readBalance(figure);
  if (reading.kind !== 'value')
    throw new UnreadableNode(`the amount “${text.slice(0, 40)}” cannot be read to the paisa`);
  return hasSide ? reading.value : negative(reading.value);
}

/** "10 Nos", " 2.500 Kgs": how many, and of what. Throws UnreadableNode for two units at once. */
export function quantityOf(node: TallyNode, name: string): Readonly<{ quantity: Quantity; unit: string }> | undefined {
  const text = textOf(node, name);
  if (text === '') return undefined;
  const [, figure = '', unit = ''] = /^(-?[\d,]*\.?\d*)\s*(.*)$/.exec(text) ?? [];
  const reading = readQuantity(figure.replace(/(\.\d{3})0+$/, '$1'));
  if (reading.kind !== 'value' || /\d/.test(unit.split('=')[0] ?? '')) {
    throw new UnreadableNode(`the quantity “${text.slice(0, 40)}” cannot be read`);
  }
  return { quantity: asQuantity(Math.abs(reading.value)), unit: (unit.split('=')[0] ?? '').trim() };
}

/** "125.5000/Nos", to the nearest ten-thousandth of a rupee; undefined if there is none that is a rate. */
export function rateOf(node: TallyNode, name: string): Rate | undefined {
  const [, figure] = /(-?[\d,]+(?:\.\d+)?)\s*\/[^/]*$/.exec(textOf(node, name)) ?? [];
  const rupees = Math.abs(Number(figure?.replaceAll(',', '')));
  return Number.isFinite(rupees) && rupees < 1e9 ? asRate(Math.round(rupees * 10_000)) : undefined;
}

/** "20260401", "1-Apr-2026", "1-Apr-26". Throws UnreadableNode. */
export function dayOf(node: TallyNode, name: string): IsoDate | '' {
  const text = textOf(node, name);
  if (text === '') return '';
  const day = dayFrom(text);
  if (day === undefined) throw new UnreadableNode(`the date “${text.slice(0, 40)}” cannot be read`);
  return day;
}

/** Reads the day of a text, where `dayOf` reads that of a child; undefined if it is no day with all its parts. */
export function dayFrom(text: string): IsoDate | undefined {
  const bare = /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text;
  if (isIsoDate(bare)) return isStorableDay(bare) ? bare : undefined;
  const reading = /\d.*[-/. ].*\d/.test(bare) ? readDay(bare, ANY_DAY) : undefined;
  return reading?.kind === 'value' ? reading.value : undefined;
}

/** No part of a date is left out, so it does not matter which. */
const ANY_DAY: IsoDate = '2026-04-01';

import { withAsciiDigits } from '#domain/digits.ts';
import type { Quantity } from '#domain/quantity.ts';
import { readQuantity } from '#domain/amount-reading.ts';
import { type Rate, readRate } from '#domain/books/rate.ts';

/** A text of the field Find or Scan, as it was typed: a scanner's is a code, and is not read by this. */
type LineEntry =
  /** "rice", "3*rice": what to find, and how many of it. */
  | Readonly<{ kind: 'find'; find: string; quantity?: Quantity }>
  /** "3*": how many of what is scanned or chosen next. */
  | Readonly<{ kind: 'wait'; quantity: Quantity }>
  /** "*3", "@95": of the selected line. */
  | Readonly<{ kind: 'quantity'; quantity: Quantity }>
  | Readonly<{ kind: 'rate'; rate: Rate }>
  | Readonly<{ kind: 'wrong'; sentence: string }>;

/** Reads what was typed. Before "*" stand at most 4 digits and 3 decimals. */
export function readLineEntry(text: string): LineEntry {
  const typed = text.trim();
  const plain = withAsciiDigits(typed);
  if (plain.startsWith('*')) return entryOfQuantity(plain.slice(1), (quantity) => ({ kind: 'quantity', quantity }));
  if (plain.startsWith('@')) return entryOfRate(plain.slice(1));
  const at = plain.search(/[*×]/);
  if (at === -1 || !/^[-−\s\d.,]*$/.test(plain.slice(0, at))) return { kind: 'find', find: typed };
  const find = typed.slice(at + 1).trim();
  return entryOfQuantity(plain.slice(0, at), (quantity) =>
    find === '' ? { kind: 'wait', quantity } : { kind: 'find', find, quantity },
  );
}

/** Returns what is wrong with a quantity at the counter; undefined if nothing is. */
export function problemInCounterQuantity(quantity: Quantity): string | undefined {
  if (quantity < 0) return 'Use Returns to take goods back.';
  return quantity === 0 ? 'Enter a quantity above 0.' : undefined;
}

function entryOfQuantity(text: string, entryOf: (quantity: Quantity) => LineEntry): LineEntry {
  const reading = readQuantity(text);
  if (reading.kind === 'unreadable') return { kind: 'wrong', sentence: reading.why };
  if (reading.kind === 'blank') return { kind: 'wrong', sentence: 'Enter the quantity as a number, such as 3*.' };
  const sentence = problemInCounterQuantity(reading.value) ?? (reading.value < TOO_MANY ? undefined : AT_MOST);
  return sentence === undefined ? entryOf(reading.value) : { kind: 'wrong', sentence };
}

function entryOfRate(text: string): LineEntry {
  const reading = readRate(text);
  if (reading.kind === 'unreadable') return { kind: 'wrong', sentence: reading.why };
  if (reading.kind === 'blank') return { kind: 'wrong', sentence: 'Enter the rate as a number, such as @95.' };
  if (reading.value < 0) return { kind: 'wrong', sentence: 'Enter the rate without a minus.' };
  return { kind: 'rate', rate: reading.value };
}

const TOO_MANY = 10_000;
const AT_MOST = 'A quantity has at most 4 digits and 3 decimals here.';

import { problemsIn } from '#domain/books/problems.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { BankLine } from './bank-line.ts';
import { narrationWords } from './narration.ts';

/** The kinds of voucher that a line can become. */
export const LINE_ACTIONS = ['Receipt', 'Payment', 'Contra'] as const;
export type LineAction = (typeof LINE_ACTIONS)[number];

/** A choice made once for lines with these words, which is suggested for the next ones. `rev` counts its changes. */
export type BankRule = Readonly<{
  id: string;
  rev: number;
  /** All of them stand in the narration, in any order. */
  words: string;
  kind: LineAction;
  /** The id of the ledger or party on the other side. */
  against: string;
}>;

export type BankRuleInput = Readonly<{ words: string; kind: LineAction; against: Named | null }>;

export const BLANK_RULE: BankRuleInput = { words: '', kind: 'Payment', against: null };

export function problemsInRule({ words, against }: BankRuleInput) {
  return problemsIn<Pick<BankRuleInput, 'words' | 'against'>>({
    words: narrationWords(words).length === 0 ? 'Enter words that stand in the narration.' : undefined,
    against: against ? undefined : 'Choose the party or ledger.',
  });
}

/** How well a rule fits a line: how many of its words stand there, or 0 if one does not, or the money goes the other way. */
export function fitOfRule(
  { words, kind }: Pick<BankRule, 'words' | 'kind'>,
  { amount }: Pick<BankLine, 'amount'>,
  narration: ReadonlySet<string>,
): number {
  if (!mayBe(kind, amount)) return 0;
  const asked = narrationWords(words);
  return asked.every((word) => narration.has(word)) ? asked.length : 0;
}

/** Money that comes in is a receipt, money that goes out a payment; either may be a contra. */
export function mayBe(kind: LineAction, amount: number): boolean {
  return kind === 'Contra' || (kind === 'Receipt') === amount > 0;
}

import { act } from '#data/books/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import { type BankRule, type BankRuleInput, problemsInRule } from '#domain/books/banking/bank-rule.ts';
import type { LineChoice } from '#domain/books/banking/line-voucher.ts';
import type { BankLine } from '#domain/books/banking/bank-line.ts';
import { narrationWords, distinctiveWords } from '#domain/books/banking/narration.ts';
import { BANK_RULE_PREFIX, ID_DIGITS } from '#data/books/ids.ts';
import { namesOf } from '#data/books/masters/references.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';

/** A rule, and what its ledger or party is called now; '' if it is gone. */
export type NamedRule = BankRule & Readonly<{ name: string }>;

/** All rules by their words. They are some hundreds. */
export async function bankRules(): Promise<readonly NamedRule[]> {
  const rules = await booksStore.records('bankRules').orderBy('keys.name').toArray();
  const names = await namesOf(rules.map(({ against }) => against));
  return rules.map(({ keys: _, ...rule }) => ({ ...rule, name: names.get(rule.against) ?? '' }));
}

export async function createBankRule(input: BankRuleInput): Promise<void> {
  refuseIfWrong(problemsInRule(input));
  await act('ledgers', ['bankRules'], async (transaction) => {
    await refuseDuplicate(transaction, input);
    await insertRule(transaction, ruleFieldsOf(input));
  });
}

export async function updateBankRule(id: string, rev: number, input: BankRuleInput): Promise<void> {
  refuseIfWrong(problemsInRule(input));
  await act('ledgers', ['bankRules'], async (transaction) => {
    const before = await transaction.find('bankRules', id);
    if (before.rev !== rev) throw new Refusal('Not saved', CHANGED_MEANWHILE);
    await refuseDuplicate(transaction, input, id);
    await transaction.replace('bankRules', before, { ...ruleFieldsOf(input), id, rev: rev + 1 });
  });
}

/** Deletes a rule. What was made by it stays; the next lines are suggested without it. */
export function deleteBankRule(id: string): Promise<void> {
  return act(
    'ledgers',
    ['bankRules'],
    async (transaction) => {
      await transaction.remove('bankRules', await transaction.find('bankRules', id));
    },
    'Not deleted',
  );
}

/** Notes within an action what was chosen for a line, so that the next one like it is suggested so. */
export async function learnRule(
  transaction: WriteTransaction<Rows>,
  line: BankLine,
  { kind, other }: LineChoice,
): Promise<void> {
  const words = distinctiveWords(line.narration);
  if (words === '') return;
  const rules = await transaction.findEvery('bankRules');
  const own = rules.find((rule) => isAlike(rule, { words, kind }));
  if (!own) return insertRule(transaction, { words, kind, against: other.id });
  if (own.kind === kind && own.against === other.id) return;
  await transaction.replace('bankRules', own, { ...own, kind, against: other.id, rev: own.rev + 1 });
}

type RuleFields = Pick<BankRule, 'words' | 'kind' | 'against'>;

async function insertRule(transaction: WriteTransaction<Rows>, fields: RuleFields): Promise<void> {
  const id = await transaction.freshId('bankRules', BANK_RULE_PREFIX, ID_DIGITS);
  await transaction.insert('bankRules', { ...fields, id, rev: 1 });
}

function ruleFieldsOf({ words, kind, against }: BankRuleInput): RuleFields {
  return { words: words.trim(), kind, against: against?.id ?? '' };
}

async function refuseDuplicate(
  transaction: WriteTransaction<Rows>,
  input: Pick<BankRule, 'words' | 'kind'>,
  own?: string,
): Promise<void> {
  const rules = await transaction.findEvery('bankRules');
  if (rules.some((rule) => rule.id !== own && isAlike(rule, input)))
    refuseIfWrong({ words: 'There is a rule with these words already. Change that one.' });
}

/** Of the same words, and for money that goes the same way. */
function isAlike(one: Pick<BankRule, 'words' | 'kind'>, other: Pick<BankRule, 'words' | 'kind'>): boolean {
  const isSameWay = one.kind === other.kind || one.kind === 'Contra' || other.kind === 'Contra';
  return isSameWay && wordsKey(one.words) === wordsKey(other.words);
}

function wordsKey(words: string): string {
  return narrationWords(words).toSorted().join(' ');
}

const CHANGED_MEANWHILE = 'Another tab changed this rule meanwhile, so nothing was saved. Look at it again.';

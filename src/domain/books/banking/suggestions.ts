import { daysBetween, type IsoDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/format.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import type { DueSide } from '#domain/books/payments/due.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { BankLine } from './bank-line.ts';
import { type BankRule, fitOfRule } from './bank-rule.ts';
import type { LineChoice } from './line-voucher.ts';
import { narrationWords } from './narration.ts';
import { type NamedParty, partiesIn } from './parties-in-narration.ts';

/** A voucher that a line may be: one that is there already, or one to make. `why` is shown beside it. */
export type Suggestion = Readonly<{ why: string; score: number }> &
  (Readonly<{ of: 'match'; voucher: string; title: string }> | Readonly<{ of: 'make'; choice: LineChoice }>);

/** A voucher of the books on the bank's ledger that no line is matched with. */
export type UnmatchedEntry = Readonly<{
  voucher: string;
  date: IsoDate;
  amount: Paise;
  title: string;
  name: string;
  reference: string;
}>;

/** A document that something is owed on. */
export type OpenDue = Readonly<{ id: string; party: string; side: DueSide; number: string; balance: Paise }>;

/** The records of the books that lines may be about. */
export type Clues = Readonly<{
  entries: readonly UnmatchedEntry[];
  dues: readonly OpenDue[];
  parties: readonly NamedParty[];
  rules: readonly (BankRule & Readonly<{ name: string }>)[];
  /** Where cash goes that is drawn or paid in. */
  cash: Named | undefined;
}>;

type OfLine = Pick<BankLine, 'on' | 'narration' | 'reference' | 'amount'>;

/** Finds what a line may be, the likeliest first; at most three. Prepared once for many lines. */
export function suggester(clues: Clues): (line: OfLine) => readonly Suggestion[] {
  const entries = byKey(clues.entries, ({ amount }) => amount);
  const byAmount = byKey(clues.dues, ({ side, balance }) => `${side}/${balance}`);
  const byNumber = byKey(clues.dues, ({ number }) => narrationWords(number).join(''));
  const names = new Map(clues.parties.map(({ id, name }) => [id, name]));
  const among = partiesIn(clues.parties);

  return (line) => {
    const words = narrationWords(`${line.narration} ${line.reference}`);
    const [kind, side] = line.amount > 0 ? (['Receipt', 'receivable'] as const) : (['Payment', 'payable'] as const);
    const size = asPaise(Math.abs(line.amount));
    const alike = byAmount.get(`${side}/${size}`) ?? [];
    const numbered = runsOf(words).flatMap((run) => byNumber.get(run)?.filter((due) => due.side === side) ?? []);
    const named = among(words);

    const settle = (due: OpenDue, score: number): Suggestion => {
      const other = { id: due.party, name: names.get(due.party) ?? '' };
      const allocations = [{ document: due.id, amount: asPaise(Math.min(size, due.balance)) }];
      const why = `${due.number} of ${other.name}: ${formatRupees(due.balance)} is open`;
      return { of: 'make', choice: { kind, other, allocations }, score, why };
    };
    const found: Suggestion[] = [
      ...(entries.get(line.amount) ?? []).flatMap((entry) => asMatch(entry, line, words)),
      ...numbered.map((due) => settle(due, due.balance === size ? 96 : 86)),
      ...alike.filter(({ party }) => named.has(party)).map((due) => settle(due, 92)),
      ...clues.rules.flatMap((rule): Suggestion[] => {
        const fit = rule.name === '' ? 0 : fitOfRule(rule, line, new Set(words));
        if (fit === 0) return [];
        const due = rule.kind === kind ? alike.find(({ party }) => party === rule.against) : undefined;
        if (due) return [settle(due, 93)];
        const choice = { kind: rule.kind, other: { id: rule.against, name: rule.name } };
        return [{ of: 'make', choice, score: 80 + Math.min(fit, 5), why: `As chosen before for “${rule.words}”` }];
      }),
      ...[...named].map(([id, why]): Suggestion => {
        return { of: 'make', choice: { kind, other: { id, name: names.get(id) ?? '' } }, score: 75, why };
      }),
      ...cashOf(clues.cash, words),
      // Of many that come to the same, the amount alone tells none.
      ...(alike.length <= MOST_ALIKE ? alike.map((due) => settle(due, alike.length === 1 ? 55 : 45)) : []),
    ];
    return likeliest(found);
  };
}

/** The better, the nearer its day is, and if its reference or name stands in the line. */
function asMatch(entry: UnmatchedEntry, { on, reference }: OfLine, words: readonly string[]): readonly Suggestion[] {
  const days = Math.abs(daysBetween(entry.date, on));
  if (days > NEAR_DAYS) return [];
  const own = narrationWords(entry.reference).join('').replace(/^0+/, '');
  const isReferred =
    own.length >= 4 && runsOf([...words, ...narrationWords(reference)]).some((run) => run.endsWith(own));
  const isNamed = narrationWords(entry.name).some((word) => word.length >= 4 && words.includes(word));
  const why = [entry.name, days === 0 ? 'the same day' : `${days} ${days === 1 ? 'day' : 'days'} apart`];
  const score = 100 - days + (isReferred ? 20 : 0) + (isNamed ? 12 : 0);
  return [{ of: 'match', voucher: entry.voucher, title: entry.title, score, why: why.filter(Boolean).join(', ') }];
}

function cashOf(cash: Named | undefined, words: readonly string[]): readonly Suggestion[] {
  if (!cash || !words.some((word) => ['atm', 'cash', 'nwd', 'cdm'].includes(word))) return [];
  return [{ of: 'make', choice: { kind: 'Contra', other: cash }, score: 60, why: 'Cash drawn or paid in' }];
}

/** Words that follow each other, joined: a number such as INV/26-27/0001 stands in narrations with or without its signs. */
function runsOf(words: readonly string[]): readonly string[] {
  return words
    .slice(0, MOST_WORDS)
    .flatMap((_, from) => RUNS.map((many) => words.slice(from, from + many).join('')))
    .filter((run) => run.length >= 4 || /\d/.test(run));
}

function byKey<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, readonly Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Each voucher, party or ledger once, by its best reason. */
function likeliest(found: readonly Suggestion[]): readonly Suggestion[] {
  const best = new Map<string, Suggestion>();
  for (const each of found.toSorted((one, other) => other.score - one.score)) {
    const key = each.of === 'match' ? each.voucher : `${each.choice.kind}/${each.choice.other.id}`;
    if (!best.has(key)) best.set(key, each);
  }
  return [...best.values()].slice(0, MOST);
}

/** Cheques take a week and a half to be cleared, or a holiday longer. */
export const NEAR_DAYS = 12;
const MOST = 3;
const MOST_ALIKE = 3;
/** Of a narration; longer ones are pasted letters. */
const MOST_WORDS = 60;
const RUNS = [1, 2, 3, 4, 5] as const;

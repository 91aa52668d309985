import { act } from '#data/store/act.ts';
import type { Hand } from '#data/store/hand.ts';
import { Refusal } from '#data/store/refusal.ts';
import { type BankLine, lineStanding, problemInMatch, vouchersOf } from '#domain/books/banking/bank-line.ts';
import { type LineChoice, voucherOfLine } from '#domain/books/banking/line-voucher.ts';
import { knownBy, type StatementLine } from '#domain/books/banking/statement-line.ts';
import { titleOf, type Voucher } from '#domain/books/voucher.ts';
import { learnRule } from './bank-rules.ts';
import { type BankStanding, lineOfStanding } from './bank-standings.ts';
import { BANK_LINE_PREFIX, VOUCHER_DIGITS } from './ids.ts';
import { insertVoucher, VOUCHER_TABLES } from './insert-voucher.ts';
import { booksStore } from './store.ts';
import type { Rows } from './tables.ts';

/** What a statement brought: the ids of its lines that are new, and how many were known already. */
export type TakenIn = Readonly<{ ids: readonly string[]; known: number }>;

/**
 * Takes the lines of a statement of a bank ledger in, the oldest first, in one transaction. Those that are known already, from
 * the same file or one that overlaps it, are left as they are. No lock is in the way: what the bank says changes no figure.
 */
export function takeInStatement(account: string, lines: readonly StatementLine[], fileName: string): Promise<TakenIn> {
  return act(
    booksStore,
    ['bankLines', 'ledgers'],
    async (hand) => {
      await hand.find('ledgers', account);
      const keys = knownBy(lines);
      const had = await hand.whereAny(
        'bankLines',
        'keys.known',
        keys.map((key) => `${account}/${key}`),
      );
      const known = new Set(had.map((line) => line.known));
      const fresh = lines.flatMap((line, at) => (known.has(keys[at] ?? '') ? [] : [{ line, key: keys[at] ?? '' }]));
      const ids = await hand.freshIds('bankLines', BANK_LINE_PREFIX, VOUCHER_DIGITS, fresh.length);
      const rows = fresh.map(({ line: { line: _, ...said }, key }, at): BankLine => {
        return { ...said, id: ids[at] ?? '', rev: 1, account, known: key, state: 'Open', voucher: '' };
      });
      for (let from = 0; from < rows.length; from += AT_A_TIME) {
        await hand.insertAll('bankLines', rows.slice(from, from + AT_A_TIME));
      }
      return { ids, known: lines.length - fresh.length };
    },
    'Not saved',
    { reason: `From ${fileName}` },
  );
}

/** Takes a statement back, as one of another account, or nothing of it if one of its lines was used since. */
export function takeStatementBack(ids: readonly string[], fileName: string): Promise<void> {
  return act(
    booksStore,
    ['bankLines'],
    async (hand) => {
      for (const id of ids) {
        const line = await hand.find('bankLines', id);
        if (line.rev > 1) throw new Refusal('Not undone', `“${line.narration}” was used since. So all lines stay.`);
        await hand.remove('bankLines', line);
      }
    },
    'Not saved',
    { reason: `${fileName} taken back` },
  );
}

/**
 * Matches a line with a voucher that moves the same on its ledger, or with several that do together, as a deposit of three
 * receipts or a settlement of cards less its charge. Refused if another line is matched with one of them.
 */
export function matchLine(id: string, rev: number, ...vouchers: readonly string[]): Promise<void> {
  const ids = [...new Set(vouchers)];
  return act(booksStore, ['bankLines', 'vouchers'], async (hand) => {
    const line = await openLine(hand, id, rev);
    const entries: Voucher[] = [];
    for (const voucher of ids) entries.push(await hand.find('vouchers', voucher));
    const standings = await hand.following<BankStanding>('bankStandings').where('voucher').anyOf(ids).toArray();
    const taken = standings.find((one) => {
      return one.account === line.account && one.state === 'Done' && lineOfStanding(one.id) !== id;
    });
    const why = taken
      ? `${titleOf(entries[ids.indexOf(taken.voucher ?? '')] as Voucher)} is matched with another line already.`
      : problemInMatch(line, entries);
    if (why !== undefined) throw new Refusal('Not saved', why);
    await hand.replace('bankLines', line, { ...line, state: 'Matched', voucher: ids.join(' '), rev: rev + 1 });
    hand.because(`Matched with ${entries.map(titleOf).join(', ')}`);
  });
}

/**
 * Makes the receipt, payment or contra that a line says, and matches it, in one transaction. What was chosen is learnt as a
 * rule. Refused as any voucher is: in a locked period, or with more set against a document than is owed.
 */
export function makeFromLine(id: string, rev: number, choice: LineChoice): Promise<Voucher> {
  return act(booksStore, [...VOUCHER_TABLES, 'bankLines', 'bankRules'], async (hand) => {
    const line = await openLine(hand, id, rev);
    const account = await hand.find('ledgers', line.account);
    const entry = voucherOfLine(line, choice, { id: account.id, name: account.name });
    const voucher = await insertVoucher(hand, entry, 'Issued');
    await hand.replace('bankLines', line, { ...line, state: 'Matched', voucher: voucher.id, rev: rev + 1 });
    await learnRule(hand, line, choice);
    return voucher;
  });
}

/** Sets a line aside that is not to stand in the books. */
export function setLineAside(id: string, rev: number): Promise<void> {
  return act(booksStore, ['bankLines', 'vouchers'], async (hand) => {
    const line = await openLine(hand, id, rev);
    await hand.replace('bankLines', line, { ...line, state: 'Set aside', voucher: '', rev: rev + 1 });
  });
}

/** Takes back that a line was matched or set aside: it is to do again. Its voucher stays as it is. */
export function reopenLine(id: string, rev: number): Promise<void> {
  return act(booksStore, ['bankLines'], async (hand) => {
    const line = await currentLine(hand, id, rev);
    await hand.replace('bankLines', line, { ...line, state: 'Open', voucher: '', rev: rev + 1 });
  });
}

async function currentLine(hand: Hand<Rows>, id: string, rev: number): Promise<BankLine> {
  const line = await hand.find('bankLines', id);
  if (line.rev === rev) return line;
  throw new Refusal('Not saved', 'Another tab changed this line meanwhile, so nothing was saved. Look at it again.');
}

async function openLine(hand: Hand<Rows>, id: string, rev: number): Promise<BankLine> {
  const line = await currentLine(hand, id, rev);
  const vouchers: (Voucher | undefined)[] = [];
  for (const voucher of vouchersOf(line)) vouchers.push(await hand.get('vouchers', voucher));
  if (lineStanding(line, vouchers) === 'To do') return line;
  throw new Refusal('Not saved', 'This line is done already. Take that back first.');
}

/** So many are written before the page may draw again. */
const AT_A_TIME = 200;

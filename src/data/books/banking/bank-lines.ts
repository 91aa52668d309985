import { act } from '#data/books/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import {
  type BankLine,
  lineStanding,
  problemInMatch,
  problemInParts,
  vouchersOf,
} from '#domain/books/banking/bank-line.ts';
import { type LineChoice, voucherOfLine } from '#domain/books/banking/line-voucher.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { sumOf } from '#domain/money.ts';
import { learnRule } from './bank-rules.ts';
import { type BankStanding, lineOfStanding } from '#data/books/projections/bank-standings.ts';
import { insertVoucher, VOUCHER_TABLES } from '#data/books/vouchers/insert-voucher.ts';
import type { Rows } from '#data/books/tables.ts';

/** Takes a statement back, as one of another account, or nothing of it if one of its lines was used since. */
export function takeStatementBack(ids: readonly string[], fileName: string): Promise<void> {
  return act(
    'ledgers',
    ['bankLines'],
    async (transaction) => {
      for (const id of ids) {
        const line = await transaction.find('bankLines', id);
        if (line.rev > 1) throw new Refusal('Not undone', `“${line.narration}” was used since. So all lines stay.`);
        await transaction.remove('bankLines', line);
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
  return act('ledgers', ['bankLines', 'vouchers'], async (transaction) => {
    const line = await openLine(transaction, id, rev);
    const entries: Voucher[] = [];
    for (const voucher of ids) entries.push(await transaction.find('vouchers', voucher));
    const why = (await problemInTaking(transaction, line.account, entries, [id])) ?? problemInMatch(line, entries);
    if (why !== undefined) throw new Refusal('Not saved', why);
    await transaction.replace('bankLines', line, lineWith(line, { state: 'Matched', voucher: ids.join(' ') }));
    transaction.because(`Matched with ${entries.map(titleOf).join(', ')}`);
  });
}

/** Matches several lines of one account with the voucher that they are together, as one payment that the bank booked in two. */
export function matchLines(lines: readonly Pick<BankLine, 'id' | 'rev'>[], voucher: string): Promise<void> {
  return act('ledgers', ['bankLines', 'vouchers'], async (transaction) => {
    const entry = await transaction.find('vouchers', voucher);
    const own: BankLine[] = [];
    for (const { id, rev } of lines) {
      own.push(
        await openLine(
          transaction,
          id,
          rev,
          lines.map((line) => line.id),
        ),
      );
    }
    const [account = '', ...others] = new Set(own.map((line) => line.account));
    if (others.length > 0) throw new Refusal('Not saved', 'The lines are of several accounts. Choose those of one.');
    const whole = sumOf(own.map(({ amount }) => amount));
    const ids = own.map(({ id }) => id);
    const why = (await problemInTaking(transaction, account, [entry], ids)) ?? problemInParts(account, whole, entry);
    if (why !== undefined) throw new Refusal('Not saved', why);
    for (const line of own) {
      await transaction.replace('bankLines', line, lineWith(line, { state: 'Matched', voucher, whole }));
    }
    transaction.because(`Matched with ${titleOf(entry)}`);
  });
}

/** Whether another line of the account is matched with one of these vouchers. */
async function problemInTaking(
  transaction: WriteTransaction<Rows>,
  account: string,
  entries: readonly Voucher[],
  own: readonly string[],
) {
  const ids = entries.map(({ id }) => id);
  const standings = await transaction.projection<BankStanding>('bankStandings').where('voucher').anyOf(ids).toArray();
  const taken = standings.find((one) => {
    return one.account === account && one.state === 'Done' && !own.includes(lineOfStanding(one.id));
  });
  return (
    taken && `${titleOf(entries[ids.indexOf(taken.voucher ?? '')] as Voucher)} is matched with another line already.`
  );
}

/**
 * Makes the receipt, payment or contra that a line says, and matches it, in one transaction. What was chosen is learnt as a
 * rule. Refused as any voucher is: in a locked period, or with more set against a document than is owed.
 */
export function makeFromLine(id: string, rev: number, choice: LineChoice): Promise<Voucher> {
  return act('ledgers', [...VOUCHER_TABLES, 'bankLines', 'bankRules'], async (transaction) => {
    const line = await openLine(transaction, id, rev);
    const account = await transaction.find('ledgers', line.account);
    const entry = voucherOfLine(line, choice, { id: account.id, name: account.name });
    const voucher = await insertVoucher(transaction, entry, 'Issued');
    await transaction.replace('bankLines', line, lineWith(line, { state: 'Matched', voucher: voucher.id }));
    await learnRule(transaction, line, choice);
    return voucher;
  });
}

/** Sets a line aside that is not to stand in the books. */
export function setLineAside(id: string, rev: number): Promise<void> {
  return act('ledgers', ['bankLines', 'vouchers'], async (transaction) => {
    const line = await openLine(transaction, id, rev);
    await transaction.replace('bankLines', line, lineWith(line, { state: 'Set aside', voucher: '' }));
  });
}

/**
 * Takes back that a line was matched or set aside: it is to do again, and so are those that were one voucher with it. The
 * voucher stays as it is.
 */
export function reopenLine(id: string, rev: number): Promise<void> {
  return act('ledgers', ['bankLines'], async (transaction) => {
    const line = await currentLine(transaction, id, rev);
    await freeOthers(transaction, line, [id]);
    await transaction.replace('bankLines', line, lineWith(line, { state: 'Open', voucher: '' }));
  });
}

async function currentLine(transaction: WriteTransaction<Rows>, id: string, rev: number): Promise<BankLine> {
  const line = await transaction.find('bankLines', id);
  if (line.rev === rev) return line;
  throw new Refusal('Not saved', 'Another tab changed this line meanwhile, so nothing was saved. Look at it again.');
}

/** A line that is to do, by itself or beside its `own`: others that were one voucher with it are to do, too. */
async function openLine(
  transaction: WriteTransaction<Rows>,
  id: string,
  rev: number,
  own: readonly string[] = [id],
): Promise<BankLine> {
  const line = await currentLine(transaction, id, rev);
  const vouchers: (Voucher | undefined)[] = [];
  for (const voucher of vouchersOf(line)) vouchers.push(await transaction.get('vouchers', voucher));
  if (lineStanding(line, vouchers) !== 'To do')
    throw new Refusal('Not saved', 'This line is done already. Take that back first.');
  await freeOthers(transaction, line, own);
  return line;
}

/** The other lines that are one voucher with this one are to do again, but for its own. */
async function freeOthers(transaction: WriteTransaction<Rows>, line: BankLine, own: readonly string[]): Promise<void> {
  if (line.whole === undefined) return;
  const standings = await transaction
    .projection<BankStanding>('bankStandings')
    .where('voucher')
    .equals(line.voucher)
    .toArray();
  for (const one of standings.filter(({ id, account }) => !own.includes(id) && account === line.account)) {
    const other = await transaction.find('bankLines', lineOfStanding(one.id));
    if (other.whole !== undefined) {
      await transaction.replace('bankLines', other, lineWith(other, { state: 'Open', voucher: '' }));
    }
  }
}

function lineWith(
  { whole: _, ...line }: BankLine,
  change: Pick<BankLine, 'state' | 'voucher'> & Partial<Pick<BankLine, 'whole'>>,
): BankLine {
  return { ...line, ...change, rev: line.rev + 1 };
}

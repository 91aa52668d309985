import { today } from '#data/clock.ts';
import { act } from '#data/books/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import { CHANGES } from '#data/store/totals.ts';
import { type FiledReturn, type Locks, problemInUnlocking } from '#domain/books/audit/lock.ts';
import {
  creditToFile,
  type Filing,
  filingId,
  inParts,
  isFiled,
  problemInFiling,
  problemInTakingBack,
} from '#domain/books/returns/filing.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { gstr1ToFile } from './gstr1.ts';
import { gstr3bToFile } from './gstr3b.ts';
import { LOCKS_ID } from '#data/books/ids.ts';
import { refuseAt } from '#data/books/field-refusals.ts';
import type { Rows } from '#data/books/tables.ts';

/**
 * Marks GSTR-1 of a month as filed: locks the month, and keeps what was filed. Months that were filed before and opened again
 * are locked, too, as the return has what changed in them. Refused where the books were changed since the return was read.
 */
export async function markGstr1AsFiled(month: Month): Promise<void> {
  const read = await gstr1ToFile(month);
  const problem = problemInFiling('GSTR-1', month, today(), read);
  if (problem !== undefined) throw new Refusal('Not saved', problem);
  await act(
    'gst',
    ['filings', 'locks'],
    async (transaction) => {
      await refuseIfChanged(transaction, read.changes);
      const [own, ...amended] = read.statements;
      const filing: Filing = {
        id: filingId('GSTR-1', month),
        form: 'GSTR-1',
        month,
        on: today(),
        said: inParts(own?.statement ?? ''),
        file: inParts(read.file),
        amends: read.reopened,
      };
      await transaction.insert('filings', filing);
      for (const one of amended) {
        const before = await transaction.find('filings', filingId('GSTR-1', one.month));
        await transaction.replace('filings', before, { ...before, said: inParts(one.statement) });
      }
      await lockReturns(
        transaction,
        [month, ...read.reopened].map((each) => ({ form: 'GSTR-1', month: each })),
      );
    },
    'Not saved',
    { action: 'lock' },
  );
}

/**
 * Marks GSTR-3B of a month as filed, and locks it, as `markGstr1AsFiled`. One that was opened again is locked as it was filed.
 * Its set-off must be posted before: it is locked, too.
 */
export async function markGstr3bAsFiled(month: Month): Promise<void> {
  const { changes, state, file, posted, journal, counted } = await gstr3bToFile(month);
  const problem = problemInFiling('GSTR-3B', month, today(), { state, blocking: 0 });
  if (problem !== undefined) throw new Refusal('Not saved', problem);
  if (journal && !posted) throw new Refusal('Not saved', 'Post the set-off first: a filed month takes none any more.');
  await act(
    'gst',
    ['filings', 'locks'],
    async (transaction) => {
      await refuseIfChanged(transaction, changes);
      const id = filingId('GSTR-3B', month);
      const filing = {
        form: 'GSTR-3B',
        month,
        on: today(),
        said: creditToFile(counted),
        file: inParts(file),
        amends: [],
      } as const;
      if (state === 'Not filed') await transaction.insert('filings', { id, ...filing });
      await lockReturns(transaction, [{ form: 'GSTR-3B', month }]);
    },
    'Not saved',
    { action: 'lock' },
  );
}

/**
 * Opens the month of a return that is marked as filed, for a reason that the log keeps. What was filed stays, and is amended
 * by a later return; where it was marked by mistake (`wasFiled` is false), it is forgotten.
 */
export async function unlockReturn({ form, month }: OfMonth, reason: string, wasFiled: boolean): Promise<void> {
  refuseAt('reason', problemInUnlocking(reason));
  await act(
    'settings',
    ['filings', 'locks'],
    async (transaction) => {
      const before = await transaction.find('locks', LOCKS_ID);
      if (!isFiled({ form, month }, before.filed))
        throw new Refusal('Not saved', 'It is not marked as filed any more. Look at the list again.');
      const filing = await transaction.get('filings', filingId(form, month));
      if (filing && !wasFiled) {
        const others = await transaction.findEvery('filings');
        refuseAt(
          'wasFiled',
          problemInTakingBack(
            filing,
            others.filter((one) => one.form === form),
          ),
        );
        await transaction.remove('filings', filing);
      }
      const filed = before.filed.filter((one) => one.form !== form || one.month !== month);
      await transaction.replace('locks', before, { ...before, filed });
    },
    'Not saved',
    { action: 'unlock', reason: reason.trim() },
  );
}

type OfMonth = Readonly<{ form: FiledReturn['form']; month: Month }>;

async function refuseIfChanged(transaction: WriteTransaction<Rows>, since: number): Promise<void> {
  const [total] = await transaction.totals([CHANGES]);
  if (total?.count !== since) throw new Refusal('Not saved', CHANGED_MEANWHILE);
}

async function lockReturns(transaction: WriteTransaction<Rows>, returns: readonly FiledReturn[]): Promise<void> {
  const before = await transaction.find('locks', LOCKS_ID);
  await transaction.replace('locks', before, { ...before, filed: inOrder([...before.filed, ...returns]) });
}

function inOrder(filed: Locks['filed']): Locks['filed'] {
  return filed.toSorted((one, other) => (`${one.month}${one.form}` < `${other.month}${other.form}` ? -1 : 1));
}

const CHANGED_MEANWHILE = 'The books were changed since the return was read. Look at it again, then mark it as filed.';

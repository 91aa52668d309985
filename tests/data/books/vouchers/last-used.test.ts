import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLedger, updateLedger } from '#data/books/masters/ledgers.ts';
import { lastUsed } from '#data/books/vouchers/last-used.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { receive } from '../../../support/posted.ts';

beforeEach(async () => void (await freshBooks()));
afterEach(emptyShelf);

it('at first money comes to Cash, and by any other mode to the only bank', async () => {
  expect(await names()).toEqual({ Cash: 'Cash', UPI: 'Bank', Card: 'Bank', 'Bank transfer': 'Bank', Cheque: 'Bank' });
  await createLedger({ ...BLANK_LEDGER, name: 'Second Bank', group: 'Bank Accounts' });
  expect(await names()).toEqual({ Cash: 'Cash' });
});

it('then to the ledger last used with that mode, by receipts apart from payments, while it is active', async () => {
  const second = await createLedger({ ...BLANK_LEDGER, name: 'Second Bank', group: 'Bank Accounts' });
  const { id, name } = second;
  await receive('2026-11-02', 'Capital', 5, { mode: 'UPI', account: { id, name } });
  expect(await names()).toEqual({ Cash: 'Cash', UPI: 'Second Bank' });
  expect((await lastUsed('Payment')).accounts).not.toHaveProperty('UPI');
  await updateLedger(second.id, 1, { ...BLANK_LEDGER, name: 'Second Bank', group: 'Bank Accounts', isActive: false });
  expect(await names()).toMatchObject({ UPI: 'Bank' });
});

async function names() {
  const { accounts } = await lastUsed('Receipt');
  return Object.fromEntries(Object.entries(accounts).map(([mode, { name }]) => [mode, name]));
}

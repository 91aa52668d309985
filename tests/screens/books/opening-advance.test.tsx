import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { createParty, party } from '#data/books/masters/parties.ts';
import { openBooks } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, documentParty, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import { asPaise } from '#domain/money.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { addItem } from '../../support/document-hands.tsx';
import { aLine, OURS } from '../../support/documents.ts';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { toastOf } from '../../support/toasts.ts';
import { button, heading } from '../../support/voucher-hands.ts';

let key: string;
let asha: Party;
let soap: ReturnType<typeof lineItem>;

/** Asha Stores paid 500 before the books began, for goods that she did not have yet. */
beforeEach(async () => {
  await page.viewport(820, 1180);
  await emptyShelf();
  key = await startBooks(aBooksBusiness({ upiId: 'asha@upi' }));
  await openBooks(key);
  const balance = asPaise(500_00);
  asha = await createParty({ ...blankParty('Customer'), name: 'Asha Stores', state: '27', balance, side: 'Cr' });
  soap = lineItem(await addItem('Soap', 100, 0));
});

function sell(pieces: number) {
  const own = { ...OURS, registration: 'Unregistered' } as const;
  const sold = withParty(blankInvoice('2026-11-02', own), documentParty(asha), null);
  return createVoucher({ ...sold, lines: [aLine(pieces, 100, 0, { item: soap })] }, 'Issued');
}

test('an invoice is settled by the opening balance of its customer: it is Paid, asks for nothing, and says by what', async () => {
  const { id } = await sell(3);
  await openBooksAt(`/books/${key}/vouchers/${id}`);
  await expect.element(page.getByRole('img', { name: 'UPI QR' })).toBeVisible();
  await button('Use Opening Balance').click();
  await expect
    .element(toastOf('Success', '₹300 of the opening balance is set against Invoice INV/26-27/0001'))
    .toBeVisible();
  await expect.element(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'UPI QR' })).not.toBeInTheDocument();
  await expect.element(button('Use Opening Balance')).not.toBeInTheDocument();
  const rows = page.getByRole('table', { name: 'Allocations' }).getByRole('row');
  await expect.element(rows.last()).toHaveTextContent('Opening balance₹300');
  await rows.last().getByRole('link', { name: 'Opening balance' }).click();
  await expect.element(heading('Asha Stores')).toBeVisible();
});

test('the form of the party sets its opening balance against documents as that of a receipt does; the rest is on account', async () => {
  const [{ id }, other] = [await sell(3), await sell(4)];
  await openBooksAt(`/books/${key}/parties/${asha.id}`);
  await button('Edit').click();
  const group = page.getByRole('group', { name: 'Opening Balance Against' });
  const onAccount = page.getByRole('definition');
  await expect.element(onAccount.last()).toHaveTextContent('₹500');
  await group.getByLabelText('Allocate INV/26-27/0001').fill('301');
  await expect.element(onAccount.last()).toHaveTextContent('₹199');
  await button('Save').click();
  await expect.element(group).toHaveTextContent('₹300 is owed on INV/26-27/0001. Enter at most that.');
  await expect.element(group.getByLabelText('Allocate INV/26-27/0001')).toHaveFocus();
  await group.getByLabelText('Allocate INV/26-27/0001').fill('100');
  await group.getByLabelText('Allocate INV/26-27/0002').fill('50');
  await expect.element(onAccount.last()).toHaveTextContent('₹350');
  await button('Save').click();
  await expect.element(toastOf('Success', 'Party updated successfully')).toBeVisible();
  expect((await party(asha.id))?.allocations).toEqual([
    { document: id, amount: 100_00 },
    { document: other.id, amount: 50_00 },
  ]);
  // Lower than what it is set against, it is refused where that stands.
  await button('Edit').click();
  await page.getByLabelText('Opening Balance', { exact: true }).fill('120');
  await button('Save').click();
  await expect
    .element(group)
    .toHaveTextContent(/^.*₹150 of the opening balance of Asha Stores is set against documents/);
  await page.getByLabelText('Opening Balance', { exact: true }).fill('500');
  await group.getByLabelText('Allocate INV/26-27/0001').fill('');
  await group.getByLabelText('Allocate INV/26-27/0002').fill('');
  await group.getByRole('button', { name: 'Oldest first' }).click();
  await expect.element(group.getByLabelText('Allocate INV/26-27/0001')).toHaveValue('300');
  await expect.element(group.getByLabelText('Allocate INV/26-27/0002')).toHaveValue('200');
  await expect.element(onAccount.last()).toHaveTextContent('₹0');
});

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { business, updateBusiness } from '#data/books/business.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { forgetAnswers } from '#data/store/live.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asPaise } from '#domain/money.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { BANK } from '../../support/bank-statements.ts';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { oldWorkbook } from '../../support/old-workbook.ts';
import { toastOf } from '../../support/toasts.ts';
import { contraOn } from '../../support/vouchers.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const status = page.getByRole('region', { name: 'Statement', exact: true }).getByRole('status');
const lines = page.getByRole('table', { name: 'Bank Lines' });
const reconciled = page.getByRole('table', { name: 'Reconciled Balance' });
const dialog = page.getByRole('dialog', { name: 'Make Entry' });
const APRIL = `ASHA STORES\nAccount No : 50100000004321
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
01/04/26,NEFT RAVI TRADERS,N1,01/04/26,,500.00,1500.00
05/04/26,ATM WDL PUNE,,05/04/26,200.00,,1300.00
06/04/26,SMS CHARGES JUN,,06/04/26,10.00,,1290.00
`;

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
  await emptyShelf();
  forgetAnswers();
  key = await startBooks(aBooksBusiness({ booksBegin: '2026-04-01' }));
  await openBooks(key);
  const bills = [{ number: 'A/1', date: '2026-03-01', dueDate: '', amount: asPaise(500_00) }] as const;
  await createParty({ ...blankParty('Customer'), name: 'Ravi Traders', balance: asPaise(500_00), bills });
});

async function openWith(content: BlobPart, name = 'april.csv') {
  await openBooksAt(`/books/${key}/banking`);
  await choose(content, name);
}

function choose(content: BlobPart, name: string) {
  return userEvent.upload(page.getByLabelText('Open Statement', { exact: true }), new File([content], name));
}

async function takeIn() {
  await openWith(APRIL);
  await button('Take in 3 lines').click();
  await expect.element(status).toHaveTextContent('3 lines of april.csv came in.');
}

test('a statement is opened, looked at and taken in; the same one brings nothing again', async () => {
  await openWith(APRIL);
  await expect
    .element(status)
    .toHaveTextContent('3 lines from 01 Apr 2026 to 06 Apr 2026, 0 of them known already. The account ends in 4321.');
  await button('Take in 3 lines').click();
  await expect.element(status).toHaveTextContent('3 lines of april.csv came in.');
  await expect.element(lines.getByRole('row', { name: /SMS CHARGES JUN/ })).toBeVisible();
  await button('Open another statement').click();
  await choose(APRIL, 'again.csv');
  await expect.element(status).toHaveTextContent('3 of them known already.');
  await expect.element(button(/^Take in/)).not.toBeInTheDocument();
});

test('a statement may be a workbook of the old kind, whatever Excel it comes from', async () => {
  const rows = APRIL.trim()
    .split('\n')
    .map((row) => row.split(','));
  await openWith(oldWorkbook({ Statement: rows }), 'april.xls');
  await expect
    .element(status)
    .toHaveTextContent('3 lines from 01 Apr 2026 to 06 Apr 2026, 0 of them known already. The account ends in 4321.');
});

test('a workbook of several sheets asks which, and rows that are no lines are counted', async () => {
  const rows = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((row) => row.split(','));
  const may = `${APRIL}Thank you for banking with us\n`.replaceAll('/04/26', '/05/26');
  await openWith(oldWorkbook({ April: rows(APRIL), May: rows(may) }), 'year.xls');
  await page.getByRole('button', { name: /^Sheet/ }).click();
  await page.getByRole('option', { name: 'May', exact: true }).click();
  await expect.element(status).toHaveTextContent('3 lines from 01 May 2026 to 06 May 2026');
  await expect
    .element(page.getByText('Under the headings is 1 row without a day and an amount, as sums and notices are: 7.'))
    .toBeVisible();
});

test('a statement that was taken in by mistake is taken back as a whole', async () => {
  await takeIn();
  await button('Take Back').click();
  await expect.element(toastOf('Success', 'The statement was taken back')).toBeVisible();
  await expect.element(page.getByText(/^No statement was opened yet\./)).toBeVisible();
});

test('columns that are not recognised are chosen, and what is wrong with a row is told', async () => {
  await openWith('Tag,Zweck,Wert\n01/04/2026,MILK,-5\n31/02/2026,OIL,-6\n');
  await expect.element(page.getByText(/^The headings were not recognised\./)).toBeVisible();
  for (const [field, column] of [
    ['Date', 'Tag'],
    ['Narration', 'Zweck'],
    ['Amount', 'Wert'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${field} Not in`) }).click();
    await page.getByRole('option', { name: column, exact: true }).click();
  }
  await expect.element(status).toHaveTextContent('1 line from 01 Apr 2026 to 01 Apr 2026');
  await expect
    .element(page.getByRole('list', { name: 'Problems' }))
    .toHaveTextContent('Line 3 is left out: The date “31/02/2026” does not exist.');
});

test('the preview says which balance does not follow, which columns are exchanged, and how the dates are read', async () => {
  const statement = page.getByRole('region', { name: 'Statement', exact: true });
  const another = async (content: string) => {
    await button('Choose another file').click();
    await choose(content, 'other.csv');
  };
  await openWith(APRIL.replace('1290.00', '1280.00'));
  await expect
    .element(page.getByRole('list', { name: 'Problems' }))
    .toHaveTextContent(
      /^Line 6: the balance is ₹1,280, and ₹1,290 follows from the line before\. .*₹10 is missing, or wrong\.$/,
    );
  await expect.element(statement).toHaveTextContent('The day is taken to: see that 01/04/26 is 01 Apr 2026.');
  await another(APRIL.replace('Withdrawal Amt.,Deposit Amt.', 'Deposit Amt.,Withdrawal Amt.'));
  await expect
    .element(statement)
    .toHaveTextContent('Its balances show that withdrawals and deposits stand in each other’s column.');
  await expect.element(page.getByRole('list', { name: 'Problems' })).not.toBeInTheDocument();
  await another(
    APRIL.replaceAll('05/04/26', '04/25/26').replaceAll('01/04/26', '04/01/26').replaceAll('06/04/26', '04/26/26'),
  );
  await expect.element(statement).toHaveTextContent('The dates of this file have the month first. They are read so.');
  await expect.element(status).toHaveTextContent('3 lines from 01 Apr 2026 to 26 Apr 2026');
});

test('of many problems in a statement it is told how many more there are than are shown', async () => {
  const wrong = Array.from({ length: 22 }, (_, at) => `31/02/26,WRONG ${at},,,5.00,,\n`).join('');
  await openWith(`${APRIL}${wrong}`);
  const problems = page.getByRole('list', { name: 'Problems' });
  await expect.element(problems.getByRole('listitem').nth(20)).toHaveTextContent('and 2 more');
  await expect.element(problems.getByRole('listitem').first()).toHaveTextContent(/^Line 7 is left out: /);
});

test('a statement of another account than the one on invoices is told', async () => {
  const before = await business();
  await updateBusiness(before, { ...before, bankName: 'HDFC', accountNumber: '50100000009999', ifsc: 'HDFC0000123' });
  await openWith(APRIL);
  await expect.element(page.getByText(/^Your invoices name an account that ends in 9999\./)).toBeVisible();
});

test('a file that is no statement is refused in words', async () => {
  await openWith('%PDF-1.7');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is a PDF, whatever its name says.');
});

test('one press makes the receipt of an open bill, and the contra, and they stand among what is done', async () => {
  await takeIn();
  await button('Make Receipt: NEFT RAVI TRADERS').click();
  await expect.element(toastOf('Success', 'Receipt RCT/26-27/0001 made and matched')).toBeVisible();
  await button('Make Contra: ATM WDL PUNE').click();
  await expect.element(toastOf('Success', 'Contra CON/26-27/0001 made and matched')).toBeVisible();
  await button('Set aside SMS CHARGES JUN').click();
  await expect.element(page.getByText('Nothing is to do: every line of the bank stands in the books.')).toBeVisible();
  await expect.element(lines.getByRole('row', { name: /ATM WDL/ })).not.toBeInTheDocument();
  await button('Show lines').click();
  await page.getByRole('option', { name: 'Done' }).click();
  const row = lines.getByRole('row', { name: /NEFT RAVI TRADERS/ });
  await expect.element(row.getByRole('link', { name: 'Receipt RCT/26-27/0001' })).toBeVisible();
  const receipt = (await booksStore.records('vouchers').toArray()).find(({ kind }) => kind === 'Receipt');
  expect(receipt).toMatchObject({ date: '2026-04-01', amount: 500_00, allocations: [{ amount: 500_00 }] });
});

test('an entry that is there already is matched with one press, and the match is taken back', async () => {
  const contra = await createVoucher(contraOn('2026-04-04', BANK, { id: 'LED-000001', name: 'Cash' }, 200), 'Issued');
  await takeIn();
  await button('Match: ATM WDL PUNE').click();
  await expect.element(toastOf('Success', `Matched with Contra ${contra.number}`)).toBeVisible();
  await button('Show lines').click();
  await page.getByRole('option', { name: 'Done' }).click();
  await button('Take back the match of ATM WDL PUNE').click();
  await expect.element(toastOf('Success', 'Match taken back')).toBeVisible();
  await expect.element(page.getByText('No line is matched yet.')).toBeVisible();
});

test('an entry of the same amount that is weeks away is matched by hand', async () => {
  const contra = await createVoucher(contraOn('2026-05-20', BANK, { id: 'LED-000001', name: 'Cash' }, 10), 'Issued');
  await takeIn();
  await button('Choose for SMS CHARGES JUN').click();
  await dialog.getByRole('button', { name: `Match: Contra ${contra.number}` }).click();
  await expect.element(toastOf('Success', `Matched with Contra ${contra.number}`)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(lines.getByRole('row', { name: /SMS CHARGES/ })).not.toBeInTheDocument();
});

test('one line is matched with several entries that come to it together, and the row names them', async () => {
  const cash = { id: 'LED-000001', name: 'Cash' };
  await createVoucher(contraOn('2026-04-05', BANK, cash, 150), 'Issued');
  await createVoucher(contraOn('2026-04-05', BANK, cash, 50), 'Issued');
  await takeIn();
  await button('Choose for ATM WDL PUNE').click();
  await dialog.getByText('Match with several entries together').click();
  const together = dialog.getByRole('button', { name: 'Match Together' });
  await dialog.getByRole('checkbox', { name: /^Contra CON\/26-27\/0001/ }).click();
  await expect.element(dialog.getByText('Choose two or more.')).toBeVisible();
  await expect.element(together).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /^Contra CON\/26-27\/0002/ }).click();
  await expect.element(dialog.getByText('They come to −₹200.')).toBeVisible();
  await together.click();
  await expect.element(toastOf('Success', 'Matched with 2 entries')).toBeVisible();
  await button('Show lines').click();
  await page.getByRole('option', { name: 'Done' }).click();
  const row = lines.getByRole('row', { name: /ATM WDL PUNE/ });
  await expect.element(row.getByRole('link', { name: 'Contra CON/26-27/0001' })).toBeVisible();
  await expect.element(row.getByRole('link', { name: 'Contra CON/26-27/0002' })).toBeVisible();
  await button('Take back the match of ATM WDL PUNE').click();
  await expect.element(page.getByText('No line is matched yet.')).toBeVisible();
});

test('several lines are matched with the one entry that they are together', async () => {
  const cash = { id: 'LED-000001', name: 'Cash' };
  const contra = await createVoucher(contraOn('2026-04-05', BANK, cash, 210), 'Issued');
  await takeIn();
  await button('Choose for ATM WDL PUNE').click();
  await dialog.getByText('Match with other lines as one entry').click();
  await expect.element(dialog.getByText('Choose the other lines.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /−₹10\b/ }).click();
  await dialog.getByRole('button', { name: `Match Lines: Contra ${contra.number}` }).click();
  await expect.element(toastOf('Success', `2 lines matched with Contra ${contra.number}`)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(lines.getByRole('row', { name: /ATM WDL/ })).not.toBeInTheDocument();
});

test('what nothing suggests is chosen by hand, is learnt as a rule, and the rule can be changed and deleted', async () => {
  await takeIn();
  await button('Choose for SMS CHARGES JUN').click();
  await dialog.getByRole('button', { name: 'Make', exact: true }).click();
  await expect.element(dialog.getByText('Choose the party or ledger.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Party or Ledger' }).fill('Bank Cha');
  await page.getByRole('option', { name: /^Bank Charges/ }).click();
  await dialog.getByRole('button', { name: 'Make', exact: true }).click();
  await expect.element(toastOf('Success', 'Entry made and matched')).toBeVisible();
  await tab('Rules').click();
  const rule = page.getByRole('row', { name: /^sms charges Payment Bank Charges/ });
  await expect.element(rule).toBeVisible();
  await button('Edit sms charges').click();
  await page.getByLabelText('Words').fill('sms');
  await page.getByRole('dialog', { name: 'Edit Rule' }).getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('row', { name: /^sms Payment Bank Charges/ })).toBeVisible();
  await button('Delete sms').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('No rules yet. What you choose for a line is learnt here.')).toBeVisible();
});

test('a party that is not there yet is made in the dialog, called as the narration says, and chosen', async () => {
  await openWith(APRIL.replace('SMS CHARGES JUN', 'UPI-GANESH TEA STALL-GANESH@OKSBI-6122'));
  await button('Take in 3 lines').click();
  await button(/^Choose for UPI-GANESH/).click();
  await dialog.getByRole('button', { name: 'Make “Ganesh Tea Stall”' }).click();
  const party = page.getByRole('dialog', { name: 'New Party' });
  await expect.element(party.getByLabelText('Name', { exact: true })).toHaveValue('Ganesh Tea Stall');
  await party.getByRole('button', { name: 'Save' }).click();
  await expect.element(party).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('combobox', { name: 'Party or Ledger' })).toHaveValue('Ganesh Tea Stall');
  await dialog.getByRole('button', { name: 'Make', exact: true }).click();
  await expect.element(toastOf('Success', 'Entry made and matched')).toBeVisible();
  const payment = (await booksStore.records('vouchers').toArray()).find(({ kind }) => kind === 'Payment');
  expect(payment).toMatchObject({ amount: 10_00, against: { name: 'Ganesh Tea Stall' } });
  expect((await booksStore.records('parties').toArray()).map(({ name, kind }) => [name, kind])).toContainEqual([
    'Ganesh Tea Stall',
    'Supplier',
  ]);
});

test('a ledger that is typed and not there is made in the dialog instead', async () => {
  await takeIn();
  await button('Choose for SMS CHARGES JUN').click();
  await dialog.getByRole('combobox', { name: 'Party or Ledger' }).fill('Alert Fees');
  await page.getByRole('option', { name: /Alert Fees/ }).click();
  await page.getByRole('button', { name: 'Make a ledger instead' }).click();
  const ledger = page.getByRole('dialog', { name: 'New Ledger' });
  await expect.element(ledger.getByLabelText('Name', { exact: true })).toHaveValue('Alert Fees');
  await userEvent.keyboard('{Escape}');
  await expect.element(ledger).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('a line is set aside, and brought back', async () => {
  await takeIn();
  await button('Set aside SMS CHARGES JUN').click();
  await expect.element(toastOf('Success', 'Line set aside')).toBeVisible();
  await button('Show lines').click();
  await page.getByRole('option', { name: 'Set aside' }).click();
  await button('Bring back SMS CHARGES JUN').click();
  await expect.element(page.getByText('No line is set aside.')).toBeVisible();
});

test('the reconciled balance goes from the books to the bank, and names what lies between', async () => {
  await takeIn();
  await button('Make Receipt: NEFT RAVI TRADERS').click();
  await expect.element(toastOf('Success', 'Receipt RCT/26-27/0001 made and matched')).toBeVisible();
  await tab('Reconciled Balance').click();
  await expect.element(page.getByLabelText('As On')).toHaveValue('06/04/2026');
  const rows = () =>
    reconciled
      .getByRole('row')
      .elements()
      .map((row) => row.textContent);
  await expect
    .poll(rows)
    .toEqual([
      'Balance of the books₹500',
      'Not yet in the bank₹0',
      'Not yet in the books−₹210',
      'Before the first statement₹1,000',
      'Balance that the bank should have₹1,290',
      'Balance of the bank₹1,290',
      'Difference₹0',
    ]);
  await expect
    .element(page.getByRole('list', { name: 'Not yet in the books' }))
    .toHaveTextContent('05 Apr 2026 · ATM WDL PUNE');
});

test('on a phone each line is a card with its press', async () => {
  await page.viewport(360, 740);
  await takeIn();
  await button('Make Receipt: NEFT RAVI TRADERS').click();
  await expect.element(toastOf('Success', 'Receipt RCT/26-27/0001 made and matched')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WALK_IN_ID } from '#data/books/ids.ts';
import { lockUpTo } from '#data/books/audit/locks.ts';
import { createParty, party, updateParty } from '#data/books/masters/parties.ts';
import { booksStore } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { today } from '#data/clock.ts';
import { blankParty, type PartyInput, type PartyKind, partyInput } from '#domain/books/masters/party.ts';
import { daysAfter } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { PartiesScreen } from '#screens/books/parties/parties-screen.tsx';
import { freshBooks } from '../../support/fresh-books.ts';
import { headsOf, pick } from '../../support/lists.ts';
import { openBooksScreen } from '../../support/open-books-screen.tsx';
import { toastOf } from '../../support/toasts.ts';
import { receiptOn } from '../../support/vouchers.ts';

const dialog = page.getByRole('dialog');
const alertDialog = page.getByRole('alertdialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => dialog.getByLabelText(label, { exact: true });
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const bill = (number: number) => dialog.getByRole('group', { name: `Bill ${number}` });
const save = () => dialog.getByRole('button', { name: 'Save' }).click();
const noteAtField = (label: string) => {
  const note = field(label).element().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return document.getElementById(note)?.textContent ?? '';
};

beforeEach(async () => {
  await page.viewport(1280, 900);
  await freshBooks();
});

async function openParties(search = '') {
  const router = await openBooksScreen(PartiesScreen, `/parties${search}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Parties' })).toBeVisible();
  return router;
}

async function begin(): Promise<void> {
  await openParties();
  await button('New Party').click();
  await expect.element(page.getByRole('dialog', { name: 'New Party' })).toBeVisible();
}

function aParty(name: string, said: Partial<PartyInput> = {}, kind: PartyKind = 'Customer') {
  return createParty({ ...blankParty(kind), name, ...said });
}

/** What is stored of the party of a name. */
async function stored(name: string) {
  const rows = await booksStore.records('parties').toArray();
  return rows.find((row) => row.name === name);
}

describe('the lists', () => {
  test('customers and suppliers have a tab each with exactly its columns, and who is both stands in both', async () => {
    await aParty('Meena Traders', { state: '27', phone: '98200 11111' }, 'Both');
    await aParty('Om Mills', { balance: asPaise(5_000_00), side: 'Cr' }, 'Supplier');
    await openParties();
    await expect.element(rowOf('Meena Traders')).toHaveTextContent(/–Maharashtra98200 11111/);
    await expect.element(rowOf('Om Mills')).not.toBeInTheDocument();
    const heads = ['Name', 'GSTIN', 'State', 'Phone', 'Balance', 'Actions'];
    expect(headsOf('Customers')).toEqual(heads);
    await page.getByRole('tab', { name: 'Suppliers' }).click();
    await expect.element(rowOf('Om Mills')).toHaveTextContent('₹5,000 Cr');
    await expect.element(rowOf('Meena Traders')).toBeVisible();
    expect(headsOf('Suppliers')).toEqual(heads);
  });

  test('what is dated tomorrow is not in the balance of today', async () => {
    const { id, name } = await aParty('Om Mills', { balance: asPaise(5_000_00), side: 'Dr' });
    const cash = { id: 'LED-000001', name: 'Cash' };
    await createVoucher(receiptOn(today(), { id, name }, cash, 100), 'Issued');
    await createVoucher(receiptOn(daysAfter(today(), 1), { id, name }, cash, 900), 'Issued');
    await openParties();
    await expect.element(rowOf('Om Mills')).toHaveTextContent('₹4,900 Dr');
  });

  test('find narrows by GSTIN, and a CSV has all fields of the list', async () => {
    await aParty('Asha Stores', { gstin: '27AAPFU0939F1ZV', registration: 'Regular', state: '27', creditDays: 30 });
    await openParties();
    await page.getByRole('searchbox', { name: 'Find customers' }).fill('27aapfu');
    await expect.element(rowOf('Walk-in Customer')).not.toBeInTheDocument();
    await expect.element(rowOf('Asha Stores')).toBeVisible();
    const saved = vi.spyOn(URL, 'createObjectURL');
    await button('Download CSV').click();
    await expect.element(page.getByText('CSV saved')).toBeVisible();
    const blob = saved.mock.lastCall?.[0];
    const [head, ...lines] = (blob instanceof Blob ? await blob.text() : '').trim().split('\r\n');
    expect(head?.replace(/^\uFEFF/, '')).toBe(
      'Name,Kind,GST Registration,GSTIN,State,Address,City,PIN Code,Phone,Email,Credit Days,Credit Limit,Opening Balance,Active',
    );
    expect(lines).toEqual(['Asha Stores,Customer,Regular,27AAPFU0939F1ZV,Maharashtra,,,,,,30,,0.00,Yes']);
  });

  test('on a phone each party is a card, and nothing is wider than the screen', async () => {
    await page.viewport(390, 844);
    await aParty('Asha Stores', {
      gstin: '27AAPFU0939F1ZV',
      registration: 'Regular',
      state: '27',
      phone: '+91 98200 00012',
      balance: asPaise(1_18_000_50),
    });
    await openParties();
    await expect.element(page.getByRole('cell', { name: '₹1,18,000.50 Dr' })).toBeVisible();
    await expect.element(button('Edit Asha Stores')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('an address shows a supplier in the tab of suppliers, or begins a new party', async () => {
    const { id } = await aParty('Om Mills', {}, 'Supplier');
    const router = await openParties(`?show=${id}`);
    await expect.element(page.getByRole('tab', { name: 'Suppliers', selected: true })).toBeVisible();
    await expect.element(rowOf('Om Mills')).toHaveAttribute('aria-current', 'true');
    expect(router.state.location.searchStr).toBe('?tab=suppliers');
    router.history.push(`${router.state.location.pathname}?tab=suppliers&new`);
    await expect.element(page.getByRole('dialog', { name: 'New Party' })).toBeVisible();
    expect(router.state.location.searchStr).toBe('?tab=suppliers');
    await expect.element(dialog.getByRole('button', { name: 'Kind' })).toHaveTextContent('Supplier');
    await expect.element(dialog.getByRole('button', { name: 'Balance Side' })).toHaveTextContent('Cr');
  });
});

describe('a party', () => {
  test('is created, edited and deleted, each with its toast', async () => {
    await begin();
    await expect.element(field('Name')).toHaveFocus();
    expect(dialog.getByLabelText('Active').elements()).toHaveLength(0);
    for (const [label, text] of Object.entries({
      Name: 'Asha Stores',
      Address: '7 MG Road',
      City: 'Pune',
      'PIN Code': '411001',
      Phone: '98200 00014',
      Email: 'asha@example.com',
      'Credit Days': '30',
      'Opening Balance': '1,23,456.50',
    })) {
      await field(label).fill(text);
    }
    await save();
    await expect.element(toastOf('Success', 'Party created successfully')).toBeVisible();
    await expect.element(rowOf('Asha Stores')).toHaveTextContent('₹1,23,456.50 Dr');
    expect(await stored('Asha Stores')).toMatchObject({ city: 'Pune', pinCode: '411001', creditDays: 30, bills: [] });

    await button('Edit Asha Stores').click();
    await expect.element(page.getByRole('dialog', { name: 'Edit Party' })).toBeVisible();
    await pick('Balance Side', 'Cr');
    await dialog.getByRole('switch', { name: 'Active' }).click();
    await save();
    await expect.element(toastOf('Success', 'Party updated successfully')).toBeVisible();
    await expect.element(rowOf('Asha Stores')).toHaveTextContent(/Asha StoresInactive.*₹1,23,456\.50 Cr/);

    await button('Delete Asha Stores').click();
    await expect.element(alertDialog).toHaveTextContent('Asha Stores, and the opening balance of ₹1,23,456.50 Cr');
    await alertDialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(toastOf('Success', 'Party deleted successfully')).toBeVisible();
    await expect.element(rowOf('Asha Stores')).not.toBeInTheDocument();
  });

  test('a whole GSTIN tells the State and that its holder is registered', async () => {
    await begin();
    await field('Name').fill('Asha Stores');
    await field('GSTIN').fill('27aapfu0939f1zv');
    await expect.element(field('GSTIN')).toHaveValue('27AAPFU0939F1ZV');
    await expect.element(field('State')).toHaveValue('Maharashtra');
    await expect.element(dialog.getByRole('button', { name: 'GST Registration' })).toHaveTextContent('Regular');
    await save();
    await expect.element(rowOf('Asha Stores')).toHaveTextContent('27AAPFU0939F1ZVMaharashtra');
  });

  test('overseas is Other Country, and any other registration is not', async () => {
    await begin();
    await pick('GST Registration', 'Overseas');
    await expect.element(field('State')).toHaveValue('Other Country');
    await pick('GST Registration', 'Unregistered');
    await expect.element(field('State')).toHaveValue('');
  });

  test('is made with the keyboard alone', async () => {
    await openParties();
    button('New Party').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Name')).toHaveFocus();
    await userEvent.keyboard('Om Mills{Tab}');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('option', { name: 'Both' })).toBeVisible();
    await userEvent.keyboard('bo{Enter}');
    await expect.element(dialog.getByRole('button', { name: 'Kind' })).toHaveTextContent('Both');
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect.element(field('State')).toHaveFocus();
    await userEvent.keyboard('29');
    await expect.element(page.getByRole('option')).toHaveTextContent('Karnataka');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('State')).toHaveValue('Karnataka');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(rowOf('Om Mills')).toHaveTextContent('Karnataka');
    expect(await stored('Om Mills')).toMatchObject({ kind: 'Both', state: '29' });
  });

  test('tells its history, and a new one has none', async () => {
    const made = await aParty('Asha Stores');
    await updateParty(made.id, made.rev, { ...partyInput(made), city: 'Pune', phone: '98200 00014' });
    await openParties();
    await button('Edit Asha Stores').click();
    await dialog.getByText('History').click();
    const entries = dialog.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect.element(entries.first()).toHaveTextContent('Changed: City, Phone');
    await expect.element(entries.nth(1)).toHaveTextContent('Created');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await button('New Party').click();
    await expect.element(field('Name')).toBeVisible();
    await expect.element(dialog.getByText('History')).not.toBeInTheDocument();
  });

  test('hostile text in a name is shown as text', async () => {
    const name = '<img src=x onerror="window.__ran(1)"> & ‮evil';
    await aParty(name);
    await openParties();
    await expect.element(rowOf('<img src=x onerror=')).toBeVisible();
    await page.getByRole('button', { name: /^Delete .*<img src=x/ }).click();
    await expect.element(alertDialog).toHaveTextContent('<img src=x onerror="window.__ran(1)">');
  });
});

describe('a refusal', () => {
  test('a new party without a name is refused, and its field has the focus', async () => {
    await begin();
    await field('City').fill('Pune');
    await save();
    await expect.element(toastOf('Error', 'Please fill all required fields')).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    expect(noteAtField('Name')).toBe('Enter the name of the party.');
    await expect.element(field('City')).toHaveValue('Pune');
  });

  test.each([
    ['GSTIN', '27AAPFU0939F1ZX', 'Its last character should be V: one of the characters is mistyped.'],
    ['PIN Code', '0123', 'A PIN code has six digits and does not begin with 0.'],
    ['Email', 'asha', 'Write the e-mail address like name@example.com.'],
    ['Credit Days', '1.5', 'Enter the credit days as a whole number from 0 to 999.'],
    ['Opening Balance', '-5', 'Enter the amount without a minus, and choose Dr or Cr.'],
  ])('a wrong %s is refused at its field, and what was typed stays', async (label, typed, sentence) => {
    await begin();
    await field('Name').fill('Asha Stores');
    if (label === 'GSTIN') await pick('GST Registration', 'Regular');
    await field(label).fill(typed);
    await save();
    await expect.element(toastOf('Error', sentence)).toBeVisible();
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    expect(noteAtField(label)).toBe(sentence);
    expect(await stored('Asha Stores')).toBeUndefined();
  });

  test('a GSTIN of another State is refused, until the State is that of the GSTIN', async () => {
    await begin();
    await field('Name').fill('Asha Stores');
    await field('GSTIN').fill('27AAPFU0939F1ZV');
    await field('State').fill('Goa');
    await userEvent.keyboard('{Enter}');
    await save();
    const sentence = 'This is a GSTIN of Maharashtra (27). Correct it, or choose that State.';
    await expect.element(toastOf('Error', sentence)).toBeVisible();
    await expect.element(field('GSTIN')).toHaveFocus();
    await field('State').fill('27');
    await userEvent.keyboard('{Enter}');
    await save();
    await expect.element(toastOf('Success', 'Party created successfully')).toBeVisible();
  });

  test('a name that another party or a ledger has, in any case, is refused at its field', async () => {
    await aParty('Asha Stores');
    await begin();
    await field('Name').fill('  asha  STORES');
    await save();
    const sentence = 'There is already a party named “asha STORES”. Choose another name.';
    await expect.element(toastOf('Not saved', sentence)).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    expect(noteAtField('Name')).toBe(sentence);
    await field('Name').fill('CASH');
    expect(noteAtField('Name')).toBe('');
    await save();
    await expect.element(page.getByText('There is already a ledger named “CASH”.').first()).toBeVisible();
  });

  test('a party that another tab changed meanwhile is not overwritten, and what was typed stays', async () => {
    const made = await aParty('Asha Stores');
    await openParties();
    await button('Edit Asha Stores').click();
    await field('City').fill('Pune');
    await updateParty(made.id, made.rev, { ...partyInput(made), phone: '98200 00014' });
    await save();
    await expect.element(page.getByText(/^Changed in another tab meanwhile, so nothing was saved\./)).toBeVisible();
    await expect.element(field('City')).toHaveValue('Pune');
    expect(await party(made.id)).toMatchObject({ city: '', phone: '98200 00014' });
  });

  test('the walk-in customer stays, alone and among others, and nobody is asked', async () => {
    await aParty('Asha Stores');
    await openParties();
    await button('Delete Walk-in Customer').click();
    await expect
      .element(toastOf('Not deleted', 'Walk-in Customer stays: sales over the counter name it. You can rename it.'))
      .toBeVisible();
    rowOf('Asha Stores').element().focus();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await expect.element(page.getByText(/Walk-in Customer stays/).last()).toBeVisible();
    expect(alertDialog.elements()).toHaveLength(0);
    expect(await party(WALK_IN_ID)).toBeDefined();
    expect(await stored('Asha Stores')).toBeDefined();
  });

  test('an opening balance inside a lock stays, and its field says why', async () => {
    await aParty('Asha Stores', { balance: asPaise(100_00) });
    await lockUpTo('2026-06-30');
    await openParties();
    await button('Edit Asha Stores').click();
    await field('Opening Balance').fill('200');
    await save();
    await expect.poll(() => noteAtField('Opening Balance')).toMatch(/locked/i);
    await expect.element(field('Opening Balance')).toHaveFocus();
    await expect.element(field('Opening Balance')).toHaveValue('200');
  });
});

describe('opening bills', () => {
  async function fillBill(number: number, said: Readonly<Record<string, string>>) {
    await dialog.getByRole('button', { name: 'Add Bill' }).click();
    await expect.element(bill(number).getByLabelText('Number')).toHaveFocus();
    for (const [label, text] of Object.entries(said)) {
      await bill(number).getByLabelText(label, { exact: true }).fill(text);
    }
  }

  test('split the balance, and are refused while they do not add up to it', async () => {
    await begin();
    await field('Name').fill('Asha Stores');
    await field('Opening Balance').fill('1500');
    await fillBill(1, { Number: 'A/1', Date: '2026-02-10', 'Due Date': '2026-03-12', Amount: '1,000' });
    await fillBill(2, { Number: 'A/2', Date: '2026-03-10', Amount: '400' });
    expect(noteAtField('Opening Balance')).toBe('The bills add up to ₹1,400.');
    await save();
    const sentence = 'The bills add up to ₹1,400, the opening balance is ₹1,500. Make them equal.';
    await expect.element(toastOf('Error', sentence)).toBeVisible();
    await expect.element(field('Opening Balance')).toHaveFocus();
    expect(noteAtField('Opening Balance')).toBe(sentence);
    await bill(2).getByLabelText('Amount').fill('500');
    expect(noteAtField('Opening Balance')).toBe('The bills add up to ₹1,500.');
    await save();
    await expect.element(toastOf('Success', 'Party created successfully')).toBeVisible();
    expect((await stored('Asha Stores'))?.bills).toEqual([
      { number: 'A/1', date: '2026-02-10', dueDate: '2026-03-12', amount: 1_000_00 },
      { number: 'A/2', date: '2026-03-10', dueDate: '', amount: 500_00 },
    ]);
  });

  test('a wrong bill is marked itself; one removed leaves nothing of its own behind', async () => {
    await begin();
    await field('Name').fill('Asha Stores');
    await field('Opening Balance').fill('500');
    await fillBill(1, { Number: 'A/1', Amount: '1,0' });
    await fillBill(2, { Number: 'A/2', Date: '2026-03-10', Amount: '500' });
    await dialog.getByRole('button', { name: 'Remove bill 1' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Add Bill' })).toHaveFocus();
    await expect.element(bill(1).getByLabelText('Number')).toHaveValue('A/2');
    await expect.element(bill(1).getByLabelText('Date', { exact: true })).toHaveValue('2026-03-10');
    await bill(1).getByLabelText('Number').fill(' ');
    await save();
    await expect.element(bill(1).getByLabelText('Number')).toHaveFocus();
    await expect.element(bill(1)).toHaveTextContent('Enter the number of the bill.');
    await expect.element(field('Opening Balance')).not.toHaveAttribute('aria-invalid');
    await bill(1).getByLabelText('Number').fill('A/2');
    await save();
    await expect.element(toastOf('Success', 'Party created successfully')).toBeVisible();
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { updateCompany } from '#data/sample/companies.ts';
import { createInvoice } from '#data/sample/invoices.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { companyInput } from '#domain/sample/company.ts';
import { asPaise } from '#domain/money.ts';
import { recordId } from '#domain/record-id.ts';
import { openApp } from '../../app/open-app.tsx';
import { givenTime } from '../../support/given-time.ts';
import { headsOf, pick } from '../../support/lists.ts';
import { anInput, anItem } from '../../support/sample-records.ts';
import { toastOf } from '../../support/toasts.ts';
import { sampleStore } from '#data/sample/store.ts';
import { stored } from '../../support/sample-database.ts';
import { someOf } from '../../support/some-of.ts';

const form = page.getByRole('dialog', { name: 'Create New Invoice' });
const edit = page.getByRole('dialog', { name: 'Edit Invoice' });
const toasts = page.getByRole('region', { name: 'Notifications' });
const table = page.getByRole('table', { name: 'All Invoices' });
const rows = () => table.getByRole('row').elements().slice(1);
const rowOf = (id: string) => table.getByRole('row').filter({ hasText: id });
const card = (name: string) => page.getByRole('group', { name, exact: true });

beforeEach(async () => {
  await page.viewport(1280, 900);
  await openApp('/invoices');
  await expect.element(table.getByText('INV-2024-014')).toBeVisible();
});

async function startInvoice() {
  await page.getByRole('button', { name: 'New Invoice' }).click();
  await expect.element(form).toBeVisible();
}

function suggestionsFor(field: Element): readonly string[] {
  return field instanceof HTMLInputElement ? [...(field.list?.options ?? [])].map(({ value }) => value) : [];
}

async function save() {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

describe('the list', () => {
  test('has the columns of the specification, in its order', () => {
    expect(headsOf('All Invoices')).toEqual([
      'Invoice #',
      'Date',
      'Customer',
      'Amount',
      'Tax',
      'Total',
      'Status',
      'Due Date',
      'Actions',
    ]);
  });

  test('counts all, paid, pending and overdue; a draft is in the total only', async () => {
    await expect.element(card('Total')).toHaveTextContent('14');
    await expect.element(card('Paid')).toHaveTextContent('7');
    await expect.element(card('Pending')).toHaveTextContent('3');
    await expect.element(card('Overdue')).toHaveTextContent('2');
  });

  test('finds invoices by number and by the beginning of a name, and says when nothing matches', async () => {
    const find = page.getByRole('searchbox', { name: 'Find invoices' });
    await find.fill('desai');
    await expect.element(rowOf('INV-2024-014')).not.toBeInTheDocument();
    expect(rows().every((row) => row.textContent?.includes('Desai & Sons'))).toBe(true);
    await find.fill('2024-007');
    await expect.poll(() => rows().length).toBe(1);
    await find.fill('nobody');
    await expect.element(page.getByText('None of the invoices matches what you are looking for.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all invoices' }).click();
    await expect.poll(() => rows().length).toBe(14);
  });

  test('is filtered by status', async () => {
    await pick('Filter by status', 'Overdue', page);
    await expect.poll(() => rows().length).toBe(2);
    await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  });

  test('is sorted by a press on a heading, and reversed by the next press', async () => {
    const head = table.getByRole('columnheader', { name: 'Total' });
    await head.getByRole('button').click();
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => rows()[0]?.textContent).toContain('₹3,451.50');
    await head.getByRole('button').click();
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => rows()[0]?.textContent).toContain('₹2,50,575.36');
  });

  test('is sorted by the pressed heading where several share a sort', async () => {
    const head = (name: string) => table.getByRole('columnheader', { name });
    await head('Total').getByRole('button').click();
    await expect.element(head('Total')).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(head('Amount')).not.toHaveAttribute('aria-sort');
    await head('Amount').getByRole('button').click();
    await expect.element(head('Amount')).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(head('Total')).not.toHaveAttribute('aria-sort');
    await page.viewport(390, 844);
    await pick('Sort by', 'Total', page);
    await expect.element(page.getByRole('button', { name: 'Sort by' })).toHaveTextContent('Total');
    await page.getByRole('button', { name: 'Sort by' }).click();
    await expect.element(page.getByRole('option', { name: 'Total' })).toHaveAttribute('aria-selected', 'true');
  });

  test('downloads as a CSV of all its rows', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect.element(toasts.getByText('CSV saved')).toBeVisible();
    const blob = saved.mock.calls[0]?.[0];
    const text = blob instanceof Blob ? await blob.text() : '';
    expect(text.trim().split('\r\n')).toHaveLength(15);
    expect(text).toContain('INV-2024-012,2024-12-10,Desai & Sons,99306.25,17875.13,117181.38,Pending,2025-01-09');
  });

  test('is a list of cards on a phone, and still a table for screen readers', async () => {
    await page.viewport(390, 844);
    await expect.element(rowOf('INV-2024-014').getByRole('cell', { name: 'Bhat Office Interiors' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Sort by' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('clips no date of a card beside an amount of crores, and keeps the actions beside the status', async () => {
    await page.viewport(390, 844);
    await createInvoice(anInput({ items: [anItem({ rate: asPaise(98_76_54_321_99) })] }));
    await expect.element(rowOf('INV-2024-015')).toBeVisible();
    const date = rowOf('INV-2024-015')
      .getByRole('cell', { name: /^\d\d \w{3} \d{4}$/ })
      .element();
    expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth);
    const boxOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect();
    expect(boxOf('Edit INV-2024-015').top).toBeLessThan(boxOf('Status of INV-2024-015').bottom);
  });
});

describe('a new invoice', () => {
  test('starts with today, no customer, CGST/SGST, no due date and one item', async () => {
    await startInvoice();
    const today = new Date();
    const day = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`;
    await expect.element(form.getByLabelText('Date', { exact: true })).toHaveValue(day);
    await expect.element(form.getByRole('button', { name: 'Customer' })).toHaveTextContent('Choose a customer …');
    await expect.element(form.getByRole('button', { name: 'GST Type' })).toHaveTextContent('CGST/SGST');
    await expect.element(form.getByLabelText('Due Date')).toHaveValue('');
    expect(form.getByRole('group').elements()).toHaveLength(1);
    await expect.element(form.getByRole('button', { name: 'Remove item 1' })).not.toBeInTheDocument();
  });

  test('replaces the figure in a field when the user types, however the field got the focus', async () => {
    await startInvoice();
    const quantity = form.getByLabelText('Quantity');
    await quantity.click();
    await userEvent.keyboard('4');
    await expect.element(quantity).toHaveValue('4');
    await quantity.click({ position: { x: 8, y: 8 } });
    await userEvent.keyboard('{End}2');
    await expect.element(quantity).toHaveValue('42');
  });

  test('is added up to the paisa from pasted figures, and saved as Pending under the next number', async () => {
    await startInvoice();
    await pick('Customer Choose', 'Desai & Sons');
    const [first] = [form.getByRole('group', { name: 'Item 1' })];
    await first.getByLabelText('Item Name').fill('Counter');
    await first.getByLabelText('Rate').fill('1,23,456.50');
    await form.getByRole('button', { name: 'Add Item' }).click();
    const second = form.getByRole('group', { name: 'Item 2' });
    await expect.element(second.getByLabelText('Item Name')).toHaveFocus();
    await second.getByLabelText('Quantity').fill('3');
    await second.getByLabelText('Rate').fill('0.33');
    await expect.element(second.getByLabelText('Amount')).toHaveValue('₹0.99');
    await expect.element(form.getByLabelText('Subtotal')).toHaveValue('₹1,23,457.49');
    await expect.element(form.getByLabelText('Tax')).toHaveValue('₹22,222.35');
    await expect.element(form.getByLabelText('Total', { exact: true })).toHaveValue('₹1,45,679.84');
    const split = 'CGST 9 % ₹11,111.17 + SGST 9 % ₹11,111.17 + round off ₹0.01';
    await expect.element(form.getByText(split)).toBeVisible();
    await save();
    await expect.element(toasts.getByText('Invoice created successfully')).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    await expect
      .element(rowOf('INV-2024-015').getByRole('button', { name: 'Status of INV-2024-015' }))
      .toHaveTextContent('Pending');
    await expect.element(card('Total')).toHaveTextContent('15');
    await expect.element(card('Pending')).toHaveTextContent('4');
    await expect.element(page.getByRole('button', { name: 'New Invoice' })).toHaveFocus();
  });

  test('suggests products for its items, and a product brings its price unless a rate was typed', async () => {
    await startInvoice();
    const name = form.getByLabelText('Item Name');
    const rate = form.getByLabelText('Rate');
    await name.fill('lap');
    await expect.poll(() => suggestionsFor(name.element())).toEqual(['Aluminium laptop stand']);
    await expect.element(rate).toHaveValue('');
    await name.fill('Aluminium laptop stand');
    await expect.element(rate).toHaveValue('1,199');
    // Another product brings its own price in place of the one before.
    await name.fill('ups');
    await expect.poll(() => suggestionsFor(name.element())).toEqual(['UPS 1 kVA']);
    await name.fill('UPS 1 kVA');
    await expect.element(rate).toHaveValue('5,650');
    await rate.fill('5,000');
    await name.fill('lap');
    await expect.poll(() => suggestionsFor(name.element())).toEqual(['Aluminium laptop stand']);
    await name.fill('Aluminium laptop stand');
    await expect.element(name).toHaveValue('Aluminium laptop stand');
    await expect.element(rate).toHaveValue('5,000');
  });

  test('suggests a product once, however often it is spelled, and brings its price to every spelling', async () => {
    const [some] = sample.products;
    if (!some) throw new Error('The sample has no product.');
    const spelled = ['Brass lamp', ' brass  LAMP '].map((name, at) =>
      stored('products', { ...some, id: recordId('PRD-', 101 + at), name, price: asPaise(12_00) }),
    );
    await sampleStore.records('products').bulkAdd(spelled);
    await startInvoice();
    const name = form.getByLabelText('Item Name');
    await name.fill('brass lamp');
    await expect.element(form.getByLabelText('Rate')).toHaveValue('12');
    expect(suggestionsFor(name.element())).toEqual(['Brass lamp']);
  });

  test('brings the price of a product whose name comes at once, and of one among many that share its word', async () => {
    const [some] = sample.products;
    if (!some) throw new Error('The sample has no product.');
    const names = ['Pen', ...Array.from({ length: 70 }, (_, at) => `Ball ${at} pen`)];
    const pens = names.map((name, at) =>
      stored('products', { ...some, id: recordId('PRD-', 101 + at), name, price: asPaise(at === 0 ? 12_00 : 9_00) }),
    );
    await sampleStore.database().records('products').bulkAdd(pens);
    await startInvoice();
    const rate = form.getByLabelText('Rate');
    await form.getByLabelText('Item Name').fill('UPS 1 kVA');
    await expect.element(rate).toHaveValue('5,650');
    await form.getByLabelText('Item Name').fill('Pen');
    await expect.element(rate).toHaveValue('12');
    // What the user empties stays empty.
    await rate.fill('');
    await form.getByLabelText('Quantity').fill('3');
    await expect.element(rate).toHaveValue('');
  });

  test('finds its customer by a word of the name if there are more than the list shows', async () => {
    const many = Array.from({ length: 80 }, (_, at) =>
      stored('customers', { id: recordId('CUST-', 101 + at), name: `Asha ${at} Traders`, gstin: '' }),
    );
    await sampleStore.database().records('customers').bulkAdd(many);
    await startInvoice();
    await form.getByLabelText('Find a customer').fill('trad 79');
    await form.getByRole('button', { name: 'Customer' }).click();
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
    await page.getByRole('option', { name: 'Asha 79 Traders' }).click();
    // Enter in the find field opens the list; it does not save.
    await form.getByLabelText('Find a customer').fill('trad 78');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('option', { name: 'Asha 78 Traders' }).click();
    await form.getByLabelText('Find a customer').fill('trad 79');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('option', { name: 'Asha 79 Traders' }).click();
    await form.getByLabelText('Find a customer').fill('no such customer');
    await expect.element(form.getByText('No customer is called so.')).toBeVisible();
    await expect.element(form.getByRole('button', { name: 'Customer' })).toHaveTextContent('Asha 79 Traders');
  });

  test('without its required fields is refused, marks them, and keeps what was typed', async () => {
    await startInvoice();
    await form.getByLabelText('Item Name').fill('Shelf');
    await save();
    await expect.element(toasts.getByText('Please fill all required fields')).toBeVisible();
    await expect.element(form.getByRole('button', { name: 'Customer' })).toHaveAttribute('aria-invalid', 'true');
    await expect.element(form.getByRole('button', { name: 'Customer' })).toHaveFocus();
    await expect.element(form.getByText('Enter a rate.')).toBeVisible();
    await expect.element(form.getByLabelText('Item Name')).toHaveValue('Shelf');
    await expect.element(card('Total')).toHaveTextContent('14');
    await pick('Customer Choose', 'Desai & Sons');
    await expect.element(form.getByRole('button', { name: 'Customer' })).not.toHaveAttribute('aria-invalid');
  });

  test('asks for the quantity and rate of its first item, and for another where 0 was entered', async () => {
    await startInvoice();
    await save();
    for (const [field, figure, problem] of [
      ['Rate', '0', 'Enter a rate other than 0.'],
      ['Rate', '', 'Enter a rate.'],
      ['Quantity', '0', 'Enter a quantity other than 0.'],
      ['Quantity', '', 'Enter a quantity.'],
    ] as const) {
      await form.getByLabelText(field).fill(figure);
      await expect.element(form.getByText(problem, { exact: true })).toBeVisible();
    }
  });

  test('is created by keyboard alone: its customer by the first letters, the rest by Tab, and Ctrl+Enter saves it', async () => {
    await startInvoice();
    const customer = form.getByRole('button', { name: 'Customer' });
    await expect.element(customer).toHaveFocus();
    await expect.element(customer).toHaveAccessibleDescription('required');
    await userEvent.keyboard('de');
    await expect.element(page.getByRole('option', { name: 'Desai & Sons' })).toHaveAttribute('data-focus');
    await userEvent.keyboard('{Enter}');
    await expect.element(customer).toHaveFocus();
    await expect.element(customer).toHaveTextContent('Desai & Sons');
    form.getByLabelText('Item Name').element().focus();
    await userEvent.keyboard('Shelf{Tab}2{Tab}1,500{Control>}{Enter}{/Control}');
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(rowOf('INV-2024-015')).toHaveTextContent('₹3,540');
  });

  test('to a customer of another State says that IGST is usual, offers it, and forbids nothing', async () => {
    await startInvoice();
    await pick('Customer Choose', 'Bhat Office Interiors');
    await expect.element(form.getByText('The place of supply is Karnataka: IGST is usual.')).toBeVisible();
    await pick('GST Type', 'IGST');
    await expect.element(form.getByText(/is usual/)).not.toBeInTheDocument();
    await pick('Customer Bhat', 'Fernandes Stationers');
    await expect.element(form.getByText('The place of supply is Maharashtra: CGST/SGST is usual.')).toBeVisible();
    await form.getByRole('button', { name: 'Use CGST/SGST', exact: true }).click();
    const gstType = form.getByRole('button', { name: 'GST Type' });
    await expect.element(gstType).toHaveTextContent('CGST/SGST');
    await expect.element(gstType).toHaveFocus();
    await expect.element(form.getByText(/is usual/)).not.toBeInTheDocument();
    await pick('GST Type', 'IGST');
    await expect.element(form.getByText(/is usual/)).toBeVisible();
    await pick('GST Type', 'Non-GST');
    await expect.element(form.getByText(/is usual/)).not.toBeInTheDocument();
  });

  test('to one of two customers with the same name says that no GSTIN is printed, whatever the GST type, and forbids nothing', async () => {
    const namesake = { id: 'CUST-004', name: 'Desai & Sons', gstin: '27AAAFD3456D1ZT' };
    await sampleStore.database().records('customers').add(stored('customers', namesake));
    await startInvoice();
    await pick('Customer Choose', 'Desai & Sons');
    const hint = form.getByText('Customers of this name differ in their GSTIN: none is printed.');
    for (const gstType of ['IGST', 'Non-GST', 'CGST/SGST']) {
      await pick('GST Type', gstType);
      await expect.element(hint).toBeVisible();
      await expect.element(form.getByText(/is usual/)).not.toBeInTheDocument();
    }
    await form.getByLabelText('Item Name').fill('Shelf');
    await form.getByLabelText('Rate').fill('100');
    await save();
    await expect.element(rowOf('INV-2024-015')).toBeVisible();
  });

  test('whose items add up to zero is refused at the rate', async () => {
    await startInvoice();
    await pick('Customer Choose', 'Desai & Sons');
    await form.getByLabelText('Rate').fill('100');
    await form.getByRole('button', { name: 'Add Item' }).click();
    await form.getByLabelText('Rate').nth(1).fill('-100');
    await save();
    await expect.element(form.getByText('All items together come to ₹0. Enter another rate.')).toBeVisible();
    await expect.element(form.getByLabelText('Rate').first()).toHaveFocus();
  });

  test('an unreadable rate is refused in words, stays as it was typed, and counts for nothing', async () => {
    await startInvoice();
    const rate = form.getByLabelText('Rate');
    await rate.fill('250');
    for (const typed of ['abc', '1e999', '--5', '9'.repeat(40), '१२अ', '1,50', 'NaN', 'Infinity']) {
      await rate.fill(typed);
      await expect.element(rate).toHaveAttribute('aria-invalid', 'true');
      await form.getByLabelText('Item Name').click();
      await expect.element(rate).toHaveValue(typed);
      await expect.element(form.getByLabelText('Subtotal')).toHaveValue('₹0');
      expect(form.element().textContent).not.toMatch(/NaN|Infinity/);
    }
  });

  test.each(
    someOf(2, [
      ['1,50,00', '1,50,00', '₹0'],
      ['12lakh', '12lakh', '₹0'],
      ['2.5.0', '2.5.0', '₹0'],
      ['150000', '1,50,000', '₹1,50,000'],
      ['१,२३,४५६.५०', '1,23,456.50', '₹1,23,456.50'],
      ['500 Rs', '500', '₹500'],
    ]),
  )('a rate typed as %s key by key counts for no part of it', async (typed, shown, subtotal) => {
    await startInvoice();
    const rate = form.getByLabelText('Rate');
    rate.element().focus();
    await userEvent.keyboard(typed);
    await form.getByLabelText('Item Name').click();
    await expect.element(rate).toHaveValue(shown);
    await expect.element(form.getByLabelText('Subtotal')).toHaveValue(subtotal);
  });

  test('dated with a two-digit year is of this century, although Save is pressed at once', async () => {
    await startInvoice();
    await pick('Customer', 'Desai & Sons');
    await form.getByLabelText('Rate').fill('250');
    form.getByLabelText('Date', { exact: true }).element().focus();
    await userEvent.keyboard('102524');
    await expect.element(form.getByText('Fri, 25 Oct 2024')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(toastOf('Success', 'Invoice created successfully')).toBeVisible();
    await expect.element(rowOf('INV-2024-015')).toHaveTextContent('25 Oct 2024');
  });

  test('an unreadable rate says which figure stood there before, however often it is typed again', async () => {
    await startInvoice();
    const rate = form.getByLabelText('Rate');
    await rate.fill('250');
    await form.getByLabelText('Item Name').click();
    for (const typed of ['1,50,00', '30x']) {
      await rate.fill('');
      await userEvent.keyboard(typed);
      await expect.element(form.getByText('It was 250.')).toBeVisible();
      await form.getByLabelText('Item Name').click();
    }
    await rate.fill('30');
    await expect.element(rate).not.toHaveAttribute('aria-invalid');
  });

  test('an unreadable figure is asked about before it is discarded', async () => {
    await startInvoice();
    form.getByLabelText('Rate').element().focus();
    await userEvent.keyboard('abc{Escape}');
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(form).not.toBeInTheDocument();
  });

  test('a date that does not exist stays in its field, which says which date stood there before', async () => {
    await startInvoice();
    const due = form.getByLabelText('Due Date');
    await due.fill('2025-01-08');
    form.getByLabelText('Item Name').element().focus();
    due.element().focus();
    // The 3 is a valid day for a moment, until the 1 makes it 31 February.
    await userEvent.keyboard('0231');
    await expect
      .element(form.getByText('Not a whole date, or one that does not exist. It was Wed, 08 Jan 2025.'))
      .toBeVisible();
    form.getByLabelText('Item Name').element().focus();
    due.element().focus();
    await expect.element(due).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('02282025');
    await expect.element(due).toHaveValue('2025-02-28');
    await expect.element(due).not.toHaveAttribute('aria-invalid');
  });

  test('a date is also written with its weekday and its month in letters, which are no part of the name', async () => {
    await startInvoice();
    const due = form.getByLabelText('Due Date', { exact: true });
    await due.fill('2025-01-09');
    await expect.element(form.getByText('Thu, 09 Jan 2025')).toBeVisible();
    await expect.element(due).toHaveAccessibleName('Due Date');
    await due.fill('');
    await expect.element(form.getByText('Thu, 09 Jan 2025')).not.toBeInTheDocument();
  });

  test.each([
    ['Rate', 'abc'],
    ['Due Date', '0405'],
  ])('a form whose %s was left with what cannot be read asks before it is discarded', async (label, typed) => {
    await startInvoice();
    form.getByLabelText(label).element().focus();
    await userEvent.keyboard(typed);
    form.getByLabelText('Item Name').element().focus();
    await expect.element(form.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
  });

  test('Tab passes over what is reckoned, which can still be focused to read or copy it', async () => {
    await startInvoice();
    form.getByLabelText('Rate').element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(form.getByRole('button', { name: 'Add Item' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(form.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    for (const label of ['Amount', 'Subtotal', 'Tax', 'Total']) {
      await form.getByLabelText(label, { exact: true }).click();
      await expect.element(form.getByLabelText(label, { exact: true })).toHaveFocus();
    }
  });

  test('half a date is asked about before it is discarded', async () => {
    await startInvoice();
    form.getByLabelText('Due Date').element().focus();
    await userEvent.keyboard('0405{Escape}');
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(form).not.toBeInTheDocument();
  });

  test('is created once, however often Save is pressed', async () => {
    await startInvoice();
    await pick('Customer Choose', 'Desai & Sons');
    await form.getByLabelText('Rate').fill('100');
    const button = form.getByRole('button', { name: 'Save' }).element();
    if (button instanceof HTMLElement) for (let press = 0; press < 5; press++) button.click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(card('Total')).toHaveTextContent('15');
    await expect.element(rowOf('INV-2024-016')).not.toBeInTheDocument();
  });

  test('asks before Escape discards typed values, and not if nothing was typed', async () => {
    await startInvoice();
    await userEvent.keyboard('{Escape}');
    await expect.element(form).not.toBeInTheDocument();
    await startInvoice();
    await form.getByLabelText('Item Name').fill('Shelf');
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(form.getByLabelText('Item Name')).toHaveValue('Shelf');
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(form).not.toBeInTheDocument();
  });

  test('is discarded by Cancel without a question', async () => {
    await startInvoice();
    await form.getByLabelText('Item Name').fill('Shelf');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await startInvoice();
    await expect.element(form.getByLabelText('Item Name')).toHaveValue('');
  });

  test('loses the removed item and no other', async () => {
    await startInvoice();
    await form.getByLabelText('Item Name').fill('First');
    await form.getByRole('button', { name: 'Add Item' }).click();
    await form.getByRole('group', { name: 'Item 2' }).getByLabelText('Item Name').fill('Second');
    await form.getByRole('button', { name: 'Remove item 1' }).click();
    await expect.element(form.getByLabelText('Item Name')).toHaveValue('Second');
    await expect.element(form.getByRole('button', { name: 'Add Item' })).toHaveFocus();
  });
});

describe('an invoice that exists', () => {
  test('takes any status from its row', async () => {
    await pick('Status of INV-2024-014', 'Paid', page);
    await expect.element(toastOf('Success', 'Invoice status updated to Paid')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Status of INV-2024-014' })).toHaveTextContent('Paid');
    await expect.element(card('Paid')).toHaveTextContent('8');
  });

  test('stays unchanged, without a toast, when its own status is chosen again', async () => {
    const status = page.getByRole('button', { name: 'Status of INV-2024-010' });
    await expect.element(status).toHaveTextContent('Pending');
    await pick('Status of INV-2024-010', 'Pending', page);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await givenTime();
    await expect.element(page.getByText('Sample data · 0 changes, not kept')).toBeInTheDocument();
    await expect.element(toasts.getByText(/Invoice status updated/)).not.toBeInTheDocument();
  });

  test('shows its id beside the title of its form, outside the accessible name', async () => {
    await page.getByRole('button', { name: 'Edit INV-2024-012' }).click();
    await expect.element(edit).toHaveAccessibleName('Edit Invoice');
    await expect.element(edit.getByRole('heading', { name: 'Edit Invoice', exact: true })).toBeVisible();
    await expect.element(edit.getByText('INV-2024-012', { exact: true })).toBeVisible();
  });

  test('keeps its customer without a warning when there are no customers', async () => {
    await sampleStore.database().records('customers').clear();
    await page.getByRole('button', { name: 'Edit INV-2024-012' }).click();
    const customer = edit.getByRole('button', { name: 'Customer' });
    await customer.click();
    await expect.element(page.getByRole('option', { name: 'Desai & Sons' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(edit.getByText(/There are no customers yet/)).not.toBeInTheDocument();
  });

  test('is edited without checks: a blank shows as a dash, and the status stays', async () => {
    await page.getByRole('button', { name: 'Edit INV-2024-012' }).click();
    await expect.element(edit.getByRole('button', { name: 'Customer' })).toHaveTextContent('Desai & Sons');
    await edit.getByLabelText('Date', { exact: true }).fill('');
    await edit.getByLabelText('Rate').first().fill('');
    await save();
    await expect.element(toasts.getByText('Invoice updated successfully')).toBeVisible();
    await expect.element(rowOf('INV-2024-012').getByRole('cell').nth(1)).toHaveTextContent('–');
    await expect.element(page.getByRole('button', { name: 'Status of INV-2024-012' })).toHaveTextContent('Pending');
  });

  test('is deleted after a confirmation that starts on Cancel, and the focus goes to New Invoice', async () => {
    await page.getByRole('button', { name: 'Delete INV-2024-013' }).click();
    const question = page.getByRole('alertdialog');
    await expect
      .element(question.getByText('Are you sure you want to delete this invoice? This action cannot be undone.'))
      .toBeVisible();
    await expect.element(question.getByText('INV-2024-013')).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(toasts.getByText('Invoice deleted successfully')).toBeVisible();
    await expect.element(rowOf('INV-2024-013')).not.toBeInTheDocument();
    await expect.element(card('Total')).toHaveTextContent('13');
    await expect.element(page.getByRole('button', { name: 'New Invoice' })).toHaveFocus();
  });

  test('returns the focus to its Edit button after Cancel', async () => {
    await page.getByRole('button', { name: 'Edit INV-2024-012' }).click();
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('button', { name: 'Edit INV-2024-012' })).toHaveFocus();
  });

  test('is printed with the particulars of a tax invoice', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await page.getByRole('button', { name: 'Print INV-2024-010' }).click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    const paper = document.querySelector('[data-paper]')?.textContent ?? '';
    for (const text of [
      'Tax Invoice',
      'INV-2024-010',
      '27AAAPA1234A1ZT',
      'Maharashtra (27)',
      '₹93,788.47',
      'Rupees Ninety Three Thousand',
    ]) {
      expect(paper).toContain(text);
    }
    // A new render, as after the print dialog, does not print again.
    await sampleStore.database().records('invoices').update('INV-2024-014', { customerName: 'Asha Rao' });
    await expect.element(rowOf('INV-2024-014')).toHaveTextContent('Asha Rao');
    expect(print).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('[data-paper]')).toBeNull();
  });

  test('is printed with the current data each time', async () => {
    const papers: string[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      papers.push(document.querySelector('[data-paper]')?.textContent ?? '');
    });
    await page.getByRole('button', { name: 'Print INV-2024-010' }).click();
    await expect.poll(() => papers).toEqual([expect.stringContaining('Shree Tarang Traders')]);
    window.dispatchEvent(new Event('afterprint'));
    const [company] = await sampleStore.database().records('companies').toArray();
    if (!company) throw new Error('The sample business has a company');
    await updateCompany(company.id, { ...companyInput(company), name: 'Tarang Traders LLP' });
    await page.getByRole('button', { name: 'Print INV-2024-010' }).click();
    await expect.poll(() => papers[1]).toContain('Tarang Traders LLP');
    window.dispatchEvent(new Event('afterprint'));
  });
});

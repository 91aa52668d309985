import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blankInvoice, blankPurchase } from '#domain/books/documents/blank-document.ts';
import { ABROAD, aBought, aLine, anInvoiceInput, aPurchase, IN_SEZ, OURS } from '../../support/documents.ts';
import { addItem, addParty, showDocument, showWrong } from '../../support/document-hands.tsx';
import { toastOf } from '../../support/toasts.ts';
import { givenTime } from '../../support/given-time.ts';
import { scan } from '../../support/scanner.ts';
import { DAY } from '../../support/voucher-inputs.ts';
import { begin, button, choose, field, keys, line, noteAt, sum, voucherBooks } from '../../support/voucher-hands.ts';

const inLine = (number: number, label: string) => line(number).getByLabelText(label, { exact: true });
const pick = (number: number, label: string) => line(number).getByRole('button', { name: new RegExp(`^${label}`) });
const anEmptyInvoice = () => showDocument(blankInvoice(DAY, OURS));

beforeEach(async () => {
  await page.viewport(1280, 900);
  await voucherBooks();
});

describe('an invoice', () => {
  test('of ten lines is entered with the keyboard alone', async () => {
    await addParty('Asha Traders', { creditDays: 30 });
    await addItem('Soap', 20, 18);
    const draft = await anEmptyInvoice();
    await userEvent.click(field('Customer'));
    await choose('ash');
    await expect.element(field('Date')).toHaveFocus();
    await expect.element(field('Due Date')).toHaveValue('25/12/2026');
    await expect.element(field('Place of Supply')).toHaveValue('Maharashtra');
    await userEvent.click(inLine(1, 'Item'));
    for (let at = 1; at <= 10; at++) {
      await expect.element(inLine(at, 'Item')).toHaveFocus();
      await choose('soa');
      await expect.element(inLine(at, 'Quantity')).toHaveFocus();
      await keys('1{Enter}');
      await expect.element(inLine(at, 'Rate')).toHaveFocus();
      await keys('{Enter}');
      await expect.element(inLine(at, 'Discount')).toHaveFocus();
      await keys('10%{Enter}');
    }
    await expect.element(inLine(11, 'Item')).toHaveFocus();
    await keys('{Enter}');
    await expect.element(field('Bill Discount')).toHaveFocus();
    await expect.element(inLine(10, 'Taxable Value')).toHaveValue('18');
    await expect.element(sum('Taxable Value')).toHaveTextContent('₹180');
    await expect.element(sum('CGST')).toHaveTextContent('₹16.20');
    await expect.element(sum('Total')).toHaveTextContent('₹212');
    expect(draft().lines[9]).toMatchObject({ hsn: '340111', unit: 'NOS', percent: 18, discount: { percent: 10 } });
    expect(draft().lines).toHaveLength(11);
  });

  test('has the next number of a bill of supply as soon as nothing on it is taxed', async () => {
    await addItem('Soap', 20, 18);
    await addItem('Book', 100, 0);
    await anEmptyInvoice();
    await expect.element(page.getByText('Next: INV/26-27/0001')).toBeVisible();
    await userEvent.click(inLine(1, 'Item'));
    await choose('boo');
    await expect.element(page.getByText('Next: BOS/26-27/0001')).toBeVisible();
    await userEvent.click(button('Add Line'));
    await choose('soa');
    await expect.element(page.getByText('Next: INV/26-27/0001')).toBeVisible();
  });

  test('of a day that still had compensation cess asks for it; after that day only what is there can be cleared', async () => {
    await addItem('Cola', 50, 28);
    const draft = await showDocument({ ...blankInvoice(DAY, OURS), date: '2026-01-31' });
    await expect.element(inLine(1, 'Cess Rate')).toBeVisible();
    await field('Customer').click();
    await choose('mee');
    await inLine(1, 'Item').click();
    await choose('col');
    await keys('10');
    await inLine(1, 'Cess Rate').fill('12%');
    await inLine(1, 'Cess per Unit').fill('1.5');
    await keys('{Tab}');
    await expect.element(inLine(1, 'Cess Rate')).toHaveValue('12%');
    await expect.element(sum('Cess')).toHaveTextContent('₹75');
    await expect.element(sum('Total')).toHaveTextContent('₹715');
    await field('Date').fill('01/02/2026');
    await inLine(1, 'Cess Rate').fill('');
    await expect.element(sum('Cess')).toHaveTextContent('₹15');
    await inLine(1, 'Cess per Unit').fill('');
    await expect.element(sum('Cess')).not.toBeInTheDocument();
    await expect.element(inLine(1, 'Cess per Unit')).toHaveFocus();
    expect(draft().lines[0]?.cess).toBeNull();
  });

  test('without tax bears no cess either: its fields go with the supply type', async () => {
    await showDocument({ ...anInvoiceInput({ party: IN_SEZ }), date: '2026-01-31', supplyType: 'With payment of tax' });
    await expect.element(inLine(1, 'Cess Rate')).toBeVisible();
    await page.getByRole('button', { name: /^Supply Type/ }).click();
    await page.getByRole('option', { name: 'Without payment of tax' }).click();
    await expect.element(inLine(1, 'Cess Rate')).not.toBeInTheDocument();
  });

  test('paid at once: the next one has the ledger that its money came to, and no money yet', async () => {
    await begin(await voucherBooks(), 'invoice');
    await addItem('Soap', 20, 18);
    await field('Customer').click();
    await choose('mee');
    await inLine(1, 'Item').click();
    await choose('soa');
    await keys('1');
    await field('Received Now').fill('20');
    await field('Received In').click();
    await choose('cas');
    await keys('{Control>}{Enter}{/Control}');
    await expect.element(toastOf('Success', 'Invoice INV/26-27/0001 saved')).toBeVisible();
    await expect.element(field('Received Now')).toHaveValue('');
    await expect.element(field('Received In')).toHaveValue('Cash');
  });

  test('takes what is scanned: the same again adds one, and the next line waits for the next code', async () => {
    await addItem('Soap', 20, 18, { barcode: '8901234567890' });
    await addItem('Book', 100, 5, { barcode: '8901234567891' });
    const draft = await anEmptyInvoice();
    await userEvent.click(inLine(1, 'Item'));
    await scan('8901234567890');
    await expect.element(inLine(1, 'Item')).toHaveValue('Soap');
    await expect.element(inLine(2, 'Item')).toHaveFocus();
    await scan('8901234567890');
    await expect.element(inLine(1, 'Quantity')).toHaveValue('2');
    await expect.element(inLine(2, 'Item')).toHaveValue('');
    await expect.element(inLine(2, 'Item')).toHaveFocus();
    await scan('8901234567891');
    await expect.element(inLine(2, 'Item')).toHaveValue('Book');
    await expect.element(inLine(3, 'Item')).toHaveFocus();
    await userEvent.click(inLine(1, 'Item'));
    await scan('8901234567890');
    await expect.element(inLine(1, 'Quantity')).toHaveValue('3');
    await expect.element(inLine(3, 'Item')).toHaveFocus();
    expect(draft().lines.map(({ quantity }) => quantity)).toEqual([3, 1, null]);
  });

  test('makes an item that is not there yet in a dialog, and has it in its line', async () => {
    await anEmptyInvoice();
    await userEvent.click(inLine(1, 'Item'));
    await keys('Candle');
    await page.getByRole('option', { name: 'Add “Candle”' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Item' });
    await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('Candle');
    await expect.element(dialog.getByRole('button', { name: 'Make a ledger instead' })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: /^GST Rate/ }).click();
    await page.getByRole('option', { name: '18%', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Selling Price' }).fill('12.50');
    await dialog.getByRole('button', { name: /^(Create|Save)/ }).click();
    await expect.element(inLine(1, 'Item')).toHaveValue('Candle');
    await expect.element(inLine(1, 'Rate')).toHaveValue('12.50');
    await expect.element(pick(1, 'GST Rate')).toHaveTextContent('18%');
  });

  test('bears IGST in place of CGST and SGST once its place of supply is another State', async () => {
    await showDocument(anInvoiceInput());
    for (const [term, amount] of [
      ['Taxable Value', '₹1,255'],
      ['CGST', '₹112.95'],
      ['SGST', '₹112.95'],
      ['Round Off', '₹0.10'],
      ['Total', '₹1,481'],
    ] as const)
      await expect.element(sum(term)).toHaveTextContent(amount);
    await expect.element(sum('IGST')).not.toBeInTheDocument();
    await field('Place of Supply').fill('karn');
    await expect.element(page.getByRole('option', { name: 'Karnataka' })).toBeVisible();
    await keys('{Enter}');
    await expect.element(sum('IGST')).toHaveTextContent('₹225.90');
    await expect.element(sum('CGST')).not.toBeInTheDocument();
    await expect.element(sum('SGST')).not.toBeInTheDocument();
  });

  test('takes the tax out of rates that include it', async () => {
    await showDocument(anInvoiceInput({ lines: [aLine(1, 100, 18)] }));
    await page.getByRole('switch', { name: 'Rates Include GST' }).click();
    await expect.element(sum('Taxable Value')).toHaveTextContent('₹84.74');
    await expect.element(sum('CGST')).toHaveTextContent('₹7.63');
    await expect.element(sum('SGST')).toHaveTextContent('₹7.63');
    await expect.element(inLine(1, 'Taxable Value')).toHaveValue('84.74');
  });

  test('shares a bill discount over its lines', async () => {
    await showDocument(anInvoiceInput({ lines: [aLine(1, 1000, 18), aLine(1, 500, 5), aLine(1, 250.5, 0)] }));
    await field('Bill Discount').fill('100');
    await expect.element(inLine(1, 'Taxable Value')).toHaveValue('942.87');
    await expect.element(inLine(2, 'Taxable Value')).toHaveValue('471.44');
    await expect.element(inLine(3, 'Taxable Value')).toHaveValue('236.19');
    await expect.element(sum('CGST')).toHaveTextContent('₹96.65');
  });

  test('asks the Supply Type of a special economic zone alone', async () => {
    await showDocument(anInvoiceInput());
    await expect.element(page.getByRole('button', { name: /^Supply Type/ })).not.toBeInTheDocument();
    await showDocument(anInvoiceInput({ party: IN_SEZ }));
    await page.getByRole('button', { name: /^Supply Type/ }).click();
    await page.getByRole('option', { name: 'With payment of tax', exact: true }).click();
    await expect.element(sum('IGST')).toHaveTextContent('₹225.90');
  });

  test('charges a buyer from abroad for a supply in India like every other, and says so at once', async () => {
    await showDocument(anInvoiceInput({ party: ABROAD, place: '96' }));
    await expect.element(page.getByRole('button', { name: /^Supply Type/ })).toBeVisible();
    await userEvent.click(field('Place of Supply'));
    await choose('karn');
    await expect.element(page.getByText(/^Not an export: Karnataka is in India, and IGST is charged\./)).toBeVisible();
    await expect.element(sum('IGST')).toHaveTextContent('₹225.90');
    await expect.element(page.getByRole('button', { name: /^Supply Type/ })).not.toBeInTheDocument();
    await expect.element(field('Shipping Bill')).not.toBeInTheDocument();
  });

  test('asks for the shipping bill of what goes abroad alone', async () => {
    await showDocument(anInvoiceInput());
    await expect.element(field('Shipping Bill')).not.toBeInTheDocument();
    const draft = await showDocument(anInvoiceInput({ party: ABROAD, place: '96' }));
    await field('Shipping Bill').fill('1234567');
    await field('Shipping Bill Date').fill('26/11/2026');
    await field('Port Code').fill('INBOM4');
    const shippingBill = { number: '1234567', date: '2026-11-26', port: 'INBOM4' };
    await expect.poll(draft).toMatchObject({ shippingBill });
  });

  test('has another address of delivery on request, with words at what is missing; switched off it is gone', async () => {
    const draft = await showDocument(anInvoiceInput());
    await expect.element(field('Delivery Address')).not.toBeInTheDocument();
    await page.getByRole('switch', { name: 'Other Delivery Address' }).click();
    await field('Delivery Address').fill('Dock Road');
    await field('Delivery State').fill('karn');
    await expect.element(page.getByRole('option', { name: 'Karnataka' })).toBeVisible();
    await keys('{Enter}');
    await expect.poll(draft).toMatchObject({ delivery: { address: 'Dock Road', state: '29' } });
    await page.getByRole('switch', { name: 'Other Delivery Address' }).click();
    await expect.element(field('Delivery Address')).not.toBeInTheDocument();
    await expect.poll(() => (draft() as { delivery?: object }).delivery).toBeUndefined();
    await showWrong(anInvoiceInput({ delivery: { name: '', address: '', city: '', pinCode: '1', state: '' } }));
    await expect
      .poll(() => noteAt(field('Delivery Address').element()))
      .toBe('Enter the address to which the goods go.');
    await expect.element(field('Delivery State')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Delivery PIN Code')).toHaveAttribute('aria-invalid', 'true');
  });

  test('takes the GST rates and the due date of another date along', async () => {
    const { rev: _, ...party } = await addParty('Asha Traders', { creditDays: 10 });
    const soap = await addItem('Soap', 20, 12, { rates: [{ from: '2017-07-01', percent: 12 }], from: '2025-09-22' });
    await showDocument(anInvoiceInput({ party, dueDate: '2026-12-05', lines: [aLine(1, 20, 5, { item: soap })] }));
    await givenTime();
    await field('Date').fill('20/09/2025');
    await expect.element(field('Due Date')).toHaveValue('30/09/2025');
    await expect.element(pick(1, 'GST Rate')).toHaveTextContent('5%');
  });

  test('says at its fields what is wrong, and what may be', async () => {
    await showWrong(anInvoiceInput({ party: null, lines: [aLine(0, 20, 28, { hsn: '34' })] }));
    expect(noteAt(field('Customer').element())).toBe('Choose the customer.');
    expect(noteAt(inLine(1, 'Quantity').element())).toBe('Enter a quantity above 0.');
    expect(noteAt(inLine(1, 'HSN/SAC').element())).toBe('An HSN code has 4, 6 or 8 digits, such as 61091000.');
    expect(noteAt(pick(1, 'GST Rate').element())).toMatch(/^Nothing bears 28%/);
  });

  test('of fifty lines draws only the one that is typed into', async () => {
    await showDocument(anInvoiceInput({ lines: Array.from({ length: 50 }, () => aLine(1, 10, 18)) }));
    const quantity = inLine(25, 'Quantity');
    await quantity.fill('2');
    await givenTime();
    const redrawn = new Set<string | null | undefined>();
    const watcher = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const part = target instanceof Element ? target : target.parentElement;
        redrawn.add(part?.closest('[role="group"]')?.getAttribute('aria-label') ?? undefined);
      }
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    await quantity.fill('12');
    await expect.element(sum('Taxable Value')).toHaveTextContent('₹610');
    watcher.disconnect();
    expect([...redrawn].filter(Boolean)).toEqual(['Line 25']);
  });

  test('keeps its sums in sight on a phone, and loses a line with its button', async () => {
    await page.viewport(390, 700);
    await showDocument(anInvoiceInput({ lines: [aLine(1, 10, 18), aLine(2, 10, 18), aLine(3, 10, 18)] }));
    await button('Remove line 2').click();
    await expect.element(inLine(2, 'Quantity')).toHaveValue('3');
    await expect.element(button('Add Line')).toHaveFocus();
    inLine(1, 'Item').element().scrollIntoView();
    await expect.element(sum('Total')).toBeInViewport();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

describe('a purchase', () => {
  test('has ledgers in its lines beside items, and under reverse charge owes the supplier the value alone', async () => {
    await addParty('Mehta Properties', { gstin: '27AAAPA1234A1ZT', registration: 'Regular' });
    const draft = await showDocument(blankPurchase(DAY, OURS));
    await userEvent.click(field('Supplier'));
    await choose('meh');
    await expect.element(field('Bill Number')).toHaveFocus();
    await field('Bill Number').fill('a/17');
    await keys('{Enter}');
    await expect.element(field('Bill Date')).toHaveFocus();
    await field('Bill Date').fill('25/11');
    await userEvent.click(inLine(1, 'Item or Ledger'));
    await choose('ren');
    await expect.element(inLine(1, 'Item or Ledger')).toHaveValue('Rent');
    await inLine(1, 'Rate').fill('10,000');
    await pick(1, 'GST Rate').click();
    await page.getByRole('option', { name: '18%', exact: true }).click();
    await expect.element(sum('Total')).toHaveTextContent('₹11,800');
    await page.getByRole('switch', { name: 'Reverse Charge' }).click();
    await expect.element(sum('CGST')).toHaveTextContent('₹900');
    await expect.element(sum('Total')).toHaveTextContent('₹10,000');
    expect(draft()).toMatchObject({
      billNumber: 'a/17',
      billDate: '2026-11-25',
      reverseCharge: true,
      lines: [{ ledger: { name: 'Rent' }, item: null, quantity: 1, percent: 18 }],
    });
  });

  test('says whether its input tax is claimed, and from where it is paid', async () => {
    const draft = await showDocument(aPurchase({ lines: [aBought(20, 250, 5)] }));
    await page.getByRole('button', { name: /^Input Tax/ }).click();
    await page.getByRole('option', { name: 'Not claimable', exact: true }).click();
    await field('Paid Now').fill('500');
    await userEvent.click(field('Paid From'));
    await choose('ban');
    await expect.element(field('Paid From')).toHaveValue('Bank');
    expect(draft()).toMatchObject({ inputTax: 'Not claimable', paidNow: 500_00, paidFrom: { name: 'Bank' } });
  });

  test('says it by line, where a bill is for the shop and for the home', async () => {
    const draft = await showDocument(aPurchase({ lines: [aBought(1, 100, 18), aBought(1, 100, 18)] }));
    await expect.element(page.getByRole('button', { name: /^Claim/ })).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Input Tax/ }).click();
    await page.getByRole('option', { name: 'By line' }).click();
    await page
      .getByRole('group', { name: 'Line 2' })
      .getByRole('button', { name: /^Claim/ })
      .click();
    await page.getByRole('option', { name: 'Not claimable', exact: true }).click();
    await expect.element(page.getByRole('group', { name: 'Line 2' })).toHaveTextContent('Not claimable');
    await expect.element(page.getByRole('group', { name: 'Line 1' })).not.toHaveTextContent('Not claimable');
    expect(draft()).toMatchObject({ inputTax: 'By line', lines: [{}, { isBlocked: true }] });
    expect(draft()).not.toMatchObject({ lines: [{ isBlocked: true }, {}] });
  });
});

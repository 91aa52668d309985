import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { createItem } from '#data/books/masters/items.ts';
import { settlersOf } from '#data/books/payments/open-documents.ts';
import { noteOn } from '#data/books/vouchers/notes.ts';
import { createParty, party } from '#data/books/masters/parties.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { Refusal } from '#data/store/refusal.ts';
import { blankInvoice, documentParty, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import { emptyCreditNote } from '#domain/books/documents/blank-note.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { type Voucher, type VoucherInput, voucherInput } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { NoteFields } from '#screens/books/vouchers/documents/note-fields.tsx';
import { aLine, OURS } from '../../support/documents.ts';
import { InputForm } from '../../support/input-form.tsx';
import { emptyShelf, freshBooks } from '../../support/fresh-books.ts';
import { givenTime } from '../../support/given-time.ts';
import { receive } from '../../support/posted.ts';
import { openBooksScreen } from '../../support/open-books-screen.tsx';
import { button, choose, field, keys, line, noteAt, sum } from '../../support/voucher-hands.ts';

const DAY = '2026-11-02';
const inLine = (number: number, label: string) => line(number).getByLabelText(label, { exact: true });
const invoice = page.getByRole('combobox', { name: 'Invoice' });
const saved = page.getByRole('status', { name: 'Saved' });
let sold: Voucher;

beforeEach(async () => {
  await page.viewport(1280, 900);
  await emptyShelf();
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  const { id } = await createParty({ ...blankParty('Customer'), name: 'Asha Stores', state: '27' });
  const asha = await party(id);
  if (!asha) throw new Error('Asha Stores was not made.');
  const soap = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 }));
  const input = withParty(blankInvoice(DAY, OURS), documentParty(asha), null);
  sold = await createVoucher({ ...input, lines: [aLine(10, 125.5, 18, { item: soap, hsn: '34011190' })] }, 'Issued');
});

describe('a credit note', () => {
  test('of the whole invoice leaves nothing: Enter goes along its fields', async () => {
    await open();
    await invoice.click();
    await choose('ash');
    await expect.element(field('Date')).toHaveFocus();
    await expect.element(line(1)).toHaveTextContent('Soap');
    await expect.element(line(1)).toHaveTextContent('HSN/SAC 34011190');
    await keys('{Enter}{Enter}');
    await expect.element(field('Reason')).toHaveFocus();
    await pick('Sales return');
    await keys('{Enter}');
    await expect.element(inLine(1, 'Quantity')).toHaveFocus();
    await expect.element(inLine(1, 'Quantity')).toHaveValue('10');
    await keys('{Enter}');
    await expect.element(inLine(1, 'Rate')).toHaveFocus();
    await expect.element(inLine(1, 'Rate')).toHaveValue('125.50');
    await expect.element(inLine(1, 'Taxable Value')).toHaveValue('1,255');
    await keys('{Enter}');
    await expect.element(field('Notes')).toHaveFocus();
    await expect.element(sum('Taxable Value')).toHaveTextContent('₹1,255');
    await expect.element(sum('CGST')).toHaveTextContent('₹112.95');
    await expect.element(sum('SGST')).toHaveTextContent('₹112.95');
    await expect.element(sum('IGST')).not.toBeInTheDocument();
    await expect.element(sum('Round Off')).toHaveTextContent('₹0.10');
    await expect.element(sum('Total')).toHaveTextContent('₹1,481');
    await button('Save').click();
    await expect.element(saved).toHaveTextContent('CN/26-27/0001');
    await expect(noteOn(sold.id, DAY)).rejects.toThrow('Nothing of INV/26-27/0001 is left');
  });

  test('of a part leaves the rest for the next one, which is told the most there is', async () => {
    await open(await noteOn(sold.id, DAY));
    await pick('Sales return');
    await inLine(1, 'Quantity').fill('4');
    await expect.element(sum('Total')).toHaveTextContent('₹592');
    await button('Save').click();
    await expect.element(saved).toHaveTextContent('CN/26-27/0001');
    await open(await noteOn(sold.id, DAY));
    await expect.element(inLine(1, 'Quantity')).toHaveValue('6');
    await pick('Sales return');
    await expect.element(line(1)).toHaveTextContent('At most 6');
    await expect.element(line(1)).toHaveTextContent('At most 125.50');
  });

  test('of more than is left says so at its field, as it is typed', async () => {
    await open(await noteOn(sold.id, DAY));
    await pick('Sales return');
    await inLine(1, 'Quantity').fill('11');
    await expect.element(inLine(1, 'Quantity')).toBeInvalid();
    expect(noteAt(inLine(1, 'Quantity').element())).toBe('At most 10 of this line can be taken back.');
    await inLine(1, 'Quantity').fill('10');
    await inLine(1, 'Rate').fill('130');
    await expect
      .poll(() => noteAt(inLine(1, 'Rate').element()))
      .toBe('Of this line ₹1,255 is left. Enter a rate of at most 125.50.');
    await button('Save').click();
    await expect.element(saved).toHaveTextContent('Refused: lines.0.rate');
  });

  test('that cuts the price alone leaves the quantity for a return', async () => {
    await open(await noteOn(sold.id, DAY));
    await pick('Discount after sale');
    await inLine(1, 'Rate').fill('25.50');
    await expect.element(sum('Taxable Value')).toHaveTextContent('₹255');
    await button('Save').click();
    await expect.element(saved).toHaveTextContent('CN/26-27/0001');
    expect((await noteOn(sold.id, DAY)).lines).toMatchObject([{ quantity: 10, rate: 100_0000 }]);
  });

  test('keeps what was typed when its invoice is chosen, and refuses one that nothing is left of', async () => {
    await createVoucher({ ...(await noteOn(sold.id, DAY)), reason: 'Sales return' } as VoucherInput, 'Issued');
    await open();
    await field('Notes').fill('Damaged in transit');
    await pick('Correction');
    await invoice.fill('0001');
    await expect.element(page.getByRole('option')).toHaveTextContent('INV/26-27/0001');
    await keys('{Enter}');
    await expect.poll(() => noteAt(invoice.element())).toMatch(/^Nothing of INV\/26-27\/0001 is left/);
    await expect.element(field('Notes')).toHaveValue('Damaged in transit');
    await expect.element(line(1)).not.toBeInTheDocument();
  });

  test('that comes after 30 November of the year after says so at its date, and may be saved', async () => {
    await open({ ...(await noteOn(sold.id, DAY)), reason: 'Sales return' } as VoucherInput);
    await field('Date').fill('30/11/2027');
    await expect.poll(() => noteAt(field('Date').element())).toBe('');
    await field('Date').fill('1/12/2027');
    await expect
      .poll(() => noteAt(field('Date').element()))
      .toBe('The tax of INV/26-27/0001 could be lowered up to 30 Nov 2027. A return no longer takes this note.');
    await button('Save').click();
    await expect.element(saved).toHaveTextContent('CN/27-28/0001');
  });

  test('that is issued stays with its invoice', async () => {
    const input = { ...(await noteOn(sold.id, DAY)), reason: 'Sales return' } as VoucherInput;
    const { id, number } = await createVoucher(input, 'Issued');
    await open({ ...input, number }, id);
    await expect.element(field('Invoice')).toHaveAttribute('readonly');
    await expect.element(field('Invoice')).toHaveValue('INV/26-27/0001');
    // It takes nothing from itself.
    await expect.element(line(1)).toHaveTextContent('At most 10');
  });
});

describe('a credit note on an invoice that is paid', () => {
  test('is set against the other open invoices of its customer, as far as its own takes nothing; the rest is on account', async () => {
    await receive(DAY, 'Asha Stores', 1481, { allocations: [{ document: sold.id, amount: asPaise(1481_00) }] });
    const { id } = await createVoucher(voucherInput({ ...sold, number: '' }), 'Issued');
    await open(await noteOn(sold.id, DAY));
    await pick('Sales return');
    const group = page.getByRole('group', { name: 'Against' });
    await expect.element(group).toHaveTextContent('INV/26-27/0002');
    await expect.element(group).not.toHaveTextContent('INV/26-27/0001');
    await group.getByRole('button', { name: 'Oldest first' }).click();
    const allocate = group.getByLabelText('Allocate INV/26-27/0002');
    await expect.element(allocate).toHaveValue('1,481');
    await inLine(1, 'Quantity').fill('4');
    await button('Save').click();
    await expect.element(group).toHaveTextContent(/₹1,481 is set against documents, and only ₹592 is settled/);
    await allocate.fill('500');
    await expect.element(page.getByRole('definition').filter({ hasText: '₹92' })).toBeVisible();
    await button('Save').click();
    await expect.element(saved).toHaveTextContent('CN/26-27/0001');
    expect((await settlersOf(id)).map(({ title, amount }) => [title, amount])).toEqual([
      ['Credit Note CN/26-27/0001', 500_00],
    ]);
  });

  test('is asked for nothing while its own invoice takes all of it', async () => {
    await createVoucher(voucherInput({ ...sold, number: '' }), 'Issued');
    await open(await noteOn(sold.id, DAY));
    await expect.element(sum('Total')).toHaveTextContent('₹1,481');
    await givenTime();
    await expect.element(page.getByRole('group', { name: 'Against' })).not.toBeInTheDocument();
  });
});

test('on a phone a line stacks, and nothing is wider than the screen', async () => {
  await page.viewport(390, 844);
  await open(await noteOn(sold.id, DAY));
  await expect.element(inLine(1, 'Quantity')).toBeVisible();
  await givenTime();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

/** Opens the fields in a form as the one of vouchers is: Enter goes on, and Save issues. */
async function open(input: VoucherInput = emptyCreditNote(DAY, OURS), id?: string) {
  await cleanup();
  await openBooksScreen(() => <Form input={input} id={id} />, '/note');
  await expect.element(field('Date')).toBeVisible();
}

function Form({ input, id }: { input: VoucherInput; id: string | undefined }) {
  const [draft, setDraft] = useState(input);
  const [problems, setProblems] = useState<VoucherProblems>({});
  const [said, setSaid] = useState('');
  if (draft.kind !== 'Credit Note' && draft.kind !== 'Debit Note') return null;

  async function save() {
    try {
      setSaid((await createVoucher(draft, 'Issued')).number);
    } catch (error) {
      const fields = error instanceof Refusal ? error.fields : {};
      setProblems(fields);
      setSaid(`Refused: ${Object.keys(fields).join(' ')}`);
    }
  }

  return (
    <InputForm name={draft.kind} onSubmit={() => void save()}>
      <NoteFields
        id={id}
        draft={draft}
        isGiven={id !== undefined}
        problems={problems}
        onChange={(patch) => setDraft((before) => ({ ...before, ...patch }) as VoucherInput)}
        onChangeOf={setDraft}
      />
      <button type="submit">Save</button>
      <p role="status" aria-label="Saved">
        {said}
      </p>
    </InputForm>
  );
}

async function pick(reason: string) {
  await page.getByRole('button', { name: /Reason/ }).click();
  await page.getByRole('option', { name: reason, exact: true }).click();
}

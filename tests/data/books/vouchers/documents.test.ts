import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { duesIn } from '#data/books/projections/dues.ts';
import { earlierPurchase } from '#data/books/vouchers/earlier-purchase.ts';
import { flowsOfLedgers } from '#data/books/ledger/period-sums.ts';
import { createItem } from '#data/books/masters/items.ts';
import { namesOf } from '#data/books/masters/references.ts';
import { numberingOn } from '#data/books/vouchers/numbering.ts';
import { openDocuments, settlersOf } from '#data/books/payments/open-documents.ts';
import { createParty, party, updateParty } from '#data/books/masters/parties.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { cancelVoucher, createVoucher, updateVoucher, voucher } from '#data/books/vouchers/vouchers.ts';
import {
  blankInvoice,
  blankPurchase,
  documentParty,
  lineItem,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import { blankCreditNote } from '#domain/books/documents/blank-note.ts';
import type { InvoiceInput, LineItem, PurchaseInput } from '#domain/books/documents/document.ts';
import { balanceOfDue } from '#domain/books/payments/due.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import { onAccountOf } from '#domain/books/vouchers/voucher-particulars.ts';
import {
  isMoney,
  type MoneyInput,
  type Voucher,
  type VoucherInput,
  voucherInput,
} from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { OURS, aBought, aLine } from '../../../support/documents.ts';
import { readable, savedFile } from '../../../support/books-copies.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { namedMaster, receive } from '../../../support/posted.ts';

const DAY = '2026-11-02';
let asha: Party;
let soap: LineItem;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  asha = await aParty('Asha Stores', 'Both');
  const item = await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 });
  soap = lineItem(item);
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

describe('an invoice', () => {
  it('is numbered and posted as the worked example says: 10 × 125.50 at 18 % is 1,481', async () => {
    const saved = await sell();
    expect(saved).toMatchObject({ number: 'INV/26-27/0001', state: 'Issued', kind: 'Invoice' });
    const names = await namesOf(saved.postings.map(({ ledger }) => ledger));
    expect(saved.postings.map(({ ledger, amount }) => [names.get(ledger), amount])).toEqual([
      ['Asha Stores', 148_100],
      ['Sales', -125_500],
      ['Output CGST', -11_295],
      ['Output SGST', -11_295],
      ['Round Off', -10],
    ]);
    expect(await voucher(saved.id)).toEqual(saved);
    expect(await owed(saved)).toBe(1_481);
  });

  it('keeps where its goods go, as a copy does, until that is taken back', async () => {
    const delivery = { name: 'Ravi', address: 'Gate 2\nDock Road', city: 'Hubli', pinCode: '580020', state: '29' };
    const saved = await sell({ delivery });
    await openBooks((await restoreAsNew(await readable(await savedFile()))).key);
    const restored = await voucher(saved.id);
    expect(restored).toEqual(saved);
    expect(restored).toMatchObject({ delivery });
    const { delivery: _, ...input } = voucherInput(saved) as InvoiceInput;
    await updateVoucher(saved.id, saved.rev, input, 'Issued');
    expect(await voucher(saved.id)).not.toHaveProperty('delivery');
  });

  it('of nothing that is taxed is a bill of supply, in a series of its own', async () => {
    const rice: LineItem = lineItem(
      await createItem({ ...BLANK_ITEM, name: 'Rice', hsn: '1006', taxability: 'Exempt' }),
    );
    const saved = await createVoucher(
      anInvoiceInput({ lines: [aLine(1, 60, 0, { item: rice, hsn: '1006' })] }),
      'Issued',
    );
    expect(saved.number).toBe('BOS/26-27/0001');
    expect((await numberingOn('Bill of Supply', DAY, '')).next).toBe('BOS/26-27/0002');
    expect((await numberingOn('Invoice', DAY, '')).next).toBe('INV/26-27/0001');
  });

  it('that is paid at once makes its receipt, set against it, in the same transaction', async () => {
    const cash = await namedMaster('Cash');
    const saved = await sell({ receivedNow: asPaise(100_000), receivedIn: cash });
    expect(saved).toMatchObject({ receivedNow: null, receivedIn: null });
    const receipt = (await all()).find(({ kind }) => kind === 'Receipt');
    expect(receipt).toMatchObject({
      number: 'RCT/26-27/0001',
      amount: 100_000,
      allocations: [{ document: saved.id, amount: 100_000 }],
    });
    expect(await owed(saved)).toBe(481);
  });

  it('is paid by bank transfer where the money comes to no cash ledger', async () => {
    await sell({ receivedNow: asPaise(100), receivedIn: await namedMaster('Bank') });
    await sell({ receivedNow: asPaise(100), receivedIn: await namedMaster('Cash') });
    const receipts = (await all()).filter((one) => isMoney(one));
    expect(receipts.map(({ mode }) => mode)).toEqual(['Bank transfer', 'Cash']);
  });

  it('is not cancelled while a receipt is set against it, and leaves nothing once it is', async () => {
    const saved = await sell();
    const receipt = await receive(DAY, 'Asha Stores', 500, against(saved, 500));
    await expect(cancelVoucher(saved.id, saved.rev)).rejects.toThrow(
      'Receipt RCT/26-27/0001 is against Invoice INV/26-27/0001.',
    );
    await cancelVoucher(receipt.id, receipt.rev);
    expect(await owed(saved)).toBe(1_481);
    await cancelVoucher(saved.id, saved.rev);
    expect(await owed(saved)).toBeUndefined();
    const flow = (await flowsOfLedgers([asha.id], '2026-04-01', DAY)).get(asha.id);
    expect(flow).toEqual({ debit: 0, credit: 0 });
  });

  it('cannot be lowered below what is set against it, nor change its customer then', async () => {
    const saved = await sell();
    await receive(DAY, 'Asha Stores', 1_000, against(saved, 1_000));
    const change = (said: Partial<InvoiceInput>) =>
      updateVoucher(saved.id, saved.rev, { ...voucherInput(saved), ...said } as VoucherInput, 'Issued');
    await expect(change({ lines: [line(1)] })).rejects.toMatchObject({ fields: { lines: expect.any(String) } });
    const other = await aParty('Bina', 'Customer');
    const moved = withParty(anInvoiceInput(), documentParty(other), null);
    await expect(change({ party: moved.party })).rejects.toMatchObject({ fields: { party: expect.any(String) } });
    const raised = await change({ lines: [line(20)] });
    expect(raised).toMatchObject({ number: saved.number, rev: 2 });
    expect(await owed(saved)).toBe(1_962);
  });

  it('keeps how the business stood when it was issued', async () => {
    const saved = await sell({ own: { ...OURS, state: '29' } });
    expect(saved).toMatchObject({ own: OURS });
  });
});

describe('a receipt', () => {
  it('is set against no more than is owed, of that party alone', async () => {
    const saved = await sell();
    await expect(receive(DAY, 'Asha Stores', 2_000, against(saved, 1_482))).rejects.toMatchObject({
      fields: { [`allocations.${saved.id}`]: '₹1,481 is owed on INV/26-27/0001. Enter at most that.' },
    });
    await aParty('Bina', 'Customer');
    await expect(receive(DAY, 'Bina', 100, against(saved, 100))).rejects.toMatchObject({
      fields: { [`allocations.${saved.id}`]: expect.any(String) },
    });
    const receipt = await receive(DAY, 'Asha Stores', 2_000, against(saved, 1_481));
    expect(await owed(saved)).toBe(0);
    const input = { ...voucherInput(receipt), narration: 'in full' } as VoucherInput;
    await updateVoucher(receipt.id, receipt.rev, input, 'Issued');
    expect(await owed(saved)).toBe(0);
  });
});

describe('a receipt whose documents were not chosen', () => {
  it('settles those that are open when it is saved, the oldest first; the rest is on account', async () => {
    const second = await sell();
    const first = await sell({ date: '2026-10-02' });
    const receipt = await receive(DAY, 'Asha Stores', 2_000);
    expect(receipt).toMatchObject({
      allocations: [
        { document: first.id, amount: 148_100 },
        { document: second.id, amount: 51_900 },
      ],
    });
    expect([await owed(first), await owed(second)]).toEqual([0, 962]);
    const more = await receive(DAY, 'Asha Stores', 1_000);
    expect(await owed(second)).toBe(0);
    expect(onAccountOf(more, () => true)).toBe(3_800);
    expect(await openDocuments(asha.id, 'receivable')).toEqual([]);
    // What it is set against itself is open to it.
    expect((await openDocuments(asha.id, 'receivable', more.id)).map(({ balance }) => balance)).toEqual([96_200]);
    expect((await settlersOf(second.id)).map(({ title, amount }) => [title, amount])).toEqual([
      ['Receipt RCT/26-27/0001', 51_900],
      ['Receipt RCT/26-27/0002', 96_200],
    ]);
  });

  it('is kept without a word of it where nothing is open, as a form hands it over', async () => {
    const receipt = await receive(DAY, 'Asha Stores', 100, { allocations: undefined });
    expect('allocations' in receipt).toBe(false);
    expect(onAccountOf(receipt, () => true)).toBe(10_000);
  });

  it('of nothing chosen on purpose is on account as a whole', async () => {
    const saved = await sell();
    const receipt = await receive(DAY, 'Asha Stores', 100, { allocations: [] });
    expect(await owed(saved)).toBe(1_481);
    expect(onAccountOf(receipt, () => true)).toBe(10_000);
  });
});

describe('a credit note', () => {
  it('of the whole invoice brings every balance back to what it was before', async () => {
    const saved = await sell();
    const note = blankCreditNote(saved, lineBalances(saved.lines, []), DAY);
    const taken = await createVoucher({ ...note, reason: 'Sales return' }, 'Issued');
    expect(taken.number).toBe('CN/26-27/0001');
    expect(await owed(saved)).toBe(0);
    const ids = [...saved.postings, ...taken.postings].map(({ ledger }) => ledger);
    const sales = new Set([await idOf('Sales'), await idOf('Sales Returns')]);
    for (const [id, { debit, credit }] of await flowsOfLedgers(ids, '2026-04-01', DAY)) {
      if (!sales.has(id)) expect([id, debit - credit]).toEqual([id, 0]);
    }
    await expect(cancelVoucher(saved.id, saved.rev)).rejects.toThrow('Credit Note CN/26-27/0001 is against');
  });

  it('takes back no more than others left', async () => {
    const saved = await sell();
    const note = blankCreditNote(saved, lineBalances(saved.lines, []), DAY);
    await createVoucher({ ...note, reason: 'Sales return' }, 'Issued');
    await expect(createVoucher({ ...note, reason: 'Sales return' }, 'Issued')).rejects.toMatchObject({
      fields: { 'lines.0.quantity': 'At most 0 of this line can be taken back.' },
    });
  });
});

describe('a purchase', () => {
  it('is refused where the supplier has that bill in the year, with the number of the other', async () => {
    const first = await createVoucher(aPurchase(), 'Issued');
    expect(first.number).toBe('PUR/26-27/0001');
    await expect(createVoucher(aPurchase({ billNumber: 'b/1' }), 'Issued')).rejects.toMatchObject({
      fields: { billNumber: 'Asha Stores has the bill b/1 in that financial year already: Purchase PUR/26-27/0001.' },
    });
    expect(await earlierPurchase(aPurchase({ billNumber: ' b/1 ' }))).toMatchObject({ id: first.id });
    expect(await earlierPurchase(aPurchase({ billNumber: 'b/1' }), first.id)).toBeUndefined();
    expect(await earlierPurchase(aPurchase({ billNumber: '' }))).toBeUndefined();
    await cancelVoucher(first.id, first.rev);
    await createVoucher(aPurchase({ billNumber: 'b/1' }), 'Issued');
  });
});

it('an opening bill of a party is owed on like any other document', async () => {
  const bill = { number: 'OLD/1', date: '2026-03-10', dueDate: '2026-04-09', amount: asPaise(70_000) } as const;
  const bina = await createParty({
    ...blankParty('Customer'),
    name: 'Bina',
    balance: asPaise(70_000),
    side: 'Dr',
    bills: [bill],
  });
  const [due] = await duesIn(booksStore.database()).where('id').startsWith(bina.id).toArray();
  expect(due).toMatchObject({ side: 'receivable', number: 'OLD/1', due: '2026-04-09', total: 70_000, state: 'Open' });
  await receive(DAY, 'Bina', 700, { allocations: [{ document: due?.id ?? '', amount: asPaise(70_000) }] });
  expect((await duesIn(booksStore.database()).get(due?.id ?? ''))?.state).toBe('Settled');
});

it('an opening bill that a receipt is set against stays, with at least that', async () => {
  const bill = { number: 'OLD/1', date: '2026-03-10', dueDate: '', amount: asPaise(70_000) } as const;
  const input = { ...blankParty('Customer'), name: 'Bina', balance: asPaise(70_000), bills: [bill] };
  const { id } = await createParty(input);
  const [due] = await duesIn(booksStore.database()).where('id').startsWith(id).toArray();
  await receive(DAY, 'Bina', 500, { allocations: [{ document: due?.id ?? '', amount: asPaise(50_000) }] });
  const lower = { ...input, balance: asPaise(40_000), bills: [{ ...bill, amount: asPaise(40_000) }] };
  for (const changed of [{ ...input, bills: [] }, { ...input, side: 'Cr' as const }, lower]) {
    await expect(updateParty(id, 1, changed)).rejects.toMatchObject({
      fields: { bills: expect.stringMatching(/^₹500/) },
    });
  }
  await updateParty(id, 1, { ...lower, balance: asPaise(60_000), bills: [{ ...bill, amount: asPaise(60_000) }] });
  expect(await duesIn(booksStore.database()).get(due?.id ?? '')).toMatchObject({ total: 60_000, paid: 50_000 });
});

/** 10 × 125.50 at 18 % to Asha Stores. */
async function sell(said: Partial<InvoiceInput> = {}): Promise<Voucher<InvoiceInput>> {
  return (await createVoucher(anInvoiceInput(said), 'Issued')) as Voucher<InvoiceInput>;
}

function anInvoiceInput(said: Partial<InvoiceInput> = {}): InvoiceInput {
  return { ...withParty(blankInvoice(DAY, OURS), documentParty(asha), null), lines: [line(10)], ...said };
}

function aPurchase(said: Partial<PurchaseInput> = {}): PurchaseInput {
  return {
    ...withParty(blankPurchase(DAY, OURS), documentParty(asha), null),
    billNumber: 'B/1',
    billDate: DAY,
    lines: [aBought(20, 250, 18, { item: soap })],
    ...said,
  };
}

function line(units: number) {
  return aLine(units, 125.5, 18, { item: soap });
}

function against({ id }: Voucher, rupees: number): Partial<MoneyInput> {
  return { allocations: [{ document: id, amount: asPaise(rupees * 100) }] };
}

/** What is owed on a document in rupees; undefined if nothing can be. */
async function owed({ id }: Voucher): Promise<number | undefined> {
  const due = await duesIn(booksStore.database()).get(id);
  return due && balanceOfDue(due) / 100;
}

async function aParty(name: string, kind: Party['kind']): Promise<Party> {
  const { id } = await createParty({ ...blankParty(kind), name, registration: 'Unregistered', state: '27' });
  const made = await party(id);
  if (!made) throw new Error(`${name} was not made.`);
  return made;
}

async function idOf(name: string): Promise<string> {
  return (await namedMaster(name)).id;
}

function all(): Promise<readonly Voucher[]> {
  return booksStore.records('vouchers').toArray();
}

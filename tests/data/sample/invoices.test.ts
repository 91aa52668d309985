import { describe, expect, it } from 'vitest';
import { readBackup } from '#data/sample/backup.ts';
import { changeCount } from '#data/sample/change-count.ts';
import {
  changeInvoiceStatus,
  createInvoice,
  deleteInvoices,
  INVOICE_LIST,
  invoicesDueOn,
  invoiceTotals,
  longestOverdue,
  updateInvoice,
} from '#data/sample/invoices.ts';
import { Refusal } from '#data/store/refusal.ts';
import { taxInvoiceOf } from '#data/sample/tax-invoices.ts';
import { windowOf } from '#data/lists/row-window.ts';
import { BLANK_ITEM, blankInvoice, INVOICE_STATUSES, type Invoice } from '#domain/sample/invoice.ts';
import { recordId } from '#domain/record-id.ts';
import { exportedText } from '../../support/backup-files.ts';
import { aBusiness, anInput, anInvoice, anItem } from '../../support/sample-records.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { wrongTotals } from '../../support/wrong-totals.ts';
import { sampleStore } from '#data/sample/store.ts';
import { type SampleDatabase } from '../../support/sample-database.ts';

describe('a new invoice', () => {
  it('has the count plus one as its number, is Pending, and totals its items plus 18 percent', async () => {
    await freshMirror();
    const made = await createInvoice(
      anInput({ items: [anItem({ quantity: 2, rate: 1_23_456_50 }), anItem({ quantity: 1.5, rate: 99 })] }),
    );
    expect(made).toMatchObject({ id: 'INV-2024-015', status: 'Pending' });
    expect(made).toMatchObject({ amount: 2_46_914_49, taxAmount: 44_444_61, totalAmount: 2_91_359_10 });
    expect(await kept('INV-2024-015')).toMatchObject(made);
  });

  it('updates the cards: one more in all and in Pending, with its total', async () => {
    await freshMirror();
    const before = await invoiceTotals();
    await createInvoice(anInput({ items: [anItem({ rate: 100_00 })] }));
    expect(await invoiceTotals()).toEqual({
      ...before,
      all: { count: before.all.count + 1, amount: before.all.amount + 118_00 },
      Pending: { count: before.Pending.count + 1, amount: before.Pending.amount + 118_00 },
    });
  });

  it('keeps no item that was added and left empty', async () => {
    await freshMirror();
    const { items } = await createInvoice(anInput({ items: [anItem(), BLANK_ITEM] }));
    expect(items).toEqual([anItem()]);
  });

  it('is the first of a business that has none', async () => {
    await freshMirror(aBusiness());
    expect((await createInvoice(anInput())).id).toBe('INV-2024-001');
  });

  it('reuses the number of the last invoice after that was deleted', async () => {
    await freshMirror(invoicesNumbered(1, 2, 3));
    await deleteInvoices(['INV-2024-003']);
    expect((await createInvoice(anInput({ customerName: 'Another' }))).id).toBe('INV-2024-003');
    expect(await kept('INV-2024-003')).toMatchObject({ customerName: 'Another' });
  });

  it('is number 1000 after 999, and 1001 after that', async () => {
    await freshMirror(invoicesNumbered(...Array.from({ length: 999 }, (_, place) => place + 1)));
    expect((await createInvoice(anInput())).id).toBe('INV-2024-1000');
    await deleteInvoices(['INV-2024-500']);
    expect((await createInvoice(anInput())).id).toBe('INV-2024-1001');
  });

  it('never takes the number of another one created at the same time', async () => {
    await freshMirror();
    const made = await Promise.all(['A', 'B', 'C'].map((customerName) => createInvoice(anInput({ customerName }))));
    expect(made.map((invoice) => invoice.id).toSorted()).toEqual(['INV-2024-015', 'INV-2024-016', 'INV-2024-017']);
    for (const { id, customerName } of made) expect(await kept(id)).toMatchObject({ customerName });
    expect((await invoiceTotals()).all.count).toBe(17);
    expect(await wrongTotals(sampleStore.database())).toEqual([]);
  });
});

describe('an edit', () => {
  it('keeps the number and the status, and calculates the sums again', async () => {
    await freshMirror();
    await updateInvoice('INV-2024-001', anInput({ items: [anItem({ quantity: 3, rate: 50_00 })] }));
    expect(await kept('INV-2024-001')).toMatchObject({
      status: 'Paid',
      customerName: 'Desai & Sons',
      amount: 150_00,
      taxAmount: 27_00,
      totalAmount: 177_00,
    });
  });

  it('keeps a customer who is not in the list', async () => {
    await freshMirror();
    await updateInvoice('INV-2024-001', anInput({ customerName: 'Gone Traders' }));
    expect(await kept('INV-2024-001')).toMatchObject({ customerName: 'Gone Traders' });
  });

  it('makes the invoice found and sorted by its new values, no longer by the old ones', async () => {
    const db = await freshMirror();
    await updateInvoice('INV-2024-001', anInput({ customerName: 'Zutshi Agencies' }));
    const view = { sort: 'customer', direction: 'down', filter: '' } as const;
    const find = async (text: string) => {
      const at = { at: 'first' } as const;
      return (await windowOf<Invoice>(db.records('invoices'), INVOICE_LIST, { ...view, find: text }, at, 20)).rows;
    };
    expect(idsOf(await find('zutshi'))).toEqual(['INV-2024-001']);
    expect(idsOf(await find('fernandes'))).not.toContain('INV-2024-001');
    expect((await find(''))[0]?.id).toBe('INV-2024-001');
  });

  it('may clear everything except one item row, which an import requires', async () => {
    await freshMirror();
    const blank = { ...blankInvoice('2024-04-05'), date: '', items: [{ ...BLANK_ITEM, quantity: null }] } as const;
    await updateInvoice('INV-2024-001', blank);
    expect(await kept('INV-2024-001')).toMatchObject({
      date: '',
      customerName: '',
      dueDate: '',
      items: [{ name: '', quantity: 0, rate: 0, amount: 0 }],
      amount: 0,
      taxAmount: 0,
      totalAmount: 0,
      status: 'Paid',
    });
    expect(await wrongTotals(sampleStore.database())).toEqual([]);
    const copy = await readBackup(new Blob([await exportedText()]));
    expect(copy).toMatchObject({ kind: 'backup' });
  });

  it('without any item row is refused, for new and existing invoices, and nothing is changed', async () => {
    await freshMirror();
    const before = await kept('INV-2024-001');
    const refused = { title: 'Not saved', message: 'An invoice has at least one item. Add one, then save again.' };
    await expect(updateInvoice('INV-2024-001', anInput({ items: [] }))).rejects.toMatchObject(refused);
    await expect(createInvoice(anInput({ items: [] }))).rejects.toMatchObject(refused);
    expect(await kept('INV-2024-001')).toEqual(before);
  });

  it('keeps text as typed, including markup', async () => {
    await freshMirror();
    const customerName = '<img src=x onerror=alert(1)> & "Sons" \u202e';
    await updateInvoice('INV-2024-001', anInput({ customerName, items: [anItem({ name: '<b>Pen</b>' })] }));
    const invoice = await kept('INV-2024-001');
    expect(invoice?.customerName).toBe(customerName);
    expect(invoice?.items[0]?.name).toBe('<b>Pen</b>');
  });
});

describe('a printed invoice', () => {
  it('shows the invoice as stored, even if the row on screen is older, and a deleted one as last shown', async () => {
    const db = await freshMirror();
    const seen = await db.records('invoices').get('INV-2024-014');
    if (!seen) throw new Error('The sample has fourteen invoices.');
    await updateInvoice('INV-2024-014', anInput({ items: [anItem({ name: 'Steel almirah' })] }));
    expect(JSON.stringify(await taxInvoiceOf(seen))).toContain('Steel almirah');
    await deleteInvoices(['INV-2024-014']);
    expect(JSON.stringify(await taxInvoiceOf(seen))).toContain('Office desk 1500 mm');
  });
});

describe('the status', () => {
  it.each(INVOICE_STATUSES.flatMap((from) => INVOICE_STATUSES.map((to) => [from, to] as const)))(
    'may go from %s to %s, and the cards follow',
    async (from, to) => {
      await freshMirror(aBusiness({ invoices: [anInvoice({ status: from })] }));
      await changeInvoiceStatus('INV-2024-001', to);
      expect(await kept('INV-2024-001')).toMatchObject({ status: to, totalAmount: 118_00 });
      const totals = await invoiceTotals();
      for (const status of INVOICE_STATUSES) {
        expect(totals[status]).toEqual(status === to ? { count: 1, amount: 118_00 } : { count: 0, amount: 0 });
      }
    },
  );
});

describe('a deleted invoice', () => {
  it('is gone, from the cards, too, and nothing else changes', async () => {
    await freshMirror();
    const before = await invoiceTotals();
    const gone = await kept('INV-2024-006');
    await deleteInvoices(['INV-2024-006']);
    expect(await kept('INV-2024-006')).toBeUndefined();
    expect(await sampleStore.database().records('invoices').count()).toBe(13);
    expect(await invoiceTotals()).toEqual({
      ...before,
      all: { count: 13, amount: before.all.amount - (gone?.totalAmount ?? 0) },
      Overdue: { count: before.Overdue.count - 1, amount: before.Overdue.amount - (gone?.totalAmount ?? 0) },
    });
  });
});

describe('an action on a deleted invoice', () => {
  it.each(verbsOnOne())('to %s is refused in a sentence that names it, and changes nothing', async (_, act) => {
    const db = await freshMirror();
    await deleteInvoices(['INV-2024-003']);
    const before = await everything(db);
    const refusal = await refusalOf(act('INV-2024-003'));
    expect(refusal.title).toBe('Not found');
    expect(refusal.message).toMatch(/^INV-2024-003 no longer exists\. .*\.$/);
    expect(await everything(db)).toEqual(before);
  });

  it('is refused for the second of two simultaneous deletions', async () => {
    await freshMirror();
    const outcomes = await Promise.allSettled([deleteInvoices(['INV-2024-003']), deleteInvoices(['INV-2024-003'])]);
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await invoiceTotals()).all.count).toBe(13);
    expect(await changeCount()).toBe(1);
  });
});

describe('sums too large to be counted to the paisa', () => {
  const tooLarge = [
    ['in one item', [anItem({ rate: 9e15 })]],
    ['in the sum of the items', [anItem({ rate: 7e15 }), anItem({ rate: 7e15 })]],
  ] as const;

  it.each(tooLarge)('%s are refused with a message, and nothing is created', async (_, items) => {
    const db = await freshMirror();
    const before = await everything(db);
    const refusal = await refusalOf(createInvoice(anInput({ items })));
    expect(refusal.message).toMatch(/too large to count to the paisa.*Check the amounts\.$/);
    expect(await everything(db)).toEqual(before);
    expect((await refusalOf(updateInvoice('INV-2024-001', anInput({ items })))).message).toBe(refusal.message);
    expect(await everything(db)).toEqual(before);
  });

  it('are refused in the cards as well: an invoice that would cause them is not created', async () => {
    const db = await freshMirror(aBusiness());
    const large = anInput({ items: [anItem({ rate: 6e15 })] });
    await createInvoice(large);
    const before = await everything(db);
    expect((await refusalOf(createInvoice(large))).message).toContain('too large to count to the paisa');
    expect(await everything(db)).toEqual(before);
    expect(await wrongTotals(db)).toEqual([]);
  });
});

describe('the day’s invoices', () => {
  it('are those that are due on it and Pending: not Paid, not Draft and not Overdue', async () => {
    await freshMirror(
      aBusiness({
        invoices: [
          anInvoice({ id: 'INV-2024-001', dueDate: '2024-05-05', status: 'Pending' }),
          anInvoice({ id: 'INV-2024-002', dueDate: '2024-05-05', status: 'Paid' }),
          anInvoice({ id: 'INV-2024-003', dueDate: '2024-05-06', status: 'Pending' }),
          anInvoice({ id: 'INV-2024-004', dueDate: '2024-05-04', status: 'Pending' }),
          anInvoice({ id: 'INV-2024-005', dueDate: '', status: 'Pending' }),
          anInvoice({ id: 'INV-2024-006', dueDate: '2024-05-05', status: 'Draft' }),
          anInvoice({ id: 'INV-2024-007', dueDate: '2024-05-05', status: 'Overdue' }),
          anInvoice({ id: 'INV-2024-1000', dueDate: '2024-05-05', status: 'Pending' }),
        ],
      }),
    );
    const due = await invoicesDueOn('2024-05-05', 1);
    expect(idsOf(due.invoices)).toEqual(['INV-2024-001']);
    expect(due.count).toBe(2);
    expect(idsOf((await invoicesDueOn('2024-05-05', 9)).invoices)).toEqual(['INV-2024-001', 'INV-2024-1000']);
    expect(await invoicesDueOn('2024-05-07', 9)).toEqual({ invoices: [], count: 0 });
  });

  it('are separate from the overdue ones, which are listed longest overdue first', async () => {
    await freshMirror(
      aBusiness({
        invoices: [
          anInvoice({ id: 'INV-2024-001', dueDate: '2024-07-01', status: 'Overdue' }),
          anInvoice({ id: 'INV-2024-002', dueDate: '2024-05-01', status: 'Overdue' }),
          anInvoice({ id: 'INV-2024-003', dueDate: '2024-04-01', status: 'Pending' }),
          anInvoice({ id: 'INV-2024-004', dueDate: '2024-06-01', status: 'Overdue' }),
          // An invoice without a due date comes last.
          anInvoice({ id: 'INV-2024-005', dueDate: '', status: 'Overdue' }),
        ],
      }),
    );
    const two = await longestOverdue(2);
    expect([idsOf(two.invoices), two.count]).toEqual([['INV-2024-002', 'INV-2024-004'], 4]);
    const all = await longestOverdue(9);
    expect(idsOf(all.invoices)).toEqual(['INV-2024-002', 'INV-2024-004', 'INV-2024-001', 'INV-2024-005']);
  });
});

function verbsOnOne() {
  return [
    ['edit one', (id: string) => updateInvoice(id, anInput())],
    ['mark one', (id: string) => changeInvoiceStatus(id, 'Draft')],
    ['delete one', (id: string) => deleteInvoices([id])],
  ] as const;
}

async function refusalOf(action: Promise<unknown>): Promise<Refusal> {
  const error = await action.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
}

/** Everything stored: the records and the totals, with the count of changes. */
async function everything(db: SampleDatabase) {
  return { invoices: await db.records('invoices').toArray(), totals: await db.totals.toArray() };
}

async function kept(id: string): Promise<Invoice | undefined> {
  return sampleStore.database().records('invoices').get(id);
}

function invoicesNumbered(...numbers: readonly number[]) {
  return aBusiness({ invoices: numbers.map((number) => anInvoice({ id: recordId('INV-2024-', number) })) });
}

function idsOf(invoices: readonly Invoice[]): readonly string[] {
  return invoices.map((invoice) => invoice.id);
}

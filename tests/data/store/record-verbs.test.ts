import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { actOn } from '#data/store/act.ts';
import { applyBackup, type Backup, readBackup } from '#data/sample/backup.ts';
import { customerChoices } from '#data/sample/customers.ts';
import { createInvoice, deleteInvoices, newestInvoices, updateInvoice } from '#data/sample/invoices.ts';
import { ledgerChoices } from '#data/sample/ledger-accounts.ts';
import { vendorSuggestions } from '#data/sample/purchase-orders.ts';
import { customerSuggestions } from '#data/sample/sales-orders.ts';
import { lowStock, countMovementsOf, product, productChoices } from '#data/sample/products.ts';
import { deleteRecords } from '#data/store/record-verbs.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { createUser } from '#data/sample/users.ts';
import { asPaise } from '#domain/money.ts';
import { recordId } from '#domain/record-id.ts';
import { BLANK_USER } from '#domain/sample/user.ts';
import { exportedText } from '../../support/backup-files.ts';
import { aBusiness, anInput, anInvoice, anItem } from '../../support/sample-records.ts';
import { dumpOf } from '../../support/dump.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { wrongTotals } from '../../support/wrong-totals.ts';
import { sampleStore } from '#data/sample/store.ts';
import { runs } from '../../support/runs.ts';

const THREE = ['INV-2024-003', 'INV-2024-001', 'INV-2024-014'];

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a text that could not be imported again', () => {
  it.each([
    ['of a record', { customerName: 'W'.repeat(1_000_001) }],
    ['of an item of it', { items: [anItem({ name: 'W'.repeat(1_000_001) })] }],
  ])('%s is refused, and nothing is changed', async (_, said) => {
    const db = await freshMirror();
    const before = await dumpOf(db);
    await expect(createInvoice(anInput(said))).rejects.toThrow(/more than ten lakh letters/);
    await expect(updateInvoice('INV-2024-001', anInput(said))).rejects.toThrow(/more than ten lakh letters/);
    expect(await dumpOf(db)).toEqual(before);
  });

  it('is one letter longer than the longest that is stored, which is imported again', async () => {
    await freshMirror();
    const { id } = await createInvoice(anInput({ customerName: 'W'.repeat(1_000_000) }));
    await applyBackup((await readBackup(new Blob([await exportedText()]))) as Backup);
    expect((await sampleStore.database().records('invoices').get(id))?.customerName).toHaveLength(1_000_000);
  });
});

describe('a part of the dashboard or of a form', () => {
  it('shows the newest invoices, by number', async () => {
    const invoices = ['INV-2024-999', 'INV-2024-1000', 'INV-2024-002'].map((id) => anInvoice({ id }));
    await freshMirror(aBusiness({ invoices }));
    expect((await newestInvoices(2)).map(({ id }) => id)).toEqual(['INV-2024-1000', 'INV-2024-999']);
  });

  it('shows the products at low stock, lowest first', async () => {
    await freshMirror();
    const low = await lowStock(3);
    expect(low.map(({ id }) => id)).toEqual(['PRD-006', 'PRD-002', 'PRD-013']);
    expect((await product('PRD-006'))?.name).toBe('Office desk 1500 mm');
    expect(await product('PRD-999')).toBeUndefined();
  });

  it('offers the products by name', async () => {
    await freshMirror();
    const { products, hasMore } = await productChoices('chair');
    expect(products.map(({ name }) => name)).toEqual(['Ergonomic office chair', 'Visitor chair']);
    expect(hasMore).toBe(false);
  });

  it('offers at most sixty products, one of exactly that name once, though it is among the first by name', async () => {
    const names = ['Chair', ...Array.from({ length: 70 }, (_, at) => `Chair ${at + 100}`)];
    const [one] = sample.products;
    if (!one) throw new Error('The sample has no product.');
    const products = names.map((name, at) => ({ ...one, id: recordId('PRD-', at + 1), name }));
    await freshMirror(aBusiness({ products }));
    const { products: found, hasMore } = await productChoices('chair');
    expect(found.map(({ name }) => name)).toEqual(names.slice(0, 60));
    expect(hasMore).toBe(true);
  });

  it('offers at most sixty customers, exact names first and none twice', async () => {
    const names = ['Cash', 'cash ', ...Array.from({ length: 70 }, (_, at) => `Branch ${at + 100} Cash`), '  '];
    const customers = names.map((name, at) => ({ id: recordId('CUST-', at + 1), name, gstin: '' }));
    await freshMirror(aBusiness({ customers }));
    const { names: found, hasMore } = await customerChoices('cash');
    expect([found.length, hasMore]).toEqual([59, true]);
    expect(found.slice(0, 2)).toEqual(['Cash', 'Branch 100 Cash']);
    expect(new Set(found).size).toBe(59);
    const all = await customerChoices('');
    expect(all.names[0]).toBe('Branch 100 Cash');
    expect(all.names).not.toContain('  ');
    const few = await customerChoices('branch 16');
    expect([few.names.length, few.hasMore]).toEqual([10, false]);
  });
});

describe('one party in three spellings', () => {
  const spellings = ['Asha Traders', 'Asha  Traders ', ' asha traders'];

  it('is suggested once for an order, as it was spelled last', async () => {
    const order = { date: '2024-04-05', amount: asPaise(100), status: 'Pending', items: [] } as const;
    await freshMirror(
      aBusiness({
        salesOrders: spellings.map((customerName, at) => ({
          ...order,
          id: recordId('SO-2024-', at + 1),
          customerName,
        })),
        purchaseOrders: spellings.map((vendorName, at) => ({ ...order, id: recordId('PO-2024-', at + 1), vendorName })),
      }),
    );
    expect(await vendorSuggestions()).toEqual(['asha traders']);
    expect(await customerSuggestions('')).toEqual(['asha traders']);
  });

  it('is suggested as the list of customers spells it', async () => {
    const customers = [{ id: 'CUST-001', name: 'ASHA Traders ', gstin: '' }];
    const order = { id: 'SO-2024-001', date: '', amount: asPaise(100), status: 'Pending', items: [] } as const;
    await freshMirror(aBusiness({ customers, salesOrders: [{ ...order, customerName: 'Asha Traders' }] }));
    expect(await customerSuggestions('asha')).toEqual(['ASHA Traders']);
  });

  it('is one choice of the customers and of the ledgers', async () => {
    const ledger = { code: '1', group: 'Sundry Debtors', balance: asPaise(0) } as const;
    await freshMirror(
      aBusiness({
        customers: spellings.map((name, at) => ({ id: recordId('CUST-', at + 1), name, gstin: '' })),
        ledgerAccounts: spellings.map((name, at) => ({ ...ledger, id: recordId('LED-', at + 1), name })),
      }),
    );
    expect((await customerChoices('')).names).toEqual(['Asha Traders']);
    expect((await ledgerChoices('traders')).names).toEqual(['Asha Traders']);
  });
});

describe('the next number', () => {
  it('counts the records that the same action has created, and skips numbers in use', async () => {
    const db = await freshMirror();
    await deleteRecords(sampleStore, 'users', ['USER-001']);
    const made = await actOn(sampleStore, ['users'], async (transaction) => {
      const ids = [];
      for (let time = 0; time < 3; time++) {
        const id = await transaction.nextId('users', 'USER-');
        await transaction.insert('users', { ...BLANK_USER, id });
        ids.push(id);
      }
      return ids;
    });
    expect(made).toEqual(['USER-004', 'USER-005', 'USER-006']);
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('is the first free one after the count, whatever runs of numbers are taken', async () => {
    const anyTaken = fc.array(fc.tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 40 })), {
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(anyTaken, fc.boolean(), async (from, hasSerials) => {
        const taken = new Set(from.flatMap(([first, many]) => Array.from({ length: many }, (_, at) => first + at)));
        await freshMirror(
          hasSerials ? aBusiness({ invoices: invoicesOf(taken) }) : aBusiness({ users: usersOf(taken) }),
        );
        let free = taken.size + 1;
        while (taken.has(free)) free++;
        const made = hasSerials ? await createInvoice(anInput()) : await createUser(BLANK_USER);
        expect(made.id).toBe(recordId(hasSerials ? 'INV-2024-' : 'USER-', free));
      }),
      { numRuns: runs(60) },
    );
  });

  it.each([1, 2, 3, 4, 7, 8, 15, 16, 1022, 1023, 1024])('is found after a run of %i', async (many) => {
    const late = Array.from({ length: many }, (_, at) => many + 1 + at);
    // There is one gap after the run.
    await freshMirror(aBusiness({ invoices: invoicesOf([...late, 2 * many + 2]) }));
    for (const free of [2 * many + 1, 2 * many + 3])
      expect((await createInvoice(anInput())).id).toBe(recordId('INV-2024-', free));
  });

  it('among three thousand later numbers is found by few counts, without reading keys', async () => {
    const late = Array.from({ length: 3000 }, (_, at) => 3001 + at);
    await freshMirror(aBusiness({ invoices: invoicesOf(late) }));
    const counts = vi.spyOn(IDBIndex.prototype, 'count');
    const reads = (['getAll', 'getAllKeys', 'openCursor', 'openKeyCursor'] as const).map((name) =>
      vi.spyOn(IDBIndex.prototype, name),
    );
    expect((await createInvoice(anInput())).id).toBe('INV-2024-6001');
    expect(counts.mock.calls.length).toBeLessThan(30);
    expect(reads.flatMap((read) => read.mock.calls)).toEqual([]);
  });
});

describe('several records', () => {
  it('are deleted by one action, and the totals are those of the rest', async () => {
    const db = await freshMirror();
    await deleteRecords(sampleStore, 'invoices', THREE);
    const left = await db.records('invoices').toCollection().primaryKeys();
    expect(left).toEqual(sample.invoices.map(({ id }) => id).filter((id) => !THREE.includes(id)));
    expect((await db.totals.get('changes'))?.count).toBe(1);
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('are all kept if one of them no longer exists', async () => {
    const db = await freshMirror();
    await deleteInvoices(['INV-2024-001']);
    const before = await dumpOf(db);
    await expect(deleteRecords(sampleStore, 'invoices', THREE)).rejects.toThrow(/INV-2024-001 no longer exists/);
    expect(await dumpOf(db)).toEqual(before);
  });

  it('that are products are deleted with their movements, and no others', async () => {
    const db = await freshMirror();
    const [one, other, third] = sample.products.map(({ id }) => id);
    if (!one || !other || !third) throw new Error('The sample has products.');
    const stay = await countMovementsOf(third);
    await deleteRecords(sampleStore, 'products', [one, other]);
    expect(await countMovementsOf(one, other)).toBe(0);
    expect(await countMovementsOf(third)).toBe(stay);
    expect(await db.records('products').count()).toBe(sample.products.length - 2);
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('that are products are kept with their movements if one of them no longer exists', async () => {
    const db = await freshMirror();
    const before = await dumpOf(db);
    await expect(deleteRecords(sampleStore, 'products', ['PRD-001', 'PRD-999'])).rejects.toThrow(
      /PRD-999 no longer exists/,
    );
    expect(await dumpOf(db)).toEqual(before);
  });
});

function invoicesOf(numbers: Iterable<number>) {
  return [...numbers].map((number) => anInvoice({ id: recordId('INV-2024-', number) }));
}

function usersOf(numbers: Iterable<number>) {
  return [...numbers].map((number) => ({ ...BLANK_USER, id: recordId('USER-', number) }));
}

import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { act } from '#data/act.ts';
import { applyBackup, type Backup, readBackup } from '#data/backup.ts';
import { customerChoices } from '#data/customers.ts';
import { createInvoice, deleteInvoice, newestInvoices, updateInvoice } from '#data/invoices.ts';
import { database } from '#data/mirror.ts';
import { lowStock, countMovementsOf, product, productChoices } from '#data/products.ts';
import { deleteRecords } from '#data/records.ts';
import { sample } from '#data/seed/sample.ts';
import { createUser } from '#data/users.ts';
import { recordId } from '#domain/record-id.ts';
import { BLANK_USER } from '#domain/user.ts';
import { exportedText } from '../support/backup-files.ts';
import { aBusiness, anEntry, anInvoice, anItem } from '../support/builders.ts';
import { dumpOf } from '../support/dump.ts';
import { freshMirror } from '../support/fresh-mirror.ts';
import { wrongTotals } from '../support/wrong-totals.ts';

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
    await expect(createInvoice(anEntry(said))).rejects.toThrow(/more than ten lakh letters/);
    await expect(updateInvoice('INV-2024-001', anEntry(said))).rejects.toThrow(/more than ten lakh letters/);
    expect(await dumpOf(db)).toEqual(before);
  });

  it('is one letter longer than the longest that is stored, which is imported again', async () => {
    await freshMirror();
    const { id } = await createInvoice(anEntry({ customerName: 'W'.repeat(1_000_000) }));
    await applyBackup((await readBackup(new Blob([await exportedText()]))) as Backup);
    expect((await database().records('invoices').get(id))?.customerName).toHaveLength(1_000_000);
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
    const names = ['Cash', 'cash', ...Array.from({ length: 70 }, (_, at) => `Branch ${at + 100} Cash`), '  '];
    const customers = names.map((name, at) => ({ id: recordId('CUST-', at + 1), name, gstin: '' }));
    await freshMirror(aBusiness({ customers }));
    const { names: found, hasMore } = await customerChoices('cash');
    expect([found.length, hasMore]).toEqual([60, true]);
    expect(found.slice(0, 3)).toEqual(['Cash', 'cash', 'Branch 100 Cash']);
    expect(new Set(found).size).toBe(60);
    const all = await customerChoices('');
    expect(all.names[0]).toBe('Branch 100 Cash');
    expect(all.names).not.toContain('  ');
    const few = await customerChoices('branch 16');
    expect([few.names.length, few.hasMore]).toEqual([10, false]);
  });
});

describe('the next number', () => {
  it('counts the records that the same action has created, and skips numbers in use', async () => {
    const db = await freshMirror();
    await deleteRecords('users', ['USER-001']);
    const made = await act(['users'], async (hand) => {
      const ids = [];
      for (let time = 0; time < 3; time++) {
        const id = await hand.nextId('users', 'USER-');
        await hand.insert('users', { ...BLANK_USER, id });
        ids.push(id);
      }
      return ids;
    });
    expect(made).toEqual(['USER-004', 'USER-005', 'USER-006']);
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('is the first free one after the count, whatever runs of numbers are taken', async () => {
    const runs = fc.array(fc.tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 40 })), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(runs, fc.boolean(), async (from, hasSerials) => {
        const taken = new Set(from.flatMap(([first, many]) => Array.from({ length: many }, (_, at) => first + at)));
        await freshMirror(
          hasSerials ? aBusiness({ invoices: invoicesOf(taken) }) : aBusiness({ users: usersOf(taken) }),
        );
        let free = taken.size + 1;
        while (taken.has(free)) free++;
        const made = hasSerials ? await createInvoice(anEntry()) : await createUser(BLANK_USER);
        expect(made.id).toBe(recordId(hasSerials ? 'INV-2024-' : 'USER-', free));
      }),
      { numRuns: 60 },
    );
  });

  it.each([1, 2, 3, 4, 7, 8, 15, 16, 1022, 1023, 1024])('is found after a run of %i', async (many) => {
    const late = Array.from({ length: many }, (_, at) => many + 1 + at);
    // There is one gap after the run.
    await freshMirror(aBusiness({ invoices: invoicesOf([...late, 2 * many + 2]) }));
    for (const free of [2 * many + 1, 2 * many + 3])
      expect((await createInvoice(anEntry())).id).toBe(recordId('INV-2024-', free));
  });

  it('among three thousand later numbers is found by few counts, without reading keys', async () => {
    const late = Array.from({ length: 3000 }, (_, at) => 3001 + at);
    await freshMirror(aBusiness({ invoices: invoicesOf(late) }));
    const counts = vi.spyOn(IDBIndex.prototype, 'count');
    const reads = (['getAll', 'getAllKeys', 'openCursor', 'openKeyCursor'] as const).map((name) =>
      vi.spyOn(IDBIndex.prototype, name),
    );
    expect((await createInvoice(anEntry())).id).toBe('INV-2024-6001');
    expect(counts.mock.calls.length).toBeLessThan(30);
    expect(reads.flatMap((read) => read.mock.calls)).toEqual([]);
  });
});

describe('several records', () => {
  it('are deleted by one action, and the totals are those of the rest', async () => {
    const db = await freshMirror();
    await deleteRecords('invoices', THREE);
    const left = await db.records('invoices').toCollection().primaryKeys();
    expect(left).toEqual(sample.invoices.map(({ id }) => id).filter((id) => !THREE.includes(id)));
    expect((await db.totals.get('changes'))?.count).toBe(1);
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('are all kept if one of them no longer exists', async () => {
    const db = await freshMirror();
    await deleteInvoice('INV-2024-001');
    const before = await dumpOf(db);
    await expect(deleteRecords('invoices', THREE)).rejects.toThrow(/INV-2024-001 no longer exists/);
    expect(await dumpOf(db)).toEqual(before);
  });

  it('that are products are deleted with their movements, and no others', async () => {
    const db = await freshMirror();
    const [one, other, third] = sample.products.map(({ id }) => id);
    if (!one || !other || !third) throw new Error('The sample has products.');
    const stay = await countMovementsOf(third);
    await deleteRecords('products', [one, other]);
    expect(await countMovementsOf(one, other)).toBe(0);
    expect(await countMovementsOf(third)).toBe(stay);
    expect(await db.records('products').count()).toBe(sample.products.length - 2);
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('that are products are kept with their movements if one of them no longer exists', async () => {
    const db = await freshMirror();
    const before = await dumpOf(db);
    await expect(deleteRecords('products', ['PRD-001', 'PRD-999'])).rejects.toThrow(/PRD-999 no longer exists/);
    expect(await dumpOf(db)).toEqual(before);
  });
});

function invoicesOf(numbers: Iterable<number>) {
  return [...numbers].map((number) => anInvoice({ id: recordId('INV-2024-', number) }));
}

function usersOf(numbers: Iterable<number>) {
  return [...numbers].map((number) => ({ ...BLANK_USER, id: recordId('USER-', number) }));
}

import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { checkBooks, repairBooks } from '#data/books/audit/check-books.ts';
import { verifyEdits } from '#data/books/audit/edits.ts';
import { createGodown, deleteGodowns } from '#data/books/masters/godowns.ts';
import { createItem, deleteItems, updateItem } from '#data/books/masters/items.ts';
import { createLedger, deleteLedgers, openingDifference, updateLedger } from '#data/books/masters/ledgers.ts';
import { createParty, deleteParties, updateParty } from '#data/books/masters/parties.ts';
import { importRows } from '#data/books/exchange/import-rows.ts';
import { noteCopySaved } from '#data/books/copies/safety.ts';
import { Refusal } from '#data/store/refusal.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import { BLANK_ITEM, itemFrom, openingValue } from '#domain/books/masters/item.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { differenceInOpenings } from '#domain/books/masters/opening-balance.ts';
import { blankParty, PARTY_KINDS } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise, sumOf } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { runs } from '../../../support/runs.ts';

afterEach(emptyShelf);

describe('what is kept', () => {
  it('is what a rebuild gives after any deeds, done or refused, one after the other or at once', async () => {
    const deed = fc.record({
      what: fc.constantFrom('party', 'item', 'ledger', 'godown'),
      how: fc.constantFrom('create', 'create', 'change', 'delete'),
      which: fc.nat({ max: 4 }),
      rupees: fc.integer({ min: 0, max: 5000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(deed, { maxLength: 3 }), { maxLength: 6 }), async (rounds) => {
        await emptyShelf();
        const db = await freshBooks();
        for (const round of rounds) {
          const answers = await Promise.allSettled(round.map(perform));
          for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(Refusal);
        }
        expect(await checkBooks()).toEqual([]);
        expect(await verifyEdits()).toEqual({ entries: await db.records('edits').count() });
        const [ledgers, parties, items] = [
          await db.records('ledgers').toArray(),
          await db.records('parties').toArray(),
          await db.records('items').toArray(),
        ];
        const stock = sumOf(items.map((item) => openingValue(item)));
        expect(await openingDifference()).toBe(differenceInOpenings([...ledgers, ...parties], stock));
      }),
      { numRuns: runs(12) },
    );
  });

  it('tells the difference of the opening balances to the paisa', async () => {
    await freshBooks();
    expect(await openingDifference()).toBe(0);
    await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(1_000_00) });
    await createLedger({ ...BLANK_LEDGER, name: 'Loan', group: 'Secured Loans', balance: asPaise(600_00), side: 'Cr' });
    await createItem({ ...BLANK_ITEM, ...CHAIR, openingQuantity: asQuantity(2), openingRate: asRate(50_0000) });
    expect(await openingDifference()).toBe(-500_00);
  });
});

describe('checking the books', () => {
  it('finds a sum, a counter and a key that are wrong, says what they should be, and mends them', async () => {
    const db = await freshBooks();
    await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(1_000_00) });
    await deleteParties([(await createParty({ ...blankParty('Supplier'), name: 'Ravi' })).id]);
    await noteCopySaved('2026-11-25T07:33:45.123Z');
    await db.totals.update('parties', { count: 7, amount: 5 });
    await db.totals.update('last parties', { count: 1 });
    await db.totals.put({ key: 'ledgers/Branch / Divisions', count: 3, amount: 0 });
    await db.totals.delete('godowns');
    await db.records('parties').update('PTY-000002', { 'keys.words': ['nobody'] });
    const differences = [
      { what: 'Parties', stored: '7 with ₹0.05', rebuilt: '2 with ₹1,000' },
      { what: 'Parties: last number given', stored: '1', rebuilt: '3' },
      { what: 'Ledgers, Branch / Divisions', stored: '3', rebuilt: '0' },
      { what: 'Godowns', stored: '0', rebuilt: '1' },
      { what: 'Parties: records that lists and finding have in the wrong place', stored: '1', rebuilt: '0' },
    ];
    const found = await checkBooks();
    expect(found.toSorted(byWhat)).toEqual(differences.toSorted(byWhat));
    expect(await repairBooks()).toEqual(found);
    expect(await checkBooks()).toEqual([]);
    expect(await db.records('parties').where('keys.words').startsWith('usha').count()).toBe(1);
    expect(await db.totals.get('last copy')).toMatchObject({ count: Date.parse('2026-11-25T07:33:45.123Z') });
    const entry = await db.records('edits').orderBy('keys.serial').last();
    expect(entry).toMatchObject({
      deed: 'mend',
      kind: 'Books',
      name: 'Asha Stores',
      before: { Godowns: '0' },
      after: { Godowns: '1' },
    });
    expect(await verifyEdits()).toEqual({ entries: 48 });
    expect((await createParty({ ...blankParty('Customer'), name: 'Next' })).id).toBe('PTY-000004');
  });

  it('reports how many records it has read, and one that is stopped puts nothing right', async () => {
    const db = await freshBooks();
    await createParty({ ...blankParty('Customer'), name: 'Asha' });
    const inputs = Array.from({ length: 500 }, (_, at) => ({
      of: 'items' as const,
      record: itemFrom({ ...BLANK_ITEM, name: `Item ${at}`, percent: 5 }),
    }));
    await importRows(inputs, 'items.csv');
    await db.totals.update('parties', { count: 7 });
    const stop = () => {
      throw new DOMException('The page asked for it', 'AbortError');
    };
    await expect(repairBooks(stop)).rejects.toThrow();
    expect(await checkBooks()).toHaveLength(1);
    const heard: (readonly [number, number])[] = [];
    expect(await repairBooks((...progress) => heard.push(progress))).toHaveLength(1);
    expect(heard[0]?.[0]).toBe(500);
    expect(await checkBooks()).toEqual([]);
  });

  it('writes nothing where the books agree', async () => {
    const db = await freshBooks();
    expect(await repairBooks()).toEqual([]);
    expect([await db.records('edits').count(), (await db.totals.get('changes'))?.count]).toEqual([44, 1]);
  });
});

type Deed = {
  what: 'party' | 'item' | 'ledger' | 'godown';
  how: 'create' | 'change' | 'delete';
  which: number;
  rupees: number;
};

async function perform({ what, how, which, rupees }: Deed): Promise<unknown> {
  const name = `Name ${which}`;
  const number = String(which + 1).padStart(6, '0');
  const balance = asPaise(rupees * 100);
  const kind = PARTY_KINDS[which % 3] ?? 'Both';
  switch (what) {
    case 'party': {
      const entry = { ...blankParty(kind), name, balance };
      if (how === 'create') return createParty(entry);
      return how === 'change' ? updateParty(`PTY-${number}`, 1, entry) : deleteParties([`PTY-${number}`]);
    }
    case 'item': {
      const entry = {
        ...BLANK_ITEM,
        name,
        percent: 5,
        openingQuantity: asQuantity(which),
        openingRate: asRate(rupees),
      };
      if (how === 'create') return createItem(entry);
      return how === 'change' ? updateItem(`ITM-${number}`, 1, entry) : deleteItems([`ITM-${number}`]);
    }
    case 'ledger': {
      const id = `LED-0000${which + 28}`;
      const entry = { ...BLANK_LEDGER, name, group: which % 2 ? 'Fixed Assets' : 'Provisions', balance } as const;
      if (how === 'create') return createLedger(entry);
      return how === 'change' ? updateLedger(id, 1, entry) : deleteLedgers([id]);
    }
    case 'godown':
      return how === 'delete' ? deleteGodowns([`GDN-${number}`]) : createGodown({ ...BLANK_GODOWN, name });
  }
}

function byWhat(a: { what: string }, b: { what: string }): number {
  return a.what < b.what ? -1 : 1;
}

const CHAIR = { name: 'Chair', percent: 18 };

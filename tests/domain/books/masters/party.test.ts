import { describe, expect, it } from 'vitest';
import {
  blankParty,
  groupOfParty,
  PARTY_KINDS,
  type Party,
  partyInput,
  type PartyInput,
  partyFrom,
  problemsInParty,
  WALK_IN,
  withPartyKind,
} from '#domain/books/masters/party.ts';
import { asPaise } from '#domain/money.ts';

const RAVI: PartyInput = {
  ...blankParty('Customer'),
  name: 'Ravi Traders',
  registration: 'Regular',
  gstin: '29AABCT2222K1ZD',
  state: '29',
};

describe('a party', () => {
  it('is a customer, a supplier or both, and stands under the group of its kind', () => {
    expect(PARTY_KINDS).toEqual(['Customer', 'Supplier', 'Both']);
    expect(PARTY_KINDS.map(groupOfParty)).toEqual(['Sundry Debtors', 'Sundry Creditors', 'Sundry Debtors']);
  });

  it('is at first unregistered and active, and owes nothing', () => {
    expect(blankParty('Customer')).toEqual({
      name: '',
      kind: 'Customer',
      registration: 'Unregistered',
      gstin: '',
      state: '',
      address: '',
      city: '',
      pinCode: '',
      phone: '',
      email: '',
      creditDays: null,
      creditLimit: null,
      balance: null,
      side: 'Dr',
      bills: [],
      isActive: true,
    });
  });

  it.each([
    ['Customer', 'Dr'],
    ['Both', 'Dr'],
    ['Supplier', 'Cr'],
  ] as const)('that is a %s usually has its balance on the side %s', (kind, side) => {
    expect(blankParty(kind)).toMatchObject({ kind, side });
  });

  it('needs nothing but a name', () => {
    expect(problemsInParty(blankParty('Supplier'))).toEqual({ name: 'Enter the name of the party.' });
    expect(problemsInParty({ ...blankParty('Supplier'), name: 'Ravi' })).toEqual({});
    expect(problemsInParty(RAVI)).toEqual({});
  });

  it.each(['Regular', 'Composition', 'SEZ'] as const)('that is %s needs its GSTIN', (registration) => {
    expect(problemsInParty({ ...RAVI, registration, gstin: '' })).toEqual({
      gstin: 'Enter the GSTIN, or choose another GST Registration.',
    });
    expect(problemsInParty({ ...RAVI, registration })).toEqual({});
  });

  it('has a GSTIN of its State', () => {
    expect(problemsInParty({ ...RAVI, state: '27' })).toEqual({
      gstin: 'This is a GSTIN of Karnataka (29). Correct it, or choose that State.',
    });
    expect(problemsInParty({ ...RAVI, state: '' })).toEqual({});
  });

  it.each(['25', '39', '99', 'Goa'])('is not of the State "%s"', (state) => {
    expect(problemsInParty({ ...blankParty('Customer'), name: 'Ravi', state })).toEqual({
      state: 'Choose a State from the list.',
    });
  });

  it('overseas is of Other Country, and nobody else is', () => {
    const overseas = { ...blankParty('Customer'), name: 'Smith & Co', registration: 'Overseas' } as const;
    expect(problemsInParty(overseas)).toEqual({});
    expect(problemsInParty({ ...overseas, state: '96' })).toEqual({});
    expect(problemsInParty({ ...overseas, state: '27' })).toEqual({
      state: 'Overseas goes with the State 96 Other Country. Choose that.',
    });
    expect(problemsInParty({ ...overseas, registration: 'Unregistered', state: '96' })).toEqual({
      state: 'Other Country is for overseas parties. Choose another State.',
    });
  });

  it('has an Indian PIN code, unless it is overseas', () => {
    expect(problemsInParty({ ...RAVI, pinCode: 'SW1A 1AA' })).toHaveProperty('pinCode');
    expect(problemsInParty({ ...RAVI, registration: 'Overseas', gstin: '', state: '96', pinCode: 'SW1A 1AA' })).toEqual(
      {},
    );
  });

  it('has an e-mail address that looks like one', () => {
    expect(problemsInParty({ ...RAVI, email: 'ravi' })).toHaveProperty('email');
  });

  it.each([0, 1, 45, 999, null])('may have %s credit days', (creditDays) => {
    expect(problemsInParty({ ...RAVI, creditDays })).toEqual({});
  });

  it.each([-1, 1000, 7.5, Number.NaN])('does not have %s credit days', (creditDays) => {
    expect(problemsInParty({ ...RAVI, creditDays })).toEqual({
      creditDays: 'Enter the credit days as a whole number from 0 to 999.',
    });
  });

  it('has bills that add up to its opening balance, which has no minus', () => {
    const bills = [{ number: 'A/17', date: '2026-03-10', dueDate: '', amount: asPaise(600_00) } as const];
    expect(problemsInParty({ ...RAVI, bills, balance: asPaise(600_00) })).toEqual({});
    expect(Object.keys(problemsInParty({ ...RAVI, bills, balance: asPaise(-600_00) }))).toEqual(['balance', 'bills']);
  });

  it('is kept with its State, told by the GSTIN or by being overseas', () => {
    expect(partyFrom({ ...RAVI, state: '' }).state).toBe('29');
    expect(partyFrom({ ...RAVI, registration: 'Overseas', gstin: '', state: '' }).state).toBe('96');
    expect(partyFrom({ ...RAVI, registration: 'Unregistered', gstin: '', state: '' }).state).toBe('');
    expect(partyFrom({ ...RAVI, registration: 'Unregistered', gstin: '', state: '07' }).state).toBe('07');
  });

  it('is kept without spaces around its particulars, and its GSTIN in capitals', () => {
    const typed: PartyInput = {
      ...RAVI,
      name: ' Ravi  Traders ',
      gstin: ' 29aabct2222k1zd ',
      address: ' 4 Church Street ',
      city: ' Bengaluru ',
      pinCode: ' 560001 ',
      phone: ' 080 1234 ',
      email: ' ravi@example.com ',
      creditDays: 30,
      balance: asPaise(600_00),
      side: 'Cr',
      bills: [{ number: ' A/17 ', date: '2026-03-10', dueDate: '', amount: asPaise(600_00) }],
    };
    expect(partyFrom(typed)).toEqual({
      name: 'Ravi Traders',
      kind: 'Customer',
      registration: 'Regular',
      gstin: '29AABCT2222K1ZD',
      state: '29',
      address: '4 Church Street',
      city: 'Bengaluru',
      pinCode: '560001',
      phone: '080 1234',
      email: 'ravi@example.com',
      creditDays: 30,
      opening: -600_00,
      bills: [{ number: 'A/17', date: '2026-03-10', dueDate: '', amount: 600_00 }],
      isActive: true,
    });
  });

  it('comes back from its form unchanged', () => {
    const kept: Omit<Party, 'id'> = {
      ...WALK_IN,
      name: 'Ravi',
      kind: 'Supplier',
      opening: asPaise(-5_00),
      creditDays: 0,
    };
    expect(partyInput({ ...kept, id: '1' })).not.toHaveProperty('id');
    expect(partyFrom(partyInput({ ...kept, id: '1' }))).toEqual(kept);
  });

  it('is the walk-in customer when nobody gave a name', () => {
    expect(WALK_IN).toMatchObject({ name: 'Walk-in Customer', kind: 'Customer', registration: 'Unregistered' });
    expect(problemsInParty(partyInput(WALK_IN))).toEqual({});
  });
});

describe('a chosen kind', () => {
  it.each([
    ['Customer', 'Dr'],
    ['Both', 'Dr'],
    ['Supplier', 'Cr'],
  ] as const)('%s has an empty opening balance on the side %s', (kind, side) => {
    const other = blankParty(kind === 'Supplier' ? 'Customer' : 'Supplier');
    expect(withPartyKind(other, kind)).toEqual({ ...other, kind, side });
  });

  it('leaves the side of an opening balance that was entered', () => {
    const entered: PartyInput = { ...RAVI, balance: asPaise(100), side: 'Dr' };
    expect(withPartyKind(entered, 'Supplier')).toEqual({ ...entered, kind: 'Supplier' });
  });
});

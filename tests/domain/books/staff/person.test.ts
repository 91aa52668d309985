import { describe, expect, it } from 'vitest';
import { BLANK_PERSON, type Person, personInput, problemsInPerson } from '#domain/books/staff/person.ts';

const asha: Person = { id: 'STF-000001', rev: 1, name: 'Asha', role: 'Owner', isActive: true };
const ravi: Person = { id: 'STF-000002', rev: 1, name: 'Ravi', role: 'Cashier', isActive: true };
const CODE = { passcode: '482170', repeated: '482170' };

describe('a person of the staff', () => {
  it('has a name of her own, and a passcode from the start', () => {
    expect(problemsInPerson({ ...BLANK_PERSON, name: ' asha ', ...CODE }, [asha])).toEqual({
      name: 'There is already a person named “asha”. Choose another name.',
    });
    expect(problemsInPerson({ ...BLANK_PERSON, name: 'Meera' }, [asha])).toEqual({ passcode: 'Enter a passcode.' });
    expect(problemsInPerson({ ...BLANK_PERSON, name: 'Meera', ...CODE }, [asha])).toEqual({});
  });

  it('is an Owner if hers is the first passcode', () => {
    expect(Object.keys(problemsInPerson({ ...BLANK_PERSON, name: 'Asha', ...CODE }, [], { isFirst: true }))).toEqual([
      'role',
    ]);
  });

  it('keeps the passcode that is not typed anew, but types one on becoming an Owner', () => {
    expect(problemsInPerson({ ...personInput(ravi), name: 'Ravi K' }, [asha, ravi], { before: ravi })).toEqual({});
    expect(problemsInPerson({ ...personInput(ravi), role: 'Owner' }, [asha, ravi], { before: ravi })).toEqual({
      passcode: 'Enter a passcode.',
    });
  });

  it('stays the Owner as long as there is no other active one', () => {
    const lowered = { ...personInput(asha), role: 'Manager' } as const;
    const refused = { role: 'Asha is the only Owner. Make another person an Owner first.' };
    expect(problemsInPerson(lowered, [asha, ravi], { before: asha })).toEqual(refused);
    expect(problemsInPerson({ ...personInput(asha), isActive: false }, [asha], { before: asha })).toEqual(refused);
    const other = { ...ravi, role: 'Owner' } as const;
    expect(problemsInPerson(lowered, [asha, other], { before: asha })).toEqual({});
    expect(problemsInPerson(lowered, [asha, { ...other, isActive: false }], { before: asha })).toEqual(refused);
  });
});

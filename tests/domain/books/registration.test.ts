import { describe, expect, it } from 'vitest';
import {
  hasGstin,
  PARTY_REGISTRATIONS,
  problemInGstin,
  REGISTRATIONS,
  type GstIdentity,
  withGstin,
  withRegistration,
} from '#domain/books/registration.ts';
import { checkDigitOf } from '#domain/gstin.ts';

const MUMBAI = '27AAPFU0939F1ZV';

describe('a GST registration', () => {
  it('of one’s own is one of three, of a party one of five', () => {
    expect(REGISTRATIONS).toEqual(['Regular', 'Composition', 'Unregistered']);
    expect(PARTY_REGISTRATIONS).toEqual(['Regular', 'Composition', 'Unregistered', 'SEZ', 'Overseas']);
  });

  it.each(['Regular', 'Composition', 'SEZ'] as const)('%s needs a GSTIN', (registration) => {
    expect(hasGstin(registration)).toBe(true);
    expect(problemInGstin({ registration, gstin: ' ', state: '27' })).toBe(
      'Enter the GSTIN, or choose another GST Registration.',
    );
    expect(problemInGstin({ registration, gstin: MUMBAI, state: '27' })).toBeUndefined();
  });

  it.each(['Unregistered', 'Overseas'] as const)('%s has none', (registration) => {
    expect(hasGstin(registration)).toBe(false);
    expect(problemInGstin({ registration, gstin: ' ', state: '27' })).toBeUndefined();
    expect(problemInGstin({ registration, gstin: MUMBAI, state: '27' })).toBe(
      `${registration} means without a GSTIN. Clear it, or choose Regular.`,
    );
  });

  it.each(validGstins())('%s is accepted in its State', (gstin) => {
    expect(problemInGstin({ registration: 'Regular', gstin, state: gstin.slice(0, 2) })).toBeUndefined();
  });

  it.each([
    ['27AAPFU0939F1ZW', 'Its last character should be V: one of the characters is mistyped.'],
    ['27AAPUF0939F1ZV', 'Its last character should be F: one of the characters is mistyped.'],
    ['27AAAAA0000A1Z5', 'Its last character should be 2: one of the characters is mistyped.'],
    ['29AAFCA7488L1Z0', 'Its last character should be W: one of the characters is mistyped.'],
    ['27AAPFU0939', 'A GSTIN has 15 characters; this has 11.'],
    ['00AAPFU0939F1ZV', 'A GSTIN begins with the code of a State; 00 is none.'],
    ['28AAPFU0939F1ZV', 'The code 28 is no longer given; Andhra Pradesh is 37.'],
  ])('refuses the GSTIN %s', (gstin, why) => {
    expect(problemInGstin({ registration: 'Regular', gstin, state: '' })).toBe(why);
  });

  it('refuses a GSTIN of another State than the one chosen', () => {
    expect(problemInGstin({ registration: 'Regular', gstin: MUMBAI, state: '29' })).toBe(
      'This is a GSTIN of Maharashtra (27). Correct it, or choose that State.',
    );
  });

  it('accepts small letters, and a GSTIN while no State is chosen', () => {
    expect(problemInGstin({ registration: 'SEZ', gstin: MUMBAI.toLowerCase(), state: '' })).toBeUndefined();
  });

  it('accepts a registration from abroad in any State, because its 99 is none', () => {
    const body = '9917USA12345OS';
    const gstin = body + checkDigitOf(body);
    expect(problemInGstin({ registration: 'Regular', gstin, state: '27' })).toBeUndefined();
  });
});

describe('typing a GSTIN', () => {
  const input = { registration: 'Regular', gstin: '', state: '', name: 'Asha' } satisfies GstIdentity & {
    name: string;
  };

  it('sets the State once it is whole and correct, and writes it in capitals', () => {
    expect(withGstin(input, ' 27aapfu0939f1zv')).toEqual({ ...input, gstin: MUMBAI, state: '27' });
  });

  it('corrects a State chosen before', () => {
    expect(withGstin({ ...input, state: '29' }, MUMBAI).state).toBe('27');
  });

  it.each(['27AAP', '27AAPFU0939F1ZW', ''])('changes nothing else while it is "%s"', (typed) => {
    const before = { ...input, state: '29', registration: 'Unregistered' } as const;
    expect(withGstin(before, typed)).toEqual({ ...before, gstin: typed });
  });

  it.each(['Unregistered', 'Overseas'] as const)('makes %s Regular, because the number says so', (registration) => {
    expect(withGstin<GstIdentity>({ ...input, registration }, MUMBAI).registration).toBe('Regular');
  });

  it.each(['Composition', 'SEZ'] as const)('leaves %s', (registration) => {
    expect(withGstin<GstIdentity>({ ...input, registration }, MUMBAI).registration).toBe(registration);
  });
});

function validGstins(): readonly string[] {
  return [
    MUMBAI,
    '12GEOPS0823BBZH',
    '29AAGCB7383J1Z4',
    '24AAQCA8719H1ZC',
    '05AAACG2115R1ZN',
    '04AAAPF1111F1ZU',
    '38AAAPG2222G1ZA',
  ];
}

describe('a chosen registration', () => {
  it('overseas is of Other Country', () => {
    expect(withRegistration({ registration: 'Unregistered', gstin: '', state: '27' }, 'Overseas')).toEqual({
      registration: 'Overseas',
      gstin: '',
      state: '96',
    });
  });

  it.each([
    ['', ''],
    [MUMBAI, '27'],
  ])('that is no longer overseas leaves Other Country, for the State of the GSTIN %s', (gstin, state) => {
    expect(withRegistration({ registration: 'Overseas', gstin, state: '96' }, 'Regular')).toEqual({
      registration: 'Regular',
      gstin,
      state,
    });
  });

  it('of any other kind keeps the State', () => {
    expect(withRegistration({ registration: 'Regular', gstin: '', state: '29' }, 'SEZ').state).toBe('29');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BALANCE_SIDES,
  DIFFERENCE_IN_OPENINGS,
  differenceInOpenings,
  openingInput,
  openingFrom,
  problemInBalance,
} from '#domain/books/masters/opening-balance.ts';
import { asPaise, sumOf, ZERO } from '#domain/money.ts';

describe('an opening balance', () => {
  it('is positive on the debit side and negative on the credit side', () => {
    expect(BALANCE_SIDES).toEqual(['Dr', 'Cr']);
    expect(openingFrom({ balance: asPaise(500_00), side: 'Dr' })).toBe(500_00);
    expect(openingFrom({ balance: asPaise(500_00), side: 'Cr' })).toBe(-500_00);
  });

  it('is nothing when it is left empty', () => {
    expect(openingFrom({ balance: null, side: 'Cr' })).toBe(ZERO);
  });

  it('shows its amount and its side in the form', () => {
    expect(openingInput(asPaise(1), 'Cr')).toEqual({ balance: 1, side: 'Dr' });
    expect(openingInput(asPaise(-1), 'Dr')).toEqual({ balance: 1, side: 'Cr' });
  });

  it.each(BALANCE_SIDES)('that is nothing leaves the field empty, on the usual side %s', (usual) => {
    expect(openingInput(ZERO, usual)).toEqual({ balance: null, side: usual });
  });

  it('has no minus beside Dr or Cr', () => {
    expect(problemInBalance({ balance: asPaise(-1), side: 'Cr' })).toBe(
      'Enter the amount without a minus, and choose Dr or Cr.',
    );
    expect(problemInBalance({ balance: ZERO, side: 'Cr' })).toBeUndefined();
    expect(problemInBalance({ balance: null, side: 'Dr' })).toBeUndefined();
  });

  it('comes back from its form unchanged', () => {
    fc.assert(
      fc.property(paise, fc.constantFrom(...BALANCE_SIDES), (opening, usual) => {
        expect(openingFrom(openingInput(opening, usual))).toBe(opening);
      }),
    );
  });
});

describe('the difference in opening balances', () => {
  it('is nothing when debits equal credits', () => {
    expect(differenceInOpenings([{ opening: asPaise(20_000_00) }, { opening: asPaise(-20_000_00) }])).toBe(0);
    expect(differenceInOpenings([])).toBe(0);
  });

  it('stands on the credit side when the debits are more', () => {
    expect(differenceInOpenings([{ opening: asPaise(500_00) }, { opening: asPaise(-200_00) }])).toBe(-300_00);
  });

  it('counts the opening stock as a debit, so that it needs its capital too', () => {
    expect(differenceInOpenings([{ opening: asPaise(-200_00) }], asPaise(200_00))).toBe(0);
  });

  it('has a name in the trial balance', () => {
    expect(DIFFERENCE_IN_OPENINGS).toBe('Difference in opening balances');
  });

  it('always makes the openings agree', () => {
    fc.assert(
      fc.property(fc.array(paise), paise, (openings, stock) => {
        const difference = differenceInOpenings(
          openings.map((opening) => ({ opening })),
          stock,
        );
        expect(sumOf([...openings, stock, difference])).toBe(0);
      }),
    );
  });
});

const paise = fc.integer({ min: -1e12, max: 1e12 }).map(asPaise);

import { describe, expect, it } from 'vitest';
import { supplyTo } from '#data/customers.ts';
import { BLANK_COMPANY } from '#domain/company.ts';
import { aBusiness } from '../support/builders.ts';
import { freshMirror } from '../support/fresh-mirror.ts';

const MUMBAI = '27AAPFU0939F1ZV';
const CHANDIGARH = '04AABCU9603R1ZV';

describe('what is supplied to a customer', () => {
  it.each([
    ['within a State', MUMBAI, MUMBAI, { state: 'Maharashtra', gstType: 'CGST/SGST', territorial: 'SGST' }],
    ['to another State', MUMBAI, CHANDIGARH, { state: 'Chandigarh', gstType: 'IGST', territorial: 'SGST' }],
    [
      'within a Union territory',
      CHANDIGARH,
      CHANDIGARH,
      { state: 'Chandigarh', gstType: 'CGST/SGST', territorial: 'UTGST' },
    ],
    ['by a seller without a registration', '', MUMBAI, undefined],
  ])('%s bears what the rule says', async (_, ours, theirs, supply) => {
    await freshMirror(
      aBusiness({
        companies: [{ ...BLANK_COMPANY, id: 'COMP-001', gstin: ours }],
        customers: [{ id: 'CUST-001', name: 'Desai & Sons', gstin: theirs }],
      }),
    );
    expect(await supplyTo('Desai & Sons')).toEqual(supply);
  });
});

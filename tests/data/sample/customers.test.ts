import { describe, expect, it } from 'vitest';
import { gstinOf, supplyTo } from '#data/sample/customers.ts';
import { BLANK_COMPANY } from '#domain/sample/company.ts';
import { aBusiness } from '../../support/sample-records.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';

const MUMBAI = '27AAPFU0939F1ZV';
const CHANDIGARH = '04AABCU9603R1ZV';

describe('a supply to a customer', () => {
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
  ])('%s has the GST type that the rule says', async (_, ours, theirs, supply) => {
    await freshMirror(
      aBusiness({
        companies: [{ ...BLANK_COMPANY, id: 'COMP-001', gstin: ours }],
        customers: [{ id: 'CUST-001', name: 'Desai & Sons', gstin: theirs }],
      }),
    );
    expect(await supplyTo('Desai & Sons')).toEqual(supply && { isClear: true, ...supply });
  });

  it('without a GSTIN on record is in the seller’s State', async () => {
    await freshMirror(aBusiness({ companies: [{ ...BLANK_COMPANY, id: 'COMP-001', gstin: MUMBAI }] }));
    expect(await gstinOf('Nobody & Sons')).toBe('');
    expect(await supplyTo('Nobody & Sons')).toEqual({
      isClear: true,
      state: 'Maharashtra',
      gstType: 'CGST/SGST',
      territorial: 'SGST',
    });
  });

  it.each([
    ['with another GSTIN', CHANDIGARH],
    ['without one', ''],
  ])('has no known place or GST type if there is a namesake %s', async (_, other) => {
    await freshMirror(
      aBusiness({
        companies: [{ ...BLANK_COMPANY, id: 'COMP-001', gstin: CHANDIGARH }],
        customers: [
          { id: 'CUST-001', name: 'Desai & Sons', gstin: MUMBAI },
          { id: 'CUST-002', name: 'Desai & Sons', gstin: other },
        ],
      }),
    );
    expect(await gstinOf('Desai & Sons')).toBe('');
    expect(await supplyTo('Desai & Sons')).toEqual({ isClear: false, territorial: 'UTGST' });
  });

  it('is known however the invoice and the list of customers spell the name', async () => {
    await freshMirror(
      aBusiness({
        companies: [{ ...BLANK_COMPANY, id: 'COMP-001', gstin: MUMBAI }],
        customers: [
          { id: 'CUST-001', name: ' desai  & sons', gstin: CHANDIGARH },
          { id: 'CUST-002', name: 'Desäi & Sons', gstin: MUMBAI },
        ],
      }),
    );
    expect(await gstinOf('Desai & Sons ')).toBe(CHANDIGARH);
  });

  it('is known if a namesake has the same GSTIN, however it was typed', async () => {
    await freshMirror(
      aBusiness({
        companies: [{ ...BLANK_COMPANY, id: 'COMP-001', gstin: MUMBAI }],
        customers: [
          { id: 'CUST-001', name: 'Desai & Sons', gstin: CHANDIGARH },
          { id: 'CUST-002', name: 'Desai & Sons', gstin: ` ${CHANDIGARH.toLowerCase()}` },
          { id: 'CUST-003', name: 'Desai & Son', gstin: MUMBAI },
        ],
      }),
    );
    expect(await gstinOf('Desai & Sons')).toBe(CHANDIGARH);
    expect(await supplyTo('Desai & Sons')).toMatchObject({ isClear: true, state: 'Chandigarh' });
  });

  it('is unknown if no company is on record', async () => {
    await freshMirror(
      aBusiness({ companies: [], customers: [{ id: 'CUST-001', name: 'Desai & Sons', gstin: MUMBAI }] }),
    );
    expect(await supplyTo('Desai & Sons')).toBeUndefined();
  });
});

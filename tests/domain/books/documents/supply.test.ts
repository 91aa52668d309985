import { describe, expect, it } from 'vitest';
import type { GstIdentity, Registration } from '#domain/books/registration.ts';
import {
  type Charged,
  chargedOnPurchase,
  chargedOnSale,
  isExport,
  isZeroRated,
  stateOfParty,
  type SupplyType,
  usualPlaceOfSale,
} from '#domain/books/documents/supply.ts';

const own = (state: string, registration: Registration = 'Regular') => ({ registration, state });
const unregistered = (state = ''): GstIdentity => ({ registration: 'Unregistered', gstin: '', state });
const regular = (gstin: string, state = ''): GstIdentity => ({ registration: 'Regular', gstin, state });
const IN_27 = regular('27AAAPA1234A1ZT');
const IN_29 = regular('29AABCT2222K1ZD');
const sez: GstIdentity = { ...IN_27, registration: 'SEZ' };
const overseas: GstIdentity = { registration: 'Overseas', gstin: '', state: '96' };

describe('the place of supply of a sale', () => {
  it.each([
    ['the State of the GSTIN', IN_29, '29'],
    ['the State, without a GSTIN', unregistered('29'), '29'],
    ['ours, without either', unregistered(), '27'],
    ['Other Country, overseas', overseas, '96'],
    ['the State of the zone', sez, '27'],
    ['the State, while the GSTIN is not whole', regular('29AAB', '07'), '07'],
  ])('is %s', (_, customer, place) => {
    expect(usualPlaceOfSale(customer, own('27'))).toBe(place);
  });

  it('follows the GSTIN rather than the State', () => {
    expect(stateOfParty({ ...IN_29, state: '07' }, own('27'))).toBe('29');
  });
});

describe('a sale bears', () => {
  it.each<[string, string, GstIdentity, string, SupplyType, Charged]>([
    ['both heads within the State', '27', IN_27, '27', 'Without payment of tax', 'CGST + SGST'],
    ['IGST to another State', '27', IN_29, '29', 'Without payment of tax', 'IGST'],
    ['both heads over the counter', '27', unregistered(), '27', 'Without payment of tax', 'CGST + SGST'],
    ['IGST to a walk-in from another State', '27', unregistered('29'), '29', 'Without payment of tax', 'IGST'],
    ['the heads of the place that was chosen', '27', IN_29, '27', 'Without payment of tax', 'CGST + SGST'],
    ['UTGST within Chandigarh', '04', unregistered(), '04', 'Without payment of tax', 'CGST + UTGST'],
    ['UTGST within Ladakh', '38', unregistered(), '38', 'Without payment of tax', 'CGST + UTGST'],
    ['SGST within Delhi', '07', unregistered(), '07', 'Without payment of tax', 'CGST + SGST'],
    ['IGST to Other Territory', '27', unregistered('97'), '97', 'Without payment of tax', 'IGST'],
    ['nothing to a zone in the State', '27', sez, '27', 'Without payment of tax', 'Zero-rated'],
    ['IGST to a zone in the State, if it is paid', '27', sez, '27', 'With payment of tax', 'IGST'],
    ['nothing abroad', '27', overseas, '96', 'Without payment of tax', 'Zero-rated'],
    ['IGST abroad, if it is paid', '27', overseas, '96', 'With payment of tax', 'IGST'],
    ['IGST in Karnataka, though the buyer is from abroad', '27', overseas, '29', 'Without payment of tax', 'IGST'],
    ['both heads here, though the buyer is from abroad', '27', overseas, '27', 'With payment of tax', 'CGST + SGST'],
    [
      'UTGST in Chandigarh, though the buyer is from abroad',
      '04',
      overseas,
      '04',
      'Without payment of tax',
      'CGST + UTGST',
    ],
    ['IGST where no State is known', '27', unregistered(), '', 'Without payment of tax', 'IGST'],
  ])('%s', (_, state, customer, place, supplyType, charged) => {
    expect(chargedOnSale(own(state), customer.registration, place, supplyType)).toBe(charged);
  });

  it.each(['Composition', 'Unregistered'] as const)('nothing if we are %s', (registration) => {
    expect(chargedOnSale(own('27', registration), 'Regular', '29', 'With payment of tax')).toBe('None');
    expect(chargedOnSale(own('27', registration), 'Overseas', '96', 'With payment of tax')).toBe('None');
  });

  it('zero rates for zones, and for buyers abroad where it is supplied abroad', () => {
    const kinds = ['Regular', 'Composition', 'Unregistered', 'SEZ', 'Overseas'] as const;
    expect(kinds.filter((kind) => isZeroRated(kind, '96'))).toEqual(['SEZ', 'Overseas']);
    expect(kinds.filter((kind) => isZeroRated(kind, '29'))).toEqual(['SEZ']);
  });

  it('and is an export where it is supplied abroad, to who has no GSTIN here', () => {
    const kinds = ['Regular', 'Composition', 'Unregistered', 'SEZ', 'Overseas'] as const;
    expect(kinds.filter((registration) => isExport({ party: { registration }, place: '96' }))).toEqual([
      'Unregistered',
      'Overseas',
    ]);
    expect(kinds.filter((registration) => isExport({ party: { registration }, place: '29' }))).toEqual([]);
  });
});

describe('a purchase bears', () => {
  it.each<[string, GstIdentity, string, boolean, Charged]>([
    ['both heads within the State', IN_27, '27', false, 'CGST + SGST'],
    ['IGST from another State', IN_29, '27', false, 'IGST'],
    ['the heads of another State, where it is used there', IN_29, '29', false, 'CGST + SGST'],
    ['IGST from a zone', sez, '27', false, 'IGST'],
    ['nothing from who is unregistered', unregistered('27'), '27', false, 'None'],
    ['nothing under Composition of the supplier', { ...IN_27, registration: 'Composition' }, '27', false, 'None'],
    ['nothing from abroad', overseas, '27', false, 'None'],
    ['both heads of reverse charge from who is unregistered', unregistered(), '27', true, 'CGST + SGST'],
    ['IGST of reverse charge from another State', unregistered('29'), '27', true, 'IGST'],
    ['IGST of reverse charge from abroad', overseas, '27', true, 'IGST'],
  ])('%s', (_, supplier, place, isReverse, charged) => {
    expect(chargedOnPurchase(own('27'), supplier, place, isReverse)).toBe(charged);
  });

  it('what its supplier charges, also if we are under Composition or unregistered', () => {
    expect(chargedOnPurchase(own('27', 'Composition'), IN_27, '27', false)).toBe('CGST + SGST');
    expect(chargedOnPurchase(own('04', 'Unregistered'), unregistered('04'), '04', true)).toBe('CGST + UTGST');
  });
});

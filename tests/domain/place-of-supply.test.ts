import { expect, it } from 'vitest';
import { placeOfSupply, usualGstType } from '#domain/place-of-supply.ts';

const MUMBAI = '27AAAPA1234A1ZT';
const BENGALURU = '29AABCT2222K1ZD';

it.each([
  ['a buyer of another State', BENGALURU, MUMBAI, 'Karnataka', 'IGST'],
  ['a buyer of the same State', '27AAAPF1111F1ZM', MUMBAI, 'Maharashtra', 'CGST/SGST'],
  ['a buyer without a registration', '', MUMBAI, 'Maharashtra', 'CGST/SGST'],
  ['numbers with spaces around them', ` ${BENGALURU}`, ` ${MUMBAI} `, 'Karnataka', 'IGST'],
  ['a seller whose State is unknown', BENGALURU, '', 'Karnataka', undefined],
  ['a buyer whose State is unknown', '00AABCT2222K1ZD', MUMBAI, undefined, undefined],
])('to %s', (_to, buyer, seller, state, type) => {
  expect(placeOfSupply(buyer, seller)?.name).toBe(state);
  expect(usualGstType(buyer, seller)).toBe(type);
});

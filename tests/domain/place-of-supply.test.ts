import { expect, it } from 'vitest';
import { placeOfSupply } from '#domain/place-of-supply.ts';
import { placeOnPaper, usualGstType } from '#domain/sample/usual-gst-type.ts';

const MUMBAI = '27AAAPA1234A1ZT';
const BENGALURU = '29AABCT2222K1ZD';
const MERGED = 'Dadra and Nagar Haveli and Daman and Diu';

it.each([
  ['a buyer of another State', BENGALURU, MUMBAI, 'Karnataka', 'IGST'],
  ['a buyer of the same State', '27AAAPF1111F1ZM', MUMBAI, 'Maharashtra', 'CGST/SGST'],
  ['a buyer without a registration', '', MUMBAI, 'Maharashtra', 'CGST/SGST'],
  ['numbers with spaces around them', ` ${BENGALURU}`, ` ${MUMBAI} `, 'Karnataka', 'IGST'],
  ['a buyer of Daman, under its old code', '25AAAPF1111F1Z', '26AAAPA1234A1Z', MERGED, 'CGST/SGST'],
  ['a buyer of the merged territory, from Daman', '26AAAPF1111F1Z', '25AAAPA1234A1Z', MERGED, 'CGST/SGST'],
  ['a buyer of Andhra Pradesh, under its old code', '28AAAPF1111F1Z', '37AAAPA1234A1Z', 'Andhra Pradesh', 'CGST/SGST'],
  ['a buyer of Telangana, from Andhra Pradesh', '36AAAPF1111F1Z', '28AAAPA1234A1Z', 'Telangana', 'IGST'],
  ['a seller whose State is unknown', BENGALURU, '', 'Karnataka', undefined],
  ['a buyer whose State is unknown', '00AABCT2222K1ZD', MUMBAI, undefined, undefined],
])('to %s', (_to, buyer, seller, state, type) => {
  expect(placeOfSupply(buyer, seller)?.name).toBe(state);
  expect(usualGstType(buyer, seller)).toBe(type);
});

it.each([
  ['IGST', '', undefined],
  ['IGST', ' ', undefined],
  ['IGST', BENGALURU, 'Karnataka'],
  ['CGST/SGST', '', 'Maharashtra'],
  // A counter sale: an invoice with the tax of the seller's State is supplied there, whoever buys.
  ['CGST/SGST', BENGALURU, 'Maharashtra'],
] as const)('a printed invoice with %s to "%s" names %s', (gstType, buyer, state) => {
  expect(placeOnPaper(gstType, buyer, MUMBAI)?.name).toBe(state);
});

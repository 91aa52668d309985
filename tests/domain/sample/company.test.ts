import { expect, it } from 'vitest';
import { missingIn } from '#domain/required-fields.ts';
import { BLANK_COMPANY, companyInput, requiredForCompany } from '#domain/sample/company.ts';

it('a new company needs a name, a GSTIN and an email', () => {
  expect(missingIn(BLANK_COMPANY, requiredForCompany)).toEqual(['name', 'gstin', 'email']);
});

it('the form of a company has every entered field, but not its id', () => {
  const input = { ...BLANK_COMPANY, name: 'Desai & Sons', gstin: '27AAAPF1111F1ZM' };
  expect(companyInput({ ...input, id: 'COMP-003' })).toEqual(input);
});

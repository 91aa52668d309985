import { expect, it } from 'vitest';
import { BLANK_COMPANY, companyEntry, requiredForCompany } from '#domain/company.ts';

it('a new company needs a name, a GSTIN and an email, and its form starts blank', () => {
  expect(requiredForCompany).toEqual(['name', 'gstin', 'email']);
  expect(BLANK_COMPANY).toEqual({ name: '', gstin: '', phone: '', email: '', address: '' });
});

it('the form of a company has every entered field, but not its id', () => {
  const entry = { ...BLANK_COMPANY, name: 'Desai & Sons', gstin: '27AAAPF1111F1ZM' };
  expect(companyEntry({ ...entry, id: 'COMP-003' })).toEqual(entry);
});

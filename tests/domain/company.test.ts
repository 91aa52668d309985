import { expect, it } from 'vitest';
import { BLANK_COMPANY, companyEntry, requiredForCompany } from '#domain/company.ts';

it('a new company needs its name, GSTIN and email, and starts with nothing', () => {
  expect(requiredForCompany).toEqual(['name', 'gstin', 'email']);
  expect(BLANK_COMPANY).toEqual({ name: '', gstin: '', phone: '', email: '', address: '' });
});

it('a company gives its form all that was entered, and not its number', () => {
  const entry = { ...BLANK_COMPANY, name: 'Desai & Sons', gstin: '27AAAPF1111F1ZM' };
  expect(companyEntry({ ...entry, id: 'COMP-003' })).toEqual(entry);
});

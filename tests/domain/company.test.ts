import { expect, it } from 'vitest';
import { requiredForCompany } from '#domain/company.ts';

it('a new company needs its name, GSTIN and email', () => {
  expect(requiredForCompany).toEqual(['name', 'gstin', 'email']);
});

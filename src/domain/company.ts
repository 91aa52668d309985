export type Company = Readonly<{
  id: string;
  name: string;
  gstin: string;
  phone: string;
  email: string;
  address: string;
}>;

export const COMPANY_PREFIX = 'COMP-';

/** What a new company must have; phone and address are optional (specification §5). */
export const requiredForCompany = ['name', 'gstin', 'email'] as const satisfies readonly (keyof Company)[];

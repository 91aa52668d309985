export type Company = Readonly<{
  id: string;
  name: string;
  gstin: string;
  phone: string;
  email: string;
  address: string;
}>;

export const COMPANY_PREFIX = 'COMP-';

/** The fields that a new company must have; phone and address are optional (specification §5). */
export const requiredForCompany = ['name', 'gstin', 'email'] as const satisfies readonly (keyof Company)[];

/** The values of the company form. */
export type CompanyInput = Omit<Company, 'id'>;

export const BLANK_COMPANY: CompanyInput = { name: '', gstin: '', phone: '', email: '', address: '' };

/** The form values of an existing company. */
export function companyInput({ name, gstin, phone, email, address }: Company): CompanyInput {
  return { name, gstin, phone, email, address };
}

import { today } from '#data/clock.ts';
import { createCompany, deleteCompanies, updateCompany } from '#data/sample/companies.ts';
import {
  BLANK_COMPANY,
  type Company,
  type CompanyInput,
  companyInput,
  requiredForCompany,
} from '#domain/sample/company.ts';
import { formatName } from '#domain/format.ts';
import { missingIn } from '#domain/required-fields.ts';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForCompany)[number];

/** How a company is created, checked, edited and deleted. */
export const COMPANY_EDITOR: RecordKind<Company, CompanyInput, Required> = {
  blank: () => BLANK_COMPANY,
  missing: (input) => missingIn(input, requiredForCompany),
  create: createCompany,
  created: successMessage('Company', 'created'),
  existing: {
    draftOf: companyInput,
    update: (company, input) => updateCompany(company.id, input),
    updated: successMessage('Company', 'updated'),
    remove: (company) => deleteCompanies([company.id]),
    deleted: successMessage('Company', 'deleted'),
  },
};

/** The bulk actions on selected companies. */
export const COMPANY_BULK_ACTIONS: BulkActions<Company> = {
  nouns: ['company', 'companies'],
  displayName: ({ name }) => formatName(name, 'unnamed company'),
  remove: deleteCompanies,
  fileName: () => `selected-companies-${today()}`,
};

export type CompanyEditor = RecordEditor<Company, CompanyInput, Required>;

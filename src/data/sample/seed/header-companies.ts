import type { HeaderCompany } from '#domain/sample/header-company.ts';

/** The first is the sample business itself. */
export const headerCompanies: readonly HeaderCompany[] = [
  { id: 'HC-001', name: 'Shree Tarang Traders', year: '2024-25' },
  { id: 'HC-002', name: 'Tarang Office Systems Pvt Ltd', year: '2024-25' },
  { id: 'HC-003', name: 'Tarang Exports', year: '2023-24' },
];

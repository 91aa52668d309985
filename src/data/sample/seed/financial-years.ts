import type { FinancialYear } from '#domain/sample/financial-year.ts';

export const financialYears: readonly FinancialYear[] = [
  {
    id: '1680287400000',
    name: 'FY 2023-24',
    startDate: '2023-04-01',
    endDate: '2024-03-31',
    status: 'Closed',
    isDefault: false,
  },
  {
    id: '1711909800000',
    name: 'FY 2024-25',
    startDate: '2024-04-01',
    endDate: '2025-03-31',
    status: 'Active',
    isDefault: true,
  },
  {
    id: '1711909800001',
    name: 'FY 2025-26',
    startDate: '2025-04-01',
    endDate: '2026-03-31',
    status: 'Future',
    isDefault: false,
  },
];

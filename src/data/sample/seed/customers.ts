import type { Customer } from '#domain/sample/customer.ts';

/** The first is in the sample business's own state, Maharashtra (27); the others are in Karnataka and Gujarat. */
export const customers: readonly Customer[] = [
  { id: 'CUST-001', name: 'Fernandes Stationers', gstin: '27AAAPF1111F1ZM' },
  { id: 'CUST-002', name: 'Bhat Office Interiors', gstin: '29AAAPB5678B1ZY' },
  { id: 'CUST-003', name: 'Desai & Sons', gstin: '24AAAFD3456D1ZZ' },
];

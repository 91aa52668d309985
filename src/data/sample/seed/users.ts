import type { User } from '#domain/sample/user.ts';

export const users: readonly User[] = [
  { id: 'USER-001', name: 'Asha Apte', email: 'asha@example.in', role: 'Admin', status: 'Active' },
  { id: 'USER-002', name: 'Imran Shaikh', email: 'imran@example.in', role: 'Accountant', status: 'Active' },
  { id: 'USER-003', name: 'Meera Nair', email: 'meera@example.in', role: 'Sales', status: 'Inactive' },
];

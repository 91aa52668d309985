import type { Company } from '#domain/sample/company.ts';

export const companies: readonly Company[] = [
  {
    id: 'COMP-001',
    name: 'Shree Tarang Traders',
    gstin: '27AAAPA1234A1ZT',
    phone: '+91 98200 00001',
    email: 'accounts@shreetarang.example.in',
    address: '14 Marol Industrial Estate, Andheri East, Mumbai 400059, Maharashtra',
  },
  {
    id: 'COMP-002',
    name: 'Tarang Office Systems Pvt Ltd',
    gstin: '27AABCT2222K1ZH',
    phone: '+91 98200 00002',
    email: 'office@tarangsystems.example.in',
    address: '3 Karve Road, Erandwane, Pune 411004, Maharashtra',
  },
];

import { sumsOf } from '#domain/sample/invoice.ts';
import type { SalesOrder } from '#domain/sample/sales-order.ts';
import { item } from './items.ts';

export const salesOrders: readonly SalesOrder[] = [
  order({
    id: 'SO-2024-001',
    date: '2024-04-02',
    customerName: 'Fernandes Stationers',
    status: 'Completed',
    items: [item('A4 copier paper 75 GSM', 200, 312_50), item('Lever arch box file', 120, 118_25)],
  }),
  order({
    id: 'SO-2024-002',
    date: '2024-04-12',
    customerName: 'Bhat Office Interiors',
    status: 'Completed',
    items: [item('Ergonomic office chair', 12, 7_250_00), item('Office desk 1500 mm', 6, 11_990_00)],
  }),
  order({
    id: 'SO-2024-003',
    date: '2024-05-02',
    customerName: 'Desai & Sons',
    status: 'Completed',
    items: [item('LED monitor 24 inch', 10, 9_450_00), item('Wireless keyboard and mouse set', 10, 1_249_50)],
  }),
  order({
    id: 'SO-2024-004',
    date: '2024-06-21',
    customerName: 'Konkan Coaching Classes',
    status: 'Cancelled',
    items: [item('Visitor chair', 40, 2_850_00)],
  }),
  order({
    id: 'SO-2024-005',
    date: '2024-07-18',
    customerName: 'Fernandes Stationers',
    status: 'Completed',
    items: [item('HDMI cable 3 m', 60, 349_00), item('Surge protector, six sockets', 40, 899_50)],
  }),
  order({
    id: 'SO-2024-006',
    date: '2024-08-09',
    customerName: 'Bhat Office Interiors',
    status: 'Completed',
    items: [item('LED monitor 24 inch', 18, 9_450_00), item('Aluminium laptop stand', 30, 1_199_00)],
  }),
  order({
    id: 'SO-2024-007',
    date: '2024-10-28',
    customerName: 'Gokhale Accounting Services',
    status: 'Completed',
    items: [item('Mono laser printer', 2, 14_800_00), item('A4 copier paper 75 GSM', 40, 312_50)],
  }),
  order({
    id: 'SO-2024-008',
    date: '2024-12-19',
    customerName: 'Sunrise Dental Clinic',
    status: 'Pending',
    items: [item('Ergonomic office chair', 3, 7_250_00), item('Steel cupboard, four shelves', 2, 13_400_00)],
  }),
  order({
    id: 'SO-2024-009',
    date: '2025-01-09',
    customerName: 'Desai & Sons',
    status: 'Pending',
    items: [item('UPS 1 kVA', 6, 5_650_00), item('Surge protector, six sockets', 10, 899_50)],
  }),
  order({
    id: 'SO-2024-010',
    date: '2025-01-16',
    customerName: 'Bhat Office Interiors',
    status: 'Pending',
    items: [item('Office desk 1500 mm', 8, 11_990_00), item('Surge protector, six sockets', 16, 899_50)],
  }),
];

function order(written: Omit<SalesOrder, 'amount'>): SalesOrder {
  return { ...written, amount: sumsOf(written.items).amount };
}

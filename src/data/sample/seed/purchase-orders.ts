import { sumsOf } from '#domain/sample/invoice.ts';
import type { PurchaseOrder } from '#domain/sample/purchase-order.ts';
import { item } from './items.ts';

export const purchaseOrders: readonly PurchaseOrder[] = [
  order({
    id: 'PO-2024-001',
    date: '2024-04-01',
    vendorName: 'Sahyadri Paper Mart',
    status: 'Received',
    items: [item('A4 copier paper 75 GSM', 600, 262_00)],
  }),
  order({
    id: 'PO-2024-002',
    date: '2024-04-29',
    vendorName: 'Navkar Electronics',
    status: 'Received',
    items: [item('LED monitor 24 inch', 40, 8_150_00)],
  }),
  order({
    id: 'PO-2024-003',
    date: '2024-05-16',
    vendorName: 'Navkar Electronics',
    status: 'Received',
    items: [item('Toner cartridge, black', 30, 2_780_50)],
  }),
  order({
    id: 'PO-2024-004',
    date: '2024-06-04',
    vendorName: 'Kaveri Furniture Works',
    status: 'Received',
    items: [item('Visitor chair', 30, 2_240_00), item('Steel cupboard, four shelves', 8, 10_900_00)],
  }),
  order({
    id: 'PO-2024-005',
    date: '2024-07-08',
    vendorName: 'Deccan Cables and Accessories',
    status: 'Received',
    items: [item('HDMI cable 3 m', 150, 212_75), item('Surge protector, six sockets', 60, 640_00)],
  }),
  order({
    id: 'PO-2024-006',
    date: '2024-09-05',
    vendorName: 'Kaveri Furniture Works',
    status: 'Received',
    items: [item('Ergonomic office chair', 20, 5_780_00)],
  }),
  order({
    id: 'PO-2024-007',
    date: '2024-10-18',
    vendorName: 'Navkar Electronics',
    status: 'Cancelled',
    items: [item('Mono laser printer', 10, 12_650_00)],
  }),
  order({
    id: 'PO-2024-008',
    date: '2024-11-25',
    vendorName: 'Deccan Cables and Accessories',
    status: 'Received',
    items: [item('Aluminium laptop stand', 40, 865_00)],
  }),
  order({
    id: 'PO-2024-009',
    date: '2025-01-06',
    vendorName: 'Navkar Electronics',
    status: 'Pending',
    items: [item('Wireless keyboard and mouse set', 60, 985_00), item('Toner cartridge, black', 40, 2_780_50)],
  }),
  order({
    id: 'PO-2024-010',
    date: '2025-01-15',
    vendorName: 'Kaveri Furniture Works',
    status: 'Pending',
    items: [item('Office desk 1500 mm', 20, 9_350_00)],
  }),
];

function order(written: Omit<PurchaseOrder, 'amount'>): PurchaseOrder {
  return { ...written, amount: sumsOf(written.items).amount };
}

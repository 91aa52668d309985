import { expect, it } from 'vitest';
import { TABLES } from '#data/sample/tables.ts';
import type { FileForm } from '#data/store/table.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { csvLine } from '#domain/csv.ts';

it.each([
  [
    'invoices',
    'Invoice #,Date,Customer,Amount,Tax,Total,Status,Due Date,GST Type',
    'INV-2024-004,2024-05-27,Fernandes Stationers,49136.25,8844.53,57980.78,Paid,2024-06-26,CGST/SGST',
  ],
  [
    'salesOrders',
    'Order #,Date,Customer,Amount,Status',
    'SO-2024-004,2024-06-21,Konkan Coaching Classes,114000.00,Cancelled',
  ],
  [
    'purchaseOrders',
    'Order #,Date,Vendor,Amount,Status',
    'PO-2024-004,2024-06-04,Kaveri Furniture Works,154400.00,Received',
  ],
  [
    'products',
    'Product #,Name,SKU,Category,Stock,Reorder Level,Max Stock,Level,Unit Price,To Order,Supplier,Location',
    'PRD-002,Wireless keyboard and mouse set,EL-KBM-01,Electronics,8,15,100,Low Stock,1249.50,114954.00,Navkar Electronics,Warehouse-A',
  ],
  [
    'stockMovements',
    'Movement #,Date,Product #,Product,Type,Quantity,Reference,Reason',
    'SM-002,2024-04-05,PRD-012,A4 copier paper 75 GSM,Stock Out,-200,INV-2024-001,Goods sold',
  ],
  [
    'vouchers',
    'Voucher #,Date,Type,Reference,Debit,Credit,Amount,Narration',
    'V-2024-003,2024-05-08,Payment,PO-2024-002,Navkar Electronics,Current Account,326000.00,Paid by RTGS',
  ],
  ['gstRates', 'GST #,Name,Percentage,Category', 'GST-002,Reduced Rate,5,Services'],
  [
    'companies',
    'Company Name,GSTIN,Phone,Email,Address',
    `Shree Tarang Traders,27AAAPA1234A1ZT,+91 98200 00001,accounts@shreetarang.example.in,"14 Marol Industrial Estate, Andheri East, Mumbai 400059, Maharashtra"`,
  ],
  ['users', 'Name,Email,Role,Status', 'Meera Nair,meera@example.in,Sales,Inactive'],
  ['financialYears', 'Name,Start Date,End Date,Status,Default', 'FY 2024-25,2024-04-01,2025-03-31,Active,Yes'],
  [
    'locations',
    'Name,Code,Kind,Status,Address,City,State,Pincode,Phone,Email,Manager,Created',
    `Bhiwandi Warehouse,BWD-WH,Warehouse,Active,"Gala 22, Rahnal Village Road, Bhiwandi",Thane,Maharashtra,421302,+91 98200 00012,bhiwandi@example.in,Suresh Patil,2023-06-12`,
  ],
] as const)('the file of the %s has a cell for each heading', async (table, head, line) => {
  const lines = await linesOf(table);
  expect(lines[0]).toBe(head);
  expect(lines).toContain(line);
});

it('the file of the ledgers has the side of a balance, and its amount without a sign', async () => {
  const lines = await linesOf('ledgerAccounts');
  expect(lines[0]).toBe('Code,Name,Group,Opening Balance,Dr/Cr');
  const creditor = sample.ledgerAccounts.find(({ balance }) => balance < 0);
  expect(lines.find((line) => line.startsWith(`${creditor?.code},`))).toMatch(/,\d+\.\d\d,Cr$/);
});

async function linesOf(table: keyof typeof TABLES): Promise<readonly string[]> {
  const { columns } = (await TABLES[table].file()) as FileForm<unknown>;
  if (!columns) throw new Error(`${table} has no columns`);
  return [columns.head, ...sample[table].map((row) => columns.cells(row))].map((cells) => csvLine(cells).trimEnd());
}

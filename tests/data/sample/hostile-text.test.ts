import { sampleStore } from '#data/sample/store.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyBackup, exportBackup, readBackup } from '#data/sample/backup.ts';
import { COMPANY_LIST, createCompany, updateCompany } from '#data/sample/companies.ts';
import { listOf } from '#data/lists/sorting.ts';
import { createYear, updateYear } from '#data/sample/financial-years.ts';
import { createGstRate, GST_RATE_LIST, updateGstRate } from '#data/sample/gst-rates.ts';
import { createInvoice, INVOICE_LIST, updateInvoice } from '#data/sample/invoices.ts';
import { createLedger, LEDGER_LIST, updateLedger } from '#data/sample/ledger-accounts.ts';
import { listAsCsv } from '#data/files/list-as-csv.ts';
import { createLocation, LOCATION_LIST, updateLocation } from '#data/sample/locations.ts';
import type { List, View } from '#data/lists/sorting.ts';
import { createProduct, PRODUCT_LIST, updateProduct } from '#data/sample/products.ts';
import { createPurchaseOrder, PURCHASE_ORDER_LIST, updatePurchaseOrder } from '#data/sample/purchase-orders.ts';
import { createSalesOrder, SALES_ORDER_LIST, updateSalesOrder } from '#data/sample/sales-orders.ts';
import { searchWords } from '#data/lists/search-words.ts';
import { MOVEMENT_LIST, recordMovement } from '#data/sample/stock-movements.ts';
import { createUser, updateUser, USER_LIST } from '#data/sample/users.ts';
import { createVoucher, updateVoucher, VOUCHER_LIST } from '#data/sample/vouchers.ts';
import { everyRow } from '#data/lists/row-window.ts';
import { asPaise } from '#domain/money.ts';
import { BLANK_PRODUCT } from '#domain/sample/product-input.ts';
import { asQuantity } from '#domain/quantity.ts';
import { blankVoucher } from '#domain/sample/voucher.ts';
import { aBusiness, anInput, anItem } from '../../support/sample-records.ts';
import { readCsv, withoutApostrophe } from '../../support/csv-reader.ts';
import { recordsOf } from '../../support/dump.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { A_MEGABYTE, isWhole, PAYLOADS, payloadsFor } from '../../support/payloads.ts';
import { wrongTotals } from '../../support/wrong-totals.ts';
import type { RecordTable, SampleDatabase } from '../../support/sample-database.ts';

type Entity = Readonly<{
  table: RecordTable;
  /** Every text field of the forms. */
  fields: readonly string[];
  create: (text: string) => Promise<{ id: string }>;
  change?: (id: string, text: string) => Promise<void>;
  list?: List;
}>;

const order = { date: '2024-04-05', amount: asPaise(1_00), status: 'Pending' } as const;
const salesOrder = (text: string) => ({ ...order, customerName: text });
const purchaseOrder = (text: string) => ({ ...order, vendorName: text });
const place = (text: string) => ({
  name: text,
  code: text,
  address: text,
  city: text,
  state: text,
  pincode: text,
  phone: text,
  email: text,
  manager: text,
  isWarehouse: false,
});
const stock = (text: string) => ({
  ...BLANK_PRODUCT,
  name: text,
  sku: text,
  supplier: text,
  currentStock: asQuantity(2),
  price: asPaise(300),
});
const voucher = (text: string) => ({
  ...blankVoucher('2024-04-05'),
  amount: asPaise(100),
  voucherType: 'Journal' as const,
  reference: text,
  debitLedger: text,
  creditLedger: text,
  narration: text,
});
const company = (text: string) => ({ name: text, gstin: text, phone: text, email: text, address: text });
const user = (text: string) => ({ name: text, email: text, role: 'Sales', status: 'Active' }) as const;
const ledger = (text: string) =>
  ({ code: text, name: text, group: 'Capital Account', balance: asPaise(1_00) }) as const;
const rate = (text: string) => ({ name: text, percentage: 5, category: 'Goods' }) as const;
const year = (text: string) => ({ name: text, startDate: '2024-04-01', endDate: '2025-03-31' }) as const;
const invoice = (text: string) => anInput({ customerName: text, items: [anItem({ name: text })] });
let moment = 1_700_000_000_000;

const ENTITIES: readonly Entity[] = [
  {
    table: 'invoices',
    fields: ['customerName'],
    list: INVOICE_LIST,
    create: (text) => createInvoice(invoice(text)),
    change: (id, text) => updateInvoice(id, invoice(text)),
  },
  {
    table: 'salesOrders',
    fields: ['customerName'],
    list: SALES_ORDER_LIST,
    create: (text) => createSalesOrder(salesOrder(text)),
    change: (id, text) => updateSalesOrder(id, salesOrder(text)),
  },
  {
    table: 'purchaseOrders',
    fields: ['vendorName'],
    list: PURCHASE_ORDER_LIST,
    create: (text) => createPurchaseOrder(purchaseOrder(text)),
    change: (id, text) => updatePurchaseOrder(id, purchaseOrder(text)),
  },
  {
    table: 'products',
    fields: ['name', 'sku', 'supplier'],
    list: PRODUCT_LIST,
    create: (text) => createProduct(stock(text)),
    change: (id, text) => updateProduct(id, stock(text)),
  },
  {
    table: 'stockMovements',
    fields: ['product', 'reference', 'reason'],
    list: MOVEMENT_LIST,
    create: async (text) => {
      const { id } = await createProduct(stock(text));
      const moved = {
        productId: id,
        type: 'Stock In',
        quantity: asQuantity(1),
        reference: text,
        reason: text,
      } as const;
      return recordMovement(moved, '2024-04-05');
    },
  },
  {
    table: 'vouchers',
    fields: ['reference', 'debitLedger', 'creditLedger', 'narration'],
    list: VOUCHER_LIST,
    create: (text) => createVoucher(voucher(text)),
    change: (id, text) => updateVoucher(id, voucher(text)),
  },
  {
    table: 'ledgerAccounts',
    fields: ['name', 'code'],
    list: LEDGER_LIST,
    create: (text) => createLedger(ledger(text)),
  },
  {
    table: 'ledgerAccounts',
    fields: ['name'],
    list: LEDGER_LIST,
    create: (text) => createLedger(ledger(text)),
    change: (id, text) => updateLedger(id, ledger(text)),
  },
  {
    table: 'gstRates',
    fields: ['name'],
    list: GST_RATE_LIST,
    create: (text) => createGstRate(rate(text)),
    change: (id, text) => updateGstRate(id, rate(text)),
  },
  {
    table: 'companies',
    fields: ['name', 'gstin', 'phone', 'email', 'address'],
    list: COMPANY_LIST,
    create: (text) => createCompany(company(text)),
    change: (id, text) => updateCompany(id, company(text)),
  },
  {
    table: 'users',
    fields: ['name', 'email'],
    list: USER_LIST,
    create: (text) => createUser(user(text)),
    change: (id, text) => updateUser(id, user(text)),
  },
  {
    table: 'financialYears',
    fields: ['name'],
    create: (text) => createYear(year(text), (moment += 1)),
    change: (id, text) => updateYear(id, year(text)),
  },
  {
    table: 'locations',
    fields: ['name', 'code', 'address', 'city', 'state', 'pincode', 'phone', 'email', 'manager'],
    list: LOCATION_LIST,
    create: (text) => createLocation(place(text), (moment += 1), '2024-04-05'),
    change: (id, text) => updateLocation(id, place(text)),
  },
];

/** Each table gets a share of the texts: every fourth table gets the same. */
const TRIED = ENTITIES.map((entity, at) => ({
  ...entity,
  texts: [...payloadsFor(at, 4).map((name) => PAYLOADS[name]), ...(isWhole || at % 4 === 0 ? [A_MEGABYTE] : [])],
}));

describe.each(TRIED)('whatever is typed into $fields of $table', ({ table, fields, create, change, list, texts }) => {
  let db: SampleDatabase;
  /** The typed text, by id. */
  const typed = new Map<string, string>();

  beforeEach(async () => {
    db = await freshMirror(aBusiness());
    typed.clear();
    // Created with one text and edited to the next, so that each text goes through both.
    for (const [at, text] of texts.entries()) {
      const { id } = await create(change ? (texts[at - 1] ?? '') : text);
      await change?.(id, text);
      typed.set(id, text);
    }
  }, 60_000);

  it('comes back unchanged, is found, sorted, counted and deleted', async () => {
    for (const [id, text] of typed) await expectTexts(id, text);
    expect(await wrongTotals(db)).toEqual([]);
    if (list) {
      await expectOrders(list);
      await expectCsv(list);
    }
    await expectSameAfterImport();
  }, 60_000);

  async function expectTexts(id: string, text: string) {
    const row = await db.table<Record<string, unknown>>(table).get(id);
    for (const field of fields) expect(row?.[field], `${field} of ${id}`).toBe(text);
  }

  /** Every sort order has every record once; each record is found by its first word. */
  async function expectOrders(of: List) {
    for (const sort of Object.keys(of.sorts)) {
      for (const direction of ['up', 'down'] as const) {
        expect((await idsIn(of, { sort, direction, filter: '', find: '' })).toSorted()).toEqual(
          [...typed.keys()].toSorted(),
        );
      }
    }
    const [sort = ''] = Object.keys(of.sorts);
    for (const [id, text] of typed) {
      const [find] = searchWords(text);
      if (find === undefined) continue;
      expect(await idsIn(of, { sort, direction: 'up', filter: '', find }), `${id} by ${find}`).toContain(id);
    }
  }

  async function idsIn(of: List, view: View): Promise<string[]> {
    const ids: string[] = [];
    for await (const rows of everyRow(db.table(table), of, view)) ids.push(...rows.map(({ id }: { id: string }) => id));
    return ids;
  }

  /** No cell is a formula, and the file contains every text, with lone surrogates as the replacement character. */
  async function expectCsv(of: List) {
    const [sort = ''] = Object.keys(of.sorts);
    const view = { sort, direction: 'up', filter: '', find: '' } as const;
    const { parts } = await listAsCsv(listOf(sampleStore, table, of), view, 1, {});
    const lines = readCsv((await new Blob([...parts]).text()).replace(/^\ufeff/, ''));
    expect(lines).toHaveLength(typed.size + 1);
    const ids = await idsIn(of, view);
    for (const [at, cells] of lines.slice(1).entries()) {
      const text = (typed.get(ids[at] ?? '') ?? '').replaceAll(/\p{Cs}/gu, '\ufffd');
      expect(cells.map(withoutApostrophe)).toContain(withoutApostrophe(text));
      for (const cell of cells) if (!/^-?[\d.]+$/.test(cell)) expect(cell).not.toMatch(/^[\s\0]*[=+\-@＝]|^[\t\r]/);
    }
  }

  async function expectSameAfterImport() {
    const before = await recordsOf(db);
    const { parts } = await exportBackup();
    const other = await freshMirror();
    const backup = await readBackup(new Blob([...parts]));
    if (backup.kind !== 'backup') throw new TypeError('The file is locked.');
    await applyBackup(backup);
    expect(await recordsOf(other)).toEqual(before);
  }
});

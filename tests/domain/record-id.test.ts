import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_PREFIX } from '#domain/sample/company.ts';
import { CUSTOMER_PREFIX } from '#domain/sample/customer.ts';
import { GST_RATE_PREFIX } from '#domain/sample/gst-rate.ts';
import { HEADER_COMPANY_PREFIX } from '#domain/sample/header-company.ts';
import { INVOICE_PREFIX } from '#domain/sample/invoice.ts';
import { LEDGER_PREFIX } from '#domain/sample/ledger-account.ts';
import { METRIC_PREFIX } from '#domain/sample/metric-card.ts';
import { PERMISSION_PREFIX } from '#domain/sample/permission.ts';
import { PRODUCT_PREFIX } from '#domain/sample/product.ts';
import { PURCHASE_ORDER_PREFIX } from '#domain/sample/purchase-order.ts';
import { recordId, serialOf } from '#domain/record-id.ts';
import { SALES_ORDER_PREFIX } from '#domain/sample/sales-order.ts';
import { MOVEMENT_PREFIX } from '#domain/sample/stock-movement.ts';
import { USER_PREFIX } from '#domain/sample/user.ts';
import { VOUCHER_PREFIX } from '#domain/sample/voucher.ts';

describe('a record’s number', () => {
  it('has three digits, and grows past 999', () => {
    expect(recordId('INV-2024-', 1)).toBe('INV-2024-001');
    expect(recordId('INV-2024-', 999)).toBe('INV-2024-999');
    expect(recordId('INV-2024-', 1000)).toBe('INV-2024-1000');
  });

  it('follows the prefix of its kind, as specified', () => {
    expect(BY_KIND).toEqual([
      'INV-2024-',
      'SO-2024-',
      'PO-2024-',
      'PRD-',
      'SM-',
      'V-2024-',
      'CUST-',
      'COMP-',
      'USER-',
      'GST-',
    ]);
  });

  it('has a prefix of the app’s own for records that the specification gives no ids', () => {
    const ours = [LEDGER_PREFIX, PERMISSION_PREFIX, METRIC_PREFIX, HEADER_COMPANY_PREFIX];
    expect(ours).toEqual(['LED-', 'ROLE-', 'CARD-', 'HC-']);
  });

  it('is read back from the id, so that 1000 comes after 999', () => {
    fc.assert(
      fc.property(fc.constantFrom('INV-2024-', 'PRD-', 'V-2024-'), fc.nat(), (prefix, number) => {
        expect(serialOf(recordId(prefix, number))).toBe(number);
      }),
    );
  });

  it('is 0 if the id has none', () => {
    expect(serialOf('welcome')).toBe(0);
    expect(serialOf('')).toBe(0);
  });
});

const BY_KIND = [
  INVOICE_PREFIX,
  SALES_ORDER_PREFIX,
  PURCHASE_ORDER_PREFIX,
  PRODUCT_PREFIX,
  MOVEMENT_PREFIX,
  VOUCHER_PREFIX,
  CUSTOMER_PREFIX,
  COMPANY_PREFIX,
  USER_PREFIX,
  GST_RATE_PREFIX,
];

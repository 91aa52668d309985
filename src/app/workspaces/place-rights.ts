import { areGuarded, maySee, permissionTo } from '#data/books/staff/access.ts';
import { BEGUN_WITH } from '#domain/books/begun-with.ts';
import type { Right } from '#domain/books/staff/right.ts';

/**
 * Whether the person at this page may open an address of a set of books. The sidebar and the palette leave out what she may not, and
 * a page that she may not open is not drawn. What the page itself then shows and does, data/ decides.
 */
export function mayOpen(pathname: string): boolean {
  if (!areGuarded()) return true;
  const place = pathname.replace(/^\/books\/[^/]+/, '').replace(/\/$/, '');
  const [, may] = PLACES.find(([begin]) => place === begin || (begin !== '' && place.startsWith(`${begin}/`))) ?? [];
  return may?.() ?? true;
}

/** Where a person begins: a Cashier at the counter. */
export function firstPageOf(role: string) {
  return role === 'Cashier' ? '/books/$key/counter' : '/books/$key';
}

/** One of these, also where each single act asks for approval. */
const oneOf =
  (...rights: readonly Right[]) =>
  () =>
    rights.some((right) => permissionTo(right) !== 'not');
const allOf =
  (...rights: readonly Right[]) =>
  () =>
    maySee(...rights);

/** The places that need rights, each with all below it, the narrower before the wider. All others are everybody's. */
const PLACES: readonly (readonly [begin: string, may: () => boolean])[] = [
  ['', allOf('reports')],
  ['/counter/shifts', oneOf('sell', 'reports')],
  ['/counter', oneOf('sell')],
  ['/orders', oneOf('stock', 'reports')],
  ['/purchases', oneOf('stock', 'reports')],
  ['/payments', oneOf('ledgers', 'reports')],
  ['/banking', oneOf('ledgers', 'reports')],
  ['/labels', oneOf('stock')],
  ['/stock-count', oneOf('stock')],
  ['/accounting', allOf('reports')],
  ['/ledgers', allOf('reports')],
  ['/groups', allOf('reports')],
  ['/gst', allOf('reports')],
  ['/reports/profit-and-loss', allOf('reports', 'cost')],
  ['/reports/balance-sheet', allOf('reports', 'cost')],
  ['/reports/cash-flow', allOf('reports', 'cost')],
  ['/reports/stock-summary', allOf('reports', 'cost')],
  ['/reports/stock-ledger', allOf('reports', 'cost')],
  ['/reports/expiring-goods', allOf('reports', 'cost')],
  ['/reports', allOf('reports')],
  ['/import-export', oneOf('files')],
  // Its tabs ask for themselves.
  ['/settings', oneOf('settings', 'gst', 'files')],
  ...Object.entries(BEGUN_WITH).map(
    ([kind, rights]) => [`/vouchers/new/${kind.toLowerCase().replace(' ', '-')}`, oneOf(...rights)] as const,
  ),
];

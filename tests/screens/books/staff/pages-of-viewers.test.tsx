import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createBankRule } from '#data/books/banking/bank-rules.ts';
import { openGstr2b } from '#data/books/returns/purchase-match.ts';
import { asQuantity } from '#domain/quantity.ts';
import { openBooksAt } from '../../../app/open-app.tsx';
import { BANK, takeIn } from '../../../support/bank-statements.ts';
import { gstr2bText, inFile, ofSupplier, OUR_GSTIN } from '../../../support/gstr2b.ts';
import { draft, receive } from '../../../support/posted.ts';
import { as, withStaff } from '../../../support/staff.ts';
import { addGoods, aTrader, buy, sell } from '../../../support/trade.ts';
import { button, keys, shop } from '../counter/counter-hands.ts';

/** A Viewer sees the books, and is offered nothing that is refused to her; an Accountant is offered all of it. */

type Role = Parameters<typeof as>[0];
type PageOf = Readonly<{
  at: string;
  /** What everybody reads there. */
  seen: string | RegExp;
  acts: readonly (string | RegExp)[];
  hasActions?: true;
}>;

const SAVED = ['Save CSV', 'Save XLSX', 'Save PDF'] as const;
const DOWNLOADED = ['Download CSV', 'Download XLSX'] as const;

const PAGES: readonly PageOf[] = [
  {
    at: '',
    seen: 'Low stock',
    acts: ['New Invoice', 'New Receipt', 'New Payment', 'New Journal', 'Order All'],
  },
  { at: '/invoices', seen: 'INV/26-27/0001', acts: ['New Invoice', 'New Credit Note', ...DOWNLOADED] },
  { at: '/purchases', seen: 'PUR/26-27/0001', acts: ['New Purchase', 'New Debit Note', ...DOWNLOADED] },
  {
    at: '/payments',
    seen: 'RCT/26-27/0001',
    acts: ['New Receipt', 'New Payment', 'New Contra', ...DOWNLOADED, /^Delete draft Receipt/],
  },
  {
    at: '/banking',
    seen: 'NEFT SOMEBODY',
    acts: ['Choose for NEFT SOMEBODY', 'Set aside NEFT SOMEBODY'],
    hasActions: true,
  },
  {
    at: '/banking?tab=rules',
    seen: 'sms charges',
    acts: ['New Rule', 'Edit sms charges', 'Delete sms charges'],
    hasActions: true,
  },
  { at: '/accounting?tab=day-book', seen: 'PUR/26-27/0001', acts: ['New Ledger', 'New Journal', ...SAVED] },
  {
    at: '/accounting?tab=ledgers',
    seen: 'Freight',
    acts: ['New Ledger', 'New Journal', ...DOWNLOADED, 'Edit Bank', 'Delete Bank'],
    hasActions: true,
  },
  { at: `/ledgers/${BANK.id}`, seen: 'Bank Accounts', acts: ['Edit', ...SAVED] },
  { at: '/gst?tab=gstr-1&month=2026-06', seen: /^GSTR-1 of June 2026/, acts: ['Mark as Filed', 'Save GSTR-1 JSON'] },
  {
    at: '/gst?tab=gstr-3b&month=2026-06',
    seen: /^GSTR-3B of June 2026/,
    acts: ['Mark as Filed', 'Post Set-off', 'Save GSTR-3B JSON'],
  },
  {
    at: '/gst?tab=purchase-match&month=2026-04',
    seen: 'ASHA STORES',
    acts: ['Mark as Match', 'Reject', 'Make Purchase'],
    hasActions: true,
  },
  { at: '/reports/receivables', seen: 'Usha', acts: SAVED },
  { at: '/reports/sales-register', seen: 'INV/26-27/0001', acts: SAVED },
];

const main = page.getByRole('main');
const actions = main.getByRole('columnheader', { name: 'Actions' });

let key: string;

beforeAll(async () => {
  await page.viewport(1600, 1000);
  key = await shop();
  const soap = await addGoods('Bath Soap', { reorderLevel: asQuantity(100) });
  await buy('2026-06-01', await aTrader('Supplier', 'Metro Traders'), [[soap, 10, 30]]);
  await sell('2026-06-02', await aTrader('Customer', 'Usha'), [[soap, 2, 50]]);
  await receive('2026-06-03', 'Usha', 20);
  await draft('Receipt', '2026-06-04');
  await takeIn('05/04/2026|NEFT SOMEBODY||500|1500|N1');
  await createBankRule({ words: 'sms charges', kind: 'Payment', against: { id: 'LED-000024', name: 'Rent' } });
  const found = gstr2bText({ b2b: [ofSupplier({ inv: [inFile('A/1')] })] });
  await openGstr2b([new Blob([found])], OUR_GSTIN);
  await withStaff();
});

describe.each(PAGES)('at "$at"', ({ at, seen, acts, hasActions = false }) => {
  test('a Viewer reads, and is offered none of its acts', async () => {
    await open('Viewer', at, seen);
    for (const act of acts)
      await expect.element(main.getByRole('button', { name: act, exact: true })).not.toBeInTheDocument();
    await expect.element(main.getByLabelText(/^Open (Statement|GSTR-2B)/)).not.toBeInTheDocument();
    if (hasActions) await expect.element(actions).not.toBeInTheDocument();
  });

  test('an Accountant is offered them', async () => {
    await open('Accountant', at, seen);
    for (const act of acts)
      await expect.element(main.getByRole('button', { name: act, exact: true }).first()).toBeVisible();
    if (hasActions) await expect.element(actions.first()).toBeInTheDocument();
  });
});

test.each([
  ['/payments', 'RCT/26-27/0001', 'New Payment'],
  ['/banking', 'NEFT SOMEBODY', 'Choose for NEFT SOMEBODY'],
  ['/accounting?tab=ledgers', 'Freight', 'Edit Bank'],
])('what another is to approve is offered to a Manager: at "%s"', async (at, seen, act) => {
  await open('Manager', at, seen);
  await expect.element(button(act)).toBeVisible();
});

describe.each([
  ['/accounting?tab=ledgers&new=ledger', 'Freight', 'New Ledger'],
  ['/parties?new', 'Usha', 'New Party'],
  ['/items?new=godown', 'Bath Soap', 'New Godown'],
])('the address "%s"', (at, seen, title) => {
  test('begins what an Accountant may make', async () => {
    await open('Accountant', at, seen);
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
  });

  test('begins nothing for a Viewer, nor does a key', async () => {
    const router = await open('Viewer', at, seen);
    await expect.poll(() => router.state.location.searchStr).not.toContain('new');
    // Where there is no button to begin with, the page takes the focus once the address is answered.
    await expect.element(main).toHaveFocus();
    await keys('{Alt>}n{/Alt}');
    await expectNoQuestion();
  });
});

test('a Viewer deletes no ledger by a key, nor those that she selected', async () => {
  await open('Viewer', '/accounting?tab=ledgers', 'Freight');
  page
    .getByRole('row', { name: /^Select Freight|^Freight/ })
    .element()
    .focus();
  await keys('{Delete}');
  await expectNoQuestion();
  await keys('{Control>}a{/Control}');
  const selected = page.getByRole('group', { name: 'Selected ledgers' });
  await expect.element(selected).toBeVisible();
  await expect.element(selected.getByRole('button', { name: /Delete|Download/ })).not.toBeInTheDocument();
});

test('a draft that a Viewer may not delete is refused before she is asked', async () => {
  await open('Viewer', '/payments', 'RCT/26-27/0001');
  page.getByRole('row', { name: /Draft/ }).element().focus();
  await keys('{Delete}');
  await expect.element(page.getByText(/^Viewers may not sell or take money/)).toBeVisible();
  await expectNoQuestion();
});

describe('in books that hold nothing yet', () => {
  beforeAll(async () => {
    key = await shop();
    await withStaff({ 'cost/Viewer': 'not' });
  });

  test('who may not see cost finds no report of it', async () => {
    const report = (name: string) => main.getByRole('link', { name, exact: true });
    await open('Viewer', '/reports', 'Trial Balance');
    for (const name of [
      'Profit & Loss',
      'Balance Sheet',
      'Cash Flow',
      'Stock Summary',
      'Stock Ledger',
      'Expiring Goods',
    ])
      await expect.element(report(name)).not.toBeInTheDocument();
    await open('Accountant', '/reports', 'Trial Balance');
    await expect.element(report('Profit & Loss')).toBeVisible();
  });

  test('the first steps are those of an Accountant', async () => {
    await open('Accountant', '', 'First steps');
    await expect.element(page.getByText('Your books are ready. Three things make them yours.')).toBeVisible();
  });

  test('a Viewer has none to do', async () => {
    await open('Viewer', '', 'Receivables');
    await expect.element(page.getByRole('heading', { level: 2, name: 'First steps' })).not.toBeInTheDocument();
  });
});

async function expectNoQuestion() {
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
}

async function open(role: Role, at: string, seen: string | RegExp) {
  as(role);
  const router = await openBooksAt(`/books/${key}${at}`);
  await expect.element(main.getByText(seen, { exact: true }).first()).toBeVisible();
  return router;
}

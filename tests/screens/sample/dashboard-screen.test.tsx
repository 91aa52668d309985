import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { createInvoice, deleteInvoices } from '#data/sample/invoices.ts';
import { createProduct, deleteProducts } from '#data/sample/products.ts';
import { products } from '#data/sample/seed/products.ts';
import { formatDay, formatTime } from '#domain/format.ts';
import { BLANK_PRODUCT } from '#domain/sample/product-input.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { givenTime } from '../../support/given-time.ts';
import { CLOCK_STANDS } from '../../support/standing-clock.ts';
import { anInput } from '../../support/sample-records.ts';
import { openApp } from '../../app/open-app.tsx';
import { sampleStore } from '#data/sample/store.ts';

const main = page.getByRole('main');
const toasts = page.getByRole('region', { name: 'Notifications' });
const card = (name: string) => page.getByRole('group', { name, exact: true });
const block = (name: string) => page.getByRole('region', { name, exact: true });
const figure = (name: string) => page.getByRole('figure', { name, exact: true });
const itemsOf = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');
const view = (id: string) => page.getByRole('button', { name: `View ${id}`, exact: true });
const reorder = (item: string) => page.getByRole('button', { name: `Reorder ${item}`, exact: true });

let router: Awaited<ReturnType<typeof openApp>>;

vi.mock('#ui/feedback/toast.tsx', { spy: true });
// Files have their own tests: here the file is written at once.
vi.mock('#ui/documents/save-paper.ts', () => ({
  paperFiles: () => ({ save: (fileName: string) => Promise.resolve(fileName) }),
}));

beforeEach(async () => {
  await page.viewport(1280, 900);
  router = await openApp('/');
  await expect.element(view('INV-2024-014')).toBeVisible();
});

afterEach(() => void vi.useRealTimers());

test('on a tablet the three counts are in one row', async () => {
  await page.viewport(820, 1180);
  const tops = ['Active Customers', 'Products in Stock', 'GST Filed'].map(
    (name) => card(name).element().getBoundingClientRect().top,
  );
  expect(new Set(tops).size).toBe(1);
});

test('greets, shows the time, and has a heading for each block', async () => {
  await expect
    .element(page.getByText("Welcome back! Here's what's happening with your business today.", { exact: true }))
    .toBeVisible();
  const time = page.getByText('Last updated').getByRole('time');
  const soon = new Date(Date.now() + 60_000);
  expect([formatTime(new Date()), formatTime(soon)]).toContain(time.element().textContent);
  const headings = main
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);
  expect(headings).toEqual([
    'Monthly Sales Trend',
    'Recent Invoices',
    'Outstanding Payments',
    'GST Breakdown',
    'Top Customers by Revenue',
    'Inventory Alerts',
    'Quick Actions',
  ]);
});

test('starts with four short figures, exact to the rupee in a tooltip, each with its change in words', async () => {
  await expect.element(card('Total Sales')).toHaveTextContent(/₹12\.5 L.*7\.5% more than in May/);
  await expect.element(card('Total Sales').getByTitle('₹12,47,000', { exact: true })).toBeVisible();
  await expect.element(card('Total Purchases')).toHaveTextContent(/₹8\.1 L.*4\.0% more than in May/);
  await expect.element(card("Today's Invoices")).toHaveTextContent(/8.*2 more than yesterday/);
  await expect.element(card('Outstanding Amount')).toHaveTextContent(/₹8\.5 L.*3\.7% more than in May/);
  expect(document.querySelector('[data-tour="metrics"]')?.querySelectorAll('[role="group"]')).toHaveLength(4);
});

test('an unwelcome change is marked by a word, not by colour alone', async () => {
  await expect.element(card('Outstanding Amount')).toHaveTextContent('To watch:');
  await expect.element(card('Total Sales')).toHaveTextContent('Welcome:');
});

test('draws the sales of six months and the four heads of GST, with their numbers as text', async () => {
  await expect.element(figure('Monthly Sales Trend')).toBeVisible();
  expect(document.querySelectorAll('[data-tour="charts"] [data-picture] path')).toHaveLength(2);
  await expect.element(figure('Monthly Sales Trend').getByRole('row', { name: 'Jun ₹12,47,000' })).toBeInTheDocument();
  expect(figure('Monthly Sales Trend').getByRole('row').elements()).toHaveLength(7);
  expect(figure('GST Breakdown').element().querySelectorAll('[data-picture] path')).toHaveLength(4);
  const heads = figure('GST Breakdown')
    .getByRole('rowheader')
    .elements()
    .map((head) => head.textContent);
  expect(heads).toEqual(['CGST', 'SGST', 'IGST', 'Cess', 'Total']);
  await expect.element(figure('GST Breakdown').getByText('₹2,26,000').first()).toBeVisible();
});

test('nets receivables against payables', async () => {
  const payments = block('Outstanding Payments');
  await expect.element(payments).toHaveTextContent(/Receivables.*₹8,45,155/);
  await expect.element(payments).toHaveTextContent(/Payables.*₹5,12,650/);
  await expect.element(payments).toHaveTextContent(/Net Position.*₹3,32,505/);
});

test('lists the top customers, and counts customers, products and returns', async () => {
  const first = itemsOf('Top Customers by Revenue').first();
  await expect.element(first).toHaveTextContent('Fernandes Stationers₹3,62,40029.1%');
  await expect.element(card('Active Customers')).toHaveTextContent('6');
  await expect.element(card('Products in Stock')).toHaveTextContent('14');
  await expect.element(card('GST Filed')).toHaveTextContent('GSTR-1 due 11th Feb');
});

describe('the recent invoices', () => {
  test('are the newest five, and update with each change', async () => {
    expect(itemsOf('Recent Invoices').elements()).toHaveLength(5);
    await expect.element(itemsOf('Recent Invoices').first()).toHaveTextContent(/₹1,30,168\.16.*INV-2024-014.*Draft/);
    await createInvoice(anInput({ customerName: 'Acharya Traders' }));
    await expect.element(itemsOf('Recent Invoices').first()).toHaveTextContent(/Acharya Traders.*₹118.*Pending/);
    await deleteInvoices(['INV-2024-014']);
    await expect.element(view('INV-2024-014')).not.toBeInTheDocument();
    expect(itemsOf('Recent Invoices').elements()).toHaveLength(5);
  });

  test('align rupees under rupees: whole ones leave room for paise', async () => {
    await expect.element(itemsOf('Recent Invoices').first()).toBeVisible();
    const ends = itemsOf('Recent Invoices')
      .elements()
      .map((line) => {
        const sum = [...line.querySelectorAll('span')].find(({ textContent }) => textContent.startsWith('₹'));
        const rupees = document.createRange();
        const text = sum?.firstChild ?? line;
        rupees.setStart(text, 0);
        rupees.setEnd(text, (sum?.textContent ?? '').split('.')[0]?.length ?? 0);
        return rupees.getBoundingClientRect().right;
      });
    // Digits differ slightly in width.
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(2);
  });

  test('View reports it and marks the row among all invoices', async () => {
    await page.viewport(390, 700);
    await view('INV-2024-010').click();
    await expect.element(toasts.getByText('Opening Invoice', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice Management' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'INV-2024-010' });
    await expect.element(row).toHaveAttribute('aria-current', 'true');
    await expect.element(row).toBeInViewport({ ratio: 1 });
  });

  test('Download reports completion 1.5 seconds after the start', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.mocked(toastSuccess).mockClear();
    const said = () => vi.mocked(toastSuccess).mock.calls.map(([title]) => title);
    await page.getByRole('button', { name: 'Download INV-2024-010' }).click();
    await expect.poll(said, CLOCK_STANDS).toEqual(['Download Started']);
    await vi.advanceTimersByTimeAsync(1499);
    expect(said()).toEqual(['Download Started']);
    await vi.advanceTimersByTimeAsync(1);
    expect(said()).toEqual(['Download Started', 'Download Complete']);
  });

  test('View All goes to all invoices', async () => {
    await page.getByRole('link', { name: 'View All', exact: true }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/invoices');
    await expect.element(page.getByText('INV-2024-014')).toBeVisible();
    expect(document.querySelector('tr[aria-current]')).toBeNull();
  });
});

describe('the inventory alerts', () => {
  test('are the low products, the emptiest first, and update with each change', async () => {
    const names = () =>
      itemsOf('Inventory Alerts')
        .elements()
        .map((item) => item.querySelector('p')?.textContent);
    await expect
      .poll(names)
      .toEqual([
        'Office desk 1500 mm',
        'Wireless keyboard and mouse set',
        'Toner cartridge, black',
        'Surge protector, six sockets',
      ]);
    await deleteProducts(['PRD-006']);
    await expect.poll(() => names()[0]).toBe('Wireless keyboard and mouse set');
  });

  test('Reorder creates a Pending order of today to the supplier, and goes to the purchases', async () => {
    await reorder('Office desk 1500 mm').click();
    await expect.element(toasts.getByText('Reorder Initiated')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Purchase Management' })).toBeVisible();
    const order = page.getByRole('row').filter({ hasText: 'PO-2024-011' });
    const said = new RegExp(`${formatDay(today())}.*Kaveri Furniture Works.*₹3,11,740.*Pending`);
    await expect.element(order).toHaveTextContent(said);
  });

  test('Reorder does not navigate if the user went elsewhere meanwhile', async () => {
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = sampleStore
      .database()
      .transaction('rw', sampleStore.database().tables, () => Dexie.waitFor(isHeld));
    await reorder('Office desk 1500 mm').click();
    await page.getByRole('navigation', { name: 'Main Navigation' }).getByRole('link', { name: 'Reports' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Reports & Analytics' })).toBeVisible();
    release();
    await holding;
    await expect.element(toasts.getByText('Reorder Initiated')).toBeVisible();
    await givenTime();
    expect(router.state.location.pathname).toBe('/reports');
  });

  test('Reorder pressed twice creates one order', async () => {
    const button = reorder('Office desk 1500 mm').element() as HTMLElement;
    button.click();
    button.click();
    await expect.element(page.getByText('PO-2024-011').first()).toBeVisible();
    await givenTime();
    expect(await sampleStore.database().records('purchaseOrders').count()).toBe(11);
  });

  test('have a link to all of them if there are more than five', async () => {
    for (const name of ['Pen', 'Pencil', 'Paper']) await createProduct({ ...BLANK_PRODUCT, name });
    await page.getByRole('link', { name: /^and \d more$/ }).click();
    await expect.element(page.getByRole('table', { name: 'Alerts' }).getByText('Pencil')).toBeVisible();
  });

  test('say that nothing is low, or that there are no products', async () => {
    const low = ['PRD-002', 'PRD-006', 'PRD-011', 'PRD-013'];
    for (const id of low) await deleteProducts([id]);
    await expect.element(block('Inventory Alerts').getByText(/^Nothing is low/)).toBeVisible();
    for (const { id } of products.filter((product) => !low.includes(product.id))) await deleteProducts([id]);
    await expect.element(block('Inventory Alerts').getByText('No products yet.')).toBeVisible();
    await expect.element(block('Inventory Alerts').getByText(/^Nothing is low/)).not.toBeInTheDocument();
  });
});

test.each([
  ['Create Invoice', '/invoices', 'Redirecting to Invoices', 'New Invoice'],
  ['Add Expense', '/purchases', 'Redirecting to Purchases', 'New Purchase Order'],
  ['Add Customer', '/sales', 'Redirecting to Sales', 'New Sales Order'],
])('%s goes to %s, says so, and puts the focus on the create button', async (action, path, title, create) => {
  await block('Quick Actions').getByRole('button', { name: action, exact: true }).click();
  await expect.element(toasts.getByText(title, { exact: true })).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe(path);
  await expect.element(page.getByRole('button', { name: create })).toHaveFocus();
});

test('a quick action has room for its icon and its words, on a tablet too', async () => {
  for (const width of [1280, 820, 390]) {
    await page.viewport(width, 900);
    for (const button of block('Quick Actions').getByRole('button').elements()) {
      expect(button.querySelector('svg')?.getBoundingClientRect().width, `${button.textContent} at ${width}`).toBe(18);
      expect(button.scrollWidth, `${button.textContent} at ${width}`).toBeLessThanOrEqual(button.clientWidth);
    }
  }
});

test('a name of 10,000 letters neither widens the page nor breaks a line', async () => {
  await createInvoice(anInput({ customerName: 'W'.repeat(10_000) }));
  const line = itemsOf('Recent Invoices').first();
  await expect.element(line).toHaveTextContent('INV-2024-015');
  for (const width of [1280, 820, 390, 320]) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    // The sidebar may still be moving.
    await expect.poll(() => line.element().getBoundingClientRect().height).toBeLessThan(100);
  }
});

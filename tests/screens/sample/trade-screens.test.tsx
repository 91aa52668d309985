import { read, utils } from '@e965/xlsx';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { createProduct, deleteProducts, product as productOf, updateProduct } from '#data/sample/products.ts';
import { products as sampleProducts } from '#data/sample/seed/products.ts';
import { recordMovement } from '#data/sample/stock-movements.ts';
import { formatDay } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { BLANK_PRODUCT, productFromInput, productInput } from '#domain/sample/product-input.ts';
import { asQuantity } from '#domain/quantity.ts';
import { recordId } from '#domain/record-id.ts';
import { asFirstDrawn } from '../../support/as-first-drawn.ts';
import { givenTime } from '../../support/given-time.ts';
import { openApp } from '../../app/open-app.tsx';
import { aBusiness } from '../../support/sample-records.ts';
import { headsOf, pick } from '../../support/lists.ts';
import { toastOf } from '../../support/toasts.ts';

const toasts = page.getByRole('region', { name: 'Notifications' });
const dialog = page.getByRole('dialog');
const card = (name: string) => page.getByRole('group', { name, exact: true });

beforeEach(() => page.viewport(1280, 900));

describe.each([
  {
    path: '/sales',
    table: 'All Sales Orders',
    party: 'Customer',
    create: 'New Sales Order',
    title: 'Create New Sales Order',
    edit: 'Edit Sales Order',
    noun: 'Sales order',
    done: 'Completed',
    cards: ['Sales Orders', 'Completed', 'Pending', 'Total Revenue'],
    next: 'SO-2024-011',
    last: 'SO-2024-010',
  },
  {
    path: '/purchases',
    table: 'All Purchase Orders',
    party: 'Vendor',
    create: 'New Purchase Order',
    title: 'Create New Purchase Order',
    edit: 'Edit Purchase Order',
    noun: 'Purchase order',
    done: 'Received',
    cards: ['Purchase Orders', 'Received', 'Pending', 'Total Purchases'],
    next: 'PO-2024-011',
    last: 'PO-2024-010',
  },
])('$path', ({ path, table, party, create, title, edit, noun, done, cards, next, last }) => {
  let router: Awaited<ReturnType<typeof openApp>>;

  beforeEach(async () => {
    router = await openApp(path);
    await expect.element(page.getByRole('table', { name: table }).getByText(last)).toBeVisible();
  });

  test('shows its four cards and exactly its columns', async () => {
    for (const name of cards) await expect.element(card(name)).toBeVisible();
    expect(headsOf(table)).toEqual(['Order #', 'Date', party, 'Amount', 'Status', 'Actions']);
  });

  test('an order of four fields, dated today by default, is created, edited and deleted, each with its toast', async () => {
    await page.getByRole('button', { name: create }).click();
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Status' })).toHaveTextContent('Pending');
    await expect.element(dialog.getByLabelText('Date')).toHaveValue(today());
    await dialog.getByLabelText('Date').fill('2024-05-06');
    await dialog.getByLabelText(`${party} Name`).fill('Asha & Sons');
    await dialog.getByLabelText('Amount').fill('12,345.60');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toastOf('Success', `${noun} created successfully`)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: next });
    await expect.element(row).toHaveTextContent(/06 May 2024.*₹12,345\.60/);
    await page.getByRole('button', { name: `Edit ${next}` }).click();
    await expect.element(page.getByRole('dialog', { name: edit })).toBeVisible();
    await dialog.getByLabelText('Date').fill('2024-06-07');
    await pick('Status', done);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toastOf('Success', `${noun} updated successfully`)).toBeVisible();
    await expect.element(row).toHaveTextContent(new RegExp(`07 Jun 2024.*${done}`));
    await page.getByRole('button', { name: `Delete ${next}` }).click();
    await expect
      .element(
        page.getByText(`Are you sure you want to delete this ${noun.toLowerCase()}? This action cannot be undone.`),
      )
      .toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(toastOf('Success', `${noun} deleted successfully`)).toBeVisible();
    await expect.element(row).not.toBeInTheDocument();
  });

  test('without its required fields is refused and the dialog stays open with what was typed', async () => {
    await page.getByRole('button', { name: create }).click();
    await dialog.getByLabelText('Amount').fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const refusal = toastOf('Error', 'Please fill all required fields');
    await expect.element(refusal).toHaveAttribute('data-type', 'error');
    await expect.element(dialog.getByLabelText(`${party} Name`)).toHaveFocus();
    await expect.element(dialog.getByLabelText('Amount')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(dialog.getByLabelText('Amount')).toHaveValue('0');
    await expect.element(dialog.getByText('Enter an amount other than 0.')).toBeVisible();
    await dialog.getByLabelText('Amount').fill('');
    await expect.element(dialog.getByText('Enter the amount.')).toBeVisible();
  });

  test('Back during a save goes back once the order is saved', async () => {
    await page.getByRole('link', { name: 'GST', exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'GST Management' })).toBeVisible();
    await page.getByRole('link', { name: path === '/sales' ? 'Sales' : 'Purchases', exact: true }).click();
    await page.getByRole('button', { name: create }).click();
    await dialog.getByLabelText(`${party} Name`).fill('Asha & Sons');
    await dialog.getByLabelText('Amount').fill('100');
    const save = dialog.getByRole('button', { name: 'Save' }).element();
    if (save instanceof HTMLElement) save.click();
    router.history.back();
    await expect.element(toasts.getByText(`${noun} created successfully`)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'GST Management' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/gst');
  });

  test('Ctrl+Enter first takes the marked option of an open list, and saves with the next press', async () => {
    await page.getByRole('button', { name: `Edit ${last}` }).click();
    const status = dialog.getByRole('button', { name: 'Status' });
    await expect.element(status).toBeVisible();
    status.element().focus();
    await userEvent.keyboard(done.slice(0, 2).toLowerCase());
    await expect.element(page.getByRole('option', { name: done })).toHaveAttribute('data-focus');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(toasts.getByText(`${noun} updated successfully`)).toBeVisible();
    await expect.element(page.getByRole('row').filter({ hasText: last })).toHaveTextContent(done);
  });

  test('is not submitted empty while Enter is held down on the create button', async () => {
    const form = page.getByRole('dialog', { name: title });
    await page.getByRole('button', { name: create }).click();
    await expect.element(form).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: create })).toHaveFocus();
    await userEvent.keyboard('{Enter>60/}');
    await expect.element(form).toBeVisible();
    await expect.element(dialog.getByLabelText(`${party} Name`)).toHaveFocus();
    await expect.element(dialog.getByLabelText('Amount')).not.toHaveAttribute('aria-invalid');
  });

  test('offers the names typed earlier', async () => {
    await page.getByRole('button', { name: create }).click();
    await expect.poll(() => document.querySelectorAll('datalist option').length).toBeGreaterThan(2);
  });

  test('a name of 10,000 letters neither widens the page nor breaks a row', async () => {
    await page.getByRole('button', { name: create }).click();
    await dialog.getByLabelText(`${party} Name`).fill('W'.repeat(10_000));
    await dialog.getByLabelText('Amount').fill('1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const row = page.getByRole('row').filter({ hasText: next });
    await expect.element(row).toBeVisible();
    for (const width of [1280, 820, 390]) {
      await page.viewport(width, 900);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(row.element().getBoundingClientRect().height).toBeLessThan(180);
    }
  });
});

describe('/inventory', () => {
  const products = page.getByRole('table', { name: 'Products' });
  const search = page.getByRole('searchbox', { name: 'Search products' });
  const rowOf = (id: string) => page.getByRole('row').filter({ hasText: id });

  let router: Awaited<ReturnType<typeof openApp>>;

  beforeEach(async () => {
    router = await openApp('/inventory');
    await expect.element(products.getByText('PRD-001')).toBeVisible();
  });

  async function startMovement(product: string, type: string) {
    await page.getByRole('button', { name: 'Stock Movement', exact: true }).click();
    await pick('Product', product);
    await pick('Type', type);
  }

  test('shows the value of the stock in lakhs, three warehouses, and low products first', async () => {
    await expect.element(card('Total Products')).toHaveTextContent('14');
    await expect.element(card('Low Stock Alerts')).toHaveTextContent('4');
    await expect.element(card('Inventory Value')).toHaveTextContent('15.0L');
    await expect.element(card('Warehouses')).toHaveTextContent('3');
    const levels = products
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.querySelectorAll('td')[5]?.textContent);
    expect(levels).toEqual([...levels].toSorted((a, b) => LEVELS.indexOf(a ?? '') - LEVELS.indexOf(b ?? '')));
  });

  test('the search hides no row, counts the matches, and goes through them with Enter and the arrows', async () => {
    await search.fill('office');
    await expect.element(page.getByText('5 of 14', { exact: true })).toBeVisible();
    expect(products.getByRole('row').elements()).toHaveLength(15);
    const current = () => document.querySelector('tr[aria-current]')?.textContent ?? '';
    await userEvent.keyboard('{Enter}');
    await expect.poll(current).toContain('PRD-006');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(current).not.toContain('PRD-006');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(current).toContain('PRD-006');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(current).not.toContain('PRD-006');
    await search.fill('nothing like it');
    await expect.element(page.getByText('0 of 14', { exact: true })).toBeVisible();
  });

  test('the search returns to its only match, and announces it each time', async () => {
    await page.viewport(1280, 500);
    await search.fill('toner');
    await expect.element(page.getByText('1 of 14', { exact: true })).toBeVisible();
    const heard = () => page.getByText('PRD-013, Toner cartridge, black', { exact: true }).elements()[0];
    await userEvent.keyboard('{Enter}');
    await expect.poll(heard).toBeDefined();
    const before = heard();
    const row = rowOf('PRD-013').element();
    const screen = document.querySelector('main');
    screen?.scrollTo(0, screen.scrollHeight);
    expect(row.getBoundingClientRect().bottom).toBeLessThan(0);
    await page.getByRole('button', { name: 'Next match' }).click();
    await expect.poll(() => row.getBoundingClientRect().top).toBeGreaterThan(0);
    // Announced again, in a new element, after the row has scrolled into view.
    await expect.poll(() => [before, undefined].includes(heard())).toBe(false);
  });

  test('a product is added with empty figures as 0, and is low until an edit fills its stock', async () => {
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Add New Product' })).toBeVisible();
    await dialog.getByLabelText('Name').fill('Stapler');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText('Please fill all required fields')).toBeVisible();
    await dialog.getByLabelText('SKU').fill('OS-STP');
    await pick('Category', 'Office Supplies');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText('Product created successfully')).toBeVisible();
    await expect.element(rowOf('PRD-015')).toHaveTextContent('Low Stock');
    await expect.element(card('Low Stock Alerts')).toHaveTextContent('5');
    await page.getByRole('button', { name: 'Edit PRD-015' }).click();
    await dialog.getByLabelText('Current Stock').fill('7');
    await dialog.getByLabelText('Supplier').fill('Kaveri Paper Mart');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(card('Low Stock Alerts')).toHaveTextContent('4');
    expect(await productOf('PRD-015')).toMatchObject({ currentStock: 7, supplier: 'Kaveri Paper Mart' });
  });

  test('a chosen warehouse can be cleared', async () => {
    await page.getByRole('button', { name: 'Edit PRD-001' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Edit Product' })).toBeVisible();
    await pick('Location', 'Warehouse-B');
    await pick('Location', 'No warehouse');
    await dialog.getByRole('button', { name: 'Location' }).click();
    await expect.element(page.getByRole('option', { name: 'Warehouse-B' })).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect((await productOf('PRD-001'))?.location).toBe('');
  });

  test('a Stock Out beyond the stock says what will happen before it is saved, and is dated today', async () => {
    await startMovement('Office desk 1500 mm', 'Stock Out');
    // The region exists while it is empty: one that is inserted together with its text is not announced.
    const spoken = dialog.getByRole('status');
    await expect.element(spoken).toBeEmptyDOMElement();
    await dialog.getByLabelText('Quantity').fill('9');
    await dialog.getByLabelText('Reference').fill('SO-2024-010');
    await dialog.getByLabelText('Reason').fill('Sold at the fair');
    await expect
      .element(dialog.getByText('More than there is: the stock becomes 0, and the movement is recorded as −9.'))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toastOf('Success', 'Stock movement recorded successfully')).toBeVisible();
    await expect.element(rowOf('PRD-006').getByRole('cell', { name: '0', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Stock Movements' }).click();
    const first = page.getByRole('table', { name: 'Stock Movements' }).getByRole('row').nth(1);
    await expect
      .element(first)
      .toHaveTextContent(new RegExp(`${formatDay(today())}.*−9.*SO-2024-010.*Sold at the fair`));
  });

  test('a quantity that is not a number is refused in words', async () => {
    await startMovement('Visitor chair', 'Stock In');
    await dialog.getByLabelText('Quantity').fill('abc');
    await expect.element(dialog.getByText('Not a number.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText('Quantity cannot be read. Correct it, then save.')).toBeVisible();
  });

  test('products whose names differ only in case or spaces are told apart by their ids', async () => {
    await createProduct({ ...BLANK_PRODUCT, name: ' visitor CHAIR' });
    await startMovement('Visitor chair (PRD-008)', 'Stock In');
    await expect.element(dialog.getByRole('button', { name: 'Product' })).toHaveTextContent('Visitor chair (PRD-008)');
  });

  test('a negative quantity is accepted: there are no bounds', async () => {
    await startMovement('Visitor chair', 'Stock In');
    const before = (await productOf('PRD-008'))?.currentStock ?? 0;
    await dialog.getByLabelText('Quantity').fill('-5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect((await productOf('PRD-008'))?.currentStock).toBe(before - 5);
  });

  test('a price with too many digits leaves To Order blank, and the other alerts unchanged', async () => {
    await createProduct({
      ...BLANK_PRODUCT,
      name: 'Dear pen',
      maxStock: asQuantity(10_000),
      price: asPaise(8_901_234_567_890_00),
    });
    await page.getByRole('tab', { name: 'Alerts' }).click();
    const alerts = page.getByRole('table', { name: 'Alerts' });
    await expect.element(alerts.getByRole('row').filter({ hasText: 'Dear pen' })).toHaveTextContent(/–Reorder$/);
    expect(alerts.getByRole('row').elements()).toHaveLength(6);
  });

  test('products download as a CSV of all of them', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect.element(toasts.getByText('CSV saved')).toBeVisible();
    const blob = saved.mock.calls[0]?.[0];
    const text = blob instanceof Blob ? await blob.text() : '';
    expect(text.trim().split('\r\n')).toHaveLength(15);
  });

  test('products download as XLSX, where a code keeps its zeros', async () => {
    await createProduct({ ...BLANK_PRODUCT, name: 'Brass lamp', sku: '0012345' });
    const saved = vi.spyOn(URL, 'createObjectURL');
    await page.getByRole('button', { name: 'Download XLSX' }).click();
    await expect.element(toastOf('XLSX saved', `15 rows in products-${today()}.xlsx`)).toBeVisible();
    const blob = saved.mock.lastCall?.[0];
    const book = read(blob instanceof Blob ? await blob.arrayBuffer() : new ArrayBuffer());
    const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets['products'] ?? {});
    expect(rows).toHaveLength(15);
    expect(rows.find((row) => row['Name'] === 'Brass lamp')).toMatchObject({ SKU: '0012345', 'Unit Price': 0 });
  });

  test('a double click on Download CSV saves one file', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockClear();
    const download = page.getByRole('button', { name: 'Download CSV' });
    await download.dblClick();
    await expect.element(toasts.getByText('CSV saved')).toBeVisible();
    // The second click of a slow double click, after the file was saved.
    download.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await givenTime();
    await page.getByRole('tab', { name: 'Alerts' }).click();
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect.element(toasts.getByText(/^4 rows in alerts-/)).toBeVisible();
    expect(saved).toHaveBeenCalledTimes(2);
  });

  test('a product that is asked for by id is shown, whatever the search field contains', async () => {
    await search.fill('office');
    await router.navigate({ to: '/inventory', search: { show: 'PRD-014' } });
    await expect.element(rowOf('PRD-014')).toHaveAttribute('aria-current', 'true');
    await expect.element(search).toHaveValue('');
  });

  test('products of the same name are listed with their id', async () => {
    const { id } = await createProduct({ ...BLANK_PRODUCT, name: 'Visitor chair', sku: 'VC-2', category: 'Furniture' });
    await page.getByRole('button', { name: 'Stock Movement', exact: true }).click();
    await pick('Product', `Visitor chair (${id})`);
    await expect.element(dialog.getByRole('button', { name: 'Product' })).toHaveTextContent(`Visitor chair (${id})`);
  });

  test('movements are newest first, though a new one may take the id of a deleted one', async () => {
    await deleteProducts(['PRD-013']);
    await recordMovement(
      { productId: 'PRD-001', type: 'Stock In', quantity: asQuantity(5), reference: 'New', reason: '' },
      '2026-11-22',
    );
    await page.getByRole('tab', { name: 'Stock Movements' }).click();
    const first = page.getByRole('table', { name: 'Stock Movements' }).getByRole('row').nth(1);
    await expect.element(first).toHaveTextContent('New');
  });

  test('a quantity of 0 is missing', async () => {
    await startMovement('Visitor chair', 'Stock In');
    await dialog.getByLabelText('Quantity').fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('Enter a quantity other than 0.')).toBeVisible();
  });

  test('a movement for a product that was deleted meanwhile is refused in words, and keeps what was typed', async () => {
    await startMovement('Visitor chair', 'Stock In');
    await dialog.getByLabelText('Quantity').fill('2');
    await deleteProducts(['PRD-008']);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText(/PRD-008 no longer exists/)).toBeVisible();
    await expect.element(dialog.getByLabelText('Quantity')).toHaveValue('2');
  });

  test('deleting a product says how many movements go with it', async () => {
    const first = asFirstDrawn();
    await page.getByRole('button', { name: 'Delete PRD-001' }).click();
    expect(await first).toMatch(/LED monitor 24 inch and its .*stock movements?/);
    await expect
      .element(page.getByRole('alertdialog').getByText(/^LED monitor 24 inch and its .*stock movements?$/))
      .toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(toasts.getByText('Product deleted successfully')).toBeVisible();
    await expect.element(card('Total Products')).toHaveTextContent('13');
  });

  test('after another movement the confirmation shows the new count from the start', async () => {
    const counted = (words: string) => Number(/and its (\d+) stock movements/.exec(words)?.[1]);
    const move = () =>
      recordMovement(
        { productId: 'PRD-001', type: 'Stock In', quantity: asQuantity(1), reference: '', reason: '' },
        '2025-01-01',
      );
    await move();
    const before = asFirstDrawn();
    await page.getByRole('button', { name: 'Delete PRD-001' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await move();
    const after = asFirstDrawn();
    await page.getByRole('button', { name: 'Delete PRD-001' }).click();
    expect(counted(await after)).toBe(counted(await before) + 1);
  });

  test('a product without a name is called by its id when it is deleted or reordered', async () => {
    const product = await productOf('PRD-006');
    if (!product) throw new Error('The sample has such a product.');
    await updateProduct('PRD-006', { ...productInput(product), name: ' ' });
    await page.getByRole('button', { name: 'Delete PRD-006' }).click();
    await expect.element(page.getByRole('alertdialog')).toHaveTextContent(/PRD-006/);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('tab', { name: 'Alerts' }).click();
    await page.getByRole('button', { name: 'Reorder PRD-006' }).click();
    await expect.element(toasts.getByText('Creating purchase order PO-2024-011 for PRD-006')).toBeVisible();
  });

  test('Reorder on an alert creates a Pending order of today to the supplier, and goes to the purchases', async () => {
    await page.getByRole('tab', { name: 'Alerts' }).click();
    await page.getByRole('button', { name: 'Reorder Office desk 1500 mm' }).click();
    await expect.element(toasts.getByText('Reorder Initiated')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Purchase Management' })).toBeVisible();
    const order = new RegExp(`${formatDay(today())}.*Kaveri Furniture Works.*₹3,11,740.*Pending`);
    await expect.element(rowOf('PO-2024-011')).toHaveTextContent(order);
  });

  test('an alert shows the quantity and the amount to order, and a worded button', async () => {
    await page.getByRole('tab', { name: 'Alerts' }).click();
    await expect.element(rowOf('PRD-006')).toHaveTextContent('26 · ₹3,11,740');
    await expect
      .element(page.getByRole('button', { name: 'Reorder Office desk 1500 mm' }))
      .toHaveTextContent('Reorder');
  });

  test('alerts say that nothing is low, or that there are no products', async () => {
    await page.getByRole('tab', { name: 'Alerts' }).click();
    const low = ['PRD-002', 'PRD-006', 'PRD-011', 'PRD-013'];
    for (const id of low) await deleteProducts([id]);
    await expect.element(page.getByText(/^Nothing is low/)).toBeVisible();
    for (const { id } of sampleProducts.filter((product) => !low.includes(product.id))) await deleteProducts([id]);
    await expect.element(page.getByText('No products yet.')).toBeVisible();
    await expect.element(page.getByText(/^Nothing is low/)).not.toBeInTheDocument();
  });

  test('texts of 10,000 letters in any field neither widen the page nor break a row', async () => {
    const long = 'W'.repeat(10_000);
    await createProduct({ ...BLANK_PRODUCT, name: long, sku: long, supplier: long });
    await recordMovement(
      { productId: 'PRD-015', type: 'Stock Out', quantity: asQuantity(1), reference: long, reason: long },
      '2025-01-01',
    );
    for (const tab of ['Products', 'Stock Movements', 'Alerts']) {
      await page.getByRole('tab', { name: tab }).click();
      const row = rowOf(tab === 'Stock Movements' ? 'SM-017' : 'PRD-015');
      await expect.element(row).toBeInTheDocument();
      for (const width of [1280, 820, 390]) {
        await page.viewport(width, 900);
        const section = row.element().closest('section');
        expect(section?.scrollWidth).toBe(section?.clientWidth);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
        expect(row.element().getBoundingClientRect().height).toBeLessThan(200);
      }
    }
  });

  test('the Reports tab shows the specified placeholder', async () => {
    await page.getByRole('tab', { name: 'Reports' }).click();
    await expect.element(page.getByText('Inventory reports and analytics coming soon...')).toBeVisible();
  });
});

test.each([
  ['/invoices', 'New Invoice', 'Create New Invoice'],
  ['/inventory', 'Add Product', 'Add New Product'],
])('the empty list of %s has a create button of another name than %s', async (path, create, title) => {
  await openApp(path, { business: aBusiness() });
  await page.getByRole('button', { name: 'Create the first one' }).click();
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: create })).toBeVisible();
});

test('finding no product among too many for the list says so', async () => {
  const pens = Array.from({ length: 61 }, (_, at) => ({
    ...productFromInput({ ...BLANK_PRODUCT, name: `Pen ${at}` }),
    id: recordId('PRD-', at + 1),
  }));
  await openApp('/inventory', { business: aBusiness({ products: pens }) });
  await page.getByRole('button', { name: 'Stock Movement', exact: true }).click();
  await dialog.getByLabelText('Find a product').fill('no such product');
  await expect.element(dialog.getByText('No product is called so.')).toBeVisible();
  await dialog.getByLabelText('Find a product').fill('pen 57');
  await pick('Product', 'Pen 57');
});

const LEVELS = ['Low Stock', 'Medium', 'Good'];

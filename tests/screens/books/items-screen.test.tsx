import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { createItem, updateItem } from '#data/books/masters/items.ts';
import { saveCount } from '#data/books/vouchers/count-stock.ts';
import { booksStore } from '#data/books/store.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import { BLANK_ITEM, type ItemInput, itemInput, rateOn } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { formatDay } from '#domain/format.ts';
import { asQuantity } from '#domain/quantity.ts';
import { ItemsScreen } from '#screens/books/items/items-screen.tsx';
import { freshBooks } from '../../support/fresh-books.ts';
import { headsOf, pick } from '../../support/lists.ts';
import { openBooksScreen } from '../../support/open-books-screen.tsx';
import { aTrader, sell } from '../../support/trade.ts';
import { toastOf } from '../../support/toasts.ts';

const MAIN = { id: MAIN_GODOWN_ID, name: 'Main' };
const dialog = page.getByRole('dialog');
const alertDialog = page.getByRole('alertdialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const field = (label: string) => dialog.getByLabelText(label, { exact: true });
const picked = (name: string) => dialog.getByRole('button', { name });
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const save = () => dialog.getByRole('button', { name: 'Save' }).click();
const noteAtField = (label: string) => {
  const note = field(label).element().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return document.getElementById(note)?.textContent ?? '';
};

beforeEach(async () => {
  await page.viewport(1280, 900);
  await freshBooks();
});

async function openItems(search = '') {
  const router = await openBooksScreen(ItemsScreen, `/items${search}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
  return router;
}

async function begin(): Promise<void> {
  await openItems();
  await button('New Item').click();
  await expect.element(page.getByRole('dialog', { name: 'New Item' })).toBeVisible();
}

function anItem(name: string, said: Partial<ItemInput> = {}) {
  return createItem({ ...BLANK_ITEM, name, percent: 18, ...said });
}

/** What is stored of the item of a name. */
async function stored(name: string) {
  const rows = await booksStore.records('items').toArray();
  return rows.find((row) => row.name === name);
}

describe('the list', () => {
  test('gives a long name two lines on a tablet, though it is a link', async () => {
    await page.viewport(820, 1180);
    const name = 'Basmati rice, aged two years, in the large jute bag of the cooperative of Karnal';
    await anItem(name, { sku: 'BR-25', hsn: '10063020', sellingPrice: asRate(12_505_000) });
    await openItems();
    const shown = page.getByRole('link', { name }).getByText(name);
    await expect.element(shown).toBeVisible();
    const { clientHeight } = shown.element();
    expect(clientHeight / parseFloat(getComputedStyle(shown.element()).lineHeight)).toBeCloseTo(2, 1);
  });

  test('has exactly its columns, with the rate in force today', async () => {
    await anItem('Chair', {
      sku: 'CH-1',
      hsn: '9401',
      sellingPrice: asRate(12_505_000),
      openingQuantity: asQuantity(12.5),
    });
    await anItem('Basmati', { taxability: 'Exempt', percent: null });
    await anItem('Repair', { kind: 'Service', hsn: '998714' });
    await openItems();
    await expect.poll(() => headsOf('Items').join()).toBe('Name,SKU,HSN/SAC,Unit,GST Rate,Selling Price,Stock,Actions');
    const cells = (name: string) =>
      [...rowOf(name).element().querySelectorAll('td')].slice(0, 7).map((cell) => (cell as HTMLElement).innerText);
    await expect.element(rowOf('Chair')).toBeVisible();
    await expect.element(rowOf('Chair')).toHaveTextContent('12.5');
    expect(cells('Chair')).toEqual(['Chair', 'CH-1', '9401', 'NOS', '18%', '₹1,250.50', '12.5']);
    expect(cells('Basmati')).toEqual(['Basmati', '–', '–', 'NOS', 'Exempt', '–', '0']);
    expect(cells('Repair')).toEqual(['Repair', '–', '998714', '–', '18%', '–', '–']);
  });

  test('downloads as a CSV of its fields, codes and four decimals included', async () => {
    await anItem('Screw', { sku: '007', barcode: '8901234567890', hsn: '7318', sellingPrice: asRate(3325) });
    await openItems();
    await expect.element(rowOf('Screw')).toHaveTextContent('₹0.3325');
    const saved = vi.spyOn(URL, 'createObjectURL');
    await button('Download CSV').click();
    await expect.element(page.getByText('CSV saved')).toBeVisible();
    const blob = saved.mock.lastCall?.[0];
    const [head, line] = (blob instanceof Blob ? await blob.text() : '').trim().split('\r\n');
    expect(head?.replace(/^\uFEFF/, '')).toBe(
      'Name,Kind,SKU,Barcode,HSN/SAC,Unit,Taxability,GST Rate,Price Includes GST,Selling Price,Purchase Price,MRP,Scale Code,Reorder Level,Opening Quantity,Opening Rate,Active',
    );
    expect(line).toBe('Screw,Goods,007,8901234567890,7318,NOS,Taxable,18,No,0.3325,,,,,0,0.0000,Yes');
  });

  test('on a phone each item is a card with its stock and unit, and nothing is wider than the screen', async () => {
    await page.viewport(390, 844);
    await anItem('Chair', { sku: 'CH-1', hsn: '9401', unit: 'PCS', openingQuantity: asQuantity(12) });
    await openItems();
    await expect.element(page.getByRole('cell', { name: '12 PCS' })).toBeVisible();
    await expect.element(button('Edit Chair')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('an address shows an item, or begins an item or a godown', async () => {
    const { id } = await anItem('Chair');
    const router = await openItems(`?show=${id}`);
    await expect.element(rowOf('Chair')).toHaveAttribute('aria-current', 'true');
    router.history.push(`${router.state.location.pathname}?new`);
    await expect.element(page.getByRole('dialog', { name: 'New Item' })).toBeVisible();
    router.history.push(`${router.state.location.pathname}?new=godown`);
    await expect.element(page.getByRole('dialog', { name: 'New Godown' })).toBeVisible();
  });
});

describe('an item', () => {
  test('is created, edited and deleted, each with its toast', async () => {
    await begin();
    await expect.element(field('Name')).toHaveFocus();
    await field('Name').fill('Chair');
    await field('Unit').fill('pie');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Unit')).toHaveValue('PCS');
    for (const [label, text] of Object.entries({
      SKU: 'CH-1',
      Barcode: '8901234567890',
      'HSN/SAC': '9401.30.00',
      'Selling Price': '1,250.5025',
      'Purchase Price': '1,000',
      'Reorder Level': '5',
      'Opening Quantity': '12',
      'Opening Rate': '1,000.25',
    })) {
      await field(label).fill(text);
    }
    expect(noteAtField('Opening Rate')).toBe('₹12,003 in stock.');
    await pick('GST Rate', '18%');
    await dialog.getByRole('switch', { name: 'Price Includes GST' }).click();
    await save();
    await expect.element(toastOf('Success', 'Item created successfully')).toBeVisible();
    await expect.element(rowOf('Chair')).toHaveTextContent(/CH-194013000PCS18%₹1,250\.502512/);
    expect(await stored('Chair')).toMatchObject({ priceIncludesGst: true, reorderLevel: 5, openingRate: 10_002_500 });

    await button('Edit Chair').click();
    await expect.element(page.getByRole('dialog', { name: 'Edit Item' })).toBeVisible();
    await field('Name').fill('Office Chair');
    await dialog.getByRole('switch', { name: 'Active' }).click();
    await save();
    await expect.element(toastOf('Success', 'Item updated successfully')).toBeVisible();
    await expect.element(rowOf('Office Chair')).toHaveTextContent('Office ChairInactive');

    await button('Delete Office Chair').click();
    await expect.element(alertDialog).toHaveTextContent('Office Chair, and the opening stock of 12 PCS, ₹12,003');
    await alertDialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(toastOf('Success', 'Item deleted successfully')).toBeVisible();
    await expect.element(rowOf('Office Chair')).not.toBeInTheDocument();
  });

  test('offers the usual rates of today first, then every other that a line may have', async () => {
    await begin();
    await picked('GST Rate').click();
    await expect.element(page.getByRole('option', { name: '40%' })).toBeVisible();
    const offered = page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
    expect(offered.slice(0, 4)).toEqual(['0%', '5%', '18%', '40%']);
    expect(offered).toContain('0.25%');
    expect(offered).toHaveLength(13);
  });

  test('a service has no unit and no stock, except fields that hold something, until they are cleared', async () => {
    await begin();
    await field('Name').fill('Repair');
    await field('Opening Quantity').fill('3');
    await pick('Kind', 'Service');
    await pick('GST Rate', '18%');
    expect(dialog.getByLabelText('Unit').elements()).toHaveLength(0);
    expect(dialog.getByLabelText('Reorder Level').elements()).toHaveLength(0);
    await save();
    await expect.element(toastOf('Error', 'A service has no stock. Clear the opening quantity.')).toBeVisible();
    await expect.element(field('Opening Quantity')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(field('Opening Quantity')).toHaveFocus();
    await save();
    await expect.element(toastOf('Success', 'Item created successfully')).toBeVisible();
    expect(await stored('Repair')).toMatchObject({ kind: 'Service', unit: 'NA', openingQuantity: 0 });
  });

  test('takes any HSN code, and suggests those of other items', async () => {
    await anItem('Chair', { hsn: '94013000' });
    await anItem('Stool', { hsn: '94013000' });
    await anItem('Table', { hsn: '9403' });
    await begin();
    await expect.element(field('HSN/SAC')).toHaveAttribute('inputmode', 'numeric');
    await field('HSN/SAC').fill('940');
    await expect.element(page.getByRole('option').nth(1)).toHaveTextContent('9403Table');
    expect(page.getByRole('option').elements()).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field('HSN/SAC')).toHaveValue('94013000');
    await field('HSN/SAC').fill('6109');
    await field('Name').fill('Shirt');
    await pick('GST Rate', '5%');
    await save();
    await expect.element(rowOf('Shirt')).toHaveTextContent('6109');
  });

  test('is made with the keyboard alone', async () => {
    await openItems();
    button('New Item').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Name')).toHaveFocus();
    await userEvent.keyboard('Basmati{Tab}{Tab}');
    await expect.element(field('Unit')).toHaveFocus();
    await userEvent.keyboard('kilog{Enter}');
    await expect.element(field('Unit')).toHaveValue('KGS');
    // Past Make Code, beside the barcode.
    await userEvent.keyboard('{Tab}RI-1{Tab}{Tab}{Tab}1006{Tab}');
    await expect.element(picked('Taxability')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('option', { name: 'Exempt' })).toBeVisible();
    await userEvent.keyboard('ex{Enter}');
    await expect.element(picked('Taxability')).toHaveTextContent('Exempt');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(rowOf('Basmati')).toHaveTextContent('BasmatiRI-11006KGSExempt');
  });

  test('tells its history, and a new one has none', async () => {
    const made = await anItem('Chair');
    await updateItem(made.id, made.rev, { ...itemInput(made, today()), hsn: '9401' });
    await openItems();
    await button('Edit Chair').click();
    await dialog.getByText('History').click();
    const entries = dialog.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect.element(entries.first()).toHaveTextContent('Changed: HSN/SAC');
    await expect.element(entries.nth(1)).toHaveTextContent('Created');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await button('New Item').click();
    await expect.element(field('Name')).toBeVisible();
    await expect.element(dialog.getByText('History')).not.toBeInTheDocument();
  });

  test('hostile text in a name is shown as text', async () => {
    await anItem('<script>window.__ran(1)</script>');
    await openItems();
    await expect.element(rowOf('<script>window.__ran(1)</script>')).toBeVisible();
    await page.getByRole('button', { name: /^Delete <script>/ }).click();
    await expect.element(alertDialog).toHaveTextContent('<script>window.__ran(1)</script>');
  });
});

test('less stock at the beginning warns of a later day that it leaves short, and is saved all the same', async () => {
  const oil = await anItem('Oil', { openingQuantity: asQuantity(8), openingRate: asRate(20_0000) });
  await sell('2026-05-05', await aTrader('Customer', 'Vimal'), [[oil, 8, 30]]);
  await saveCount('2026-05-06', MAIN, { [oil.id]: { counted: asQuantity(0), there: asQuantity(0) } });
  await openItems();
  await button('Edit Oil').click();
  await field('Opening Quantity').fill('5');
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent(
      'It would leave 3 NOS of Oil short on 05 May 2026, for Invoice INV/26-27/0001. Change or cancel that first, or record first what else came. Oil was counted on 06 May 2026 in Main: 0 NOS (SA/26-27/0001). With this the books have 3 NOS less of it for that day.',
    );
  await save();
  await expect.element(toastOf('Success', 'Item updated successfully')).toBeVisible();
});

describe('the GST rate', () => {
  test('a changed one asks from which day, and documents of earlier days keep theirs', async () => {
    await anItem('Chair', { percent: 12 });
    await openItems();
    await button('Edit Chair').click();
    await expect
      .element(dialog.getByRole('list', { name: 'GST rates by day' }))
      .toHaveTextContent('12% from 01 Jul 2017');
    expect(dialog.getByLabelText('From', { exact: true }).elements()).toHaveLength(0);
    await pick('GST Rate', '5%');
    expect(noteAtField('From')).toBe('Documents of earlier days keep 12%.');
    await save();
    await expect.element(toastOf('Error', 'Enter the day from which the new rate holds.')).toBeVisible();
    await expect.element(field('From')).toHaveFocus();
    await field('From').fill('2025-09-22');
    await save();
    await expect.element(toastOf('Success', 'Item updated successfully')).toBeVisible();
    await expect.element(rowOf('Chair')).toHaveTextContent('5%');
    const item = await stored('Chair');
    expect(item && [rateOn(item, '2025-09-21'), rateOn(item, '2025-09-22')]).toEqual([12, 5]);
  });

  test('the one in force chosen again asks nothing and changes nothing', async () => {
    await anItem('Chair', { percent: 12 });
    await openItems();
    await button('Edit Chair').click();
    await pick('GST Rate', '5%');
    await field('From').fill('2025-09-22');
    await pick('GST Rate', '12%');
    expect(dialog.getByLabelText('From', { exact: true }).elements()).toHaveLength(0);
    await save();
    await expect.element(toastOf('Success', 'Item updated successfully')).toBeVisible();
    expect((await stored('Chair'))?.rates).toEqual([{ from: '2017-07-01', percent: 12 }]);
  });

  test('one that is still to come is listed, and can be taken back', async () => {
    const made = await anItem('Chair', { percent: 12 });
    await updateItem(made.id, made.rev, { ...itemInput(made, today()), percent: 5, from: '2099-04-01' });
    await openItems();
    await expect.element(rowOf('Chair')).toHaveTextContent('12%');
    await button('Edit Chair').click();
    await dialog.getByRole('button', { name: `Remove 5% from ${formatDay('2099-04-01')}` }).click();
    await save();
    await expect.element(toastOf('Success', 'Item updated successfully')).toBeVisible();
    expect((await stored('Chair'))?.rates).toEqual([{ from: '2017-07-01', percent: 12 }]);
  });
});

describe('a refusal', () => {
  test('a new item without a name and a rate is refused, with both fields marked', async () => {
    await begin();
    await save();
    await expect.element(toastOf('Error', 'Please fill all required fields')).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(dialog.getByText('Choose the GST rate.')).toBeVisible();
  });

  test.each([
    ['HSN/SAC', '12345', 'An HSN code has 4, 6 or 8 digits, such as 61091000.'],
    ['HSN/SAC', '998714', 'Codes that begin with 99 are of services. Correct it, or choose the kind Service.'],
    ['Selling Price', '-1', 'Enter the selling price without a minus.'],
    ['Opening Quantity', '-1', 'Enter the opening quantity without a minus.'],
  ])('a wrong %s of %s is refused at its field, and what was typed stays', async (label, typed, sentence) => {
    await begin();
    await field('Name').fill('Chair');
    await pick('GST Rate', '0%');
    await field(label).fill(typed);
    await save();
    await expect.element(toastOf('Error', sentence)).toBeVisible();
    await expect.element(field(label)).toHaveFocus();
    expect(noteAtField(label)).toBe(sentence);
    await expect.element(field('Name')).toHaveValue('Chair');
  });

  test('a price of five decimals cannot be read, and nothing is saved', async () => {
    await begin();
    await field('Name').fill('Chair');
    await pick('GST Rate', '18%');
    await field('Selling Price').fill('0.33251');
    await save();
    await expect.element(toastOf('Error', 'Selling Price cannot be read. Correct it, then save.')).toBeVisible();
    expect(await stored('Chair')).toBeUndefined();
  });

  test('a name that another item has, in any case, is refused at its field', async () => {
    await anItem('Chair');
    await begin();
    await field('Name').fill('CHAIR');
    await pick('GST Rate', '18%');
    await save();
    await expect.poll(() => noteAtField('Name')).toBe('There is already an item named “CHAIR”. Choose another name.');
    await expect.element(field('Name')).toHaveFocus();
  });

  test('a barcode that another item has is refused at its field', async () => {
    await anItem('Chair', { barcode: '036000291452' });
    await begin();
    await field('Name').fill('Stool');
    await field('Barcode').fill('0036000291452');
    await pick('GST Rate', '18%');
    await save();
    await expect.poll(() => noteAtField('Barcode')).toBe('“Chair” has this barcode already. Each item has its own.');
    await expect.element(field('Barcode')).toHaveFocus();
  });

  test('an item that another tab changed meanwhile is not overwritten, and what was typed stays', async () => {
    const made = await anItem('Chair');
    await openItems();
    await button('Edit Chair').click();
    await field('SKU').fill('CH-1');
    await updateItem(made.id, made.rev, { ...itemInput(made, today()), barcode: '111' });
    await save();
    await expect.element(page.getByText(/^Changed in another tab meanwhile, so nothing was saved\./)).toBeVisible();
    await expect.element(field('SKU')).toHaveValue('CH-1');
    expect(await stored('Chair')).toMatchObject({ sku: '', barcode: '111' });
  });
});

describe('godowns', () => {
  test('are created, edited and deleted on the tab Stock', async () => {
    const router = await openItems();
    await tab('Stock').click();
    await expect.element(rowOf('Main')).toBeVisible();
    // The address names it: a reload and Back come to the same tab.
    await expect.poll(() => router.state.location.searchStr).toBe('?tab=stock');
    expect(headsOf('Godowns')).toEqual(['Name', 'Address', 'Actions']);
    await button('New Godown').click();
    await field('Name').fill('Bhiwandi');
    await field('Address').fill('Gala 22');
    await save();
    await expect.element(toastOf('Success', 'Godown created successfully')).toBeVisible();
    await button('Edit Bhiwandi').click();
    await expect.element(page.getByRole('dialog', { name: 'Edit Godown' })).toBeVisible();
    await field('Address').fill('Gala 23');
    await save();
    await expect.element(rowOf('Bhiwandi')).toHaveTextContent('Gala 23');
    await button('Delete Bhiwandi').click();
    await alertDialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(toastOf('Success', 'Godown deleted successfully')).toBeVisible();
  });

  test('the first one stays and stays active, and a name is given once', async () => {
    await createGodown({ ...BLANK_GODOWN, name: 'Bhiwandi' });
    await openItems(`?show=${MAIN_GODOWN_ID}`);
    await expect.element(rowOf('Main')).toHaveAttribute('aria-current', 'true');
    await button('Edit Main').click();
    await dialog.getByRole('switch', { name: 'Active' }).click();
    await save();
    await expect.element(dialog.getByText(/^Keep this godown active/)).toBeVisible();
    await dialog.getByRole('switch', { name: 'Active' }).click();
    await field('Name').fill('BHIWANDI');
    await save();
    await expect.poll(() => noteAtField('Name')).toMatch(/^There is already a godown named “BHIWANDI”/);
  });

  test('the tab Adjustments lists what was written off, found and moved, and begins the first', async () => {
    await openItems();
    await tab('Adjustments').click();
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('No stock adjustments and transfers yet.');
    await expect.element(button('Create the first one')).toBeVisible();
  });
});

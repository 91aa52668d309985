import { Dexie } from 'dexie';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { markGstr1AsFiled, unlockReturn } from '#data/books/returns/filings.ts';
import { createItem } from '#data/books/masters/items.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { locks } from '#data/books/audit/locks.ts';
import { booksStore } from '#data/books/store.ts';
import { createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, blankPurchase, documentParty, lineItem } from '#domain/books/documents/blank-document.ts';
import type { InvoiceInput, LineItem } from '#domain/books/documents/document.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import { type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import { SettingsScreen } from '#screens/books/settings/settings-screen.tsx';
import { GstScreen } from '#screens/books/gst/gst-screen.tsx';
import { aBought, aLine, OURS } from '../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../support/fresh-books.ts';
import { headsOf, pick } from '../../support/lists.ts';
import { enter } from '../../support/posted.ts';
import { openBooksScreen } from '../../support/open-books-screen.tsx';
import { toastOf } from '../../support/toasts.ts';

const main = page.getByRole('main');
const sections = page.getByRole('table', { name: 'Sections' });
const problems = page.getByRole('list', { name: 'Problems' });

const APRIL = { form: 'GSTR-1', month: '2026-04' } as const;

let asha: Party;
let soap: LineItem;
const saved: { name: string; text: Promise<string> }[] = [];

beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.restoreAllMocks();
  await emptyShelf();
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push({ name: '', text: (blob as Blob).text() });
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const last = saved.at(-1);
    if (last && this.download !== '') last.name = this.download;
  });
});

async function regularBooks() {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', yourName: 'Meera' });
  asha = await createParty({
    ...blankParty('Both'),
    name: 'Asha',
    registration: 'Regular',
    gstin: '27AAAPA1234A1ZT',
  });
  soap = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 }));
}

function sell(rupees: number, percent = 18, date: '2026-04-05' | '2026-05-05' = '2026-04-05') {
  const lines = [aLine(1, rupees, percent, { item: soap, hsn: '34011190' })];
  return createVoucher({ ...blankInvoice(date, OURS), party: documentParty(asha), place: '27', lines }, 'Issued');
}

function buy(rupees: number) {
  const lines = [aBought(1, rupees, 18, { item: soap, hsn: '34011190' })];
  const bill = { party: documentParty(asha), billNumber: 'A/1', billDate: '2026-04-06', lines } as const;
  return createVoucher({ ...blankPurchase('2026-04-06', OURS), ...bill }, 'Issued');
}

const rowOf = (name: string) => sections.getByRole('row', { name: new RegExp(`^${name} `) });

describe('GSTR-1', () => {
  test('shows what each section adds up to, also of what is entered meanwhile, and of another month', async () => {
    await regularBooks();
    await sell(100);
    await openBooksScreen(GstScreen, '/gst?month=2026-04');
    await expect.element(rowOf('B2B')).toHaveTextContent('B2B1₹100.00–₹9.00₹9.00–');
    expect(headsOf('Sections')).toEqual(['Section', 'Documents', 'Taxable Value', 'IGST', 'CGST', 'SGST', 'Cess']);
    await sell(200);
    await expect.element(rowOf('B2B')).toHaveTextContent('B2B2₹300.00–₹27.00₹27.00–');
    const count = rowOf('B2B').getByRole('cell').first().element();
    expect(getComputedStyle(count).textAlign, 'a count stands below the heads of figures').toBe('end');
    await pick('Period', 'May 2026', main);
    await expect.element(rowOf('B2B')).toHaveTextContent('B2B––––––');
    await expect.element(main.getByText('GSTR-1 of May 2026 is due on 11 Jun 2026.')).toBeVisible();
  });

  test('stands at once as it was for who comes back to it after a change, and then as it is', async () => {
    await regularBooks();
    await sell(100);
    await openBooksScreen(GstScreen, '/gst?month=2026-04');
    await expect.element(rowOf('B2B')).toHaveTextContent('B2B1₹100.00');
    await page.getByRole('tab', { name: 'Law' }).click();
    await expect.element(sections).not.toBeInTheDocument();
    await sell(200);
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => (letGo = resolve));
    const writing = booksStore.database().transaction('rw', ['vouchers'], () => Dexie.waitFor(isHeld));
    await page.getByRole('tab', { name: 'GSTR-1' }).click();
    await expect.element(rowOf('B2B')).toHaveTextContent('B2B1₹100.00');
    await page.getByRole('tab', { name: 'Law' }).click();
    await expect.element(sections).not.toBeInTheDocument();
    await page.getByRole('tab', { name: 'GSTR-1' }).click();
    // Whoever left before it was read anew finds it so, too.
    await expect.element(rowOf('B2B')).toHaveTextContent('B2B1₹100.00');
    await main.getByRole('button', { name: 'Save GSTR-1 JSON' }).click();
    letGo();
    await writing;
    await expect.element(rowOf('B2B')).toHaveTextContent('B2B2₹300.00');
    await expect.poll(() => saved.length).toBe(1);
    expect(await saved[0]?.text, 'the file of what was shown').toContain('INV/26-27/0002');
  });

  test('is saved under the name and in the form that the portal’s tool gives it', async () => {
    await regularBooks();
    await sell(100);
    await openBooksScreen(GstScreen, '/gst?month=2026-04');
    await expect.element(main.getByRole('heading', { name: 'No problems found' })).toBeVisible();
    await main.getByRole('button', { name: 'Save GSTR-1 JSON' }).click();
    await expect.element(page.getByText(/^returns_\d+_R1_27AAPFU0939F1ZV_offline\.json$/)).toBeVisible();
    await expect.poll(() => saved[0]?.name).toMatch(/^returns_\d+_R1_27AAPFU0939F1ZV_offline\.json$/);
    expect(await saved[0]?.text).toMatch(/^\{"gstin":"27AAPFU0939F1ZV","fp":"042026",.*"inum":"INV\/26-27\/0001"/);
  });

  test('is not saved while a problem blocks it; the problem leads to its voucher', async () => {
    await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', turnover: 'Up to ₹5 crore' });
    asha = await createParty({
      ...blankParty('Both'),
      name: 'Asha',
      registration: 'Regular',
      gstin: '27AAPFU0939F1ZV',
    });
    soap = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 }));
    const { id } = await sell(100, 28);
    const router = await openBooksScreen(GstScreen, '/gst?month=2026-04');
    await expect
      .element(main.getByRole('heading', { name: '1 to put right before the file is written, 1 to know of' }))
      .toBeVisible();
    await expect
      .element(problems.getByRole('listitem').first())
      .toHaveTextContent(/^BlockingInvoice INV\/26-27\/0001 · GSTIN of the customerThis is your own GSTIN\./);
    await expect
      .element(problems.getByRole('listitem').nth(1))
      .toHaveTextContent(/^Advisory.*GST Rate of line 1.*28%.*CGST Act, section 14$/);
    await main.getByRole('button', { name: 'Save GSTR-1 JSON' }).click();
    await expect
      .element(toastOf('GSTR-1 not saved', 'A problem blocks GSTR-1. Put them right first: each leads to its voucher.'))
      .toBeVisible();
    expect(saved).toEqual([]);
    await problems.getByRole('link', { name: 'Invoice INV/26-27/0001' }).first().click();
    await expect.poll(() => router.state.location.pathname).toMatch(new RegExp(`/vouchers/${id}$`));
  });

  test.each([
    ['Composition', 'files no GSTR-1. It pays by CMP-08'],
    ['Unregistered', 'files no GSTR-1. Once it is registered'],
  ] as const)('a business that is %s is told plainly that there is none', async (registration, said) => {
    await freshBooks({ registration, gstin: registration === 'Composition' ? '27AAPFU0939F1ZV' : '' });
    await openBooksScreen(GstScreen, '/gst');
    await expect.element(main.getByText(said)).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Save GSTR-1 JSON' })).not.toBeInTheDocument();
  });
});

test('Law shows each dated rule with its source', async () => {
  await regularBooks();
  await openBooksScreen(GstScreen, '/gst?tab=law');
  const large = page.getByRole('table', { name: 'Large inter-State sales to unregistered buyers (B2CL)' });
  await expect
    .element(large.getByRole('row').nth(2))
    .toHaveTextContent(
      '01 Aug 2024Above ₹1,00,000, tax includedNotification 12/2024-Central Tax of 10 July 2024; CGST Rules, rule 59(4)',
    );
  await expect
    .element(page.getByRole('table', { name: 'GST rates' }).getByRole('row').nth(3))
    .toHaveTextContent(/^01 Feb 20260%, 5%, 18%, 40%/);
});

describe('Mark as Filed', () => {
  test('asks, locks the month and says what that means', async () => {
    await regularBooks();
    await sell(100);
    await openBooksScreen(GstScreen, '/gst?month=2026-04');
    await main.getByRole('button', { name: 'Mark as Filed' }).click();
    const question = page.getByRole('alertdialog', { name: 'Mark GSTR-1 of April 2026 as filed?' });
    await question.getByRole('button', { name: 'Mark as Filed' }).click();
    await expect.element(toastOf('Success', 'GSTR-1 of April 2026 is marked as filed')).toBeVisible();
    await expect
      .element(main.getByText(/^GSTR-1 of April 2026 was marked as filed on .* Its month is locked/))
      .toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Mark as Filed' })).not.toBeInTheDocument();
    expect((await locks()).filed).toEqual([APRIL]);
  });

  test('before the month is over is refused, and nobody is asked', async () => {
    await regularBooks();
    await openBooksScreen(GstScreen, `/gst?month=${today().slice(0, 7)}`);
    await main.getByRole('button', { name: 'Mark as Filed' }).click();
    await expect.element(page.getByText(/Mark its return as filed after that\.$/)).toBeVisible();
    expect(page.getByRole('alertdialog').elements()).toHaveLength(0);
  });

  test('of a month that was opened again the file stays; the next month says that it amends it', async () => {
    await regularBooks();
    const { id, rev, ...issued } = await sell(100);
    await markGstr1AsFiled('2026-04');
    await unlockReturn(APRIL, 'Wrong price', true);
    const lines = [aLine(1, 200, 18, { item: soap, hsn: '34011190' })];
    await updateVoucher(id, rev, voucherInput({ ...issued, id, rev, lines } as Voucher<InvoiceInput>), 'Issued');
    await openBooksScreen(GstScreen, '/gst?month=2026-04');
    await expect
      .element(main.getByText(/It is opened again: what you change goes into the return of the next month/))
      .toBeVisible();
    await pick('Period', 'May 2026', main);
    await expect.element(main.getByText(/^It has what changed since in April 2026, filed before/)).toBeVisible();
    await expect.element(rowOf('B2BA')).toHaveTextContent('B2BA1₹200.00–₹18.00₹18.00–');
  });

  test('is undone in Settings › Locks with a reason', async () => {
    await regularBooks();
    await markGstr1AsFiled('2026-04');
    await openBooksScreen(SettingsScreen, '/settings?tab=locks');
    await main.getByRole('button', { name: 'Unlock GSTR-1 of April 2026' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unlock GSTR-1 of April 2026' });
    await dialog.getByRole('button', { name: 'Unlock' }).click();
    await expect.element(dialog.getByLabelText('Reason')).toHaveFocus();
    await dialog.getByLabelText('Reason').fill('Never sent');
    await pick('This return was', 'Marked by mistake, and never filed');
    await dialog.getByRole('button', { name: 'Unlock' }).click();
    await expect.element(toastOf('Success', 'Month unlocked')).toBeVisible();
    await expect.element(main.getByText('No return is marked as filed yet.')).toBeVisible();
    expect(await booksStore.records('filings').count()).toBe(0);
  });
});

describe('GSTR-3B', () => {
  const table = (name: string) => page.getByRole('table', { name });
  const rowIn = (name: string, row: string) =>
    table(name).getByRole('row', { name: new RegExp(`^${row.replaceAll(/[()]/g, '\\$&')} `) });

  test('shows what is owed, the credit and what is left for cash; the set-off is posted once', async () => {
    await regularBooks();
    await sell(1_000);
    await buy(400);
    const router = await openBooksScreen(GstScreen, '/gst?tab=gstr-3b&month=2026-04');
    await expect.element(rowIn('Outward Supplies', '3.1(a)')).toHaveTextContent(/₹1,000\.00–₹90\.00₹90\.00–$/);
    await expect.element(main.getByRole('heading', { name: 'Set-off and Cash' })).toBeVisible();
    await expect.element(rowIn('Input Tax Credit', '4(A)(5)')).toHaveTextContent(/–₹36\.00₹36\.00–$/);
    await expect.element(rowIn('Set-off and Cash', 'Paid in cash')).toHaveTextContent('Paid in cash–₹54.00₹54.00–');
    expect(table('Set-off and Cash').getByRole('row').last().element().textContent).toMatch(/^Paid in cash/);
    await expect.element(main.getByText('Documents, GSTR-1, GSTR-3B and the output ledgers agree.')).toBeVisible();
    await main.getByRole('button', { name: 'Post Set-off' }).click();
    await expect.element(toastOf('Success', 'Journal JV/26-27/0001 saved')).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Post Set-off' })).not.toBeInTheDocument();
    await main.getByRole('link', { name: 'Journal JV/26-27/0001' }).click();
    await expect.poll(() => router.state.location.pathname).toMatch(/\/vouchers\/VCH-000000003$/);
  });

  test('takes another split of IGST credit from its field, as far as the law allows', async () => {
    await regularBooks();
    asha = await createParty({
      ...blankParty('Both'),
      name: 'Ganga',
      registration: 'Regular',
      gstin: '29AABCT2222K1ZD',
    });
    await buy(1_000);
    asha = await createParty({ ...blankParty('Both'), name: 'Uma', registration: 'Regular', gstin: '27AABCT2222K1ZH' });
    await buy(1_000);
    await sell(2_000);
    await openBooksScreen(GstScreen, '/gst?tab=gstr-3b&month=2026-04');
    const field = main.getByLabelText('IGST Credit for CGST');
    await field.fill('100');
    await expect.element(rowIn('Set-off and Cash', 'Paid in cash')).toHaveTextContent('Paid in cash––₹10.00–');
    await field.fill('200');
    await main.getByRole('button', { name: 'Post Set-off' }).click();
    await expect.element(main.getByText(/^Enter an amount from ₹0 to ₹180:/)).toBeVisible();
    await expect.element(field).toHaveValue('200');
    await field.fill('100');
    await main.getByRole('button', { name: 'Post Set-off' }).click();
    await expect.element(toastOf('Success', 'Journal JV/26-27/0001 saved')).toBeVisible();
    await expect.element(rowIn('Set-off and Cash', 'Paid in cash')).toHaveTextContent('Paid in cash––₹10.00–');
  });

  test('is saved as a file, and a figure that differs opens its ledger in the month', async () => {
    await regularBooks();
    await sell(1_000);
    await enter('2026-04-09', { 'Output CGST': 7, Cash: -7 });
    const router = await openBooksScreen(GstScreen, '/gst?tab=gstr-3b&month=2026-04');
    await main.getByRole('button', { name: 'Save GSTR-3B JSON' }).click();
    await expect.element(toastOf('GSTR-3B saved', 'GSTR3B_27AAPFU0939F1ZV_042026.json')).toBeVisible();
    expect(await saved[0]?.text).toContain('"osup_det":{"txval":1000,"iamt":0,"camt":90,"samt":90,"csamt":0}');
    await expect.element(main.getByText(/^The tax on sales is not the same everywhere/)).toBeVisible();
    await table('Books and Returns').getByRole('link', { name: 'CGST −₹7.00' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ from: '2026-04-01', to: '2026-04-30' });
  });
});

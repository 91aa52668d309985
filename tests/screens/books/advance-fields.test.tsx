import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { updateBusiness, business } from '#data/books/business.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { toastOf } from '../../support/toasts.ts';
import { begin, button, choose, field, heading, keys, stored, sum, voucherBooks } from '../../support/voucher-hands.ts';

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  key = await voucherBooks();
});

test('a receipt is marked as an advance for services, and its page says what tax is in it', async () => {
  const opened = await business();
  await updateBusiness(opened, { ...opened, registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  await begin(key, 'receipt');
  await choose('mee');
  await userEvent.click(field('Amount'));
  await keys('1180{Enter}');
  await choose('cas');
  await userEvent.click(page.getByRole('switch', { name: 'Advance for Services' }));
  await expect.element(page.getByRole('button', { name: 'GST Rate 18%' })).toBeVisible();
  await expect.element(field('Place of Supply')).toHaveValue('Maharashtra');
  await expect.element(sum('GST in It')).toHaveTextContent('₹180');
  await userEvent.click(field('Place of Supply'));
  await keys('{Control>}a{/Control}');
  await choose('karn');
  await userEvent.click(button('Save'));
  await expect.element(toastOf('Success', 'Receipt RCT/26-27/0001 saved')).toBeVisible();
  await expect.element(heading('Receipt RCT/26-27/0001')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Postings' })).toHaveTextContent(/Output IGST.*₹180/);
  await expect.element(page.getByRole('region', { name: 'Slip' })).toHaveTextContent(/Place of supplyKarnataka \(29\)/);
  expect(await stored()).toMatchObject([{ advance: { percent: 18, place: '29', charged: 'IGST' } }]);
});

test('who charges no tax is not asked', async () => {
  await begin(key, 'receipt');
  await expect.element(field('Discount')).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Advance for Services' })).not.toBeInTheDocument();
});

test('an advance of a buyer from abroad says at once whether it is one for an export', async () => {
  const opened = await business();
  await updateBusiness(opened, { ...opened, registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  await createParty({ ...blankParty('Customer'), name: 'Zeta GmbH', registration: 'Overseas' });
  await begin(key, 'receipt');
  await choose('zet');
  await userEvent.click(page.getByRole('switch', { name: 'Advance for Services' }));
  await expect.element(page.getByText(/^Zero-rated: no GST is in the advance\./)).toBeVisible();
  await userEvent.click(field('Place of Supply'));
  await keys('{Control>}a{/Control}');
  await choose('karn');
  await expect.element(page.getByText(/^Not an export: Karnataka is in India, and IGST is charged\./)).toBeVisible();
});

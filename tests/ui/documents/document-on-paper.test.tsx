import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#ui/style/app.css';
import { companies } from '#data/sample/seed/companies.ts';
import { taxInvoice } from '#domain/sample/tax-invoice.ts';
import { DocumentOnPaper } from '#ui/documents/document-on-paper.tsx';
import { anInvoice, anItem } from '../../support/sample-records.ts';
import { readQrCode } from '../../support/qr-reader.ts';

/** CSS columns break like pages, and their layout can be measured. */
const SHEET = { columnWidth: 600, columnFill: 'auto', height: 700, width: 2000 } as const;

test.each([12, 14, 16, 18, 20])('the sums and the signature stand below the last of %i items', async (count) => {
  await page.viewport(2000, 844);
  const items = Array.from({ length: count }, (_, at) => anItem({ name: `Item ${at + 1}.` }));
  const { container } = await render(
    <div style={SHEET}>
      <DocumentOnPaper document={taxInvoice(anInvoice({ items }), companies[0], '')} />
    </div>,
  );
  const last = container.querySelector('tbody tr:last-child')?.getBoundingClientRect();
  for (const text of ['Amount in words', 'Authorised signatory']) {
    expect(page.getByText(text).element().getBoundingClientRect().top).toBeGreaterThan(last?.bottom ?? Infinity);
  }
});

test('a QR code is an image with a name, which says the address of the link that it is in', async () => {
  const link = 'upi://pay?pa=shop@okaxis&pn=Asha&am=1.00&cu=INR';
  await render(
    <DocumentOnPaper
      document={{
        title: 'Bill',
        issuer: { name: 'Asha', lines: [] },
        heading: 'Bill',
        note: '',
        blocks: [
          { kind: 'code', name: 'UPI QR', link, lines: ['Pay by UPI'] },
          { kind: 'words', title: 'Terms', lines: ['Pay soon.'] },
        ],
      }}
    />,
  );
  const image = page.getByRole('link', { name: 'UPI QR' }).getByRole('img', { name: 'UPI QR' });
  expect(image.element().closest('a')?.getAttribute('href')).toBe(link);
  expect(image.element().getBoundingClientRect().width).toBeGreaterThan(100);
  const path = image.element().querySelector('path');
  const places = Array.from({ length: path?.getBBox().width ?? 0 }, (_, at) => at + 0.5);
  const rows = places.map((y) => places.map((x) => path?.isPointInFill(new DOMPoint(x, y)) === true));
  expect(readQrCode(rows)).toBe(link);
  await expect.element(page.getByText('Pay soon.')).toBeVisible();
});

test('on a phone a long heading stands below the business, whose State is not broken within the word', async () => {
  await page.viewport(360, 800);
  const issuer = { name: 'Asha Stores', lines: ['Maharashtra', 'GSTIN 27AAPFU0939F1ZV'] };
  const document = { title: '', issuer, heading: 'Stock Adjustment Voucher', note: '', blocks: [] };
  await render(<DocumentOnPaper document={document} />);
  const state = page.getByText('Maharashtra').element();
  const lineHeight = Number.parseFloat(getComputedStyle(state).lineHeight);
  expect(state.getBoundingClientRect().height).toBeLessThan(lineHeight * 1.5);
  const [name, heading] = [page.getByText('GSTIN'), page.getByText('Stock Adjustment Voucher')].map((text) =>
    text.element().getBoundingClientRect(),
  );
  expect(heading?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
});

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#ui/style/app.css';
import type { Report } from '#domain/books/ledger/report.ts';
import { asPaise } from '#domain/money.ts';
import { ReportSheet } from '#screens/books/parts/reports/report-sheet.tsx';

const LAKHS = asPaise(12_34_567_01);
const HEADS = ['Not due', '0-30', '31-60', '61-90', 'Over 90', 'On account', 'Total'];
const REPORT: Report = {
  name: 'Receivables',
  period: { to: '2026-11-29' },
  columns: [{ title: 'Particulars', look: 'text' }, ...HEADS.map((title) => ({ title, look: 'figure' }) as const)],
  lines: [{ look: 'entry', depth: 0, cells: ['Hindustan Distributors', ...HEADS.map(() => ({ amount: LAKHS }))] }],
};

beforeEach(async () => {
  await page.viewport(820, 1180);
});

test('a line too wide for a tablet has its name above its figures, and none of them is cut', async () => {
  await render(
    <div style={{ width: 722 }}>
      <ReportSheet report={REPORT} linkTo={() => undefined} />
    </div>,
  );
  const name = page.getByRole('rowheader', { name: 'Hindustan Distributors' });
  const last = page.getByRole('cell').last();
  await expect.poll(() => top(last) > top(name)).toBe(true);
  const sheet = page.getByRole('table').element().parentElement;
  expect(sheet?.scrollWidth).toBe(sheet?.clientWidth);
});

test('a line too wide for a phone has the title of each figure beside it, and none of them is scrolled out of sight', async () => {
  await page.viewport(390, 844);
  await render(
    <div style={{ width: 358 }}>
      <ReportSheet report={REPORT} linkTo={() => undefined} />
    </div>,
  );
  const last = page.getByRole('cell').last();
  await expect.poll(() => getComputedStyle(last.element(), '::before').content).toBe('"Total" / ""');
  const sheet = page.getByRole('table').element().parentElement;
  expect(sheet?.scrollWidth).toBe(sheet?.clientWidth);
  expect(page.getByRole('cell').elements()).toHaveLength(HEADS.length);
});

test('what a row is about stands beside its number on a tablet, and its figures below', async () => {
  const nature = 'Taxable, other than zero-rated, nil-rated and exempt';
  const columns = [
    { title: 'Row', look: 'brief' },
    { title: 'Nature', look: 'text' },
    ...REPORT.columns.slice(1),
  ] as const;
  const [line] = REPORT.lines;
  const cells = ['3.1(a)', nature, ...(line?.cells.slice(1) ?? [])] as const;
  await render(
    <div style={{ width: 722 }}>
      <ReportSheet
        report={{ ...REPORT, columns, lines: [{ look: 'entry', depth: 0, cells }] }}
        linkTo={() => undefined}
      />
    </div>,
  );
  const row = page.getByRole('rowheader', { name: '3.1(a)' });
  const last = page.getByRole('cell').last();
  await expect.poll(() => top(last) > top(row)).toBe(true);
  const about = page.getByRole('cell', { name: nature }).element().getBoundingClientRect();
  expect(about.top).toBeLessThan(row.element().getBoundingClientRect().bottom);
  const sheet = page.getByRole('table').element().parentElement;
  expect(sheet?.scrollWidth).toBe(sheet?.clientWidth);
});

function top(part: { element: () => Element }): number {
  return part.element().getBoundingClientRect().top;
}

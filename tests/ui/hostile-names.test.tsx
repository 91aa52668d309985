import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#ui/style/app.css';
import { companies } from '#data/sample/seed/companies.ts';
import { taxInvoice } from '#domain/sample/tax-invoice.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { DoughnutChart } from '#ui/charts/doughnut-chart.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { DocumentOnPaper } from '#ui/documents/document-on-paper.tsx';
import { anInvoice, anItem } from '../support/sample-records.ts';
import { PAYLOAD_NAMES, PAYLOADS } from '../support/payloads.ts';
import { overhang } from '../support/typing.ts';

const TEXTS = PAYLOAD_NAMES.map((name): string => PAYLOADS[name]);
/** As many names as a doughnut or a few bars have room for. */
const HANDFUL = 12;

afterEach(() => {
  expect(document.querySelectorAll('figure :is(img, script, iframe, b, link, base, form)')).toHaveLength(0);
  expect(overhang()).toBeLessThanOrEqual(0);
});

for (let from = 0; from < TEXTS.length; from += HANDFUL) {
  const chart = {
    title: TEXTS[from] ?? '',
    heads: [TEXTS[from] ?? '', TEXTS[from + 1] ?? ''] as const,
    points: TEXTS.slice(from, from + HANDFUL).map((name, at) => ({ name, value: at + 1 })),
    exact: (value: number) => `₹${value}`,
  };

  test.each([
    ['a line', <LineChart key="line" {...chart} axis={chart.exact} />],
    [
      'bars',
      <BarChart key="bars" {...chart} axis={chart.exact}>
        <table />
      </BarChart>,
    ],
    ['a doughnut', <DoughnutChart key="doughnut" {...chart} />],
  ])(`names from "${PAYLOAD_NAMES[from]}" on are plain text in %s`, async (kind, drawn) => {
    await page.viewport(390, 844);
    await render(drawn);
    await userEvent.hover(document.querySelector('[data-chart]')!, { force: true });
    await expect.poll(() => document.querySelector('.apexcharts-canvas svg')).not.toBeNull();
    if (kind === 'bars') return;
    const heads = [...document.querySelectorAll('figure tbody tr')].map((row) => row.textContent);
    for (const { name } of chart.points) expect(heads.some((head) => head.includes(name))).toBe(true);
  });
}

test('names are plain text on paper, and do not run over its edge', async () => {
  await page.viewport(794, 844);
  const items = TEXTS.map((name) => anItem({ name }));
  await render(
    <DocumentOnPaper document={taxInvoice(anInvoice({ customerName: TEXTS[0] ?? '', items }), companies[0], '')} />,
  );
  for (const text of TEXTS) expect(document.body.textContent).toContain(text);
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StatCard, StatCards } from '#ui/layout/stat-card.tsx';
import '#ui/style/app.css';

test('on the smallest phones the line under a figure is not cut off, and the figures of two cards are level', async () => {
  await page.viewport(320, 640);
  await render(
    <div className="p-4">
      <StatCards>
        <StatCard title="Cash Balance" figure="₹6.8 L" line="Cash and bank" />
        <StatCard title="Sundry Debtors" figure="₹8.5 L" line="Owed by customers" />
      </StatCards>
    </div>,
  );
  const line = page.getByText('Owed by customers').element();
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  const tops = ['₹6.8 L', '₹8.5 L'].map((figure) => page.getByText(figure).element().getBoundingClientRect().top);
  expect(tops[0]).toBe(tops[1]);
});

test('on a phone a card keeps the room of its line until that is known, and one without a line takes none', async () => {
  await page.viewport(390, 844);
  const card = (line: string | undefined | null) => (
    <div className="p-4">
      <StatCards>
        <StatCard title="Pending" figure="9" line={line} />
        <StatCard title="Overdue" figure="9" line={line} />
      </StatCards>
    </div>
  );
  const height = () => page.getByRole('group', { name: 'Pending' }).element().getBoundingClientRect().height;
  const { rerender } = await render(card(undefined));
  const before = height();
  await rerender(card('₹4.5 L'));
  expect(height()).toBe(before);
  await rerender(card(null));
  expect(height()).toBeLessThan(before);
});
